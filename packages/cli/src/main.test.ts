import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BOT_NAMES } from '@aquarius/bots';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands/commands.ts';
import { aquarius, filesFolder } from './testing.ts';

const BOTS = BOT_NAMES.join(', ');

/** What is wrong, and what the message says of it. */
const WRONG: readonly (readonly [args: readonly string[], message: RegExp])[] = [
	[['no-such-command'], /^no command no-such-command\n/],
	[['help', 'no-such-command'], /^no command no-such-command\n/],
	[['no-such-command', '--help'], /^no command no-such-command\n/],
	[['rules', 'v3'], /^too much: v3\n/],
	[['deck'], /^RULES is missing\n/],
	[['deck', 'v99'], /^no rule set or file v99 /],
	[['deck', 'v3', '--colour'], /'--colour'/],
	[['legal'], /^FILE is missing\n/],
	[['legal', ''], /^FILE is empty\n/],
	[['rules', ''], /^a word is empty\n/],
	[['deck', ''], /^RULES is empty\n/],
	[['apply', 'a', 'pass', ''], /^MOVE is empty\n/],
	[['scenarios', 'a', ''], /^PATH is empty\n/],
	[['legal', 'a', 'b'], /^too much: b\n/],
	[['apply'], /^FILE and MOVE are missing\n/],
	[['apply', 'only-a-file.json'], /^MOVE is missing\n/],
	[['deal', 'v3'], /^too much: v3\n/],
	[['deal', '--players', '9'], /^--players 9: v3 is for 2 to 5\n/],
	[['view'], /^FILE is missing\n/],
	[['view', 'a', 'b'], /^SEAT b is not a whole number\n/],
	[['view', 'a', '0', '1'], /^too much: 1\n/],
	[['scenarios'], /^PATH is missing\n/],
	[['replay'], /^FILE is missing\n/],
	[['perft', 'x.json', '--depth', 'deep'], /^--depth deep is not a whole number/],
	[['simulate', '--players', '1'], /^--players 1: v3 is for 2 to 5\n/],
	[['simulate', '--players', '9'], /^--players 9: v3 is for 2 to 5\n/],
	[['simulate', '--players', '2.5'], /^--players 2\.5 is not a whole number; v3 is for 2 to 5\n/],
	[['simulate', '--games', '-1'], /--games/],
	[['simulate', '--games', '1.5'], /^--games 1\.5 is not a whole number/],
	[['simulate', '--games', '0'], /^--games 0 is less than 1\n/],
	[
		['simulate', '--bots', 'nobody'],
		new RegExp(`^no bot nobody \\(bots: ${BOTS}; or cmd:COMMAND, a program of yours\\)\n`),
	],
	[['simulate', '--bots', 'random,random,random'], /there are only 2 seats\n/],
	[['simulate', '--bots', 'greedy,cmd: '], /^cmd: names no program\n/],
	[['simulate', '--limit', '0'], /^--limit 0 is less than 0\.001\n/],
	[['arena', '--a', 'greedy', '--b', 'cmd:x', '--playouts-b', '9'], /^--playouts-b is for our own bots\n/],
	[['arena'], /^--a is missing\n/],
	[['arena', '--a', 'greedy'], /^--b is missing\n/],
	[['arena', '--a', 'greedy', '--b', 'nobody'], /^no bot nobody /],
	[['arena', '--a', 'greedy', '--b', 'greedy', '--jobs', '0'], /^--jobs 0 is less than 1\n/],
	[['arena', '--a', 'greedy', '--b', 'greedy', '--playouts-a', 'x'], /^--playouts-a x is not a whole number/],
	[['arena', '--a', 'greedy', '--b', 'greedy', '--playouts-b', '0'], /^--playouts-b 0 is less than 1\n/],
	[['bench', '--api', 'other'], /^no interface other \(interfaces: /],
	[['bench', '--seconds', 'x'], /^--seconds x is not a number/],
	[['simulate', '--rules', ''], /^--rules is empty\n/],
	[['simulate', '--bots', 'random,'], new RegExp(`^the name of a bot is empty \\(bots: ${BOTS}; `)],
	[['arena', '--a', '', '--b', 'greedy'], /^--a is empty\n/],
	[['arena', '--a', 'greedy', '--b', 'greedy', '--out', ''], /^--out is empty\n/],
	[['bench', '--seconds', 'x', '--table', '60'], /^--seconds x is not a number/],
	[['bench', '--warmup', 'x', '--table', '60'], /^--warmup x is not a number/],
	[['bot', ''], /^NAME is empty\n/],
	[['bot'], /^NAME is missing\n/],
	[['bot', 'nobody'], new RegExp(`^no bot nobody \\(bots: ${BOTS}\\)\n`)],
	[['bot', 'greedy', '--playouts', 'many'], /^--playouts many is not a whole number/],
];

describe('wrong usage', () => {
	it.each(WRONG.map(([args, message]) => [args.join(' '), args, message] as const))(
		'aquarius %s',
		(_, args, message) => {
			const { status, stdout, stderr } = aquarius(args);
			expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
			expect(stderr).toMatch(message);
			expect(stderr).toMatch(/\n\nusage:\n {2}aquarius /);
		},
	);
});

describe('help', () => {
	it.each([[], ['help'], ['--help'], ['-h']].map((args) => [args.join(' '), args] as const))(
		'of aquarius %s names every command',
		(_, args) => {
			const { status, stdout, stderr } = aquarius(args);
			expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
			const told = stdout.split('\n').map((line) => line.trim().split(/ {2,}/));
			expect(told).toEqual(expect.arrayContaining(COMMANDS.map(({ name, does }) => [name, does])));
		},
	);

	it.each([
		['arena', '--help'],
		['arena', '--a', 'greedy', '-h'],
		['help', 'arena'],
	])('of one command tells its usage and options: aquarius %s %s', (...args) => {
		const { status, stdout, stderr } = aquarius(args);
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
		expect(stdout).toMatch(/^usage:\n {2}aquarius arena --a NAME/);
		for (const option of ['--a', '--rules', '--players', '--games', '--seed', '--out'])
			expect(stdout).toMatch(new RegExp(`^ {2}${option}\\b.* {2}\\S`, 'm'));
	});

	it.each(COMMANDS.map((command) => [command.name, command] as const))(
		'of %s explains every word of its usage',
		(_, { usage, details }) => {
			const words = usage.match(/--[a-z-]+|(?<!--[a-z-]+ )\b[A-Z]{4,}/g) ?? [];
			const explained = details.flatMap(([word]) => word.split(', '));
			expect(explained.toSorted()).toEqual([...new Set(words)].toSorted());
		},
	);

	it('is not asked for by what comes after --', () => {
		expect(aquarius(['legal', '--', '--help']).stderr).toMatch(/^cannot read --help: /);
	});
});

describe.runIf(existsSync('/dev/full'))('standard output that cannot be written', () => {
	it.each(['rules', 'simulate', 'deck v3', '--help'])('fails without a stack: aquarius %s', (words) => {
		const script = `"$0" "$@" > /dev/full`;
		const main = fileURLToPath(new URL('main.ts', import.meta.url));
		const { status, stderr } = spawnSync('sh', ['-c', script, process.execPath, main, ...words.split(' ')], {
			encoding: 'utf8',
		});
		expect({ status, stderr }).toEqual({
			status: 1,
			stderr: expect.stringMatching(/^cannot write standard output: .*ENOSPC.*\n$/),
		});
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

const file = filesFolder();

describe('a file with nothing in it', () => {
	it.each([['legal'], ['perft'], ['replay']])('aquarius %s names it', (command) => {
		const path = file('empty.json', ' \n');
		const { status, stdout, stderr } = aquarius([command, path]);
		expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
		expect(stderr).toContain(path);
		expect(aquarius([command, '-']).stderr).toContain('standard input');
	});

	it('fails as a scenario under its path', () => {
		const path = file('empty.json', '');
		const { status, lines } = aquarius(['scenarios', path]);
		expect({ status, names: lines.map(({ name }) => name) }).toEqual({ status: 1, names: [path] });
	});
});

describe('a byte order mark', () => {
	const position = { rules: 'v3', players: [{ hand: ['FFFF'], goal: 'F' }, { goal: 'E' }], table: ['FFFF@0,0'] };
	const scenario = { name: 'a', rules: ['v3'], given: { players: position.players }, expect: { turn: 0 } };
	const marked = (json: unknown): string => `\uFEFF${typeof json === 'string' ? json : JSON.stringify(json)}`;
	const records = aquarius(['simulate', '--games', '2']).stdout;

	it.each([
		['a position', ['legal'], position],
		['scenarios', ['scenarios'], [scenario]],
		['records', ['replay'], records],
	] as const)('before %s changes nothing', (_, command, json) => {
		const plain = aquarius([...command, '-'], typeof json === 'string' ? json : JSON.stringify(json));
		expect(plain.status).toBe(0);
		expect(aquarius([...command, '-'], marked(json))).toEqual(plain);
		expect(aquarius([...command, file('marked.json', marked(json))])).toEqual(plain);
	});

	it('before rules changes nothing', () => {
		expect(aquarius(['deck', file('rules.json', marked({ base: 'v1' }))])).toEqual(aquarius(['deck', 'v1']));
	});

	it('in the middle of records that were joined changes nothing', () => {
		expect(aquarius(['replay', '-'], `${marked(records)}${marked(records)}`).lines.map(({ ok }) => ok)).toEqual([
			true,
			true,
			true,
			true,
		]);
	});
});
