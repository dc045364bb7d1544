import { makePosition, ruleSet } from '@aquarius/engine';
import { parseTableCode, type TableCode } from '@aquarius/protocol';
import { expect, it } from 'vitest';
import type { SavedFacts } from '../store/table-store.ts';
import { filledUp } from './chairs.ts';
import { begin } from './play.ts';
import { person } from './seats.ts';
import { newTable, restoreTable, type Table, undealt } from './table.ts';

const code = parseTableCode('BBBBBB') as TableCode; // it is one
const options = {
	isPrivate: true,
	spectators: true,
	clock: 0,
	clockFor: 'turn',
	talk: 'phrases',
	onLeave: 'bot',
	lateJoin: 'nobody',
	first: 0,
} as const;

function playing(): Table {
	const made = newTable({ code, rules: ruleSet('v3'), seats: 2, options, quick: false, startsAt: 0 });
	const facts: SavedFacts = { ...made, chairs: [person('Ann', 'a'), person('Ben', 'b')], host: 0 };
	const begun = begin(undealt(facts), { first: 0, now: 0 });
	if (!begun.ok) throw new Error('two can play');
	return begun.value.table;
}

it('a table of strangers is filled up with bots of different names', () => {
	const made = newTable({ code, rules: ruleSet('v3'), seats: 5, options, quick: true, startsAt: 0 });
	const facts = { ...made, chairs: made.chairs.with(1, person('Ann', 'a')).with(3, person('Rex', 'b')) };
	const { chairs } = filledUp(undealt(facts), 'medium', (seat) => seat !== 1).table.facts;
	expect(chairs.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'bot', 'person', 'bot']);
	expect(new Set(chairs.map(({ name }) => name)).size).toBe(5);
	expect(chairs.map(({ name }) => name)).not.toContain('');
});

it('a table that lacks the start of its game is damaged, and not taken for an empty one', () => {
	const { facts } = playing();
	expect(() => restoreTable({ facts, start: null, entries: [] })).toThrow(/the start of game 1 is missing/);
});

it('an entry that does not fit is named, and no card that it speaks of', () => {
	const { facts, start } = playing();
	if (start === null) throw new Error('it was dealt');
	const entry = { seat: 0, play: 'FFFF@900,900', at: 0 };
	const saved = { facts, start: JSON.stringify(makePosition(start)), entries: [{ entry, version: 3 }] };
	expect(() => restoreTable(saved)).toThrow(/^table BBBBBB, game 1, entry 0 does not fit: [a-z/-]+$/);
});
