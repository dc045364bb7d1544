import { type CardWord, type GameEvent, type Placement, ruleSet, type SeenCard, turned } from '@aquarius/engine';
import { ArraySchema } from '@colyseus/schema';
import { describe, expect, it } from 'vitest';
import { plainCodec } from './codec.ts';
import { packNumber } from './pack.ts';
import { SeatState, TableState } from './schema.ts';
import { tableOf } from './table-info.ts';
import { linesOf, viewOf } from './view.ts';
import { type LogLine, makeLine, makeNote, makeTable, parseLine } from './wire-events.ts';

const codec = plainCodec(ruleSet('v3'));

const EVENTS: readonly GameEvent[] = [
	{ type: 'goals-traded', seat: 0, with: 1, goals: ['E', 'W'] },
	{ type: 'goals-shuffled', seat: 0, goals: ['?', '?', 'F', '?', '?'] },
	{ type: 'goals-rotated', seat: 0, direction: 'left', goals: ['?', 'S', 'F', '?', '?'], ring: 5 },
	{ type: 'goals-traded', seat: 0, with: 'unused', goals: ['E', '?'], covered: [0] },
	{ type: 'goal-opened', seat: 0, goal: 'W' },
	{ type: 'goal-opened', seat: 1, goal: '?' },
	{ type: 'claimed', seat: 0 },
	{ type: 'hands-traded', seat: 1, with: 0, hands: [['trade-goals'], ['????', '????']] },
	{ type: 'hands-shuffled', seat: 0, hands: [['????'], ['zap-a-card'], [], [], []] },
	{ type: 'hands-rotated', seat: 0, direction: 'right', hands: [['????'], [], [], [], []] },
	{ type: 'drew', seat: 2, cards: ['move-a-card', '????'], why: 'bonus' },
	{ type: 'no-target', seat: 0, action: 'zap-a-card' },
	{ type: 'deck-rebuilt', cards: 7 },
	{ type: 'passed', seat: 1 },
	{ type: 'turn', seat: 2 },
	{ type: 'game-over', winners: [1], reason: 'seven' },
];

describe('a line of the log', () => {
	it('comes back as it was, and says nothing in words about hidden things', () => {
		for (const by of ['clock', 'bot', undefined] as const) {
			const line = by === undefined ? { events: EVENTS } : { by, events: EVENTS };
			const text = makeLine(line, 2, codec);
			expect(parseLine(text, 2, codec)).toEqual(line);
			expect(text).not.toMatch(/\?|trade-goals|"F"/);
		}
	});
});

it('a line tells openly what lies open in the piles of the solitaire', () => {
	const events: readonly GameEvent[] = [
		{ type: 'stacked', seat: 0, from: 1, onto: 'slot', to: 2, card: 'F' },
		{ type: 'refilled', pile: 1, card: 'FFFF' as CardWord },
		{ type: 'called', seat: 0, action: 'rotate-goals', again: true },
		{ type: 'resigned', seat: 0 },
	];
	expect(parseLine(makeLine({ events }, null, codec), null, codec)).toEqual({ events });
});

function aTable(): TableState {
	const state = new TableState();
	Object.assign(state, {
		code: 'BCDFGH',
		phase: 'playing',
		game: 1,
		rules: '"v3"',
		seatCount: 3,
		turn: 1,
		deckCount: 40,
	});
	for (const [index, kind] of ['person', 'bot', 'invisible', 'empty'].entries()) {
		const seat = new SeatState();
		Object.assign(seat, { kind, name: `N${index}` });
		state.seats.push(seat);
	}
	state.handSizes = [2, 2, 1].map(packNumber).join('');
	const table = [
		{ card: 'FFFF', x: 0, y: 0 },
		{ card: 'SEFW', x: -1, y: 0 },
	] as unknown as readonly Placement[];
	state.start = makeTable(table, codec);
	state.log.push(makeLine({ events: [{ type: 'drew', seat: 0, cards: ['????'], why: 'turn' }] }, null, codec));
	state.log.push(makeLine({ by: 'clock', events: [{ type: 'passed', seat: 1 }] }, null, codec));
	const [mine] = state.seats;
	mine?.hand.push(codec.card('trade-goals', 0), codec.card('zap-a-card', 0));
	if (mine) mine.goal = codec.goal('S', 0);
	const drew = (card: SeenCard): LogLine => ({ events: [{ type: 'drew', seat: 0, cards: [card], why: 'turn' }] });
	const note = makeNote(0, drew('????'), drew('zap-a-card'), 0, codec);
	if (note !== undefined) mine?.seen.push(note);
	return state;
}

