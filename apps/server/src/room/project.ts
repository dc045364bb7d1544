import {
	eventsFor,
	type GameState,
	HIDDEN_CARD,
	HIDDEN_GOAL,
	makeRules,
	type PlayerInView,
	type PlayerView,
	type RuleSet,
	type Seat,
	type SeenCard,
	type SeenGoal,
	type Viewer,
	viewFor,
} from '@aquarius/engine';
import {
	type Codec,
	makeLine,
	makeNote,
	makeTable,
	PROTOCOL_VERSION,
	packNumber,
	SeatState,
	type TableState,
} from '@aquarius/protocol';
import { ArraySchema } from '@colyseus/schema';
import { commitOf } from '../table/fairness.ts';
import type { Chair } from '../table/seats.ts';
import type { Line, Table } from '../table/table.ts';

/** What a seat's connection adds to the stored facts. */
export interface SeatPresence {
	readonly connected: boolean;
	readonly away: boolean;
}

/** What an item of a list costs besides its text: its place and its length. */
const ITEM_BYTES = 12;

interface List<T> {
	readonly length: number;
	[index: number]: T;
	push(...items: T[]): number;
	pop(): T | undefined;
}

/**
 * Writes a table into its schema: only what changed, and never reads the schema back (it keeps its own copy of what was
 * written). Everything secret goes through `viewFor` and `eventsFor` into the `.view()` fields of its seat.
 */
export class Projection {
	readonly #schema: TableState;
	readonly #codecFor: (table: Table) => Codec;
	readonly #lists = new Map<object, readonly unknown[]>();
	/** What the fields were worked out from, by name. */
	readonly #last = new Map<string, unknown>();
	readonly #cleared = new Set<SeatState>();
	#codec: Codec | undefined;
	#game = -1;
	#lines = 0;
	#written = 0;

	constructor(schema: TableState, codecFor: (table: Table) => Codec) {
		this.#schema = schema;
		this.#codecFor = codecFor;
	}

	/** About how many bytes the log of the game has come to, with what seats were told beyond it. */
	get written(): number {
		return this.#written;
	}

