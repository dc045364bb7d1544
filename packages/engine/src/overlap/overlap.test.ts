import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { around, isWhole } from '../board.ts';
import { turned } from '../cards.ts';
import { type Group, groupsOf, largestGroups } from '../groups.ts';
import { bonusFor, connectionsOf, fitsSomewhere, legalPlacements, whyNotPlace } from '../placing.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { laidTables, spotsAround, words } from '../testing/overlapping.ts';
import { textsOf } from '../testing/tables.ts';
import { ELEMENTS, type Placement, type RuleSet } from '../types.ts';
import { panelGroups } from './panels.ts';
import { drawSheet, hiddenCard, lookAroundSheet } from './sheet.ts';

const summary = { ...ruleSet('summary'), bonus: true };
const matching: RuleSet = { ...summary, matchRequired: true };
const v3 = ruleSet('v3');
const touching: RuleSet = { ...v3, matchRequired: false };

type Change = (placement: Placement) => Placement;
const shifted =
	(dx: number, dy: number): Change =>
	({ card, x, y }) => ({ card, x: x + dx, y: y + dy });
const turnedRound: Change = ({ card, x, y }) => ({ card: turned(card), x: 0 - x, y: 0 - y });

/** Groups as texts, in no order; a card that owns several panels stands there as often. */
const told = (groups: readonly Group[], change: Change = (placement) => placement) =>
	groups.map(({ element, panels }) => `${element} ${textsOf(panels.map(change))}`).sort();

describe('overlapping cards', () => {
	test.each([
		['touching is enough', summary],
		['a match is required', matching],
		['whole spots, touching is enough', touching],
		['whole spots, a match is required', v3],
	])('what is legal is what has no reason against it, each once: %s', (_, rules) => {
		fc.assert(
			fc.property(laidTables(rules, 9), words, (table, word) => {
				const legal = textsOf(legalPlacements(table, word, rules));
				const lies = [...new Set([word, turned(word)])];
				const thinkable = spotsAround(table).flatMap((spot) => lies.map((card) => ({ card, ...spot })));
				const without = thinkable.filter((placement) => whyNotPlace(table, placement, rules) === undefined);
				expect(legal).toEqual(textsOf(without));
				expect(fitsSomewhere(table, word, rules)).toBe(legal.length > 0);
			}),
		);
	});

	test('never hide one wholly', () => {
		fc.assert(
			fc.property(laidTables(summary, 14), (table) => {
				expect(hiddenCard(table)).toBeUndefined();
			}),
		);
	});

	const halves = fc.integer({ min: -600, max: 600 }).map((n) => n / 2);
	test('can be shifted or looked at from the other side without any difference', () => {
		const changes = fc.oneof(
			fc.tuple(halves, halves).map(([x, y]) => shifted(x, y)),
			fc.constant(turnedRound),
		);
		fc.assert(
			fc.property(laidTables(matching, 9), changes, words, (table, change, word) => {
				fc.pre(table.length > 0);
				const there = table.map(change);
				for (const rules of [summary, matching]) {
					const legal = legalPlacements(table, word, rules);
					expect(textsOf(legalPlacements(there, word, rules))).toEqual(textsOf(legal.map(change)));
					for (const placement of legal.slice(0, 9)) {
						expect(bonusFor(there, change(placement), rules)).toBe(bonusFor(table, placement, rules));
					}
				}
				expect(told(groupsOf(there))).toEqual(told(groupsOf(table), change));
				expect(largestGroups(there)).toEqual(largestGroups(table));
			}),
		);
	});

	test('are the same however far apart they lie', () => {
		fc.assert(
			fc.property(laidTables(summary, 6), laidTables(summary, 6), (near, far) => {
				const table = [...near, ...far.map(shifted(5_000.5, -9_000))];
				const expected = [...told(groupsOf(near)), ...told(groupsOf(far), shifted(5_000.5, -9_000))];
				expect(told(groupsOf(table))).toEqual(expected.sort());
			}),
		);
	});
});

describe('cards side by side', () => {
	test('hang together and connect alike, however they are looked at', () => {
		fc.assert(
			fc.property(laidTables(v3, 14), words, (table, card) => {
				expect(isWhole(table)).toBe(true);
				for (const [e, element] of ELEMENTS.entries()) {
					const groups = groupsOf(table).filter((group) => group.element === element);
					expect(panelGroups(table, e).map((numbers) => numbers.map((number) => table[number]))).toEqual(
						groups.map(({ panels }) => panels),
					);
				}
				for (const { x, y } of spotsAround(table)) {
					if (!Number.isInteger(x) || !Number.isInteger(y)) continue;
					connectionsOf(table, { card, x, y });
					const { neighbours: _, wilds, ...met } = around;
					drawSheet(table);
					lookAroundSheet(x, y);
					expect(around).toMatchObject(met);
					expect(around.wilds > 0).toBe(wilds > 0);
				}
			}),
		);
	});
	test('are told from half spots by the table itself', () => {
		fc.assert(
			fc.property(laidTables(v3, 9), words, (table, card) => {
				fc.pre(table.length > 0);
				const aside = shifted(0.5, -3.5);
				const there = table.map(aside);
				expect(isWhole(there)).toBe(false);
				expect(told(groupsOf(there))).toEqual(told(groupsOf(table), aside));
				for (const placement of legalPlacements(table, card, v3)) {
					const { elements, besideWild, joins } = connectionsOf(table, placement);
					expect(connectionsOf(there, aside(placement))).toEqual({
						elements,
						besideWild,
						joins: joins.map(({ x, y, element }) => ({ x: x + 0.5, y: y - 3.5, element })),
					});
				}
			}),
		);
	});
	test.each([v3, touching])('may lie at the same whole spots whether or not others may overlap', (rules) => {
		fc.assert(
			fc.property(laidTables(rules, 9), words, (table, card) => {
				for (const { x, y } of spotsAround(table)) {
					if (!Number.isInteger(x) || !Number.isInteger(y)) continue;
					const code = whyNotPlace(table, { card, x, y }, rules);
					expect(whyNotPlace(table, { card, x, y }, { ...rules, overlap: true })).toBe(code);
				}
			}),
		);
	});
});
