/** What a point on the table means: which spot a dragged card snaps to, which place was tapped. Pure; lengths in cards. */
import type { Placement, Spot } from '@aquarius/engine';
import type { Point } from '../camera/camera.ts';

/** How far the middle of a dragged card may be from that of a spot and still snap to it: less than from one row to the next. */
export const REACH = 0.62;

/** The spot that a card with its middle at `at` snaps to. */
export function spotInReach<T extends Spot>(spots: readonly T[], at: Point): T | undefined {
	let best: T | undefined;
	let lowest: number = REACH;
	for (const spot of spots) {
		// A card is wider than high: measured as it looks.
		const away = Math.hypot(at.x - spot.x - 0.5, ((at.y - spot.y - 0.5) * 2) / 3);
		if (away < lowest) {
			lowest = away;
			best = spot;
		}
	}
	return best;
}

/** The one that covers a point; the last laid if several do. */
export function coveringAt<T extends Spot>(list: readonly T[], at: Point): T | undefined {
	return list.findLast((one) => at.x >= one.x && at.x < one.x + 1 && at.y >= one.y && at.y < one.y + 1);
}

/** The whole-card place under a point, counted from the nearest card, so that half steps are kept where cards lie on them. */
export function placeAt(table: readonly Placement[], at: Point): Spot {
	const near = nearest(table, at);
	const dx = near ? near.x - Math.floor(near.x) : 0;
	const dy = near ? near.y - Math.floor(near.y) : 0;
	// Adding 0 turns -0 into 0, which matters to whoever prints or compares it.
	return { x: Math.floor(at.x - dx) + dx + 0, y: Math.floor(at.y - dy) + dy + 0 };
}

/** Does the place share part of an edge with a card? */
export function isBesideCards(table: readonly Placement[], place: Spot): boolean {
	return table.some(({ x, y }) => {
		const dx = Math.abs(x - place.x);
		const dy = Math.abs(y - place.y);
		return (dx === 1 && dy < 1) || (dy === 1 && dx < 1);
	});
}

export function isSameSpot(a: Spot, b: Spot): boolean {
	return a.x === b.x && a.y === b.y;
}

const nearest = (table: readonly Placement[], at: Point): Placement | undefined => {
	let best: Placement | undefined;
	let lowest = Infinity;
	for (const card of table) {
		const away = Math.hypot(card.x + 0.5 - at.x, card.y + 0.5 - at.y);
		if (away < lowest) {
			lowest = away;
			best = card;
		}
	}
	return best;
};