	write(table: Table, presence: (chair: Chair) => SeatPresence, watchers: number): void {
		this.#writeFacts(table, watchers);
		this.#growSeats(Math.max(table.facts.chairs.length, table.state?.players.length ?? 0));
		if (table.facts.game !== this.#game) this.#newGame(table);
		this.#writeSeats(table, presence);
		if (table.state !== null && table.facts.phase !== 'lobby') this.#writeGame(table, table.state);
		else this.#schema.handSizes = '';
	}

	#writeFacts({ facts }: Table, watchers: number) {
		const s = this.#schema;
		s.phase = facts.phase;
		s.version = facts.version;
		s.game = facts.game;
		s.host = facts.host ?? -1;
		s.startsAt = facts.phase === 'lobby' && facts.game === 0 ? facts.startsAt : 0;
		s.deadline = facts.deadline;
		s.resultId = facts.resultId;
		s.watchers = watchers;
		if (this.#isNew('seed', facts.seed)) s.commit = commitOf(facts.seed);
		if (this.#isNew('rules', facts.rules)) s.rules = JSON.stringify(makeRules(facts.rules));
		if (this.#isNew('options', facts.options)) this.#writeOptions(facts);
	}

	#writeOptions(facts: Table['facts']) {
		const s = this.#schema;
		s.protocol = PROTOCOL_VERSION;
		s.code = facts.code;
		s.isPrivate = facts.options.isPrivate;
		s.spectators = facts.options.spectators;
		s.clock = facts.options.clock;
		s.clockFor = facts.options.clockFor;
		s.talk = facts.options.talk;
		s.onLeave = facts.options.onLeave;
		// Tables that were saved before there was a choice let nobody in.
		s.lateJoin = facts.options.lateJoin ?? 'nobody';
		s.first = facts.options.first === 'random' ? -1 : facts.options.first;
		s.quick = facts.quick;
	}

	/** Whether this is another value than the last time. States and facts are never changed but replaced: what is the same is unchanged. */
	#isNew(what: string, value: unknown): boolean {
		if (this.#last.has(what) && this.#last.get(what) === value) return false;
		this.#last.set(what, value);
		return true;
	}

	/** Seats are only ever added, so that a client's view of its seat stays the same object. */
	#growSeats(count: number) {
		while (this.#schema.seats.length < count) this.#schema.seats.push(new SeatState());
	}

	#newGame(table: Table) {
		this.#game = table.facts.game;
		this.#codec = this.#codecFor(table);
		this.#lines = 0;
		this.#written = 0;
		this.#empty(this.#schema.log);
		for (const seat of this.#schema.seats) this.#empty(seat.seen);
		this.#schema.start = table.start === null ? '' : makeTable(table.start.table, this.#codec);
	}

	#writeSeats(table: Table, presence: (chair: Chair) => SeatPresence) {
		const { facts, state } = table;
		const playing = facts.phase === 'lobby' ? null : state;
		const count = Math.max(facts.chairs.length, playing?.players.length ?? 0);
		this.#schema.seatCount = count;
		for (const [index, seat] of [...this.#schema.seats].entries()) {
			const chair = facts.chairs[index];
			seat.kind = kindOf(chair, playing, index);
			seat.name = chair?.name ?? '';
			seat.bot = chair?.bot ?? '';
			const { connected, away } = chair ? presence(chair) : { connected: false, away: false };
			seat.connected = connected;
			seat.away = away || chair?.idle === true;
			if (chair?.leftMs !== seat.leftMs) seat.leftMs = chair?.leftMs;
			if ((chair?.muted ?? false) !== (seat.muted ?? false)) seat.muted = chair?.muted ?? false;
			if (playing !== null && index < playing.players.length) this.#cleared.delete(seat);
			else if (!this.#cleared.has(seat)) this.#clearSeat(seat);
		}
	}

	#clearSeat(seat: SeatState) {
		this.#cleared.add(seat);
		seat.goal = 0;
		seat.shownGoal = 0;
		this.#list(seat.hand, []);
		if (seat.shownHand) this.#list(seat.shownHand, []);
		if (seat.covered) seat.covered = false;
		// The chair may be another person's by now, and what was told here is not theirs.
		this.#empty(seat.seen);
	}

	#writeGame(table: Table, state: GameState) {
		const s = this.#schema;
		const codec = this.#codec ?? this.#codecFor(table);
		const open = viewFor(state, null);
		s.turn = open.turn;
		s.step = open.phase;
		s.deckCount = open.deck;
		s.passed = open.passed;
		s.outcome = open.outcome === null ? '' : JSON.stringify(open.outcome);
		// What only some rule sets have stays unset elsewhere.
		if ((s.unusedGoals ?? 0) !== open.unusedGoals) s.unusedGoals = open.unusedGoals;
		if ((s.rebuilt ?? 0) !== open.rebuilt) s.rebuilt = open.rebuilt;
		const piles = open.solitaire === undefined ? '' : JSON.stringify(open.solitaire);
		if ((s.solitaire ?? '') !== piles) s.solitaire = piles;
		if (this.#isNew('discard', state.discard)) {
			const codes = state.discard.map((card) => codec.card(card, null));
			this.#list(s.discard, codes);
		}
		s.handSizes = open.players.map(({ hand }) => packNumber(hand.length)).join('');
		// What lies before a seat is worked out only where something has changed; the end of a game shows more of all of them.
		const isOver = this.#isNew('outcome', state.outcome);
		for (const [seat, player] of open.players.entries()) {
			if (!this.#isNew(`player ${seat}`, state.players[seat]) && !isOver) continue;
			this.#writeHand(viewFor(state, seat), player, seat, codec);
			this.#writeOpen(player, seat, codec, state.rules);
		}
		this.#writeLines(table, state, codec);
	}

	#writeHand(own: PlayerView, open: PlayerView['players'][number], index: Seat, codec: Codec) {
		const seat = this.#schema.seats[index];
		const mine = own.players[index];
		if (seat === undefined || mine === undefined) throw new Error(`seat ${index} exists in state and schema`);
		seat.goal = numberOf(mine.goal, index, codec);
		seat.shownGoal = numberOf(open.goal, null, codec);
		this.#list(seat.hand, own.rules.openHands ? [] : codesOf(mine.hand, index, codec));
	}

	/** What lies open before a seat, and whether its own person may not look at the Goal. */
	#writeOpen(open: PlayerInView, index: Seat, codec: Codec, { openHands }: RuleSet) {
		const seat = this.#schema.seats[index];
		if (seat === undefined) return;
		if (openHands) {
			seat.shownHand ??= new ArraySchema<number>();
			this.#list(seat.shownHand, codesOf(open.hand, null, codec));
		}
		const covered = open.covered ?? false;
		if ((seat.covered ?? false) !== covered) seat.covered = covered;
	}

