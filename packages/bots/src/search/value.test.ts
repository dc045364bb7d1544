import { applyMove, type GameState, isReal, legalMoves, parsePosition, RULE_SET_IDS, ruleSet } from '@aquarius/engine';
import { createSearch } from '@aquarius/engine/search';
import { describe, expect, it } from 'vitest';
import { must, newGame } from '../testing/games.ts';
import { judge, leadOf } from './value.ts';

function searchOf(state: GameState) {
	const search = createSearch(state.rules, { seed: 1 });
	search.load(state);
	return search;
}

/** How good a position is for each seat. */
function valuesOf(state: GameState): readonly number[] {
	const into = new Float64Array(state.players.length).fill(7);
	judge(searchOf(state), into);
	return Array.from(into);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Seats have so many connected panels of their Goals, and so many cards in hand, one of which shows it. */
function position(rules: string, panels: readonly number[], cards: readonly number[] = panels.map(() => 2)) {
	const goals = ['F', 'E', 'A'];
	const aces = goals.map((goal) => goal.repeat(4));
	const table = panels.flatMap((count, seat) =>
		Array.from({ length: count }, (_, x) => `${aces[seat]}@${x},${seat * 3}`),
	);
	const players = panels.map((_, seat) => ({
		hand: Array.from({ length: cards[seat] ?? 0 }, (_, i) => (i === 0 ? aces[seat] : 'SSSS')),
		...(rules === 'collect-seven' ? {} : { goal: goals[seat] }),
	}));
	return must(parsePosition({ format: 'aquarius-position/1', rules, table, players, deck: ['WWWW', 'WWWW'] }));
}

describe('the value of an end', () => {
	it.each([
		['a win', { winners: [1], reason: 'seven' }, [0, 1, 0, 0, 0]],
		['a win of two', { winners: [0, 2], reason: 'closest' }, [0.5, 0, 0.5, 0, 0]],
		['a win of three', { winners: [0, 1, 2], reason: 'closest' }, [1 / 3, 1 / 3, 1 / 3, 0, 0]],
		['a win of nobody', { winners: [], reason: 'none' }, [0, 0, 0, 0, 0]],
		['a way out, which all find together', { winners: [0, 1, 2], reason: 'path' }, [1, 1, 1, 0, 0]],
	] as const)('is shared after %s', (_, outcome, values) => {
		expect(valuesOf({ ...newGame(3, 1), outcome })).toEqual(values);
	});
});

describe('the value of a position', () => {
	const ids = RULE_SET_IDS.filter((id) => ruleSet(id).layout === 'table' && ruleSet(id).win !== 'path');

	it.each(ids)('is one win in %s, among those who play', (id) => {
		const rules = ruleSet(id);
		for (const players of [rules.players.min, rules.players.max]) {
			let state = newGame(players, 5, rules);
			for (let n = 0; n < 6 && state.outcome === null; n++) {
				const values = valuesOf(state);
				expect(sumOf(values)).toBeCloseTo(1);
				for (const [seat, value] of values.entries()) {
					if (isReal(state.players, seat)) expect(value).toBeGreaterThan(0);
					else expect(value).toBe(0);
				}
				const legal = legalMoves(state, state.turn);
				const move = legal[n % legal.length];
				if (move !== undefined) state = must(applyMove(state, state.turn, move)).state;
			}
		}
	});

	it.each([
		['v3', position('v3', [2, 5, 3])],
		['summary', position('summary', [2, 5, 3])],
		['connect-seven', position('connect-seven', [2, 5, 3])],
		['collect-seven', position('collect-seven', [1, 1, 1], [2, 5, 3])],
	])('is in %s more for who is ahead', (_, state) => {
		const [least = 1, most = 0, middle = 0] = valuesOf(state);
		expect([most > middle, middle > least]).toEqual([true, true]);
	});

	it('says nothing about a way out until the end', () => {
		expect(valuesOf(newGame(2, 1, ruleSet('dont-block-it-off')))).toEqual([0.5, 0.5]);
	});
});

describe('a lead', () => {
	it.each([
		['panels', position('v3', [2, 5, 3]), [-3, 2, -2]],
		['cards', position('collect-seven', [1, 1, 1], [2, 5, 3]), [-3, 2, -2]],
	] as const)('counts %s against the best of the others', (_, state, leads) => {
		const search = searchOf(state);
		expect([0, 1, 2].map((seat) => leadOf(search, seat))).toEqual(leads);
	});
});
