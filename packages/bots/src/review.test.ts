import { applyMove, type GameState, legalMoves, parsePosition, RULE_SET_IDS, ruleSet } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { turningPoints, winChances } from './review.ts';
import { must, newGame } from './testing/games.ts';

const position = (given: object): GameState => must(parsePosition({ format: 'aquarius-position/1', ...given }));
const row = (count: number, card = 'FFFF', y = 0) => Array.from({ length: count }, (_, x) => `${card}@${x},${y}`);
const FEW = { playouts: 60 };

describe('chances to win', () => {
	it('are those of the end once there is one', () => {
		const game = newGame(3, 1);
		expect(winChances({ ...game, outcome: { winners: [1], reason: 'seven' } }, 'a').slice(0, 3)).toEqual([0, 1, 0]);
		expect(winChances({ ...game, outcome: { winners: [0, 2], reason: 'closest' } }, 'a').slice(0, 3)).toEqual([
			0.5, 0, 0.5,
		]);
		expect(winChances({ ...game, outcome: { winners: [], reason: 'none' } }, 'a').slice(0, 3)).toEqual([0, 0, 0]);
		expect(winChances({ ...game, outcome: { winners: [0, 1, 2], reason: 'path' } }, 'a').slice(0, 3)).toEqual([
			1, 1, 1,
		]);
	});

	it('are high for who wins with the next card, and low for the other', () => {
		const players = [
			{ hand: ['FFFF', 'AAAA'], goal: 'F' },
			{ hand: ['EEEE', 'AAAA'], goal: 'E' },
		];
		const [first = 0, second = 1] = winChances(position({ rules: 'v3', table: row(6), players }), 'a');
		expect(first).toBeGreaterThan(0.8);
		expect(second).toBeLessThan(0.2);
	});

	it('are about even at the beginning, add up to one, and are the same each time', () => {
		const game = newGame(2, 7);
		const chances = winChances(game, 'a');
		expect(winChances(structuredClone(game), 'a')).toEqual(chances);
		expect(winChances(game, 'another seed')).not.toEqual(chances);
		expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeGreaterThan(0.95);
		expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThan(1.05);
		expect(Math.min(chances[0] ?? 0, chances[1] ?? 0)).toBeGreaterThan(0.2);
		expect(chances.slice(2)).toEqual([0, 0, 0]);
	});

	describe.each(['play', 'draw'])('in phase %s', (phase) => {
		/** Nobody can do anything but place the next card, by which the holder of its element wins. */
		const race = (deck: readonly string[]) => {
			const players = [
				{ hand: ['SSSS'], goal: 'F' },
				{ hand: ['SSSS'], goal: 'E' },
			];
			return position({ rules: 'v3', table: [...row(6), ...row(6, 'EEEE', 5)], players, deck, phase });
		};

		it('take the order of the deck for chance', () => {
			const orders = [
				['FFFF', 'EEEE', 'EEEE', 'FFFF'],
				['EEEE', 'FFFF', 'FFFF', 'EEEE'],
				['FFFF', 'FFFF', 'EEEE', 'EEEE'],
			];
			const [chances = [], ...others] = orders.map((deck) => winChances(race(deck), 'a', { playouts: 400 }));
			for (const other of others) expect(other).toEqual(chances);
			expect(chances[0]).toBeGreaterThan(0.4);
			expect(chances[0]).toBeLessThan(0.6);
		});

		it('go by what is in the deck', () => {
			expect(winChances(race(['FFFF', 'FFFF']), 'a', FEW).slice(0, 2)).toEqual([1, 0]);
			expect(winChances(race(['EEEE', 'EEEE']), 'a', FEW).slice(0, 2)).toEqual([0, 1]);
		});
	});

	it('leave a card that is drawn nowhere else', () => {
		const last = (hand: readonly string[], rest: object) => {
			const players = [
				{ hand: ['EEEE', 'EEEE', ...hand], goal: 'E' },
				{ hand: ['SSSS'], goal: 'F' },
			];
			return position({ rules: 'v3', table: [...row(6), ...row(5, 'EEEE', 5)], players, ...rest });
		};
		const drawn = winChances(last(['FFFF'], { deck: [] }), 'a');
		expect(winChances(last([], { deck: ['FFFF'], phase: 'draw' }), 'a')).toEqual(drawn);
	});

	it('end with a budget of time', () => {
		let asked = 0;
		winChances(newGame(2, 7), 'a', { ms: 30, now: () => asked++ });
		expect(asked).toBeGreaterThan(20);
		expect(asked).toBeLessThan(40);
	});

	it.each(RULE_SET_IDS)('are there in %s', (id) => {
		const rules = ruleSet(id);
		let state = newGame(rules.players.min, 2, rules);
		for (let n = 0; n < 4 && state.outcome === null; n++) {
			const move = legalMoves(state, state.turn)[0];
			if (move !== undefined) state = must(applyMove(state, state.turn, move)).state;
		}
		const chances = winChances(state, 'a', rules.overlap ? { playouts: 2 } : FEW);
		expect(chances).toHaveLength(state.players.length);
		for (const chance of chances) {
			expect(chance).toBeGreaterThanOrEqual(0);
			expect(chance).toBeLessThanOrEqual(1);
		}
		const isCounted = rules.layout === 'table' && rules.win !== 'path';
		if (isCounted) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeGreaterThan(0.3);
	});
});

describe('turning points', () => {
	it('are moves that changed the chance of who made them by much', () => {
		const chances = [
			[0.5, 0.5],
			[0.45, 0.55],
			[0.7, 0.3],
			[0.95, 0.05],
			[0.8, 0.2],
			[0.3, 0.7],
		];
		expect(turningPoints(chances, [0, 1, 0, 0, 1])).toEqual([
			{ entry: 1, seat: 1, before: 0.55, after: 0.3, kind: 'blunder' },
			{ entry: 2, seat: 0, before: 0.7, after: 0.95, kind: 'stroke' },
			{ entry: 3, seat: 0, before: 0.95, after: 0.8, kind: 'mistake' },
			{ entry: 4, seat: 1, before: 0.2, after: 0.7, kind: 'stroke' },
		]);
		expect(turningPoints(chances, [null, null, null, null, null])).toEqual([]);
		expect(turningPoints([], [])).toEqual([]);
	});

	it('are found where a win was left lying and the other took it', () => {
		const players = [
			{ hand: ['FFFF'], goal: 'F' },
			{ hand: ['EEEE'], goal: 'E' },
		];
		const table = [...row(6), ...row(6, 'EEEE', 5)];
		const before = position({ rules: 'v3', table, players });
		const after = { ...before, turn: 1 };
		const points = turningPoints([winChances(before, 'a'), winChances(after, 'a')], [0]);
		expect(points).toMatchObject([{ entry: 0, seat: 0, kind: 'blunder' }]);
	});
});
