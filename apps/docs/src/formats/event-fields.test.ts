import {
	createGame,
	eventsFor,
	type GameEvent,
	makeRecord,
	makeView,
	parseRecord,
	parseView,
	parseWord,
	recordOf,
	ruleSet,
	type SeatEntry,
	viewFor,
} from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { readPages } from '../testing/read-pages.ts';
import { EVENT_ROWS, EVENTS, SEAT_EVENT_ROWS, SEAT_EVENTS } from './event-fields.ts';
import { codeParts } from './field.ts';

const page = readPages().find(({ slug }) => slug === 'developers/formats')?.text ?? '';
const game = createGame({ rules: ruleSet('v3'), players: 3, random: 'a'.repeat(64), first: 0 });

/** What the engine says against an event in `seen`; nothing if it can be read. */
function eventComplaint(event: unknown): string {
	const read = parseView({ ...makeView(viewFor(game, 0)), seen: [event] });
	return read.ok ? '' : read.code.detail;
}

/** The same of an entry in a log. */
function entryComplaint(entry: unknown): string {
	const read = parseRecord({ ...makeRecord(recordOf(game, [], null)), log: [entry] });
	return read.ok ? '' : read.code.detail;
}

const fire = parseWord('FFFF') ?? expect.unreachable();
const [seat, at] = [0, { card: fire, x: 0, y: 0 }];
const hands = [[fire], [fire], [fire]];
const goals = ['F', 'E', 'S', 'W', 'A'] as const;

/** Every field of every event; the compiler asks for each that has to be there. */
const EXAMPLES: { readonly [T in GameEvent['type']]: Required<Extract<GameEvent, { type: T }>> } = {
	placed: { type: 'placed', seat, ...at, connected: ['F'], bonus: 0 },
	'action-played': { type: 'action-played', seat, card: fire, as: 'trade-goals' },
	'no-target': { type: 'no-target', seat, action: 'zap-a-card' },
	'goals-traded': { type: 'goals-traded', seat, with: 1, goals: ['F', 'E'], covered: [] },
	'goals-shuffled': { type: 'goals-shuffled', seat, goals, covered: [] },
	'goals-rotated': { type: 'goals-rotated', seat, direction: 'left', goals, ring: 5, covered: [] },
	'goal-opened': { type: 'goal-opened', seat, goal: 'F' },
	claimed: { type: 'claimed', seat },
	'hands-traded': { type: 'hands-traded', seat, with: 1, hands: [[fire], [fire]] },
	'hands-shuffled': { type: 'hands-shuffled', seat, hands },
	'hands-rotated': { type: 'hands-rotated', seat, direction: 'right', hands },
	zapped: { type: 'zapped', seat, ...at, to: 'discard' },
	moved: { type: 'moved', seat, from: at, to: at },
	'card-rotated': { type: 'card-rotated', seat, from: at, to: at },
	'start-turned-up': { type: 'start-turned-up', placed: at, skipped: [fire] },
	'deck-rebuilt': { type: 'deck-rebuilt', cards: 4 },
	passed: { type: 'passed', seat },
	stacked: { type: 'stacked', seat, from: 0, onto: 'pile', to: 1, card: fire },
	refilled: { type: 'refilled', pile: 2, card: 'F' },
	called: { type: 'called', seat, action: 'zap-a-card', again: false },
	resigned: { type: 'resigned', seat },
	drew: { type: 'drew', seat, cards: [fire], why: 'turn' },
	turn: { type: 'turn', seat },
	joined: { type: 'joined', seat },
	left: { type: 'left', seat },
	'game-over': { type: 'game-over', winners: [0], reason: 'seven' },
};

const ENTRIES: { readonly [E in SeatEntry['event']]: Required<Extract<SeatEntry, { event: E }>> } = {
	join: { event: 'join', seat: 3, chance: {}, drew: [fire], at: 1 },
	leave: { event: 'leave', seat, chance: { deck: [fire] }, next: 1, drew: [fire], at: 1 },
	bot: { event: 'bot', seat, at: 1 },
};

const codes = (text: string): readonly string[] => codeParts(text).flatMap((part) => (part.isCode ? part.text : []));
const without = (object: object, field: string): object =>
	Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));
/** The words that a complaint says there are. */
const known = (complaint: string): readonly string[] => complaint.split(' is none of ')[1]?.split(', ') ?? [];

