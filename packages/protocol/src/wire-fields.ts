import {
	ACTIONS,
	type Action,
	type Card,
	type CardWord,
	type Direction,
	ELEMENTS,
	type Element,
	HIDDEN_CARD,
	HIDDEN_GOAL,
	OUTCOME_REASONS,
	type OutcomeReason,
	type PileCard,
	type Placement,
	type Seat,
	type SeenCard,
	type SeenGoal,
	type Viewer,
} from '@aquarius/engine';
import type { Codec } from './codec.ts';
import type { Unpacker } from './pack.ts';

/** What a line is written and read for: the numbers of hidden things are those of `audience`, of open ones everybody's. */
export interface Wire {
	readonly codec: Codec;
	readonly audience: Viewer;
}

/** How one field of an event becomes numbers, and numbers become it again. */
export interface Field<T> {
	readonly write: (value: T, out: (number: number) => void, wire: Wire) => void;
	readonly read: (from: Unpacker, wire: Wire) => T;
}

const indexed = <T>(known: readonly T[]): Field<T> => ({
	write: (value, out) => out(known.indexOf(value)),
	read: (from) => {
		const value = known[from.number()];
		if (value === undefined) throw new Error('the server sent a word that this version does not know');
		return value;
	},
});
const listOf = <T>(item: Field<T>): Field<readonly T[]> => ({
	write(values, out, wire) {
		out(values.length);
		for (const value of values) item.write(value, out, wire);
	},
	read: (from, wire) => Array.from({ length: from.number() }, () => item.read(from, wire)),
});
const pairOf = <T>(item: Field<T>): Field<readonly [T, T]> => ({
	write([first, second], out, wire) {
		item.write(first, out, wire);
		item.write(second, out, wire);
	},
	read: (from, wire) => [item.read(from, wire), item.read(from, wire)],
});
/** 0 where there is nothing, 1 before what is there. */
const maybe = <T>(field: Field<T>, nothing: null | undefined): Field<T | null | undefined> => ({
	write(value, out, wire) {
		out(value === nothing ? 0 : 1);
		if (value !== null && value !== undefined) field.write(value, out, wire);
	},
	read: (from, wire) => (from.number() === 0 ? nothing : field.read(from, wire)),
});

export const count: Field<number> = { write: (value, out) => out(value), read: (from) => from.number() };
export const seat: Field<Seat> = count;
export const seats: Field<readonly Seat[]> = listOf(seat);
export const flag: Field<boolean> = indexed([false, true]);
export const action: Field<Action> = indexed<Action>(ACTIONS);
export const direction: Field<Direction> = indexed<Direction>(['left', 'right']);
export const why: Field<'turn' | 'bonus' | 'join'> = indexed(['turn', 'bonus', 'join'] as const);
export const heap: Field<'pile' | 'slot'> = indexed(['pile', 'slot'] as const);
export const reason: Field<OutcomeReason> = indexed<OutcomeReason>(OUTCOME_REASONS);
export const seatOrUnused: Field<Seat | 'unused'> = {
	write: (value, out) => out(value === 'unused' ? 0 : value + 1),
	read(from) {
		const number = from.number();
		return number === 0 ? 'unused' : number - 1;
	},
};
export const elements: Field<readonly Element[]> = {
	write: (value, out) => out(ELEMENTS.reduce((bits, element, at) => bits + (value.includes(element) ? 1 << at : 0), 0)),
	read(from) {
		const bits = from.number();
		return ELEMENTS.filter((_, at) => bits & (1 << at));
	},
};
/** Half cards, and which side of the middle: 0, -0.5, 0.5, -1, 1 … are 0, 1, 2, 3, 4 … */
export const coordinate: Field<number> = {
	write: (value, out) => out(value < 0 ? -value * 4 - 1 : value * 4),
	read(from) {
		const number = from.number();
		return number % 2 === 0 ? number / 4 : -(number + 1) / 4;
	},
};
/** A card that lies open. */
export const card: Field<Card> = {
	write: (value, out, { codec }) => out(codec.card(value, null)),
	read: (from, { codec }) => known(codec.cardAt(from.number(), null)),
};
export const cards: Field<readonly Card[]> = listOf(card);
export const word: Field<CardWord> = {
	write: card.write,
	read: (from, wire) => card.read(from, wire) as CardWord, // written as one
};
export const pileCard: Field<PileCard> = {
	write(value, out, wire) {
		const goal = ELEMENTS.indexOf(value as Element); // -1 for a word
		out(goal + 1);
		if (goal < 0) word.write(value as CardWord, out, wire);
	},
	read: (from, wire) => ELEMENTS[from.number() - 1] ?? word.read(from, wire),
};
export const placement: Field<Placement> = {
	write({ card: lie, x, y }, out, wire) {
		word.write(lie, out, wire);
		coordinate.write(x, out, wire);
		coordinate.write(y, out, wire);
	},
	read: (from, wire) => ({
		card: word.read(from, wire),
		x: coordinate.read(from, wire),
		y: coordinate.read(from, wire),
	}),
};
export const maybePlacement = maybe(placement, null) as Field<Placement | null>; // nothing is null
export const maybeSeats = maybe(seats, undefined) as Field<readonly Seat[] | undefined>; // nothing is undefined
export const maybeDiscard = maybe(indexed(['discard'] as const), undefined) as Field<'discard' | undefined>; // likewise

/** A card that this audience may know or not. An unknown number stays hidden. */
const seenCard: Field<SeenCard> = {
	write: (value, out, { codec, audience }) => out(value === HIDDEN_CARD ? 0 : codec.card(value, audience) + 1),
	read: (from, { codec, audience }) => codec.cardAt(from.number() - 1, audience) ?? HIDDEN_CARD,
};
const seenGoal: Field<SeenGoal> = {
	write: (value, out, { codec, audience }) => out(value === HIDDEN_GOAL ? 0 : codec.goal(value, audience)),
	read: (from, { codec, audience }) => codec.goalAt(from.number(), audience) ?? HIDDEN_GOAL,
};
export const seenCards: Field<readonly SeenCard[]> = listOf(seenCard);
export const hands: Field<readonly (readonly SeenCard[])[]> = listOf(seenCards);
export const twoHands: Field<readonly [readonly SeenCard[], readonly SeenCard[]]> = pairOf(seenCards);
export const goal: Field<SeenGoal> = seenGoal;
export const goals: Field<readonly SeenGoal[]> = listOf(seenGoal);
export const twoGoals: Field<readonly [SeenGoal, SeenGoal]> = pairOf(seenGoal);

function known<T>(value: T | undefined): T {
	if (value === undefined) throw new Error('the server sent a card that this version cannot read');
	return value;
}
