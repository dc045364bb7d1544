import { play } from '../apply-move.ts';
import { disbelieve } from '../disbelieve.ts';
import { groupsOf, sizeOf } from '../groups.ts';
import { legalMoves } from '../legal-moves.ts';
import { type Mixer, recorded, unmixed } from '../mixer.ts';
import { connectionsOf } from '../placing.ts';
import { isReal } from '../position.ts';
import { createGame } from '../setup.ts';
import { makeMove } from '../text/move.ts';
import { withTurnDrawn } from '../turn.ts';
import {
	type Chance,
	ELEMENTS,
	type Element,
	type GameState,
	type Move,
	type OutcomeReason,
	type Placement,
	type RuleSet,
	SEVEN,
	type Seat,
	type Spot,
} from '../types.ts';
import { whyNot } from '../why-not.ts';
import { NO_MOVE } from './codes.ts';
import { expectStateOf } from './expect-rules.ts';
import { cardOfKind, kindOfCard, shows } from './kinds.ts';
import type { Search, SearchOptions } from './search.ts';
import { Xorshift } from './xorshift.ts';

/** A code is the number of the seat, and in these bits the place among its legal moves. */
const PLACE_BITS = 24;
const PLACE_MASK = (1 << PLACE_BITS) - 1;

/** From so many questions on, the texts of all legal moves are worth their time. */
const MANY = 40;

/**
 * A state of the stack, with what somebody asked about it, by seat: legal moves, the place of each by its text, and how often a place was
 * asked for.
 */
interface Level {
	readonly state: GameState;
	readonly legal: Map<Seat, readonly Move[]>;
	readonly places: Map<Seat, ReadonlyMap<string, number>>;
	readonly asked: Map<Seat, number>;
}

/**
 * The search for rule sets that do not lie on a grid of whole cards (overlap, piles): the pure interface over a stack of states. As
 * exact as the other one, and slower by far.
 */
export class StateSearch implements Search {
	readonly rules: RuleSet;
	readonly inPlace = false;
	moves = new Int32Array(256);
	grown = 0;
	private readonly levels: Level[] = [];
	private readonly xorshift: Xorshift;
	private readonly mixer: Mixer;

	constructor(rules: RuleSet, options: SearchOptions) {
		this.rules = rules;
		this.xorshift = new Xorshift(options.seed ?? 1);
		this.mixer = options.shuffles === 'none' ? unmixed : mixerOf(this.xorshift);
	}

	get turn(): Seat {
		return this.state.turn;
	}
	get over(): boolean {
		return this.state.outcome !== null;
	}
	get winners(): readonly Seat[] {
		return this.state.outcome?.winners ?? [];
	}
	get reason(): OutcomeReason | null {
		return this.state.outcome?.reason ?? null;
	}
	get seats(): number {
		return this.state.players.length;
	}
	get depth(): number {
		return this.levels.length - 1;
	}

	load(state: GameState): void {
		expectStateOf(this.rules, state);
		this.levels.length = 0;
		this.push(withTurnDrawn(state));
	}
	setHand(seat: Seat, kinds: Uint8Array, from: number, to: number): void {
		const hand = Array.from(kinds.subarray(from, to), cardOfKind);
		this.forget(seat);
		this.guess({ players: this.state.players.map((player, other) => (other === seat ? { ...player, hand } : player)) });
	}
	setDeck(kinds: Uint8Array, from: number, to: number): void {
		this.guess({ deck: Array.from(kinds.subarray(from, to), cardOfKind).reverse() });
	}
	setGoals(elements: ArrayLike<number>): void {
		const { players, unusedGoals } = this.state;
		// By these a claim is legal.
		if (this.rules.goalsCovered) for (const seat of this.state.players.keys()) this.forget(seat);
		const goalAt = (place: number) => ELEMENTS[elements[place] ?? -1];
		this.guess({
			players: players.map((player, seat) => {
				const goal = goalAt(seat);
				return goal === undefined ? player : { ...player, goal };
			}),
			unusedGoals: unusedGoals.map((goal, i) => goalAt(players.length + i) ?? goal),
		});
	}
	deal(players: number, first?: Seat): void {
		const random = Array.from({ length: 64 }, () => this.below(16).toString(16)).join('');
		const game = { rules: this.rules, players, random };
		this.load(createGame(first === undefined ? game : { ...game, first }));
	}
	seed(number: number): void {
		this.xorshift.seed(number);
	}
	below(n: number): number {
		return this.xorshift.below(n);
	}
	generate(seat = this.turn): number {
		const { length } = this.legal(seat);
		if (length > this.moves.length) this.moves = new Int32Array(length * 2);
		for (let place = 0; place < length; place++) this.moves[place] = (seat << PLACE_BITS) | place;
		return length;
	}
	generateGrowing(element: number, seat = this.turn): number {
		this.grown = 0;
		let count = 0;
		const legal = seat === this.turn ? this.legal(seat) : legalMoves({ ...this.state, turn: seat }, seat);
		for (const [place, move] of legal.entries()) {
			if (move.type !== 'place') continue;
			const size = sizeWith(this.state, move, ELEMENTS[element]);
			if (size < this.grown || size === 0) continue;
			if (size > this.grown) count = 0;
			this.grown = size;
			this.write(count++, place);
		}
		return count;
	}
	generateShrinking(element: number): number {
		const { table } = this.state;
		const zaps = [...this.legal(this.turn).entries()].filter(([, move]) => move.type === 'zap-a-card');
		const byHand = zaps.filter(([, move]) => !('wild' in move));
		let least = sizeOf(table, element) - 1;
		let count = 0;
		for (const [place, move] of byHand.length > 0 ? byHand : zaps) {
			if (move.type !== 'zap-a-card' || move.target === null || table.length < 2) continue;
			const size = sizeOf(without(table, move.target), element);
			if (size > least) continue;
			if (size < least) count = 0;
			least = size;
			this.write(count++, place);
		}
		return count;
	}
	make(code: number, chance?: Chance): void {
		const mixer = chance === undefined ? this.mixer : recorded(chance, refuse, this.mixer);
		const result = play(this.state, code >> PLACE_BITS, this.toMove(code), mixer);
		if (!result.ok) disbelieve(`move ${code} is legal: ${result.code}`);
		this.push({ ...result.value.state, random: this.state.random });
	}
	unmake(): void {
		if (this.depth < 1) disbelieve('a move was made');
		this.levels.pop();
	}

