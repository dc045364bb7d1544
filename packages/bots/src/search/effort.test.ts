import { parseRules, viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import type { Budget } from '../bot.ts';
import { pickFrom } from '../pick.ts';
import { must, newGame } from '../testing/games.ts';
import { effortFor } from './effort.ts';

const THINKING = { playouts: 4000, moves: 24 };

/** What is put into the first decision of a game of two by these rules; the table as large as `table` says, if it does. */
function effortOf(json: unknown, given?: Budget, table?: number) {
	const view = viewFor(newGame(2, 1, must(parseRules(json))), 0);
	const [card] = view.table;
	if (card === undefined) throw new Error('A card was believed to lie there');
	const larger = Array.from({ length: table ?? 1 }, (_, x) => ({ ...card, x: x * 2 }));
	const seen = table === undefined ? view : { ...view, table: larger };
	const effort = effortFor(seen, THINKING, pickFrom('a', view), given);
	return { ...effort, playouts: countOf(effort.spending) };
}

/** How many playouts there are, one at a time. */
function countOf({ isOver, spend }: { readonly isOver: () => boolean; readonly spend: () => void }): number {
	let count = 0;
	for (; !isOver(); count++) spend();
	return count;
}

describe('what is thought about a decision', () => {
	it('is what a level is said to think where moves are made in place and Goals played for', () => {
		expect(effortOf('v3')).toMatchObject({ playouts: 4000, keep: 24 });
	});

	it.each([
		['no Goal says what to do', 'collect-seven', 2],
		['each move is a new state', { base: 'v3', deckOut: 'rebuild', maxRebuilds: 1 }, 10],
		['cards overlap', 'summary', 50],
	] as const)('is less where %s', (_, rules, times) => {
		const { playouts, keep, most } = effortOf(rules);
		expect(playouts).toBeGreaterThan(0);
		expect(playouts).toBeLessThanOrEqual(4000 / times);
		// So few are not strewn over many moves.
		expect(Math.max(keep, most)).toBeLessThanOrEqual(playouts);
	});

	it('is less the more cards lie where they overlap, and does not depend on them elsewhere', () => {
		const overlapping = [2, 20, 60].map((table) => effortOf('summary', undefined, table).playouts);
		expect(overlapping[1]).toBeLessThan(overlapping[0] ?? 0);
		expect(overlapping[2]).toBeLessThan(overlapping[1] ?? 0);
		expect(effortOf('v3', undefined, 60).playouts).toBe(4000);
	});

	it.each(['v3', 'summary', 'collect-seven'])('is in %s what is given, no matter what it costs', (rules) => {
		for (const playouts of [1, 10, 500]) expect(effortOf(rules, { playouts }).playouts).toBe(playouts);
		let time = 1000;
		expect(effortOf(rules, { ms: 50, now: () => time++ }).playouts).toBeGreaterThan(40);
	});

	it('is for fewer moves where little is given, and for one at least', () => {
		const [one, few, many] = [1, 20, 4000].map((playouts) => effortOf('v3', { playouts }));
		expect(one).toMatchObject({ keep: 1, most: 1 });
		expect(few?.keep).toBeGreaterThan(1);
		expect(few?.keep).toBeLessThan(many?.keep ?? 0);
	});
});
