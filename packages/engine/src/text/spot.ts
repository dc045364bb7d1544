import { parseWord } from '../cards.ts';
import type { Placement, Spot } from '../types.ts';

/** No leading zeros, no `-0`, no `+`, decimals only as `.5`, and no more than 15 digits: so many are exact, and written as they were read. */
const NUMBER = /^(?:0|-?[1-9]\d{0,14}|-?(?:0|[1-9]\d{0,14})\.5)$/;

/** `1,-2` or `0.5,1`; undefined if it cannot be read. Whether the spot is on the grid is the placement's question. */
export function parseSpot(text: string | undefined): Spot | undefined {
	const [x, y, more] = typeof text === 'string' ? text.split(',', 3) : []; // text from elsewhere can be none
	if (x === undefined || y === undefined || more !== undefined || !NUMBER.test(x) || !NUMBER.test(y)) return undefined;
	return { x: Number(x), y: Number(y) };
}

/** The text of a spot, `1,-2`. */
export function makeSpot({ x, y }: Spot): string {
	return `${x},${y}`;
}

/** `AWFF@1,0`: the word as it lies. */
export function parsePlacement(text: string | undefined): Placement | undefined {
	const [word = '', at, more] = typeof text === 'string' ? text.split('@', 3) : [];
	const card = parseWord(word);
	const spot = parseSpot(at);
	return card === undefined || spot === undefined || more !== undefined ? undefined : { card, ...spot };
}

/** The text of a card as it lies, `AWFF@1,0`. */
export function makePlacement({ card, x, y }: Placement): string {
	return `${card}@${x},${y}`;
}
