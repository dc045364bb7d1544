import { disbelieve } from '../disbelieve.ts';
import {
	type Chance,
	ELEMENTS,
	type Element,
	type GameState,
	type Move,
	type OutcomeReason,
	type RuleSet,
	type Seat,
} from '../types.ts';
import { expectStateOf } from './expect-rules.ts';
import { generate } from './generate.ts';
import { generateGrowing } from './growing.ts';
import { setDeck, setGoals, setHand } from './guess.ts';
import { countShowing, holds } from './hands.ts';
import { load, seatsOf, toState } from './load.ts';
import { make, unmake } from './make.ts';
import { Memory } from './memory.ts';
import { fromMove, toMove } from './moves.ts';
import type { Search, SearchOptions } from './search.ts';
import { deal, newExtent } from './setup.ts';
import { generateShrinking } from './shrinking.ts';
import { sizeOf } from './sizes.ts';
import { canClaim } from './turn.ts';
import { fitsWindow } from './window.ts';

/** The search on a grid of whole cards: all rule sets but those with overlap or piles. */
export class GridSearch implements Search {
	readonly inPlace = true;
	private readonly s: Memory;

	constructor(rules: RuleSet, options: SearchOptions) {
		this.s = new Memory(rules, options);
	}

	/** Whether these rules can be played here. */
	static plays(rules: RuleSet): boolean {
		const { layout, overlap, actions, zapTo, deckOut } = rules;
		if (layout !== 'table' || overlap || zapTo !== 'hand' || deckOut !== 'play-on') return false;
		return !actions.includes('rotate-a-card') && fitsWindow(newExtent(new Memory(rules, {})));
	}

	get rules(): RuleSet {
		return this.s.rules;
	}
	get moves(): Int32Array {
		return this.s.moves;
	}
	get turn(): Seat {
		return this.s.turn;
	}
	get over(): boolean {
		return this.s.over;
	}
	get winners(): readonly Seat[] {
		return seatsOf(this.s.winnerBits);
	}
	get reason(): OutcomeReason | null {
		return this.s.over ? this.s.reason : null;
	}
	get seats(): number {
		return this.s.seatCount;
	}
	get depth(): number {
		return this.s.plyCount;
	}

	load(state: GameState): void {
		expectStateOf(this.rules, state);
		load(this.s, state);
	}
	setHand(seat: Seat, kinds: Uint8Array, from: number, to: number): void {
		this.expectNoMoves();
		setHand(this.s, seat, kinds, from, to);
	}
	setDeck(kinds: Uint8Array, from: number, to: number): void {
		this.expectNoMoves();
		setDeck(this.s, kinds, from, to);
	}
	setGoals(elements: ArrayLike<number>): void {
		this.expectNoMoves();
		setGoals(this.s, elements);
	}
	deal(players: number, first = -1): void {
		deal(this.s, players, first);
	}
	seed(number: number): void {
		this.s.xorshift.seed(number);
	}
	below(n: number): number {
		return this.s.xorshift.below(n);
	}
	generate(seat = this.s.turn): number {
		this.expectGame();
		return generate(this.s, seat);
	}
	generateGrowing(element: number, seat = this.s.turn): number {
		this.expectGame();
		return generateGrowing(this.s, element, seat);
	}
	get grown(): number {
		return this.s.grown;
	}
	generateShrinking(element: number): number {
		this.expectGame();
		return generateShrinking(this.s, element);
	}
	make(move: number, chance?: Chance): void {
		this.expectGame();
		make(this.s, move, chance);
	}
	unmake(): void {
		this.expectGame();
		unmake(this.s);
	}

	groupSize(element: number): number {
		return sizeOf(this.s, element);
	}
	hand(seat: Seat): readonly number[] {
		const start = this.s.handStart[seat] ?? 0;
		return Array.from(this.s.hands.subarray(start, start + this.handSize(seat)));
	}
	handSize(seat: Seat): number {
		return this.s.handCount[seat] ?? 0;
	}
	holds(seat: Seat, kind: number): boolean {
		return holds(this.s, seat, kind);
	}
	countShowing(seat: Seat, element: number): number {
		return countShowing(this.s, seat, element);
	}
	goal(seat: Seat): Element | undefined {
		return ELEMENTS[this.s.goals[seat] ?? -1];
	}
	isPlayer(seat: Seat): boolean {
		return ((this.s.real >> seat) & 1) === 1;
	}
	canClaim(seat: Seat): boolean {
		return this.s.rules.goalsCovered && this.isPlayer(seat) && canClaim(this.s, seat);
	}
	deckSize(): number {
		return this.s.deckCount;
	}

	toMove(code: number): Move {
		return toMove(this.s, code);
	}
	fromMove(move: Move, seat = this.s.turn): number {
		return fromMove(this.s, move, seat);
	}
	toState(): GameState {
		this.expectGame();
		return toState(this.s);
	}

	/** Throws unless a game has been loaded or dealt: every game has seats. */
	private expectGame(): void {
		if (this.s.seatCount === 0) disbelieve('a game is loaded or dealt');
	}

	private expectNoMoves(): void {
		this.expectGame();
		if (this.s.plyCount > 0) disbelieve('no move has been made since the position was loaded');
	}
}
