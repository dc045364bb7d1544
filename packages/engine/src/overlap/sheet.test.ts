import { describe, expect, test } from 'vitest';
import { addCardMoves } from '../actions/card-moves.ts';
import { groupsOf } from '../groups.ts';
import { bonusFor, connectionsOf, legalPlacements, whyNotPlace } from '../placing.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { lying, tableOf, wordOf } from '../testing/tables.ts';
import type { Move, Placement, Spot } from '../types.ts';
import { hiddenCard } from './sheet.ts';

const summary = { ...ruleSet('summary'), bonus: true };
const matching = { ...summary, matchRequired: true };
const WORDS = ['FFFF', 'EAWF', 'E..S'].map(wordOf);

/** Cards that cover one another in part, with a hole of a quadrant between them; one is covered twice, another lies apart. */
const PILED = tableOf('FFWW@0,0 EAEA@1,0 S..E@0.5,0.5 ****@-0.5,-0.5 FAWS@1,1 WWFF@1.5,-0.5 FFFF@3,0.5');

/** What is asked of a table that does not depend on cards far away; spots are told from `at`. */
function around(table: readonly Placement[], at: Spot) {
	const spots = Array.from({ length: 13 * 9 }, (_, i) => ({ x: (i % 13) / 2 - 1.5, y: Math.floor(i / 13) / 2 - 1.5 }));
	return spots.flatMap(({ x, y }) =>
		WORDS.map((card) => {
			const placement = { card, x: at.x + x, y: at.y + y };
			const { elements, besideWild, joins } = connectionsOf(table, placement);
			return [
				`${card}@${x},${y}`,
				whyNotPlace(table, placement, summary),
				whyNotPlace(table, placement, matching),
				bonusFor(table, placement, summary),
				elements.join(''),
				besideWild,
				joins.map((join) => `${join.element} ${join.x - at.x},${join.y - at.y}`),
			];
		}),
	);
}

/** What is asked of the whole of a table, spots told from `at`. */
function whole(table: readonly Placement[], at: Spot) {
	const told = ({ card, x, y }: Placement) => `${card}@${x - at.x},${y - at.y}`;
	const moves: Move[] = [];
	addCardMoves(table, matching, false, moves);
	return {
		placements: WORDS.map((word) => legalPlacements(table, word, matching).map(told)),
		moves: moves.map((move) =>
			move.type === 'move-a-card' && move.target && move.to
				? `${move.target.x - at.x},${move.target.y - at.y} ${told(move.to)}`
				: move.type,
		),
		groups: groupsOf(table).map(({ element, panels }) => `${element} ${panels.map(told).join(' ')}`),
	};
}

const answers = (table: readonly Placement[], at: Spot = HERE) => ({ ...whole(table, at), around: around(table, at) });
const shifted = (table: readonly Placement[], { x, y }: Spot) =>
	table.map((card) => ({ ...card, x: card.x + x, y: card.y + y }));
const HERE = { x: 0, y: 0 };

describe('a sheet', () => {
	test.each([
		{ x: 100.5, y: -70 },
		{ x: -9_000, y: 9_000.5 },
	])('says the same wherever a table lies: at %o', (at) => {
		expect(answers(shifted(PILED, at), at)).toEqual(answers(PILED));
	});
	/** Up to some distance it is kept in one kind of memory, and beyond in another. */
	test.each([50, 58, 58.5, 59, 61.5, 63, 65, 300])(
		'says of two tables %d cards apart what it says of each',
		(distance) => {
			const alone = around(PILED, HERE);
			for (const at of [
				{ x: distance, y: 0 },
				{ x: 0, y: distance },
			]) {
				const both = [...PILED, ...shifted(PILED, at)];
				expect(around(both, HERE)).toEqual(alone);
				expect(around(both, at)).toEqual(alone);
				const groups = groupsOf(both).map(({ element, panels }) => `${element} ${panels.length}`);
				const once = groupsOf(PILED).map(({ element, panels }) => `${element} ${panels.length}`);
				expect(groups.sort()).toEqual([...once, ...once].sort());
			}
		},
	);
	test.each([
		{ dx: -64, dy: 0 },
		{ dx: 64, dy: 0 },
		{ dx: 0, dy: -64 },
		{ dx: 0, dy: 64 },
	])('says of spots far to one side that nothing is near: %o', ({ dx, dy }) => {
		for (const { x, y } of PILED) {
			for (const aside of [-1, -0.5, 0, 0.5, 1]) {
				const placement = { card: wordOf('FFFF'), x: x + dx, y: y + dy + aside };
				expect(connectionsOf(PILED, placement)).toEqual({ elements: [], besideWild: false, joins: [] });
				expect(whyNotPlace(PILED, placement, summary)).toBe('placement/not-adjacent');
			}
		}
	});
	test('says the same of the left of a table that only just has room', () => {
		const table = tableOf('FFFF@0,0 FFFF@58.5,0');
		for (let x = -8; x <= -1.5; x += 0.5) {
			for (let y = -1.5; y <= 2; y += 0.5) {
				const placement = { card: wordOf('FFFF'), x, y };
				expect(connectionsOf(table, placement).elements).toEqual([]);
				expect(whyNotPlace(table, placement, summary)).toBe('placement/not-adjacent');
			}
		}
	});
	test('tells a card that others hide, piece by piece', () => {
		const table = tableOf('FFFF@0,0 EEEE@0.5,0 EEEE@-0.5,0.5 EEEE@-0.5,-0.5');
		expect(hiddenCard(table.slice(0, 3))).toBeUndefined();
		expect(hiddenCard(table.slice(1))).toBeUndefined();
		expect(hiddenCard(table)).toEqual(lying('FFFF@0,0'));
	});
	test('remembers nothing of a table before, nor of a card that was lifted', () => {
		const [near, far] = [PILED, [...PILED, ...shifted(PILED, { x: 80, y: 5 })]];
		const [first, second] = [answers(near), answers(far)];
		for (const table of [near, far, tableOf('FFFF@0.5,0'), tableOf('EEEE@0,0'), near, far]) whole(table, HERE);
		expect(answers([...near])).toEqual(first);
		expect(answers([...far])).toEqual(second);
		whole(far, HERE);
		expect(around(far, HERE)).toEqual(second.around);
	});
	test('forgets a table that it could not read to the end', () => {
		const before = answers(PILED);
		const broken = [...tableOf('EEEE@1,0.5 EEEE@0,2'), { card: 'nope' as never, x: 2, y: 2.5 }];
		for (const _ of [1, 2]) expect(() => legalPlacements(broken, wordOf('FFFF'), summary)).toThrow();
		expect(answers([...PILED])).toEqual(before);
	});
});
