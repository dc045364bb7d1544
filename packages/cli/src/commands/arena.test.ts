import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type BotName, chooseMove } from '@aquarius/bots';
import { ruleSet, type Seat } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { type Decide, playGame } from '../play.ts';
import { keyFor } from '../seeds.ts';
import { aquarius, filesFolder, MAIN } from '../testing.ts';

const file = filesFolder();
const ARGS = ['--a', 'greedy', '--b', 'random', '--players', '2', '--seed', '3'];
const arena = (...args: readonly string[]) => aquarius(['arena', ...ARGS, ...args]);
const gamesIn = (path: string): readonly { game: number; share: number; cpuMs: readonly number[] }[] =>
	readFileSync(path, 'utf8')
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => JSON.parse(line));

/** What the file tells of a game that hangs on nothing but its moves: who won, and how often `a` was asked. */
type Told = readonly [game: number, share: number, decisions: number];
const told = (path: string): readonly Told[] =>
	gamesIn(path)
		.map(({ game, share, cpuMs }) => [game, share, cpuMs.length] as const)
		.sort(([game], [other]) => game - other);

const deciding =
	(bot: BotName, playouts?: number): Decide =>
	(view, key) =>
		chooseMove(bot, view, key, playouts === undefined ? {} : { budget: { playouts } });

/** The same of games that are played here, without the arena. */
async function playedHere(a: Decide, b: Decide, players: number, games: number, seatOfA: (game: number) => Seat) {
	const told: Told[] = [];
	for (let game = 0; game < games; game++) {
		const [seat, keyOf] = [seatOfA(game), (...purpose: (string | number)[]) => keyFor('3', game, ...purpose)];
		const deciders = Array.from({ length: players }, (_, at) => (at === seat ? a : b));
		const { end, log } = await playGame(ruleSet('v3'), deciders, keyOf);
		const winners = end.outcome?.winners ?? [];
		const share = winners.includes(seat) ? 1 / winners.length : 0;
		told.push([game, share, log.filter((entry) => 'seat' in entry && entry.seat === seat).length]);
	}
	return told;
}

describe('aquarius arena', () => {
	it('measures a bot against others, and prints nothing else', () => {
		const { status, lines, stderr } = arena('--games', '20');
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
		expect(lines).toEqual([
			{
				...{ a: 'greedy', b: 'random', rules: 'v3', players: 2, games: 20, winRate: expect.any(Number) },
				...{ low: expect.any(Number), high: expect.any(Number) },
				...{ cpuMsMean: expect.any(Number), cpuMsP99: expect.any(Number) },
			},
		]);
		expect(lines[0].low).toBeLessThanOrEqual(lines[0].winRate);
		expect(lines[0].high).toBeGreaterThanOrEqual(lines[0].winRate);
		expect(lines[0].cpuMsMean).toBeGreaterThan(0);
	});

	it('says before it plays that a file cannot be written', () => {
		const { status, stdout, stderr } = arena('--games', '4', '--out', '/nowhere/arena.jsonl');
		expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
		expect(stderr).toMatch(/^cannot write \/nowhere\/arena\.jsonl: .*\n$/);
	});

	it('gives the seat of a to each in turn, and counts what that seat wins', async () => {
		const out = file('turns.jsonl', '');
		arena('--players', '3', '--games', '12', '--out', out);
		const here = (seatOfA: (game: number) => Seat) =>
			playedHere(deciding('greedy'), deciding('random'), 3, 12, seatOfA);
		expect(told(out)).toEqual(await here((game) => game % 3));
		for (const seat of [0, 1, 2]) expect(told(out)).not.toEqual(await here(() => seat));
	});

	it.each([
		['a', ['--a', 'medium', '--b', 'greedy'], (few?: number) => [deciding('medium', few), deciding('greedy')] as const],
		['b', ['--a', 'greedy', '--b', 'medium'], (few?: number) => [deciding('greedy'), deciding('medium', few)] as const],
	] as const)('lets %s make the playouts that it is given', async (side, bots, deciders) => {
		const here = (few?: number) => playedHere(...deciders(few), 2, 8, (game) => game % 2);
		const usual = await here();
		for (const jobs of ['1', '2']) {
			const out = file(`playouts-${side}-${jobs}.jsonl`, '');
			arena(...bots, '--games', '8', '--jobs', jobs, `--playouts-${side}`, '1', '--out', out);
			expect(told(out)).toEqual(await here(1));
			expect(told(out)).not.toEqual(usual);
		}
	});

	it('counts a way out whole, which all have found together', () => {
		const [out, games] = [file('path.jsonl', ''), ['--rules', 'dont-block-it-off', '--players', '3', '--games', '12']];
		arena('--a', 'random', ...games, '--out', out);
		// Where all play at random these are the same games.
		const ends = aquarius(['simulate', ...games, '--seed', '3']).lines.map(({ result }) => result.reason);
		expect(told(out).map(([, share]) => share)).toEqual(ends.map((reason) => (reason === 'path' ? 1 : 0)));
		expect(new Set(ends)).toEqual(new Set(['path', 'none']));
	});

	it('keeps with the games what playouts a bot might make', () => {
		const out = file('playouts.jsonl', '');
		expect(arena('--games', '1', '--playouts-a', '7', '--out', out).status).toBe(0);
		expect(gamesIn(out)).toMatchObject([{ playoutsA: 7, playoutsB: null }]);
	});
});

