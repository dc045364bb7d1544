import type { Element, Placement, Spot } from '@aquarius/engine';

/** A card is drawn 120 x 80; every length in this package is in these units, every position on the table in cards. */
export const CARD = { width: 120, height: 80 } as const;
export const QUADRANT = { width: CARD.width / 2, height: CARD.height / 2 } as const;

/** Width of a full ink line, half of it on each side of the edge. */
export const INK = 3.4;
/** Outer corner of a card. */
export const CORNER = 9;

export type Point = readonly [x: number, y: number];

export const isWildWord = (word: string): boolean => word === '****';

/** One name for a spot, for maps and keys. */
export const spotKey = (spot: Spot): string => `${spot.x},${spot.y}`;

export const placementKey = (placement: Placement): string => `${placement.card}@${spotKey(placement)}`;

/** Whether some card lies on a part of another one. */
export const hasCovered = (table: readonly Spot[]): boolean =>
	table.some((a, i) => table.some((b, j) => j < i && Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1));

/** Middle of a card, in units. */
export const middleOf = (spot: Spot): Point => [(spot.x + 0.5) * CARD.width, (spot.y + 0.5) * CARD.height];

/** Panels to light: the spots of the cards whose panel of this element is in the group. */
export interface GroupRef {
	readonly element: Element;
	readonly spots: readonly Spot[];
}
