import {
	applyMove,
	createGame,
	type GameEvent,
	type GameState,
	isReal,
	joinGame,
	type LogEntry,
	leaveGame,
	legalMoves,
	parseRules,
	RULE_SET_IDS,
	type RuleSet,
	ruleSet,
	type Viewer,
	viewFor,
} from '@aquarius/engine';
import { SeatState, type TableCode, TableState, viewOf } from '@aquarius/protocol';
import { Canaries } from '@aquarius/protocol/testing';
import { Decoder, Encoder, StateView } from '@colyseus/schema';
import { describe, expect, it } from 'vitest';
import { person } from '../table/seats.ts';
import { lineOf, newTable, type Table } from '../table/table.ts';
import { Projection } from './project.ts';

const GAMES = 3;
const MOST_ENTRIES = 200;
Encoder.BUFFER_SIZE = 128 * 1024;

/** House rules that mix what no edition mixes: hidden things beside open ones, many seats, big numbers. */
const HOUSE: readonly (readonly [string, object])[] = [
	['two decks', { base: 'v3', decks: 2, players: { min: 6, max: 10 } }],
	['covered Goals, a pile and open hands', { base: 'v2', goalsCovered: true, openHands: true, rotateOption: true }],
	['covered Goals in seats, with rotation', { base: 'aqua-chicken', actions: ['rotate-goals', 'trade-goals'] }],
	['overlap with hidden hands and bonus', { base: 'summary', bonus: true, handSize: 1, maxRebuilds: 1 }],
	['cards that win, hidden', { base: 'collect-seven', openHands: false, actions: ['shuffle-hands', 'trade-hands'] }],
	['hardly anything that fits', { base: 'v1', deck: { EEEE: 4, FFFF: 5, 'zap-a-card': 9, 'move-a-card': 4 } }],
	['a relaxed solitaire', { base: 'solitaire', solitaireRuns: 'many', solitaireSlots: 'own' }],
];
const houseRules = (json: object): RuleSet => {
	const rules = parseRules(json);
	if (!rules.ok) throw new Error(rules.code.detail);
	return rules.value;
};
const RULES: readonly (readonly [string, RuleSet])[] = [
	...RULE_SET_IDS.map((id) => [id, ruleSet(id)] as const),
	...HOUSE.map(([name, json]) => [name, houseRules(json)] as const),
];

/** Each kind once; the compiler asks for a new one, and knows no other. */
const EVENT_TYPES = Object.keys({
	placed: 0,
	'action-played': 0,
	'no-target': 0,
	'goals-traded': 0,
	'goals-shuffled': 0,
	'goals-rotated': 0,
	'goal-opened': 0,
	claimed: 0,
	'hands-traded': 0,
	'hands-shuffled': 0,
	'hands-rotated': 0,
	zapped: 0,
	moved: 0,
	'card-rotated': 0,
	'start-turned-up': 0,
	'deck-rebuilt': 0,
	passed: 0,
	stacked: 0,
	refilled: 0,
	called: 0,
	resigned: 0,
	drew: 0,
	turn: 0,
	joined: 0,
	left: 0,
	'game-over': 0,
} satisfies Record<GameEvent['type'], 0>);

/** A small fast generator: xorshift32. */
function chooser(seed: number): (n: number) => number {
	let x = (seed * 2654435761) | 1;
	return (n) => {
		x ^= x << 13;
		x ^= x >>> 17;
		x ^= x << 5;
		return (x >>> 0) % n;
	};
}

interface Next {
	readonly state: GameState;
	readonly events: Table['lines'][number]['events'];
	readonly entry: LogEntry;
}

/** Somebody comes or goes now and then; else a move, of the seat on turn or a free one. */
function next(state: GameState, pick: (n: number) => number): Next {
	const seat = pick(state.players.length + 1);
	const changed =
		pick(9) > 0 ? undefined : isReal(state.players, seat) ? leaveGame(state, seat) : joinGame(state, seat);
	// A game that ends for want of players is the exception.
	if (changed?.ok && (changed.value.state.outcome === null || pick(8) === 0)) return changed.value;
	const free = pick(4) === 0 && seat !== state.turn ? legalMoves(state, seat) : [];
	const mover = free.length > 0 ? seat : state.turn;
	const legal = free.length > 0 ? free : legalMoves(state, mover);
	const givesUp = legal.length === 1 || pick(60) === 0;
	const kept = legal.filter(({ type }) => type !== 'resign' || givesUp);
	// By type, or placing would be nearly all that happens.
	const types = [...new Set(kept.map(({ type }) => type))];
	const type = types[pick(types.length)];
	const ofType = kept.filter((move) => move.type === type);
	const move = ofType[pick(ofType.length)];
	const done = move === undefined ? undefined : applyMove(state, mover, move);
	if (!done?.ok) throw new Error(`seat ${mover} was believed to have a move`);
	return done.value;
}

