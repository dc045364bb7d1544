import { describe, expect, test } from 'vitest';
import { legalPlacements, whyNotPlace } from '../placing.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { lying, tableOf, textsOf, wordOf } from '../testing/tables.ts';

const summary = ruleSet('summary');
const matching = { ...summary, matchRequired: true };

/** Rows of: what it shows, the table, the card, why not. */
type Row = readonly [name: string, table: string, card: string, code: string | undefined];

describe('a card that may cover others (E42)', () => {
	test.each<Row>([
		['lies on half spots', 'FFFF@0,0', 'AAAA@1,0.5', undefined],
		['not beyond the grid', 'FFFF@10000,0', 'AAAA@10000.5,0', 'placement/off-grid'],
		['but up to its edge', 'FFFF@9999.5,0', 'AAAA@10000,0.5', undefined],
		['covers one quadrant', 'FFFF@0,0', 'AAAA@0.5,0.5', undefined],
		['or two', 'FFFF@0,0', 'AAAA@0.5,0', undefined],
		['or three of three cards', 'FFFF@0,0 EEEE@1,0 WWWW@0,1', 'AAAA@0.5,0.5', undefined],
		['not all four of its own', 'FFFF@0,0', 'AAAA@0,0', 'placement/occupied'],
		['whichever cards they lie on', 'FFFF@0,0 EEEE@1,0', 'AAAA@0.5,0', 'placement/occupied'],
		['on four cards', 'FFFF@0,0 EEEE@1,0 WWWW@0,1 SSSS@1,1', 'AAAA@0.5,0.5', 'placement/occupied'],
		['leaves something of each card', 'AAAA@0,0 EEEE@0.5,0', 'FFFF@-0.5,-0.5', undefined],
		['hides none', 'AAAA@0,0 EEEE@0.5,0', 'FFFF@-0.5,0', 'placement/hides-a-card'],
		['nor the last quadrant', 'AAAA@0,0 EEEE@0.5,0 WWWW@0,0.5', 'FFFF@-0.5,-0.5', 'placement/hides-a-card'],
		['all on cards counts before', 'AAAA@0,0 EEEE@0.5,0 WWWW@-1,0', 'FFFF@-0.5,0', 'placement/occupied'],
		['touches a piece of an edge', 'FFFF@0,0', 'AAAA@-1,-0.5', undefined],
		['not a corner only', 'FFFF@0,0', 'AAAA@1,1', 'placement/not-adjacent'],
		['nor nothing', 'FFFF@0,0', 'AAAA@1.5,0', 'placement/not-adjacent'],
		['far away', 'FFFF@0,0', 'AAAA@900,0', 'placement/not-adjacent'],
		['beside nothing at all', '', 'AAAA@0.5,0', 'placement/not-adjacent'],
		['starts a table', '', 'AAAA@0,0', undefined],
		['need not match (E43)', 'FFFF@0,0', 'AAAA@1,0', undefined],
	])('%s: %s and %s', (_, table, card, code) => {
		expect(whyNotPlace(tableOf(table), lying(card), summary)).toBe(code);
	});

	test('does not lie on quarters', () => {
		expect(whyNotPlace(tableOf('FFFF@0,0'), { ...lying('AAAA@1,0'), y: 0.25 }, summary)).toBe('placement/off-grid');
	});
	test('fits beside and over a card at twenty spots, in both lies', () => {
		const around = [-1, -0.5, 0, 0.5, 1].flatMap((x) => [-1, -0.5, 0, 0.5, 1].map((y) => ({ x, y })));
		const spots = around.filter(({ x, y }) => Math.abs(x) + Math.abs(y) < 2 && (x !== 0 || y !== 0));
		const table = tableOf('FFFF@0,0');
		expect(spots.length).toBe(20);
		expect(textsOf(legalPlacements(table, wordOf('SSSS'), summary))).toEqual(
			textsOf(spots.map((spot) => ({ card: wordOf('SSSS'), ...spot }))),
		);
		expect(textsOf(legalPlacements(table, wordOf('AWSE'), summary))).toEqual(
			textsOf(['AWSE', 'ESWA'].flatMap((word) => spots.map((spot) => ({ card: wordOf(word), ...spot })))),
		);
	});
});

describe('a card that has to match as well', () => {
	test.each<Row>([
		['a piece of an edge is enough', 'FFWW@0,0', 'WWFF@1,0.5', undefined],
		['the other piece does not matter', 'FFWW@0,0', 'AAWW@1,-0.5', 'placement/no-match'],
		['the quadrant beside one that it covers is met', 'FFWW@0,0', 'FEFE@0.5,0', undefined],
		['and has to match', 'FFWW@0,0', 'EFEF@0.5,0', 'placement/no-match'],
		['what it covers does not', 'FFAA@0,0', 'FFFF@0,-0.5', 'placement/no-match'],
		['nor what another covers', 'FFFF@0,0 AAAA@0.5,0', 'FFFF@0.5,-1', 'placement/no-match'],
		['what is left in sight does', 'FFFF@0,0 AAAA@0.5,0', 'FFFF@-1,0', undefined],
		['a cut quadrant shows one element on two sides', 'F..A@0,0', 'FFFF@-0.5,-0.5', undefined],
		['and not on the others', 'F..A@0,0', 'AAAA@-0.5,-0.5', 'placement/no-match'],
		['the other one there', 'F..A@0,0', 'AAAA@0.5,0.5', undefined],
		['the same for the other diagonal', '.FA.@0,0', 'FFFF@0.5,-0.5', undefined],
		['turned', '.FA.@0,0', 'AAAA@0.5,-0.5', 'placement/no-match'],
		['a Wild matches everything', '****@0,0', 'AAAA@0.5,-0.5', undefined],
		['touching comes first', 'FFFF@0,0', 'AAAA@1,1', 'placement/not-adjacent'],
	])('%s: %s and %s', (_, table, card, code) => {
		expect(whyNotPlace(tableOf(table), lying(card), matching)).toBe(code);
	});
});

test('whole spots alone need no match either where the rules ask for none', () => {
	const rules = { ...ruleSet('v3'), matchRequired: false };
	const table = tableOf('FFFF@0,0 EEEE@1,0');
	expect(textsOf(legalPlacements(table, wordOf('AAAA'), rules))).toEqual(
		textsOf(tableOf('AAAA@-1,0 AAAA@0,-1 AAAA@0,1 AAAA@1,-1 AAAA@1,1 AAAA@2,0')),
	);
	expect(legalPlacements(table, wordOf('AAWW'), rules).length).toBe(12);
	expect(whyNotPlace(table, lying('AAAA@0,1'), rules)).toBeUndefined();
	expect(whyNotPlace(table, lying('AAAA@2,1'), rules)).toBe('placement/not-adjacent');
	expect(whyNotPlace(table, lying('AAAA@0.5,1'), rules)).toBe('placement/off-grid');
});
