import { ALL_ELEMENTS } from '../cards.ts';
import { type CardWord, ELEMENTS } from '../types.ts';

/** Sides of a quadrant. The opposite of a side is two further on. */
export const TOP = 0;
export const LEFT = 1;
export const BOTTOM = 2;
export const RIGHT = 3;

/**
 * What the quadrants of a word (1 2 / 3 4) show: five bits a side, those of the top lowest, then left, bottom, right. A cut quadrant of a
 * diagonal shows each of its two elements on two sides (E1), a Wild all five everywhere.
 */
export function quadrantsOf(word: CardWord): readonly number[] {
	let quadrants = KNOWN.get(word);
	if (quadrants === undefined) {
		quadrants = [0, 1, 2, 3].map((quadrant) =>
			sidesOf(word, quadrant).reduce((bits, letter, side) => bits | (bitsOf(letter) << (side * 5)), 0),
		);
		KNOWN.set(word, quadrants);
	}
	return quadrants;
}

/** The elements on a side of a quadrant, as bits. */
export function shownAt(quadrant: number, side: number): number {
	return (quadrant >> (side * 5)) & ALL_ELEMENTS;
}

const KNOWN = new Map<CardWord, readonly number[]>();

/** The letters at the top, left, bottom and right of a quadrant. */
function sidesOf(word: CardWord, quadrant: number): readonly string[] {
	const [first = '', second = '', third = '', fourth = ''] = word;
	const own = word[quadrant] ?? '';
	if (own !== '.') return [own, own, own, own];
	return first === '.' ? [second, third, third, second] : [first, first, fourth, fourth];
}

/** The elements that a letter stands for: all for a Wild's star. */
function bitsOf(letter: string): number {
	return ELEMENTS.reduce((bits, element, e) => (letter === element || letter === '*' ? bits | (1 << e) : bits), 0);
}
