import type { Placement, Spot } from '@aquarius/engine';
import type { Outlook } from './outlook.ts';
import { type MeasuredTable, measure, type Sizes, sizesWith } from './sizes.ts';

/** The sizes once the card at `target` is gone; as they are without a target (E18). */
export function zappedSizes(outlook: Outlook, target: Spot | null): Sizes {
	return target === null ? outlook.measured.sizes : withoutCard(outlook, target).sizes;
}

/** The sizes once the card at `target` lies as `to` instead. */
export function movedSizes(outlook: Outlook, target: Spot | null, to: Placement | undefined): Sizes {
	if (target === null || to === undefined) return outlook.measured.sizes;
	return sizesWith(withoutCard(outlook, target), to);
}

function withoutCard(outlook: Outlook, target: Spot): MeasuredTable {
	const key = `${target.x},${target.y}`;
	const known = outlook.without.get(key);
	if (known !== undefined) return known;
	const rest = measure(outlook.measured.table.filter((card) => card.x !== target.x || card.y !== target.y));
	outlook.without.set(key, rest);
	return rest;
}
