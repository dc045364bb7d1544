import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMove } from '../apply-move.ts';
import { turned } from '../cards.ts';
import { disbelieve } from '../disbelieve.ts';
import { legalMoves } from '../legal-moves.ts';
import { hiddenCard } from '../overlap/sheet.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { laidTables, spotsAround } from '../testing/overlapping.ts';
import { tableOf } from '../testing/tables.ts';
import { makeMove, parseMove } from '../text/move.ts';
import { parsePosition } from '../text/position.ts';
import { makePlacement } from '../text/spot.ts';
import type { Action, GameState, Move, Placement, RuleSet } from '../types.ts';
import { whyNotText } from '../why-not-text.ts';

const summary = ruleSet('summary');
const matching: RuleSet = { ...summary, matchRequired: true };

/** Seat 0 is on turn and holds an Action; the other has a card, so that the game goes on. */
function holding(action: Action, table: readonly Placement[], rules: RuleSet = summary): GameState {
	const parsed = parsePosition({
		rules: 'v1',
		players: [
			{ hand: [action], goal: 'S' },
			{ hand: ['EEEE'], goal: 'A' },
		],
		deck: ['move-a-card', 'FFWW', 'SSSS'],
		discard: ['AAAA'],
	});
	if (!parsed.ok) throw new Error(parsed.code.detail);
	return { ...parsed.value, rules: { ...rules, actions: summary.actions }, table };
}

const given = (action: Action, table: string, rules?: RuleSet) => holding(action, tableOf(table), rules);
const movesOf = (state: GameState) => legalMoves(state, 0).map(makeMove).sort();

function after(state: GameState, text: string) {
	const result = applyMove(state, 0, parseMove(text) as Move); // texts of this file are moves
	if (!result.ok) throw new Error(`${text}: ${result.code}`);
	const { table, discard, deck } = result.value.state;
	return { table: table.map(makePlacement), discard, deck, events: result.value.events };
}

describe('Zap under the rules that put the card on the discards (E44)', () => {
	test('the Action lies below the card, which is called by its smaller word', () => {
		const { table, discard, events } = after(given('zap-a-card', 'FFFF@0,0 WAFF@0.5,0'), 'zap-a-card 0.5,0');
		expect(table).toEqual(['FFFF@0,0']);
		expect(discard).toEqual(['AAAA', 'zap-a-card', 'FFAW']);
		expect(events).toContainEqual({ type: 'zapped', seat: 0, card: 'WAFF', x: 0.5, y: 0, to: 'discard' });
	});
	test('a card that is covered in part can be taken from beneath', () => {
		const state = given('zap-a-card', 'FFFF@0,0 AAAA@0.5,0');
		expect(movesOf(state)).toEqual(['zap-a-card 0,0', 'zap-a-card 0.5,0']);
		expect(after(state, 'zap-a-card 0,0').table).toEqual(['AAAA@0.5,0']);
	});
	test.each([
		['1,0', 'target/no-card'],
		['0.5,0.5', 'target/no-card'],
		['-', 'target/possible'],
	])('a spot that is not a card’s own names none: %s', (target, code) => {
		expect(whyNotText(given('zap-a-card', 'FFFF@0,0 AAAA@0.5,0'), 0, `zap-a-card ${target}`)).toBe(code);
	});
	test('an emptied table gets a new start card (E19)', () => {
		const { table, discard, deck } = after(given('zap-a-card', 'FFFF@0.5,0'), 'zap-a-card 0.5,0');
		expect(table).toEqual(['FFWW@0,0']);
		expect(discard).toEqual(['AAAA', 'zap-a-card', 'FFFF']);
		expect(deck.length).toBe(1); // the Action that was skipped and SSSS, one of which was drawn
	});
});

