import { expect, test } from 'vitest';
import { legalMoves } from './legal-moves.ts';
import { connectedElements, connectionsOf, legalPlacements, whyNotPlace } from './placing.ts';
import { ruleSet } from './rulesets/rule-set.ts';
import { parsePosition } from './text/position.ts';
import { makePlacement } from './text/spot.ts';
import type { CardWord, Placement } from './types.ts';

const v3 = ruleSet('v3');
const ace = (x: number, y: number): Placement => ({ card: 'FFFF' as CardWord, x, y });

test.each([
	[10_000, 10_000, ['FFFF@10000,9999', 'FFFF@9999,10000']],
	[-10_000, -10_000, ['FFFF@-9999,-10000', 'FFFF@-10000,-9999']],
])('nothing can be placed beyond the edge of the grid: beside %i,%i', (x, y, spots) => {
	const table = [ace(x, y)];
	const texts = legalPlacements(table, ace(0, 0).card, v3).map(makePlacement);
	expect([...texts].sort()).toEqual([...spots].sort());
	for (const [dx, dy] of [
		[Math.sign(x), 0],
		[0, Math.sign(y)],
	] as const) {
		expect(whyNotPlace(table, ace(x + dx, y + dy), v3)).toBe('placement/off-grid');
	}
	const players = [{ hand: ['FFFF'], goal: 'E' }, { goal: 'A' }];
	const position = parsePosition({ rules: 'v3', players, table: table.map(makePlacement) });
	if (!position.ok) throw new Error(position.code.detail);
	expect(legalMoves(position.value, 0).length).toBe(2);
});

test.each([ace(0.25, 0), ace(Number.NaN, 0), ace(9_000, 9_000), ace(1, 1)])(
	'a card at no spot beside another connects nothing: %o',
	(placement) => {
		const table = [ace(0, 0)];
		expect(connectionsOf(table, placement)).toEqual({ elements: [], besideWild: false, joins: [] });
		expect(connectedElements(table, placement)).toEqual([]);
		expect(whyNotPlace(table, placement, v3)).toMatch(/^placement\/(off-grid|not-adjacent)$/);
	},
);