const code = 'BCDFGH' as TableCode; // a well-formed one
const options = {
	isPrivate: true,
	spectators: true,
	clock: 0,
	clockFor: 'turn',
	talk: 'phrases',
	onLeave: 'empty',
	lateJoin: 'anyone',
	first: 'random',
} as const;

function dealt(rules: RuleSet, players: number, seed: number): Table {
	const facts = newTable({ code, rules, seats: players, options, quick: false, startsAt: 0 });
	const chairs = facts.chairs.map((_, seat) => person(`P${seat}`, `holder ${seat}`));
	const state = createGame({ rules, players, random: seed.toString(16).padStart(64, '0') });
	return { facts: { ...facts, phase: 'playing', game: 1, chairs }, state, lines: [], start: state, log: [] };
}

function played(table: Table, { state, events, entry }: Next): Table {
	const phase = state.outcome === null ? 'playing' : 'ended';
	const facts = { ...table.facts, phase, version: table.facts.version + 1 } as const;
	return { ...table, facts, state, lines: [...table.lines, lineOf(entry, events)] };
}

const stateIn = ({ state }: Table): GameState => {
	if (state === null) throw new Error('a game was dealt');
	return state;
};
const viewersOf = ({ players }: GameState): readonly Viewer[] => [
	null,
	...[...players.keys()].filter((seat) => isReal(players, seat)),
];
const nobody = () => ({ connected: false, away: false });

/** Of the events that the games below have shown. */
const kinds = new Set<string>();

describe.each(RULES)('%s at a table', (_, rules) => {
	const canaries = new Canaries();
	const codec = canaries.codecFor(rules, 'game');
	const projected = () => {
		const schema = new TableState();
		return { schema, projection: new Projection(schema, () => codec) };
	};

	it('shows every seat and who watches what the engine lets them know, after each entry and after a restart', () => {
		for (let game = 0; game < GAMES; game++) {
			const { min, max } = rules.players;
			const pick = chooser(game + 1);
			const { schema, projection } = projected();
			let table = dealt(rules, min + ((game * 3) % (max - min + 1)), game);
			for (let at = 0; at < MOST_ENTRIES && stateIn(table).outcome === null; at++) {
				table = played(table, next(stateIn(table), pick));
				for (const { type } of table.lines.at(-1)?.events ?? []) kinds.add(type);
				projection.write(table, nobody, 0);
				const isLast = stateIn(table).outcome !== null || at === MOST_ENTRIES - 1;
				// Every view after every entry takes long; each viewer has its turn, and the end is looked at by all.
				const viewers = viewersOf(stateIn(table));
				const looking = isLast ? viewers : [viewers[at % viewers.length] ?? null];
				for (const viewer of looking) expectSame(schema, table, viewer);
			}
			const again = projected();
			const encoder = new Encoder(again.schema);
			again.projection.write(table, nobody, 0);
			for (const viewer of viewersOf(stateIn(table))) expectSame(again.schema, table, viewer);
			for (const viewer of viewersOf(stateIn(table)))
				expectSame(overTheWire(again.schema, encoder, viewer), table, viewer);
		}
	});

	function expectSame(schema: TableState, table: Table, viewer: Viewer) {
		const seen = table.lines.flatMap(({ events }) => events);
		expect(viewOf(schema, viewer, codec)).toEqual(viewFor(stateIn(table), viewer, seen));
	}
});

it('every kind of event was told in these games', () => {
	expect([...kinds].sort()).toEqual([...EVENT_TYPES].sort());
});

/** What a client has that joins now and may see the hidden fields of its seat. */
function overTheWire(schema: TableState, encoder: Encoder, viewer: Viewer): TableState {
	const it = { offset: 0 };
	const shared = encoder.encodeAll(it).slice();
	const client = new TableState();
	const decoder = new Decoder(client);
	const seat = viewer === null ? undefined : schema.seats[viewer];
	if (!(seat instanceof SeatState)) {
		decoder.decode(shared);
		return client;
	}
	const view = new StateView();
	view.add(seat);
	decoder.decode(encoder.encodeAllView(view, it.offset, { ...it }));
	view.dispose();
	return client;
}
