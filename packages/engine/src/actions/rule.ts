import type { Draft } from '../draft.ts';
import type { Position } from '../position.ts';
import type { Action, Move, ReasonCode, RuleSet, Seat } from '../types.ts';

export type MoveOf<A extends Action> = Extract<Move, { type: A }>;
/** The part of a move that says that a Wild is played as the Action. */
export type ByWild = { readonly wild?: true };
export const BY_WILD: ByWild = { wild: true };
export const BY_ITSELF: ByWild = {};

/** What is chosen with an Action: its move without the name. */
export type Choice<A extends Action> = Omit<MoveOf<A>, 'type' | 'wild'>;

/** One kind of Action. A new one is such a value and a row in `table.ts`. */
export interface ActionRule<A extends Action> {
	/** Adds every legal, distinct way to play it. */
	readonly moves: (position: Position, seat: Seat, by: ByWild, into: Move[]) => void;
	/** Why it may not be played so, beyond not holding it: the first code that applies. */
	readonly whyNot: (position: Position, seat: Seat, move: MoveOf<A>) => ReasonCode | undefined;
	/** Whether an option of the move is missing from the rules; absent if it has none. */
	readonly lacksOption?: (rules: RuleSet, move: MoveOf<A>) => boolean;
	/** Carries it out after the card has gone to the discards. The move is legal. */
	readonly run: (draft: Draft, seat: Seat, move: MoveOf<A>) => void;
	/** The text after the name, in parts; undefined if it cannot be read. */
	readonly parse: (parts: readonly string[]) => Choice<A> | undefined;
	/** The text after the name, with a space before it. */
	readonly make: (move: MoveOf<A>) => string;
	/** Whether a move that came as data has all its parts. */
	readonly isReadable: (move: MoveOf<A>) => boolean;
}