type Complaint = (value: unknown) => string;
const shown = [
	...Object.values(EXAMPLES).map((example) => [example.type, EVENTS[example.type], example, eventComplaint] as const),
	...Object.values(ENTRIES).map((entry) => [entry.event, SEAT_EVENTS[entry.event], entry, entryComplaint] as const),
] satisfies readonly (readonly [string, { readonly fields: object }, object, Complaint])[];

describe('events', () => {
	it('are all on the page, and no others', () => {
		expect(EVENT_ROWS.map(({ name }) => name)).toEqual(known(eventComplaint({ type: 'no such' })));
		expect(SEAT_EVENT_ROWS.map(({ name }) => name)).toEqual(known(entryComplaint({ event: 'no such' })));
		expect(page).toContain('<FieldList of="event" rows={EVENT_ROWS} />');
		expect(page).toContain('<FieldList of="seat-event" rows={SEAT_EVENT_ROWS} />');
	});

	it.each(shown)('%s: its fields are those that the engine reads', (name, { fields }, example, complaint) => {
		expect(complaint(example)).toBe('');
		const others = Object.keys(example).filter((field) => field !== 'type' && field !== 'event');
		expect(Object.keys(fields).toSorted()).toEqual(others.toSorted());
		expect(complaint({ ...example, other: 0 })).toBe('unknown field "other"');
		for (const [field, text] of Object.entries(fields)) {
			const needed = !/left out|optional/.test(text);
			expect(complaint(without(example, field)), `${name}.${field}`).toBe(
				needed ? `the field ${field} is missing` : '',
			);
		}
	});

	it.each(shown)('%s: what its fields can be is what the engine reads', (name, { fields }, example, complaint) => {
		for (const [field, text] of Object.entries(fields)) {
			const value: unknown = Object.entries(example).find(([one]) => one === field)?.[1];
			const isList = /^(a list|two (letters|lists)|a letter for each|the seats)/.test(text);
			expect(Array.isArray(value), `${name}.${field}: ${text}`).toBe(isList || /^what that one drew/.test(text));
			if (/^(a number|the number|a seat)/.test(text)) expect(value, `${name}.${field}`).toBeTypeOf('number');
			const words = known(complaint({ ...example, [field]: 'no such value' }));
			if (words.length === 0 || text.startsWith('the Action') || text === 'its letter') continue;
			expect(codes(text), `${name}.${field}`).toEqual(words);
		}
	});

	it.each(Object.values(EXAMPLES).map((event) => [event.type, event] as const))(
		'%s: what is hidden is what the engine hides',
		(type, event) => {
			const told = JSON.parse(JSON.stringify(eventsFor([event], 2)[0]));
			const raw = JSON.parse(JSON.stringify(event));
			const changed = Object.keys(raw).filter((field) => JSON.stringify(raw[field]) !== JSON.stringify(told[field]));
			const { hidden = '', fields } = EVENTS[type];
			expect(codes(hidden).filter((word) => word in fields)).toEqual(changed);
		},
	);

	it('tell as much of what is hidden as the page says', () => {
		const told = (type: keyof typeof EXAMPLES, viewer: number) => eventsFor([EXAMPLES[type]], viewer)[0];
		for (const type of ['goals-traded', 'hands-traded'] as const) {
			expect(told(type, 0)).toEqual(EXAMPLES[type]);
			expect(told(type, 1)).toEqual(EXAMPLES[type]);
		}
		expect(told('goal-opened', 0)).toEqual(EXAMPLES['goal-opened']);
		expect(told('drew', 0)).toEqual(EXAMPLES.drew);
		expect(told('goals-shuffled', 1)).toMatchObject({ goals: ['?', 'E', '?', '?', '?'] });
		// Handed on to the left: the one that seat 1 had is with seat 2.
		expect(told('goals-rotated', 1)).toMatchObject({ goals: ['?', 'E', 'S', '?', '?'] });
		for (const type of ['hands-shuffled', 'hands-rotated'] as const)
			expect(told(type, 1)).toMatchObject({ hands: [['????'], ['FFFF'], ['????']] });
		for (const type of ['goals-traded', 'goals-shuffled', 'goals-rotated'] as const)
			expect(eventsFor([{ ...EXAMPLES[type], covered: [1] }], 1)[0]).toMatchObject({
				goals: EXAMPLES[type].goals.map(() => '?'),
			});
	});
});
