import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = (file: string, ...words: readonly string[]) =>
	promisify(execFile)(process.execPath, [join(import.meta.dirname, file), ...words]).then(
		({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
		({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
	);

const KILL = 'Usage: pnpm test:kill [--tables 200] [--kills 20]\n';

it.each([
	['run-kill.ts', KILL],
	['run-cluster.ts', 'Usage: pnpm test:cluster [--tables 60] [--strangers 52] [--seconds 20] [--seed BY-CHANCE]\n'],
	[
		'run-fuzz.ts',
		'Usage: pnpm test:fuzz [--messages 1000000] [--requests 20000] [--rate 3000] [--seconds 10] [--seed BY-CHANCE]\n',
	],
	['run-soak.ts', 'Usage: pnpm soak [--tables 200] [--seconds 3600]\n'],
])('%s --help is one line with the options and their usual sizes', async (file, usage) => {
	expect(await run(file, '--help')).toEqual({ code: 0, stdout: usage, stderr: '' });
});

it.each([
	[['--table', '5'], /^Unknown option '--table'/],
	[['5'], /^Unexpected argument '5'/],
	[['--tables', 'many'], /^--tables must be a whole number, not many\n/],
	[['--tables', ''], /^--tables must be a whole number, not \n/],
	[['--tables'], /^Option '--tables <value>' argument missing\n/],
	[['--', '--kills', '-1'], /^Option '--kills' argument is ambiguous/],
])('%j is a mistake: its reason and the usage, no stack, and status 2', async (words, why) => {
	const { code, stdout, stderr } = await run('run-kill.ts', ...words);
	expect([code, stdout]).toEqual([2, '']);
	expect(stderr).toMatch(why);
	expect(stderr).not.toMatch(/^ {4}at /m);
	expect(stderr.endsWith(KILL)).toBe(true);
});