describe('Move where cards overlap', () => {
	test.each([
		[
			'what it covered is in sight while it is lifted',
			'EEEE@0,0 AAAA@0.5,0',
			'move-a-card 0.5,0 AAAA@-0.5,0',
			undefined,
		],
		[
			'it may not hide another',
			'EEEE@0,0 AAAA@0.5,0 WWWW@1.5,0',
			'move-a-card 1.5,0 WWWW@-0.5,0',
			'placement/hides-a-card',
		],
		[
			'nor lie on others with all of it',
			'EEEE@0,0 AAAA@1,0 WWWW@2,0',
			'move-a-card 2,0 WWWW@0.5,0',
			'placement/occupied',
		],
		['it has to touch others, not itself', 'EEEE@0,0 AAAA@1,0', 'move-a-card 1,0 AAAA@1.5,0', 'placement/not-adjacent'],
		['it may overlap the place where it lay', 'EEEE@0,0 AAAA@1,0', 'move-a-card 1,0 AAAA@0.5,0.5', undefined],
		['it may not stay as it is', 'EEEE@0,0 AAAA@0.5,0', 'move-a-card 0.5,0 AAAA@0.5,0', 'move/unchanged'],
		['though others lie on top of nothing of it', 'EEEE@0,0 AAAA@1,0', 'move-a-card 0,0 EEEE@0,0', 'move/unchanged'],
		[
			'but may come back on top of what covered it (E17b)',
			'EEEE@0,0 AAAA@0.5,0',
			'move-a-card 0,0 EEEE@0,0',
			undefined,
		],
		['unless that hides one', 'EEEE@0,0 AAAA@0.5,0 WWWW@1,0', 'move-a-card 0,0 EEEE@0,0', 'placement/hides-a-card'],
		[
			'or all of it then lies on cards',
			'EEEE@0,0 AAAA@0.5,0 WWWW@-0.5,0',
			'move-a-card 0,0 EEEE@0,0',
			'placement/occupied',
		],
		['and turn there', 'EEAA@0,0 WWWW@0.5,0', 'move-a-card 0,0 AAEE@0,0', undefined],
		['or where nothing covers it', 'EEEE@0,0 WFWF@0.5,0', 'move-a-card 0.5,0 FWFW@0.5,0', undefined],
		['a quarter is no spot', 'EEEE@0,0 AAAA@0.5,0', 'move-a-card 0,0 EEEE@10000.5,0', 'placement/off-grid'],
		[
			'another card is not the one that lies there',
			'EEEE@0,0 AAAA@0.5,0',
			'move-a-card 0,0 AAAA@2,0',
			'target/no-card',
		],
		['alone it has no place (E18b)', 'EEAA@0.5,0', 'move-a-card 0.5,0 AAEE@0.5,0', 'placement/not-adjacent'],
		['and nothing happens', 'EEAA@0.5,0', 'move-a-card -', undefined],
		['else something has to', 'EEEE@0,0 AAAA@0.5,0', 'move-a-card -', 'target/possible'],
	])('%s: %s, %s', (_, table, move, code) => {
		expect(whyNotText(given('move-a-card', table), 0, move)).toBe(code);
	});
	test('puts the card on top', () => {
		const { table, events } = after(given('move-a-card', 'EEEE@0,0 AAAA@0.5,0'), 'move-a-card 0,0 EEEE@0,0');
		expect(table).toEqual(['AAAA@0.5,0', 'EEEE@0,0']);
		const card = { card: 'EEEE', x: 0, y: 0 };
		expect(events).toContainEqual({ type: 'moved', seat: 0, from: card, to: card });
	});
	test.each([
		['overlap', summary],
		['overlap with matches', matching],
		['whole spots, touching is enough', { ...ruleSet('v3'), matchRequired: false }],
	])('lists each legal way once, and leaves something of every card: %s', (_, rules) => {
		fc.assert(
			fc.property(laidTables(rules, 5), (table) => {
				const state = holding('move-a-card', table, rules);
				const legal = movesOf(state);
				const thinkable = table.flatMap(({ card, x, y }) =>
					spotsAround(table).flatMap((spot) =>
						[...new Set([card, turned(card)])].map((word) => `move-a-card ${x},${y} ${word}@${spot.x},${spot.y}`),
					),
				);
				const accepted = [...thinkable, 'move-a-card -'].filter((text) => whyNotText(state, 0, text) === undefined);
				expect(legal).toEqual(accepted.sort());
				for (const text of legal.filter((_, i) => i % 17 === 0)) {
					const result = applyMove(state, 0, parseMove(text) as Move);
					expect(result.ok && hiddenCard(result.value.state.table)).toBeUndefined();
				}
			}),
			{ numRuns: 60 },
		);
	});
});

