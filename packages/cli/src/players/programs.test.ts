import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { aquarius, MAIN } from '../testing.ts';

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const PYTHON_BOT = `cmd:python3 "${pathOf('../../../../examples/python-bot/bot.py')}"`;
const badBot = (fault: string): string => `cmd:"${process.execPath}" "${pathOf('../testing/bad-bot.ts')}" ${fault}`;
const simulate = (...args: readonly string[]) => aquarius(['simulate', ...args]);

describe('the bot in Python', () => {
	// Nothing here is skipped where it cannot run.
	it('needs python3, and finds it', () => {
		const { error } = spawnSync('python3', ['--version']);
		if (error)
			throw new Error('python3 is needed for these tests, and is not there (on Debian: apt-get install python3)');
	});

	it('passes its own tests', () => {
		const folder = pathOf('../../../../examples/python-bot');
		const { status, stderr } = spawnSync('python3', ['-B', '-m', 'unittest', 'discover', folder], { encoding: 'utf8' });
		expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/^Ran \d{2,} tests .*\n\nOK\n$/m) });
	});

	it.each([
		['against greedy', [PYTHON_BOT, 'greedy']],
		['of three against itself', [PYTHON_BOT, PYTHON_BOT, PYTHON_BOT]],
	])('plays a full game %s, the same each time', (_, bots) => {
		const args = ['--players', String(bots.length), '--seed', '7', '--bots', bots.join(',')];
		const { status, stdout, stderr } = simulate(...args);
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
		const [checked] = aquarius(['replay', '-'], stdout).lines;
		expect(checked).toMatchObject({ ok: true, result: { reason: expect.stringMatching(/^(seven|closest)$/) } });
		expect(simulate(...args).stdout).toBe(stdout);
	});

	it.each(['summary', 'dont-block-it-off', 'collect-seven', 'solitaire', 'aqua-chicken'])('plays %s too', (rules) => {
		const { status, stdout, stderr } = simulate('--rules', rules, '--bots', PYTHON_BOT);
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
		expect(aquarius(['replay', '-'], stdout).lines).toMatchObject([{ ok: true }]);
	});

	it('is stronger than chance, and is not told to have used any CPU', () => {
		const args = ['--b', 'random', '--players', '3', '--games', '12', '--jobs', '2'];
		const { status, stderr, lines } = aquarius(['arena', '--a', PYTHON_BOT, ...args]);
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
		expect(lines).toMatchObject([{ a: PYTHON_BOT, games: 12, cpuMsMean: null, cpuMsP99: null }]);
		expect(lines[0].winRate).toBeGreaterThan(0.5);
	});

	it('sits down beside one of our own that is measured', () => {
		const { lines } = aquarius(['arena', '--a', 'greedy', '--b', PYTHON_BOT, '--players', '3', '--games', '3']);
		expect(lines).toMatchObject([{ a: 'greedy', b: PYTHON_BOT, cpuMsMean: expect.any(Number) }]);
	});
});

// Each run here also shows that no program is left: it holds our standard error, and only when that is closed a run is over.

/** What a program does, and what is told of it. */
const FAULTS = [
	['dies', 'it has ended, with exit status 7'],
	// Some shells wait for what they run, and end with its number.
	['is-killed', /^it has ended, with (SIGKILL|exit status 137)$/],
	['plays-no-legal-move', '"FFFF@77,77" is none of the legal moves (card/not-in-hand)'],
	['writes-garbage', /^"\\u0000\\u001b\[31mgarbage .{40,60}…" is none of the legal moves \(text\/unreadable\)$/],
	['writes-an-empty-line', '"" is none of the legal moves (text/unreadable)'],
	['never-ends-its-line', 'its answer has no end'],
	['never-answers', 'no answer within 5 s'],
	['forgets-to-end-its-line', 'no answer within 5 s'],
] as const;

describe('a program that goes wrong', () => {
	// Each answers two lines before, so that it is the third of seat 1, whoever begins.
	it.each(FAULTS)('ends the games when it %s', (fault, told) => {
		const bot = badBot(fault);
		const { status, stdout, stderr } = simulate('--bots', `random,${bot}`, '--limit', '5');
		expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
		const message = stderr.trimEnd().split('\n').at(-1) ?? '';
		const where = `${bot.slice('cmd:'.length)}: game 0, seat 1, line 3: `;
		expect(message.slice(0, where.length)).toBe(where);
		if (typeof told === 'string') expect(message.slice(where.length)).toBe(told);
		else expect(message.slice(where.length)).toMatch(told);
		expect(stderr).toMatch(/^started\n/);
	});

	it('is found out when it answers twice, if not by the next question then by what is legal then', () => {
		const { status, stderr } = simulate('--bots', badBot('answers-twice'), '--limit', '5');
		expect(status).toBe(1);
		expect(stderr).toMatch(
			/: game 0, seat 0, line 4: (it has answered the line before twice|.* is none of the legal moves.*)\n$/,
		);
	});

	it('is found out when there is none', () => {
		const { status, stderr } = simulate('--bots', 'greedy,cmd:no-such-program --at-all');
		expect(status).toBe(1);
		expect(stderr).toMatch(/not found/);
		expect(stderr).toContain('no-such-program --at-all: game 0, seat 1, line 1: it has ended, with exit status 127\n');
	});

	it('ends the arena as well', () => {
		const bot = badBot('never-answers');
		const args = ['--b', bot, '--players', '3', '--jobs', '2', '--limit', '5'];
		const { status, stdout, stderr } = aquarius(['arena', '--a', 'greedy', ...args]);
		expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
		expect(stderr).toMatch(/: game \d, seat \d, line 3: no answer within 5 s\n$/);
		// Two jobs, with two of these at the table of each.
		expect(stderr.match(/^started$/gm)).toHaveLength(4);
	});
});

describe('what a program has started', () => {
	// It is still there when the test gives up, and holds our standard error as long.
	const besides = 'sleep 90 &';
	it.each([
		['has ended well', `cmd:${besides} ${PYTHON_BOT.slice('cmd:'.length)}`, 0],
		['dies', `cmd:${besides} ${badBot('dies').slice('cmd:'.length)}`, 1],
	])('is gone too when it %s', async (_, bot, status) => {
		const child = spawn(process.execPath, [MAIN, 'simulate', '--bots', `random,${bot}`, '--limit', '5']);
		child.stdout.resume();
		child.stderr.resume();
		expect(await once(child, 'close')).toEqual([status, null]);
	});
});

describe('a run with programs that is stopped', () => {
	it.each([
		['simulate', ['--bots', `random,${badBot('never-answers')}`]],
		['arena', ['--a', 'random', '--b', badBot('never-answers'), '--players', '2']],
	])('takes them along: %s', async (command, args) => {
		const child = spawn(process.execPath, [MAIN, command, ...args, '--limit', '9999']);
		await once(child.stderr, 'data');
		child.stderr.resume();
		child.stdout.resume();
		child.kill('SIGINT');
		expect(await once(child, 'close')).toEqual([130, null]);
	});

	it('by force is noticed by programs that read', async () => {
		const child = spawn(process.execPath, [MAIN, 'simulate', '--games', '99999', '--bots', PYTHON_BOT]);
		await once(child.stdout, 'data');
		child.stdout.resume();
		child.stderr.resume();
		child.kill('SIGKILL');
		expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
	});
});
