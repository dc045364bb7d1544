import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { answersPing, isHere, startRedis } from './services.ts';
import { until } from './until.ts';

describe.runIf(isHere('redis-server'))('a service', () => {
	it('answers until it is stopped', async () => {
		const redis = await startRedis();
		const port = Number(new URL(redis.url).port);
		expect(await answersPing(port)).toBe(true);
		await redis.stop();
		expect(await answersPing(port)).toBe(false);
	});

	it('does not outlive the process that started it, however that ends', async () => {
		const program = `const { startRedis } = await import(${JSON.stringify(join(import.meta.dirname, 'services.ts'))});
			const { url, folder } = await startRedis();
			console.log(JSON.stringify({ url, folder }));`;
		const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		const [line] = await once(createInterface(child.stdout), 'line');
		const { url, folder } = JSON.parse(String(line));
		const port = Number(new URL(url).port);
		expect([await answersPing(port), existsSync(folder)]).toEqual([true, true]);
		child.kill('SIGKILL');
		await until('its end', async () => !(await answersPing(port)) && !existsSync(folder));
	});
});