describe('viewOf', () => {
	it('shows a seat its own hand, Goal and what it was told', () => {
		const view = viewOf(aTable(), 0);
		expect(view).toMatchObject({
			me: 0,
			turn: 1,
			deck: 40,
			table: [
				{ card: 'FFFF', x: 0, y: 0 },
				{ card: 'SEFW', x: -1, y: 0 },
			],
		});
		expect(view?.players).toEqual([
			{ hand: ['trade-goals', 'zap-a-card'], goal: 'S' },
			{ hand: ['????', '????'], goal: '?' },
			{ hand: ['????'], goal: '?', invisible: true },
		]);
		expect(view?.seen[0]).toEqual({ type: 'drew', seat: 0, cards: ['zap-a-card'], why: 'turn' });
		expect(linesOf(aTable(), 0)[1]).toEqual({ by: 'clock', events: [{ type: 'passed', seat: 1 }] });
	});

	it('shows everybody a Goal that lies open', () => {
		const state = aTable();
		for (const seat of state.seats) seat.shownGoal = codec.goal('W', null);
		const goalsOf = (me: number | null) => viewOf(state, me)?.players.map(({ goal }) => goal);
		expect(goalsOf(null)).toEqual(['W', 'W', 'W']);
		expect(goalsOf(0)).toEqual(['S', 'W', 'W']);
	});

	it('has no Goals where the rules have none, and the hands that lie open', () => {
		const state = aTable();
		const open = plainCodec(ruleSet('collect-seven'));
		state.rules = '"collect-seven"';
		const [mine, other] = state.seats;
		const [card, another] = ['EEFF', 'EFEF'] as unknown as readonly [CardWord, CardWord];
		if (mine) mine.shownHand = new ArraySchema(open.card(turned(card), null));
		if (other) other.shownHand = new ArraySchema(open.card(card, null), open.card(another, null));
		state.log.splice(0);
		mine?.seen.splice(0);
		for (const me of [null, 0, 1]) {
			const [first, second, third] = viewOf(state, me)?.players ?? [];
			expect([first, second, third?.hand]).toEqual([{ hand: ['FFEE'] }, { hand: ['EEFF', 'EFEF'] }, []]);
		}
	});

	it('tells of covered Goals, undealt ones and a rebuilt deck', () => {
		const state = aTable();
		const [mine] = state.seats;
		if (mine) Object.assign(mine, { covered: true, goal: 0 });
		Object.assign(state, { unusedGoals: 2, rebuilt: 1 });
		expect(viewOf(state, 0)).toMatchObject({ unusedGoals: 2, rebuilt: 1 });
		expect(viewOf(state, 0)?.players[0]).toMatchObject({ goal: '?', covered: true });
		expect(viewOf(aTable(), 0)).toMatchObject({ unusedGoals: 0, rebuilt: 0 });
	});

	it('carries the piles of the solitaire', () => {
		const solitaire = { deck: 40, piles: [['FFFF'], ['F']], slots: [[], ['E']], called: ['zap-a-card'], actions: 14 };
		const state = new TableState();
		Object.assign(state, { phase: 'playing', game: 1, rules: '"solitaire"', solitaire: JSON.stringify(solitaire) });
		expect(viewOf(state, 0)).toMatchObject({ solitaire });
		state.rules = '"v3"';
		expect(viewOf(state, 0)).not.toHaveProperty('solitaire');
	});

	it('is null where no game is on', () => {
		const state = aTable();
		state.phase = 'lobby';
		expect(viewOf(state, 0)).toBeNull();
		expect(viewOf(new TableState(), null)).toBeNull();
	});
});

describe('tableOf', () => {
	it('gives plain values, with null for what is not', () => {
		const table = tableOf(aTable());
		expect(table).toMatchObject({ code: 'BCDFGH', host: null, rules: 'v3', startsAt: null, deadline: null });
		expect(table.options).toMatchObject({
			isPrivate: true,
			spectators: true,
			clock: 0,
			onLeave: 'bot',
			lateJoin: 'nobody',
			first: 'random',
		});
		expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'invisible']);
		expect(JSON.parse(JSON.stringify(table))).toEqual(table);
	});
});