describe('Rotate a Card (E47)', () => {
	test('turns a card where it lies, match or no match, and keeps what covers it', () => {
		const state = given('rotate-a-card', 'EEAA@0,0 WWWW@0.5,0 AAFF@0,1', matching);
		const { table, discard, events } = after(state, 'rotate-a-card 0,0');
		expect(table).toEqual(['AAEE@0,0', 'WWWW@0.5,0', 'AAFF@0,1']);
		expect(discard).toEqual(['AAAA', 'rotate-a-card']);
		expect(events).toContainEqual({
			type: 'card-rotated',
			seat: 0,
			from: { card: 'EEAA', x: 0, y: 0 },
			to: { card: 'AAEE', x: 0, y: 0 },
		});
	});
	test('names cards that look different then', () => {
		const state = given('rotate-a-card', 'EEEE@0,0 EEAA@1,0 E..A@1,0.5 ****@2,0 EFSW@3,0');
		expect(movesOf(state)).toEqual(['rotate-a-card 1,0', 'rotate-a-card 1,0.5', 'rotate-a-card 3,0']);
		expect(whyNotText(state, 0, 'rotate-a-card 0,0')).toBe('move/unchanged');
		expect(whyNotText(state, 0, 'rotate-a-card 2,0')).toBe('move/unchanged');
		expect(whyNotText(state, 0, 'rotate-a-card 4,0')).toBe('target/no-card');
		expect(whyNotText(state, 0, 'rotate-a-card -')).toBe('target/possible');
	});
	test('names any card if all look the same turned, and then nothing changes', () => {
		const state = given('rotate-a-card', 'EEEE@0,0 ****@1,0');
		expect(movesOf(state)).toEqual(['rotate-a-card 0,0', 'rotate-a-card 1,0']);
		expect(after(state, 'rotate-a-card 1,0').table).toEqual(['EEEE@0,0', '****@1,0']);
	});
	test('has no target on an empty table', () => {
		const state = given('rotate-a-card', '');
		expect(movesOf(state)).toEqual(['rotate-a-card -']);
		expect(after(state, 'rotate-a-card -').events).toContainEqual({
			type: 'no-target',
			seat: 0,
			action: 'rotate-a-card',
		});
	});
	test('can win', () => {
		const row = 'EEEE@0,0 EEEE@1,0 EEEE@2,0 EEEE@3,0 EEEE@4,0 EEEE@5,0 AAEE@0,-1';
		const { players, ...state } = given('rotate-a-card', `${row} EEAA@0,1`);
		const [mine, theirs] = players;
		if (mine === undefined || theirs === undefined) disbelieve('there are two');
		const won = applyMove(
			{
				...state,
				players: [
					{ ...mine, goal: 'A' },
					{ ...theirs, goal: 'E' },
				],
			},
			0,
			{
				type: 'rotate-a-card',
				target: { x: 0, y: 1 },
			},
		);
		expect(won.ok && won.value.state.outcome).toEqual({ winners: [1], reason: 'seven' });
	});
	test('is read and written', () => {
		for (const text of ['rotate-a-card 0.5,-1', 'rotate-a-card -', '****=rotate-a-card 1,0']) {
			expect(makeMove(parseMove(text) as Move)).toBe(text);
		}
		for (const text of ['rotate-a-card', 'rotate-a-card 1', 'rotate-a-card 1,0 2,0', 'rotate-a-card 0,0.25']) {
			expect(parseMove(text)).toBeUndefined();
		}
	});
});
