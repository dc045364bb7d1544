import { hashOf, isReal, RULE_SET_IDS, type RuleSetId, ruleSet } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { moveCount } from '../play/outcome.ts';
import { finishedGame, gameWithGuests } from '../testing/games.ts';
import { m } from '../words.ts';
import { chanceKind, chancesOf, moveAt, moversOf, playersOf, replayOf, seatCount, startOf, viewAt } from './replay.ts';
import { plainStep, stepsOf } from './steps.ts';

const played = (game: ReturnType<typeof finishedGame>) => {
	const replay = replayOf(game);
	if (replay === undefined) throw new Error('the game can be played again');
	return replay;
};

const KINDS: { readonly [id in RuleSetId]?: string } = { solitaire: 'none', 'dont-block-it-off': 'together' };

describe('a game that is over', () => {
	it.each(RULE_SET_IDS)('by the rules %s is played again position by position, and told in words', (id) => {
		const replay = played(finishedGame(id, Math.max(1, Math.min(3, ruleSet(id).players.max))));
		expect(replay.positions).toHaveLength(replay.log.length + 1);
		expect(replay.positions.at(-1)?.outcome).not.toBeNull();
		const steps = stepsOf(replay, m);
		expect(steps).toHaveLength(replay.log.length);
		const numbers = steps.flatMap(({ number }) => number ?? []);
		expect(numbers).toEqual(numbers.map((_, n) => n + 1));
		const counted = moveCount(viewAt(replay, replay.log.length, null));
		if (replay.start.rules.layout === 'table') expect(numbers).toHaveLength(counted);
		else expect(numbers).toHaveLength(replay.log.length);
		for (const step of steps)
			expect(plainStep(step), `entry ${step.entry}`).toMatch(/^(You|Player|A|The|There|Pile)\b/);
		expect(chanceKind(replay)).toBe(KINDS[id] ?? 'each');
	});

	it.each(RULE_SET_IDS)('by the rules %s is said to begin with what really lies there', (id) => {
		const { start, log } = finishedGame(id, Math.max(1, Math.min(3, ruleSet(id).players.max)));
		const said = m.replay.startText[startOf({ start, log, names: [], me: null })];
		const { players, table, solitaire } = start;
		const people = players.filter(({ invisible }) => !invisible);
		expect(/first card lies on the table/.test(said)).toBe(table.length === 1);
		expect(/everybody has a hand/.test(said)).toBe(people.every(({ hand }) => hand.length > 0));
		expect(/and a Goal/.test(said)).toBe(people.every(({ goal }) => goal !== undefined));
		expect(/nobody has looked/.test(said)).toBe(people.some(({ covered }) => covered));
		const sizes = [...(solitaire?.piles ?? []), ...(solitaire?.slots ?? [])].map(({ length }) => length);
		const isDealt = sizes.join() === '1,1,1,1,1,0,0,0,0,0';
		expect(/on each pile, the slots are empty/.test(said)).toBe(isDealt);
	});

	it('shows a seat at each move what it saw then, and no more', () => {
		const replay = played(finishedGame('v3', 3));
		for (const at of [0, 5, replay.log.length - 1]) {
			const view = viewAt(replay, at, 1);
			const others = view.players.filter((player, seat) => seat !== 1 && !player.invisible).flatMap(({ hand }) => hand);
			expect(new Set(others)).toEqual(new Set(['????']));
			expect(view.players[1]?.hand).toEqual(replay.positions[at]?.players[1]?.hand);
			expect(view.turn).toBe(replay.log[at]?.seat);
		}
		expect(viewAt(replay, 5, null).seen.length).toBeGreaterThan(4);
	});

	it('knows who moved, and how', () => {
		const replay = played(finishedGame('v3', 3));
		expect(moversOf(replay)).toEqual(replay.log.map(({ seat }) => seat));
		expect(moveAt(replay, 0)).toBeDefined();
		expect(moveAt(replay, 999)).toBeUndefined();
		expect(playersOf(replay)).toEqual([0, 1, 2]);
		expect(isReal(replay.start.players, 3)).toBe(false);
	});

	it('ends as it ended when it was played', () => {
		const game = finishedGame('v3', 4, 7);
		expect(hashOf(played(game).positions.at(-1) ?? game.start)).toBe(hashOf(game.end));
	});
});

describe('a game whose players came and went', () => {
	const game = gameWithGuests();
	const replay = played(game);
	const { joined, left } = game;
	/** Chances as a review tells them: by position, for the seats that there are. */
	const chances = replay.positions.map(({ players }) => players.map(() => 0.25));

	it('has players on seats that the start did not have', () => {
		expect(replay.start.players).toHaveLength(3);
		expect(seatCount(game)).toBe(4);
		expect(playersOf(replay)).toEqual([0, 1, 2, 3]);
	});

	it('has a line from where its player joined, to where the player left', () => {
		const told = (seat: number) => chancesOf(replay, seat, chances).map((chance) => chance !== null);
		const { length } = replay.positions;
		expect(told(0)).toEqual(Array.from({ length }, () => true));
		expect(told(3)).toEqual(Array.from({ length }, (_, at) => at >= joined));
		expect(told(1)).toEqual(Array.from({ length }, (_, at) => at < left));
	});

	it('tells of each in words, and judges nobody for it', () => {
		const lines = stepsOf(replay, m).map(plainStep);
		expect(lines[joined - 1]).toMatch(/^Player 4 joined the game/);
		expect(lines[left - 1]).toMatch(/^Player 2 left the game/);
		const numbers = stepsOf(replay, m).map(({ number }) => number);
		expect([joined - 1, left - 1, left].map((at) => numbers[at])).toEqual([null, null, null]);
		expect(Math.max(...numbers.map((number) => number ?? 0))).toBe(replay.log.length - 3);
		expect(lines[left]).toBe('A bot plays for Player 1 from here on.');
		expect(moversOf(replay).flatMap((seat, entry) => (seat === null ? [entry] : []))).toEqual([
			joined - 1,
			left - 1,
			left,
		]);
	});

	it('is seen by a newcomer as by somebody who looks on, up to the join', () => {
		const before = viewAt(replay, joined - 1, 3);
		expect(before.me).toBeNull();
		expect(before.players.every(({ hand }) => hand.every((card) => card === '????'))).toBe(true);
		expect(viewAt(replay, joined, 3).me).toBe(3);
	});
});

describe('a game that cannot be looked back at', () => {
	it('is not over', () => {
		const game = finishedGame('v3', 2);
		expect(replayOf({ ...game, log: game.log.slice(0, -1) })).toBeUndefined();
	});
	it('was damaged', () => {
		const game = finishedGame('v3', 2);
		expect(replayOf({ ...game, log: [...game.log.slice(1)] })).toBeUndefined();
	});
});
