/**
 * The table drawn on squared paper. One square is a quarter of a card, so a card covers two by two, and what was drawn later lies on
 * top (E42). Without overlap the paper is the same; no two cards share a square then.
 */
import type { Side } from './cards.ts';

/** A card as it lies; `x`, `y` in squares, which is twice the spot. */
export interface Laid {
	readonly word: string;
	readonly x: number;
	readonly y: number;
}

/** What is seen on a square: a quadrant of the card with this number on the table. */
export interface Square {
	readonly card: number;
	readonly word: string;
	readonly quadrant: number;
	readonly x: number;
	readonly y: number;
}

export type Sheet = ReadonlyMap<number, Square>;

export const STEPS = {
	top: { dx: 0, dy: -1, facing: 'bottom' },
	right: { dx: 1, dy: 0, facing: 'left' },
	bottom: { dx: 0, dy: 1, facing: 'top' },
	left: { dx: -1, dy: 0, facing: 'right' },
} as const;
export const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** `FFWA@1,-0.5`. */
export function lay(text: string): Laid {
	const [word = '', at = ''] = text.split('@');
	const [x, y] = at.split(',');
	return { word, x: Number(x) * 2, y: Number(y) * 2 };
}

export function spotText({ x, y }: { readonly x: number; readonly y: number }): string {
	return `${x / 2},${y / 2}`;
}

export function laidText(laid: Laid): string {
	return `${laid.word}@${spotText(laid)}`;
}

/** One number for a square: columns are far longer than any table. */
export const at = (x: number, y: number): number => x * 1_000_000 + y;

/** The four squares of a card. */
export function squaresOf({ word, x, y }: Laid, card: number): readonly Square[] {
	return [0, 1, 2, 3].map((quadrant) => ({
		card,
		word,
		quadrant,
		x: x + (quadrant % 2),
		y: y + Math.floor(quadrant / 2),
	}));
}

export function draw(table: readonly Laid[]): Sheet {
	const sheet = new Map<number, Square>();
	table.forEach((laid, card) => {
		for (const square of squaresOf(laid, card)) sheet.set(at(square.x, square.y), square);
	});
	return sheet;
}
