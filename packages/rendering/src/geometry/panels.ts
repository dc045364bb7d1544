import { ELEMENTS, type Element } from '@aquarius/engine';
import type { Point } from './units.ts';

/** Half-edges along the border of a card, clockwise: left or upper half of the side is 1. */
export const BORDER = ['T1', 'T2', 'R1', 'R2', 'B2', 'B1', 'L2', 'L1'] as const;
export type HalfEdge = (typeof BORDER)[number];
export type Inner = 'VT' | 'VB' | 'HL' | 'HR' | 'U1' | 'U2' | 'D1' | 'D2';
export type EdgeName = HalfEdge | Inner;

/** From, to (vertices 0..2 of a card) and how far the edge swings to the right hand of the way; inner edges are the dividers. */
interface Edge {
	readonly from: Point;
	readonly to: Point;
	readonly sway: -1 | 0 | 1;
}
const edge = (x0: number, y0: number, x1: number, y1: number, sway: -1 | 0 | 1 = 0): Edge => ({
	from: [x0, y0],
	to: [x1, y1],
	sway,
});

/** Upright dividers swing right, then left; level ones up, then down; diagonals likewise. All are the same after a half turn. */
export const EDGES: Readonly<Record<EdgeName, Edge>> = {
	T1: edge(0, 0, 1, 0),
	T2: edge(1, 0, 2, 0),
	R1: edge(2, 0, 2, 1),
	R2: edge(2, 1, 2, 2),
	B2: edge(2, 2, 1, 2),
	B1: edge(1, 2, 0, 2),
	L2: edge(0, 2, 0, 1),
	L1: edge(0, 1, 0, 0),
	VT: edge(1, 0, 1, 1, -1),
	VB: edge(1, 1, 1, 2, 1),
	HL: edge(0, 1, 1, 1, -1),
	HR: edge(1, 1, 2, 1, 1),
	U1: edge(2, 0, 1, 1, 1),
	U2: edge(1, 1, 0, 2, -1),
	D1: edge(0, 0, 1, 1, 1),
	D2: edge(1, 1, 2, 2, -1),
};

/** An edge as it bounds a panel: the panel lies at the right hand of the way. */
export interface Side {
	readonly name: EdgeName;
	readonly back: boolean;
}

/** The part of a card that shows one element: its outline in no particular order, and where its sign stands. */
export interface Panel {
	readonly element: Element;
	readonly sides: readonly Side[];
	/** In units from the card's upper left corner. */
	readonly sign: Point;
	/** 1 fits a circle of radius 15. */
	readonly size: number;
	/** Quadrants 0 to 3 that the panel takes part in. */
	readonly quadrants: readonly number[];
}

const isEdgeName = (text: string): text is EdgeName => text in EDGES;
const isElement = (text: string | undefined): text is Element => ELEMENTS.some((e) => e === text);

function sidesOf(text: string): readonly Side[] {
	return text.split(' ').map((word) => {
		const name = word.replace('-', '');
		if (!isEdgeName(name)) throw new Error(`no edge is called ${name}`);
		return { name, back: word.startsWith('-') };
	});
}

const QUADRANT_SIDES = ['T1 VT -HL L1', 'T2 R1 -HR -VT', 'HL VB B1 L2', 'HR R2 B2 -VB'].map(sidesOf);

/** Sign of the quadrants 0 to 3 taken together, by their digits. */
const SIGNS: Readonly<Record<string, readonly [x: number, y: number, size: number]>> = {
	'0': [31, 18, 0.88],
	'1': [92, 21, 0.88],
	'2': [28, 59, 0.88],
	'3': [89, 62, 0.88],
	'01': [60, 20, 0.93],
	'23': [60, 60, 0.93],
	'02': [31, 40, 1.1],
	'13': [89, 40, 1.1],
	'0123': [60, 40, 1.45],
};

/** Halves of a diagonal card: the letter that names each, its outline, its sign. */
const DIAGONALS = {
	'/': [
		{ letter: 0, sides: sidesOf('T1 T2 U1 U2 L2 L1'), sign: [36, 27], quadrants: [0, 1, 2] },
		{ letter: 3, sides: sidesOf('-U2 -U1 R1 R2 B2 B1'), sign: [84, 53], quadrants: [1, 2, 3] },
	],
	'\\': [
		{ letter: 1, sides: sidesOf('T1 T2 R1 R2 -D2 -D1'), sign: [84, 27], quadrants: [0, 1, 3] },
		{ letter: 2, sides: sidesOf('D1 D2 B2 B1 L2 L1'), sign: [36, 53], quadrants: [0, 2, 3] },
	],
} as const;

/** The panels of a word as it lies; none for the Wild, which is drawn otherwise. */
export function panelsIn(word: string): readonly Panel[] {
	if (word === '****') return [];
	if (word[0] === '.' || word[1] === '.') return diagonalPanels(word);
	return ELEMENTS.flatMap((element) => {
		const quadrants = [0, 1, 2, 3].filter((q) => word[q] === element);
		return quadrants.length === 0 ? [] : [quadrantPanel(element, quadrants)];
	});
}

function diagonalPanels(word: string): readonly Panel[] {
	return DIAGONALS[word[0] === '.' ? '\\' : '/'].flatMap(({ letter, sides, sign, quadrants }) => {
		const element = word[letter];
		return isElement(element) ? [{ element, sides, sign, quadrants, size: 1 }] : [];
	});
}

function quadrantPanel(element: Element, quadrants: readonly number[]): Panel {
	const all = quadrants.flatMap((q) => QUADRANT_SIDES[q] ?? []);
	// An edge between two quadrants of one panel is there twice, once each way: both go.
	const sides = all.filter((s) => !all.some((t) => t.name === s.name && t.back !== s.back));
	const sign = SIGNS[quadrants.join('')];
	if (!sign) throw new Error(`no panel covers the quadrants ${quadrants.join()}`);
	return { element, sides, sign: [sign[0], sign[1]], size: sign[2], quadrants };
}
