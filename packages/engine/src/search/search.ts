import type { Chance, Element, GameState, Move, OutcomeReason, RuleSet, Seat } from '../types.ts';

/**
 * A game for programs that think: moves are integers, made and taken back in place. One search holds one
 * position at a time and is meant to be kept: `load` or `deal` begin anew in the same memory.
 *
 * It plays exactly the rules of the pure interface (`legalMoves`, `applyMove`), and tests hold the two together. Nothing is checked:
 * a move that `generate` did not give in this very position breaks the game.
 */
export interface Search {
	readonly rules: RuleSet;
	/** Whether moves are made in place, on a grid. Else each is a new state: as exact, and slower, by far where cards overlap. */
	readonly inPlace: boolean;
	/**
	 * Codes of the moves that the last `generate`, `generateGrowing` or `generateShrinking` found, as many as it said; each writes over
	 * those of the one before. Read this after the call, never before: the array is replaced when it has to grow.
	 */
	readonly moves: Int32Array;
	/** The seat whose turn it is; after the end the one that moved last. */
	readonly turn: Seat;
	readonly over: boolean;
	/** Winning seats in ascending order; empty while the game goes on. */
	readonly winners: readonly Seat[];
	/** Why the game ended; null while it goes on. */
	readonly reason: OutcomeReason | null;
	/** How many seats there are, invisible ones included. */
	readonly seats: number;
	/** How many moves can be taken back. */
	readonly depth: number;

	/**
	 * Takes over a position; a turn that has still to draw draws. Throws if it is a view or has other rules, and if it is larger than games
	 * of these rules get: a table more than a thousand spots wide and high, several times the deck's cards, or on a grid more than 16
	 * seats. The pure interface plays those.
	 */
	load(state: GameState): void;
	/**
	 * Puts other cards into a hand: the kinds of a list from one place on, up to another. For guesses at what is hidden: all of them
	 * together hold no more cards than the position that was loaded. Throws once a move has been made (`depth` above 0).
	 */
	setHand(seat: Seat, kinds: Uint8Array, from: number, to: number): void;
	/** The same for the deck; the next card is the last one. */
	setDeck(kinds: Uint8Array, from: number, to: number): void;
	/**
	 * The same for Goals, by place: those of the seats, then the pile or those aside, top first; as numbers in `ELEMENTS`. Where the list
	 * has -1, or ends, the Goal that lies there stays.
	 */
	setGoals(elements: ArrayLike<number>): void;
	/** Deals a new game for some players, as `createGame` does. `first`: who begins; left to chance if absent. */
	deal(players: number, first?: Seat): void;
	/** Begins the search's own chance anew, from any integer. Games and shuffles follow from it; `unmake` does not turn it back. */
	seed(number: number): void;
	/** A whole number from 0 to n - 1 from the same source, for choosing moves. n is at most 2^21. */
	below(n: number): number;

	/** Writes every legal move of the seat on turn to `moves`, each once, and gives their number. `seat`: of another seat (D.5). */
	generate(seat?: Seat): number;
	/**
	 * Writes to `moves` those placements of the seat on turn that bring a panel of `ELEMENTS[element]` into the largest group that one of
	 * them can, and gives their number; `grown` is then the size of that group. None if no card in hand joins the element. `seat`: what
	 * another one could place if it were on turn; these moves are only to be counted.
	 */
	generateGrowing(element: number, seat?: Seat): number;
	/** Panels in the group that the last `generateGrowing` found, seven for more too; 0 if it found none. */
	readonly grown: number;
	/**
	 * Writes to `moves` those ways of the seat on turn to Zap a Card that leave the largest group of `ELEMENTS[element]` smallest, and gives
	 * their number: none if it has no such Action, or no target makes that group smaller. A Wild is used only where no Zap a Card is in hand.
	 */
	generateShrinking(element: number): number;
	/**
	 * Makes a move that is legal. `chance`: results of chance to take instead of own ones, as an entry of a record has them; the search's
	 * own chance gives what is missing.
	 */
	make(move: number, chance?: Chance): void;
	/** Takes the last move back: the position is exactly what it was, hands and deck card by card. */
	unmake(): void;

	/** The size of an element's largest group; seven stands for more too. `element`: its place in `ELEMENTS`. */
	groupSize(element: number): number;
	/** Cards in a hand, as kinds (`cardOfKind`), in their order, as a new list. */
	hand(seat: Seat): readonly number[];
	handSize(seat: Seat): number;
	/** Whether a kind of card is in a hand. */
	holds(seat: Seat, kind: number): boolean;
	/** How many cards in a hand show `ELEMENTS[element]`, Wilds among them. */
	countShowing(seat: Seat, element: number): number;
	/** Undefined in games without Goals. */
	goal(seat: Seat): Element | undefined;
	isPlayer(seat: Seat): boolean;
	/** Whether a seat may end the game by claiming its win, where Goals are covered (D.5). */
	canClaim(seat: Seat): boolean;
	/** How many cards are left to draw. */
	deckSize(): number;

	/** The move of a code, in the position in which it is legal. */
	toMove(code: number): Move;
	/** The code of a move, in the position in which it is legal: NO_MOVE for one that no position of this size could have. */
	fromMove(move: Move, seat?: Seat): number;
	/**
	 * The position as a state of the pure interface. Its `random` is the one that was loaded: the search has its own chance. So is, on a
	 * grid, its `rebuilt`.
	 */
	toState(): GameState;
}

/** What a search does by chance. */
export interface SearchOptions {
	/** `none`: a shuffle mixes nothing, as in `perft`. */
	readonly shuffles?: 'own' | 'none';
	/** See `Search.seed`. */
	readonly seed?: number;
}