	groupSize(element: number): number {
		return Math.min(SEVEN, sizeOf(this.state.table, element));
	}
	hand(seat: Seat): readonly number[] {
		return this.state.players[seat]?.hand.map(kindOfCard) ?? [];
	}
	handSize(seat: Seat): number {
		return this.state.players[seat]?.hand.length ?? 0;
	}
	holds(seat: Seat, kind: number): boolean {
		return this.hand(seat).includes(kind);
	}
	countShowing(seat: Seat, element: number): number {
		return this.hand(seat).filter((kind) => shows(kind, element)).length;
	}
	goal(seat: Seat): Element | undefined {
		return this.state.players[seat]?.goal;
	}
	isPlayer(seat: Seat): boolean {
		return isReal(this.state.players, seat);
	}
	canClaim(seat: Seat): boolean {
		return whyNot(this.state, seat, { type: 'claim' }) === undefined;
	}
	deckSize(): number {
		return this.state.deck.length;
	}

	toMove(code: number): Move {
		const move = this.legal(code >> PLACE_BITS)[code & PLACE_MASK];
		if (move === undefined) disbelieve(`${code} is the code of a legal move`);
		return move;
	}
	fromMove(move: Move, seat = this.turn): number {
		const place = this.placeOf(move, seat);
		return place < 0 ? NO_MOVE : (seat << PLACE_BITS) | place;
	}
	toState(): GameState {
		return this.state;
	}

	private get level(): Level {
		const level = this.levels.at(-1);
		if (level === undefined) disbelieve('a game is loaded or dealt');
		return level;
	}

	private get state(): GameState {
		return this.level.state;
	}

	/** The position with something else where things are hidden. What moves are legal depends on no deck, and on no hand but the own. */
	private guess(change: Partial<GameState>): void {
		if (this.depth > 0) disbelieve('no move has been made since the position was loaded');
		const level = this.level;
		this.levels[0] = { ...level, state: { ...level.state, ...change } };
	}

	private write(at: number, place: number): void {
		if (at === this.moves.length) this.moves = Int32Array.from({ length: at * 2 }, (_, i) => this.moves[i] ?? 0);
		this.moves[at] = (this.turn << PLACE_BITS) | place;
	}

	private forget(seat: Seat): void {
		this.level.legal.delete(seat);
		this.level.places.delete(seat);
	}

	/** The place of a move among the legal ones; -1 if it is not one of them. */
	private placeOf(move: Move, seat: Seat): number {
		const { asked, places } = this.level;
		const legal = this.legal(seat);
		const text = makeMove(move);
		const count = (asked.get(seat) ?? 0) + 1;
		asked.set(seat, count);
		// Who asks for many is better off with a list of all texts; who asks for few would wait for tens of thousands of them.
		if (count <= MANY) return legal.findIndex((other) => isLike(other, move) && makeMove(other) === text);
		const known = places.get(seat) ?? new Map(legal.map((other, place) => [makeMove(other), place]));
		places.set(seat, known);
		return known.get(text) ?? -1;
	}

	private push(state: GameState): void {
		this.levels.push({ state, legal: new Map(), places: new Map(), asked: new Map() });
	}

	private legal(seat: Seat): readonly Move[] {
		const { state, legal } = this.level;
		const known = legal.get(seat) ?? legalMoves(state, seat);
		legal.set(seat, known);
		return known;
	}
}

/** Shuffles by the search's own chance; the generator in the state is left alone. */
function mixerOf(xorshift: Xorshift): Mixer {
	return {
		goals: (_, collected) => xorshift.shuffled(collected),
		unused: (_, pile) => xorshift.shuffled(pile),
		hands: (_, pool, deal) => deal(xorshift.shuffled(pool)),
		deck: (_, cards) => xorshift.shuffled(cards),
	};
}

/** Whether two moves may be the same: texts of tens of thousands would cost more than a look at what they begin with. */
function isLike(one: Move, other: Move): boolean {
	if (one.type !== other.type) return false;
	if (one.type !== 'move-a-card' || other.type !== 'move-a-card') return true;
	return one.target?.x === other.target?.x && one.target?.y === other.target?.y;
}

/** A table after a Zap; no two cards lie at exactly the same spot. */
function without(table: readonly Placement[], { x, y }: Spot): readonly Placement[] {
	return table.filter((card) => card.x !== x || card.y !== y);
}

/** Panels, up to seven, in the group that the placed card's panel of an element comes to be in; 0 if it joins none there. */
function sizeWith({ table }: GameState, placement: Placement, element: Element | undefined): number {
	if (!connectionsOf(table, placement).joins.some((join) => join.element === element)) return 0;
	const group = groupsOf([...table, placement]).find(
		(one) => one.element === element && one.panels.some(({ x, y }) => x === placement.x && y === placement.y),
	);
	return Math.min(SEVEN, group?.panels.length ?? 0);
}

function refuse(detail: string): never {
	disbelieve(`the results of chance are those of this position: ${detail}`);
}
