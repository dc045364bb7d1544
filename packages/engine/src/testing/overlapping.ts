import fc from 'fast-check';
import { parseWord } from '../cards.ts';
import { legalPlacements } from '../placing.ts';
import type { CardWord, Placement, RuleSet } from '../types.ts';

/** One of each layout, and some more of what can go wrong: words that are the same turned, diagonals, the Wild. */
const WORDS = ['EEEE', 'AAAA', 'EEAA', 'AEAE', 'EEAW', 'AEWE', 'EAWF', 'E..A', 'A..E', '.EA.', '.WE.', '****'].flatMap(
	(text) => parseWord(text) ?? [],
);

export const words: fc.Arbitrary<CardWord> = fc.constantFrom(...WORDS);

/** Tables laid card by card under rules, where now and then one is taken away again: holes and islands. */
export function laidTables(rules: RuleSet, maxLength: number): fc.Arbitrary<readonly Placement[]> {
	return fc
		.array(fc.record({ word: words, which: fc.nat(), zap: fc.nat({ max: 6 }) }), { maxLength })
		.map((steps) => steps.reduce<readonly Placement[]>((table, step) => laid(table, step, rules), []));
}

interface Step {
	readonly word: CardWord;
	readonly which: number;
	readonly zap: number;
}

function laid(table: readonly Placement[], { word, which, zap }: Step, rules: RuleSet): readonly Placement[] {
	if (zap === 0) return table.filter((_, i) => i !== which % table.length);
	const fits = legalPlacements(table, word, rules);
	const chosen = fits[which % fits.length];
	return chosen === undefined ? table : [...table, chosen];
}

/** Every spot on the table and two cards around it, in steps of halves; one that is beyond every reach. */
export function spotsAround(table: readonly Placement[]): readonly { readonly x: number; readonly y: number }[] {
	const xs = [0, ...table.map(({ x }) => x)];
	const ys = [0, ...table.map(({ y }) => y)];
	const spots = [{ x: 9_000, y: -0.5 }];
	for (let y = Math.min(...ys) - 2; y <= Math.max(...ys) + 2; y += 0.5) {
		for (let x = Math.min(...xs) - 2; x <= Math.max(...xs) + 2; x += 0.5) spots.push({ x, y });
	}
	return spots;
}
