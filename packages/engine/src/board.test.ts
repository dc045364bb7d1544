import { describe, expect, test } from 'vitest';
import { addCardMoves } from './actions/card-moves.ts';
import { groupsOf, largestGroups, withCard } from './groups.ts';
import { bonusFor, cardNumberAt, connectionsOf, legalPlacements, whyNotPlace } from './placing.ts';
import { ruleSet } from './rulesets/rule-set.ts';
import { tableOf, wordOf } from './testing/tables.ts';
import type { Move, Placement, Spot } from './types.ts';

const rules = ruleSet('v3');
const WORDS = ['FFFF', 'FFWW', 'EAWF', 'E..S', '****'].map(wordOf);

/** Ends with a ring around a hole, which is filled; every kind of card is in it, and cards meet on all four sides. */
const LAID =
	'FFFF@0,0 FFWW@1,0 EWAW@1,1 S..E@0,1 EAEA@-1,1 ****@-1,0 FEWA@-1,-1 FFAA@0,-1 FAWS@1,-1 FFSE@2,-1 EFEF@2,-2 WWEE@2,1 AAWW@2,0';
/** Islands, as a Zap leaves them. */
const APART = 'FFFF@0,0 WWFF@2,0 FFFF@1,3 AAAA@1,1';

/** Everything that is asked of a board, about the table as it lies `at` some place; spots are told from there. */
function answers(table: readonly Placement[], at: Spot = { x: 0, y: 0 }) {
	const here = ({ x, y }: Spot) => `${x - at.x},${y - at.y}`;
	const told = (card: Placement) => `${card.card}@${here(card)}`;
	const moves: Move[] = [];
	addCardMoves(table, rules, false, moves);
	const spots = Array.from({ length: 99 }, (_, i) => ({ x: at.x + (i % 9) - 4, y: at.y + Math.floor(i / 9) - 5 }));
	return {
		placements: WORDS.map((word) => legalPlacements(table, word, rules).map(told)),
		moves: moves.map((move) =>
			move.type === 'move-a-card' && move.target && move.to ? `${here(move.target)} ${told(move.to)}` : move.type,
		),
		groups: groupsOf(table).map(({ element, panels }) => `${element} ${panels.map(told).join(' ')}`),
		largest: largestGroups(table),
		numbers: spots.map(({ x, y }) => cardNumberAt(table, x, y)),
		spots: spots.flatMap((spot) =>
			WORDS.map((card) => {
				const placement = { card, ...spot };
				const { elements, besideWild, joins } = connectionsOf(table, placement);
				return [
					whyNotPlace(table, placement, rules) ?? bonusFor(table, placement, rules),
					elements.join(''),
					besideWild,
					joins.map(({ x, y, element }) => `${element} ${x - at.x},${y - at.y}`),
				];
			}),
		),
	};
}

/** A table laid card by card, and asked something at each: the last table, and what was answered. */
function grown<T>(cards: readonly Placement[], ask: (table: readonly Placement[]) => T) {
	let table: readonly Placement[] = [];
	const answered: T[] = [];
	for (const card of cards) {
		table = withCard(table, card);
		answered.push(ask(table));
	}
	return { table, answered };
}

const shifted = (table: readonly Placement[], { x, y }: Spot) =>
	table.map((card) => ({ ...card, x: card.x + x, y: card.y + y }));

describe('a board', () => {
	test.each([
		['asked at every card', LAID, answers],
		['asked for its groups only', LAID, largestGroups],
		['asked at the end', LAID, () => undefined],
		['with islands', APART, answers],
	])('that grew card by card says the same, in the same order, as one that is read: %s', (_, text, ask) => {
		for (const at of [
			{ x: 0, y: 0 },
			{ x: 122, y: -121 },
			{ x: -1000, y: 500 },
		]) {
			const cards = shifted(tableOf(text), at);
			const { table } = grown(cards, (before) => ask(before, at));
			expect(answers(table, at)).toEqual(answers([...cards], at));
		}
	});
	test.each([
		['at the edge of its window', { x: 123, y: 0 }],
		['at the lower edge', { x: 0, y: 122 }],
		['at the other edges', { x: -123, y: -122 }],
		['outside', { x: 129, y: 0 }],
		['far outside', { x: -9_000, y: 9_000 }],
	])('says the same wherever a table lies: %s', (_, at) => {
		for (const text of [LAID, APART]) {
			expect(answers(shifted(tableOf(text), at), at)).toEqual(answers(tableOf(text)));
		}
	});
	test('remembers nothing of a table before', () => {
		const [near, far] = [tableOf(LAID), shifted(tableOf(APART), { x: 4_000, y: 0 })];
		const [first, second] = [answers(near), answers(far)];
		for (const table of [near, far, tableOf('FFFF@0.5,0'), near, tableOf('EEEE@1,1'), far]) answers(table);
		expect(answers([...near])).toEqual(first);
		answers(tableOf('EEEE@4000,0 EEEE@0,0'));
		expect(answers([...far])).toEqual(second);
	});
	test('forgets a table that it could not read to the end', () => {
		const before = answers(tableOf(APART));
		const broken = [...tableOf('EEEE@1,0 EEEE@0,3'), { card: 'nope' as never, x: 2, y: 2 }];
		expect(() => legalPlacements(broken, wordOf('FFFF'), rules)).toThrow();
		expect(() => legalPlacements(broken, wordOf('FFFF'), rules)).toThrow();
		expect(answers(tableOf(APART))).toEqual(before);
	});
	/** Beyond its window a board is kept in another way; two cells of one row down would be the same there. */
	test.each([
		['alone', []],
		['with cards at the other end', tableOf('FFFF@-126,1 AAFF@-126,-1')],
	])('grows out of its window: %s', (_, others) => {
		const row = Array.from({ length: 16 }, (_, i) => ({ card: wordOf('FFFF'), x: i + 118, y: 0 }));
		const ask = (table: readonly Placement[]) => [
			legalPlacements(table, wordOf('FFWW'), rules),
			largestGroups(table),
			groupsOf(table),
		];
		const cards = [...others, ...row];
		const { answered } = grown(cards, ask);
		expect(answered).toEqual(cards.map((_, i) => ask(cards.slice(0, i + 1))));
		expect(largestGroups(cards).F).toBe(row.length);
	});
	test.each([200, 255, 256, 257, 5_000])('says of two tables %d cards apart what it says of each', (distance) => {
		const at = { x: distance, y: 0 };
		const both = [...tableOf(LAID), ...shifted(tableOf(LAID), at)];
		const { spots, largest } = answers(tableOf(LAID));
		expect(answers(both)).toMatchObject({ spots, largest });
		expect(answers(both, at)).toMatchObject({ spots, largest });
		for (const word of WORDS) {
			const each = legalPlacements(tableOf(LAID), word, rules).length;
			expect(legalPlacements(both, word, rules).length).toBe(2 * each);
		}
	});
});
