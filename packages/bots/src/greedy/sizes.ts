import {
	connectionsOf,
	type Element,
	groupsOf,
	largestGroups,
	type Placement,
	panelsOf,
	type RuleSet,
} from '@aquarius/engine';
import type { Sizes } from '../table.ts';

/** A table with its groups looked up once, so that the result of one more card costs only a look at its neighbours. */
export interface MeasuredTable {
	readonly table: readonly Placement[];
	readonly rules: RuleSet;
	readonly sizes: Sizes;
	/** `element x,y` → the group that the panel of the card at that spot belongs to. */
	readonly groupAt: ReadonlyMap<string, { readonly size: number }>;
}

const at = (element: Element, x: number, y: number): string => `${element} ${x},${y}`;

export function measure(table: readonly Placement[], rules: RuleSet): MeasuredTable {
	const sizes: Record<Element, number> = { E: 0, A: 0, W: 0, F: 0, S: 0 };
	const groupAt = new Map<string, { readonly size: number }>();
	for (const { element, panels } of groupsOf(table)) {
		const group = { size: panels.length };
		sizes[element] = Math.max(sizes[element], group.size);
		for (const { x, y } of panels) groupAt.set(at(element, x, y), group);
	}
	return { table, rules, sizes, groupAt };
}

/** The sizes once `placement` lies there too: each of its panels joins the groups that it meets into one. */
export function sizesWith(measured: MeasuredTable, placement: Placement): Sizes {
	// A card that covers others can also make groups smaller: all is counted anew.
	if (measured.rules.overlap) return largestGroups([...measured.table, placement]);
	const met = new Map<Element, Set<{ readonly size: number }>>();
	for (const { x, y, element } of connectionsOf(measured.table, placement).joins) {
		const group = measured.groupAt.get(at(element, ...acrossBorder(placement, x, y)));
		if (group !== undefined) met.set(element, (met.get(element) ?? new Set()).add(group));
	}
	const sizes = { ...measured.sizes };
	for (const { element } of panelsOf(placement.card)) {
		let size = 1;
		for (const group of met.get(element) ?? []) size += group.size;
		sizes[element] = Math.max(sizes[element], size);
	}
	return sizes;
}

/** The spot on the other side of the border on which the point lies. */
function acrossBorder({ x, y }: Placement, atX: number, atY: number): readonly [number, number] {
	if (atX === x) return [x - 1, y];
	if (atX === x + 1) return [x + 1, y];
	return [x, atY === y ? y - 1 : y + 1];
}
