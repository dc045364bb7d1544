import { parseCard, parseWord } from '../cards.ts';
import { type Card, type CardWord, ELEMENTS, type Element, type PileCard, type Placement } from '../types.ts';
import { fail, join, need, readList, readObject, readOneOf, readParsed } from './read.ts';

/** Cards and Goals inside documents. */
export const readCard = (value: unknown, at: string): Card => readParsed(value, at, 'card', parseCard);
export const readCards = (value: unknown, at: string): readonly Card[] => readList(value, at, readCard);
export const readHands = (value: unknown, at: string): readonly (readonly Card[])[] => readList(value, at, readCards);
export const readGoal = (value: unknown, at: string): Element => readOneOf<Element>(value, at, ELEMENTS);
export const readGoals = (value: unknown, at: string): readonly Element[] => readList(value, at, readGoal);
/** A card as it lies. */
export const readWord = (value: unknown, at: string): CardWord => readParsed(value, at, 'card', parseWord);

/** A card of the solitaire: a word as it lies, or a Goal. */
export const readPileCard = (value: unknown, at: string): PileCard =>
	ELEMENTS.find((element) => element === value) ?? readWord(value, at);

/** A placement as an object, as events have it. */
export function readPlacement(value: unknown, at: string): Placement {
	const object = readObject(value, at, ['card', 'x', 'y']);
	const { x, y } = object;
	const card = readWord(need(object, 'card', at), join(at, 'card'));
	if (typeof x === 'number' && typeof y === 'number') return { card, x: x + 0, y: y + 0 }; // -0 is 0
	return fail('format/wrong-type', at, 'x and y were expected to be numbers');
}
