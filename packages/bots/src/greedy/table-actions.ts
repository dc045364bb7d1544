import { largestGroups, type Placement, type Spot, turned } from '@aquarius/engine';
import { isAt, type Sizes } from '../table.ts';
import type { Outlook } from './outlook.ts';
import { type MeasuredTable, measure, sizesWith } from './sizes.ts';

/** The sizes once the card at `target` is gone; as they are without a target (E18). */
export function zappedSizes(outlook: Outlook, target: Spot | null): Sizes {
	return target === null ? outlook.measured.sizes : withoutCard(outlook, target).sizes;
}

/** The sizes once the card at `target` lies as `to` instead. */
export function movedSizes(outlook: Outlook, target: Spot | null, to: Placement | undefined): Sizes {
	if (target === null || to === undefined) return outlook.measured.sizes;
	return sizesWith(withoutCard(outlook, target), to);
}

/** The sizes once the card at `target` lies the other way round. */
export function rotatedSizes({ measured }: Outlook, target: Spot | null): Sizes {
	if (target === null) return measured.sizes;
	return largestGroups(
		measured.table.map((card) => (isAt(card, target) ? { ...card, card: turned(card.card) } : card)),
	);
}

function withoutCard(outlook: Outlook, target: Spot): MeasuredTable {
	const key = `${target.x},${target.y}`;
	const known = outlook.without.get(key);
	if (known !== undefined) return known;
	const { table, rules } = outlook.measured;
	const rest = measure(
		table.filter((card) => !isAt(card, target)),
		rules,
	);
	outlook.without.set(key, rest);
	return rest;
}