describe('games of the arena that are played side by side', () => {
	it('are the same games, with the same results', () => {
		const [one, three] = [file('one.jsonl', ''), file('three.jsonl', '')];
		const { cpuMsMean: _, cpuMsP99: __, ...alone } = arena('--games', '24', '--out', one).lines[0];
		const { stderr, lines } = arena('--games', '24', '--jobs', '3', '--out', three);
		expect(stderr).toBe('');
		expect(lines).toMatchObject([alone]);
		// As many decisions too; what each of them cost is another matter.
		expect(told(three)).toEqual(told(one));
	});

	it('are no more than there are', () => {
		expect(arena('--games', '2', '--jobs', '5').lines).toMatchObject([{ games: 2 }]);
	});
});

describe('the file of the arena', () => {
	it('is gone on with where it ends', () => {
		const out = file('arena.jsonl', '');
		arena('--games', '4', '--out', out);
		const later = arena('--games', '6', '--jobs', '2', '--out', out).lines[0];
		expect(later.games).toBe(6);
		expect(later.winRate).toBe(arena('--games', '6').lines[0].winRate);
		expect(gamesIn(out)).toHaveLength(6);
	});

	it('counts a game once that is in it twice', () => {
		const out = file('twice.jsonl', '');
		const once = arena('--games', '3', '--out', out).lines[0];
		const text = readFileSync(out, 'utf8');
		expect(arena('--games', '3', '--out', file('twice.jsonl', text + text)).lines).toEqual([once]);
	});

	it('does not mix games of other settings in', () => {
		const out = file('mixed.jsonl', '');
		arena('--games', '2', '--out', out);
		const before = readFileSync(out, 'utf8');
		for (const [other, what] of [
			[['--b', 'greedy'], 'b "random", not "greedy"'],
			[['--seed', '4'], 'seed "3", not "4"'],
			[['--playouts-b', '9'], 'playoutsB null, not 9'],
		] as const) {
			const { status, stdout, stderr } = arena(...other, '--games', '3', '--out', out);
			expect({ status, stdout, stderr }).toEqual({
				status: 1,
				stdout: '',
				stderr: `${out} holds games with ${what}\n`,
			});
		}
		expect(readFileSync(out, 'utf8')).toBe(before);
	});

	it('does not mix games of other bots in', () => {
		const out = file('stale.jsonl', '');
		arena('--games', '2', '--out', out);
		const stale = readFileSync(out, 'utf8').replace(/"version":"[0-9a-f]{12}"/g, '"version":"0123456789ab"');
		const { status, stdout, stderr } = arena('--games', '3', '--out', file('stale.jsonl', stale));
		expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
		expect(stderr).toMatch(
			/holds games of version "0123456789ab", not "[0-9a-f]{12}": bots, engine or rules have changed/,
		);
	});

	it('does not mix games of other rules in that a file held under the same name', () => {
		const [out, rules] = [file('rules.jsonl', ''), file('rules.json', { base: 'v3' })];
		expect(arena('--games', '1', '--rules', rules, '--out', out).status).toBe(0);
		file('rules.json', { base: 'v3', handSize: 4 });
		expect(arena('--games', '1', '--rules', rules, '--out', out)).toMatchObject({
			status: 1,
			stderr: expect.stringContaining('holds games of version'),
		});
	});
});

describe('how far the arena is', () => {
	it('is told when that is wanted', () => {
		const { stderr, lines } = arena('--games', '3', '--progress');
		expect(stderr).toMatch(
			/^1 of 3 games, win rate [01]\.\d{3}, about a minute to go\n3 of 3 games, win rate 0?1?\.\d{3}\n$/,
		);
		expect(lines).toHaveLength(1);
	});
});

/** A run that would take hours, once it has played a game. */
async function longRun(out: string): Promise<ChildProcessWithoutNullStreams> {
	const args = [MAIN, 'arena', ...ARGS, '--games', '999999999', '--jobs', '2', '--progress', '--out', out];
	const child = spawn(process.execPath, args);
	await once(child.stderr, 'data');
	return child;
}

/** That it closed says that its jobs have ended too: they hold its standard error. */
const closed = (child: ChildProcessWithoutNullStreams) => once(child, 'close');

describe('a run of the arena that is stopped', () => {
	it.each([
		['SIGINT', 130],
		['SIGTERM', 143],
	] as const)('by %s ends with status %i, leaves no process, and keeps what was played', async (signal, status) => {
		const out = file(`${signal}.jsonl`, '');
		const child = await longRun(out);
		const [told, printed] = [child.stderr.toArray(), child.stdout.toArray()];
		child.kill(signal);
		expect(await closed(child)).toEqual([status, null]);
		expect((await printed).join('')).toBe('');
		const kept = gamesIn(out);
		expect((await told).join('')).toContain(
			`stopped after ${kept.length} of 999999999 games; they are kept in ${out}\n`,
		);
		expect(kept.length).toBeGreaterThan(0);
		expect(arena('--games', '1', '--out', out)).toMatchObject({ stderr: '', lines: [{ games: 1 }] });
	});

	it('by force leaves no process either', async () => {
		const child = await longRun(file('forced.jsonl', ''));
		child.stderr.resume();
		child.stdout.resume();
		child.kill('SIGKILL');
		expect(await closed(child)).toEqual([null, 'SIGKILL']);
	});
});
