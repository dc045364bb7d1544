import { connectionsOf, type Element, groupsOf, type Placement, type PlayerView, parseWord } from '@aquarius/engine';
import { isAt } from '../table.ts';
import type { Weigher } from './weigher.ts';

/** More ways out than this are as good as this many. */
const ENOUGH = 4;

/** For games won by paths from the start card (E52): keeps the element with the fewest ways out open, then the others. */
export function pathsWeigher({ table }: PlayerView): Weigher {
	return (move) => (move.type === 'place' ? openness([...table, move]) : 0);
}

/** The start card's least open element counts most. */
function openness(table: readonly Placement[]): number {
	const [start] = table;
	if (start === undefined) return 0;
	const waysOut = groupsOf(table)
		.filter(({ panels }) => panels.includes(start))
		.map(({ element, panels }) => Math.min(ENOUGH, exitsOf(table, element, panels)));
	return 100 * Math.min(ENOUGH, ...waysOut) + waysOut.reduce((sum, n) => sum + n, 0);
}

/** How many empty spots an Ace of the element would join these panels from. */
function exitsOf(table: readonly Placement[], element: Element, panels: readonly Placement[]): number {
	const ace = parseWord(element.repeat(4));
	if (ace === undefined) throw new Error('Four times the same letter was believed to be a word');
	const exits = new Set<string>();
	for (const { x, y } of panels) {
		for (const [dx, dy] of BESIDE) {
			const spot = { x: x + dx, y: y + dy };
			if (table.some((card) => isAt(card, spot))) continue;
			const { joins } = connectionsOf(table, { card: ace, ...spot });
			if (joins.some((join) => join.element === element && isOnBorder(join, x, y))) exits.add(`${spot.x},${spot.y}`);
		}
	}
	return exits.size;
}

const isOnBorder = (at: { readonly x: number; readonly y: number }, x: number, y: number): boolean =>
	at.x >= x && at.x <= x + 1 && at.y >= y && at.y <= y + 1;

const BESIDE = [
	[0, -1],
	[-1, 0],
	[0, 1],
	[1, 0],
] as const;
