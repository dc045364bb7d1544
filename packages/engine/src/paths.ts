import { factsOf } from './cards.ts';
import { type Group, groupsOf } from './groups.ts';
import { cardNumberAt } from './placing.ts';
import { ELEMENTS, type Placement, type RuleSet, type Spot } from './types.ts';

/**
 * Whether from every panel of the start card, the first on the table, a path of its element leads to open table (E52): to an empty
 * spot beside its group, or by the rules only to one that is not walled in.
 */
export function pathsLeadOut(table: readonly Placement[], rules: Pick<RuleSet, 'openTable'>): boolean {
	const [start] = table;
	if (start === undefined) return false;
	const outside = rules.openTable === 'outside' ? outsideOf(table) : undefined;
	const isOpen = ({ x, y }: Spot) =>
		cardNumberAt(table, x, y) < 0 && (outside === undefined || outside.has(`${x},${y}`));
	const groups = groupsOf(table).filter(({ panels }) => panels.includes(start));
	return groups.every((group) => exitsOf(group).some(isOpen));
}

/** The spots that panels of a group border on. */
function exitsOf({ element, panels }: Group): readonly Spot[] {
	// Both halves of a level side, and of an upright one, in the masks of WordFacts.
	const level = 33 << ELEMENTS.indexOf(element);
	const upright = level << 10;
	return panels.flatMap(({ card, x, y }) => {
		const { upperLeft, lowerRight } = factsOf(card);
		return [
			...(upperLeft & level ? [{ x, y: y - 1 }] : []),
			...(upperLeft & upright ? [{ x: x - 1, y }] : []),
			...(lowerRight & level ? [{ x, y: y + 1 }] : []),
			...(lowerRight & upright ? [{ x: x + 1, y }] : []),
		];
	});
}

/** The empty spots up to one card beyond the table that hang together with the outside, side by side. */
function outsideOf(table: readonly Placement[]): ReadonlySet<string> {
	const xs = table.map(({ x }) => x);
	const ys = table.map(({ y }) => y);
	const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
	const [top, bottom] = [Math.min(...ys) - 1, Math.max(...ys) + 1];
	const reached = new Set([`${left},${top}`]);
	const queue: Spot[] = [{ x: left, y: top }];
	for (const { x, y } of queue) {
		for (const spot of [
			{ x, y: y - 1 },
			{ x: x - 1, y },
			{ x, y: y + 1 },
			{ x: x + 1, y },
		]) {
			const key = `${spot.x},${spot.y}`;
			const beyond = spot.x < left || spot.x > right || spot.y < top || spot.y > bottom;
			if (beyond || reached.has(key) || cardNumberAt(table, spot.x, spot.y) >= 0) continue;
			reached.add(key);
			queue.push(spot);
		}
	}
	return reached;
}
