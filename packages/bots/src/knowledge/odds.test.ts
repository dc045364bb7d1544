import { ELEMENTS, type Element } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { dealerOf, type GoalOdds, likelihoodOf } from './odds.ts';

/** Whole numbers below any other, by a seed. */
function below(seed: number): (n: number) => number {
	let state = seed;
	return (n) => {
		state = (state + 0x9e3779b9) | 0;
		let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
		mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
		return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * n);
	};
}

/** Every layout with its weight, by trying all. */
function layoutsOf({ weights, copies }: GoalOdds): readonly { goals: readonly number[]; weight: number }[] {
	let layouts: { goals: readonly number[]; weight: number }[] = [{ goals: [], weight: 1 }];
	for (const row of weights) {
		layouts = layouts.flatMap(({ goals, weight }) =>
			row.flatMap((share, e) => {
				const left = (copies[e] ?? 0) - goals.filter((goal) => goal === e).length;
				return left > 0 && share > 0 ? [{ goals: [...goals, e], weight: weight * share }] : [];
			}),
		);
	}
	return layouts;
}

/** Weights that differ, some of them 0. */
const oddsOf = (places: number, copies: readonly number[], seed: number): GoalOdds => {
	const random = below(seed);
	return {
		copies,
		weights: Array.from({ length: places }, () =>
			copies.map((count) => (count > 0 ? random(5) + (random(4) && 1) : 0)),
		),
	};
};

const CASES: readonly (readonly [string, GoalOdds])[] = [
	['one deck', oddsOf(5, [1, 1, 1, 1, 1], 3)],
	[
		'one deck with a Goal that is known',
		{ ...oddsOf(4, [1, 1, 1, 1, 1], 4), weights: [[0, 0, 1, 0, 0], ...oddsOf(4, [1, 1, 1, 1, 1], 4).weights] },
	],
	['two decks', oddsOf(6, [2, 2, 0, 1, 1], 5)],
	['fewer places than Goals', oddsOf(3, [2, 1, 1, 1, 1], 6)],
];

describe('the odds of Goals', () => {
	it.each(CASES)('are those of all layouts together: %s', (_, odds) => {
		const layouts = layoutsOf(odds);
		const all = layouts.reduce((sum, { weight }) => sum + weight, 0);
		expect(all).toBeGreaterThan(0);
		for (const [place, row] of likelihoodOf(odds).entries()) {
			for (const [e, element] of ELEMENTS.entries()) {
				const some = layouts.reduce((sum, { goals, weight }) => sum + (goals[place] === e ? weight : 0), 0);
				expect(row[element]).toBeCloseTo(some / all, 12);
			}
		}
	});

	it.each(CASES)('are those by which layouts are dealt: %s', (_, odds) => {
		const layouts = layoutsOf(odds);
		const all = layouts.reduce((sum, { weight }) => sum + weight, 0);
		const deal = dealerOf(odds, below(77));
		const counts = new Map<string, number>();
		const deals = 20_000;
		for (let n = 0; n < deals; n++) {
			const dealt = deal().join('');
			counts.set(dealt, (counts.get(dealt) ?? 0) + 1);
		}
		for (const { goals, weight } of layouts) {
			const expected = (weight / all) * deals;
			const text = goals.map((e) => ELEMENTS[e]).join('');
			// Six standard deviations.
			expect(Math.abs((counts.get(text) ?? 0) - expected)).toBeLessThan(6 * Math.sqrt(expected) + 3);
			counts.delete(text);
		}
		expect([...counts.keys()]).toEqual([]);
	});

	it('deal ten Goals of two decks twice each', () => {
		const odds = { weights: Array.from({ length: 10 }, () => [1, 1, 1, 1, 1]), copies: [2, 2, 2, 2, 2] };
		const sorted: Element[] = [...ELEMENTS, ...ELEMENTS].sort();
		const deal = dealerOf(odds, below(5));
		for (let n = 0; n < 50; n++) expect([...deal()].sort()).toEqual(sorted);
		expect(likelihoodOf(odds)[9]?.W).toBeCloseTo(0.2, 12);
	});

	it('take each place for itself where more Goals are said to lie than there are', () => {
		const fire = [0, 0, 0, 1, 0];
		const odds = { weights: [fire, fire, [3, 1, 0, 0, 0]], copies: [1, 1, 1, 1, 1] };
		expect(likelihoodOf(odds)[1]).toEqual({ E: 0, A: 0, W: 0, F: 1, S: 0 });
		expect(likelihoodOf(odds)[2]).toEqual({ E: 0.75, A: 0.25, W: 0, F: 0, S: 0 });
		expect(dealerOf(odds, below(1))().slice(0, 2)).toEqual(['F', 'F']);
	});
});
