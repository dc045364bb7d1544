import type { Element, Placement, Spot } from '@aquarius/engine';

/** Panels in the largest group of each element. */
export type Sizes = Readonly<Record<Element, number>>;

/** Whether a card lies at exactly this spot. */
export function isAt(card: Placement, { x, y }: Spot): boolean {
	return card.x === x && card.y === y;
}
