import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = (...words: readonly string[]) =>
	promisify(execFile)(process.execPath, words).then(
		({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
		({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
	);

it.each([
	['run-kill.ts', 'test:kill'],
	['run-cluster.ts', 'test:cluster'],
	['run-fuzz.ts', 'test:fuzz'],
	['run-soak.ts', 'soak'],
	['run-bots.ts', 'test:bots'],
])('%s --help is one line with the options and their usual sizes, as the README has them', async (file, command) => {
	const { code, stdout, stderr } = await run(join(import.meta.dirname, file), '--help');
	expect([code, stderr]).toEqual([0, '']);
	expect(stdout).toMatch(new RegExp(`^Usage: pnpm ${command}( \\[--[a-z-]+ (\\d+|BY-CHANCE)\\])+\n$`));
	const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
	const sizes = new RegExp(`\`pnpm ${command}((?: --[a-z-]+ \\d+)+)\``).exec(readme)?.[1] ?? '';
	expect(sizes).not.toBe('');
	for (const [option] of sizes.matchAll(/--[a-z-]+ \d+/g)) expect(stdout).toContain(`[${option}]`);
});

/** What a trial of two sizes makes of these words. */
const sizesOf = (...words: readonly string[]) => {
	const program = `import { sizes } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))};
		console.log(JSON.stringify(sizes('pnpm trial', { tables: 200, seed: null })));`;
	return run('--input-type=module', '--eval', program, 'trial', ...words);
};
const USAGE = 'Usage: pnpm trial [--tables 200] [--seed BY-CHANCE]\n';

it.each([
	[['--table', '5'], /^Unknown option '--table'/],
	[['5'], /^Unexpected argument '5'/],
	[['--tables', 'many'], /^--tables must be a whole number, not many\n/],
	[['--tables', ''], /^--tables must be a whole number, not \n/],
	[['--tables'], /^Option '--tables <value>' argument missing\n/],
	[['--tables', '-1'], /^Option '--tables' argument is ambiguous/],
])('%j is a mistake: its reason and the usage, no stack, and status 2', async (words, why) => {
	const { code, stdout, stderr } = await sizesOf(...words);
	expect([code, stdout]).toEqual([2, '']);
	expect(stderr).toMatch(why);
	expect(stderr).not.toMatch(/^ {4}at /m);
	expect(stderr.endsWith(USAGE)).toBe(true);
});

it('what is not said is as usual, or by chance, also behind the sign of another runner', async () => {
	expect(JSON.parse((await sizesOf('--', '--seed', '7')).stdout)).toEqual({ tables: 200, seed: 7 });
	expect(JSON.parse((await sizesOf('--tables', '3')).stdout)).toEqual({ tables: 3, seed: expect.any(Number) });
});
