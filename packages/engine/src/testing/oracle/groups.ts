import { isA, piecesOf, type Side } from './cards.ts';
import { draw, type Laid, SIDES, type Square, STEPS } from './sheet.ts';

/** One element's piece of one visible square. */
interface Part extends Square {
	readonly sides: readonly Side[];
}

/** A group: panels that hang together, each the pieces of one card that hang together (E42b). */
export interface Group {
	readonly panels: number;
	readonly cards: readonly number[];
	readonly parts: readonly Part[];
}

/** Sizes of an element's groups in panels, largest first. */
export function groupSizes(table: readonly Laid[], element: string): readonly number[] {
	return groupsOf(table, element)
		.map(({ panels }) => panels)
		.sort((a, b) => b - a);
}

export function largest(table: readonly Laid[], element: string): number {
	return Math.max(0, ...groupSizes(table, element));
}

export function groupsOf(table: readonly Laid[], element: string): readonly Group[] {
	const parts = [...draw(table).values()].flatMap((square) =>
		piecesOf(square.word, square.quadrant)
			.filter(({ letter }) => isA(letter, element))
			.map(({ sides }): Part => ({ ...square, sides })),
	);
	return clusters(parts, meet).map((group) => ({
		panels: clusters(group, (a, b) => a.card === b.card && meet(a, b)).length,
		cards: [...new Set(group.map(({ card }) => card))],
		parts: group,
	}));
}

/** Whether two pieces own the two faces of one half-edge. */
function meet(a: Part, b: Part): boolean {
	if (Math.abs(a.x - b.x) + Math.abs(a.y - b.y) !== 1) return false;
	return SIDES.some((side) => {
		const { dx, dy, facing } = STEPS[side];
		return b.x === a.x + dx && b.y === a.y + dy && a.sides.includes(side) && b.sides.includes(facing);
	});
}

function clusters<T>(all: readonly T[], joined: (a: T, b: T) => boolean): readonly (readonly T[])[] {
	const left = new Set(all);
	const found: T[][] = [];
	for (const first of all) {
		if (!left.delete(first)) continue;
		const cluster = [first];
		for (const member of cluster) {
			for (const other of left) {
				if (joined(member, other)) {
					left.delete(other);
					cluster.push(other);
				}
			}
		}
		found.push(cluster);
	}
	return found;
}
