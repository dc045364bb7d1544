import { describe, expect, it } from 'vitest';
import { aquarius } from './testing.ts';

const WRONG: readonly (readonly string[])[] = [
	[],
	['no-such-command'],
	['--help'],
	['rules', 'v3'],
	['deck'],
	['deck', 'v99'],
	['deck', 'v3', '--colour'],
	['legal'],
	['legal', 'a', 'b'],
	['apply', 'only-a-file.json'],
	['scenarios'],
	['replay'],
	['perft', 'x.json', '--depth', 'deep'],
	['simulate', '--players', '1'],
	['simulate', '--players', '9'],
	['simulate', '--players', '2.5'],
	['simulate', '--games', '-1'],
	['simulate', '--games', '0'],
	['simulate', '--bots', 'nobody'],
	['simulate', '--bots', 'random,random,random'],
	['arena'],
	['arena', '--a', 'greedy'],
	['arena', '--a', 'greedy', '--b', 'nobody'],
	['bench', '--api', 'other'],
	['bench', '--seconds', 'x'],
	['bot'],
	['bot', 'nobody'],
];

describe('wrong usage', () => {
	it.each(WRONG.map((args) => [args.join(' '), args] as const))('aquarius %s', (_, args) => {
		const { status, stdout, stderr } = aquarius(args);
		expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
		expect(stderr).toMatch(/usage:\n {2}aquarius /);
	});
});

describe('a file that cannot be read', () => {
	it.each([['legal'], ['perft'], ['replay'], ['scenarios']])('aquarius %s', (command) => {
		const { status, stdout, stderr } = aquarius([command, '/no/such/file']);
		expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
		expect(stderr).toMatch(/cannot read \/no\/such\/file/);
		expect(stderr).not.toMatch(/\n {4}at /);
	});
});
