import { factsOf } from './cards.ts';
import { groupOf } from './groups.ts';
import { cardNumberAt } from './placing.ts';
import { makeSpot } from './text/spot.ts';
import { ELEMENTS, type Placement, type RuleSet, type Spot } from './types.ts';

/**
 * Whether from every panel of the start card, the first on the table, a path of its element leads to open table (E52): to an empty
 * spot beside its group, or by the rules only to one that is not walled in.
 */
export function pathsLeadOut(table: readonly Placement[], rules: Pick<RuleSet, 'openTable'>): boolean {
	const [start] = table;
	if (start === undefined) return false;
	const { elements } = factsOf(start.card);
	const outside = rules.openTable === 'outside' ? outsideOf(table) : undefined;
	const isOpen = (spot: Spot) => isEmpty(table, spot) && (outside === undefined || outside.has(makeSpot(spot)));
	return ELEMENTS.every(
		(_, e) => (elements & (1 << e)) === 0 || groupOf(table, e, 0).some((card) => exitsOf(card, e).some(isOpen)),
	);
}

/** The spots that a card's panel of `ELEMENTS[e]` borders on. */
function exitsOf(placement: Placement, e: number): readonly Spot[] {
	const { upperLeft, lowerRight } = factsOf(placement.card);
	// Both halves of a level side, and of an upright one, in the masks of WordFacts.
	const level = 33 << e;
	const upright = level << 10;
	const sides = [upperLeft & level, upperLeft & upright, lowerRight & level, lowerRight & upright];
	return beside(placement).filter((_, side) => sides[side]);
}

/** The empty spots up to one card beyond the table that hang together with the outside, side by side, as texts. */
function outsideOf(table: readonly Placement[]): ReadonlySet<string> {
	const xs = table.map(({ x }) => x);
	const ys = table.map(({ y }) => y);
	const corner = { x: Math.min(...xs) - 1, y: Math.min(...ys) - 1 };
	const opposite = { x: Math.max(...xs) + 1, y: Math.max(...ys) + 1 };
	const reached = new Set([makeSpot(corner)]);
	const queue = [corner];
	for (const spot of queue) {
		for (const next of beside(spot)) {
			const { x, y } = next;
			const key = makeSpot(next);
			const isBeyond = x < corner.x || x > opposite.x || y < corner.y || y > opposite.y;
			if (isBeyond || reached.has(key) || !isEmpty(table, next)) continue;
			reached.add(key);
			queue.push(next);
		}
	}
	return reached;
}

function isEmpty(table: readonly Placement[], { x, y }: Spot): boolean {
	return cardNumberAt(table, x, y) < 0;
}

/** The spots above, to the left, below and to the right. */
function beside({ x, y }: Spot): readonly Spot[] {
	return [
		{ x, y: y - 1 },
		{ x: x - 1, y },
		{ x, y: y + 1 },
		{ x: x + 1, y },
	];
}