	/** The log only grows; what a seat was told beyond the public line goes into its own `seen`. */
	#writeLines(table: Table, { players, rules }: GameState, codec: Codec) {
		const fresh = table.lines.slice(this.#lines);
		const since = players.map((_, seat) => fresh.findLastIndex((line) => changesHands(line, seat)));
		for (const [seat, change] of since.entries()) {
			const schema = this.#schema.seats[seat];
			// What was told here was told to somebody else (E35, E36).
			if (schema && change >= 0) this.#empty(schema.seen);
		}
		for (const [n, line] of fresh.entries()) {
			const at = this.#lines + n;
			const told = (viewer: Seat | null) => ({ ...line, events: eventsFor(line.events, viewer, players, rules) });
			const open = told(null);
			this.#schema.log.push(this.#counted(makeLine(open, null, codec)));
			for (let seat = 0; seat < players.length; seat++) {
				if (n < (since[seat] ?? -1)) continue;
				const mine = told(seat);
				const note = makeNote(at, open, mine, seat, codec);
				const schema = this.#schema.seats[seat];
				if (schema && note !== undefined) schema.seen.push(this.#counted(note));
			}
		}
		this.#lines = table.lines.length;
	}

	#counted(item: string): string {
		this.#written += ITEM_BYTES + item.length;
		return item;
	}

	/** For lists that only grow until they are emptied. */
	#empty<T>(target: List<T>) {
		while (target.length > 0) target.pop();
	}

	/** Sets what differs from what was written last, adds what is new at the end, takes away what is too much. */
	#list<T>(target: List<T>, next: readonly T[]) {
		const last = this.#lists.get(target) ?? [];
		for (let at = last.length; at > next.length; at--) target.pop();
		for (const [at, item] of next.entries()) {
			if (at >= last.length) target.push(item);
			else if (last[at] !== item) target[at] = item;
		}
		this.#lists.set(target, next);
	}
}

/** 0 for a Goal that is hidden, or that the rules do not have. */
function numberOf(goal: SeenGoal | undefined, audience: Viewer, codec: Codec): number {
	return goal === undefined || goal === HIDDEN_GOAL ? 0 : codec.goal(goal, audience);
}

/** The codes of the cards that can be read. */
function codesOf(hand: readonly SeenCard[], audience: Viewer, codec: Codec): readonly number[] {
	return hand.flatMap((card) => (card === HIDDEN_CARD ? [] : [codec.card(card, audience)]));
}

/** Whether somebody takes or leaves the seat in this line. */
function changesHands({ events }: Line, seat: Seat): boolean {
	return events.some((event) => (event.type === 'joined' || event.type === 'left') && event.seat === seat);
}

function kindOf(chair: Chair | undefined, state: GameState | null, seat: Seat): string {
	if (state?.players[seat]?.invisible) return 'invisible';
	return chair === undefined || chair.kind === 'gone' ? 'empty' : chair.kind;
}
