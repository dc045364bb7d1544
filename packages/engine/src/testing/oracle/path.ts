import { FIVE, isA } from './cards.ts';
import { type Group, groupsOf } from './groups.ts';
import { at, draw, type Laid, type Sheet, SIDES, STEPS } from './sheet.ts';

/** Whether a path leads from each element of the start card, which is the first on the table, to open table (E52). */
export function pathsLeadOut(table: readonly Laid[], openTable: 'any-hole' | 'outside'): boolean {
	const sheet = draw(table);
	const isOpen = openTable === 'outside' ? outsideOf(table, sheet) : (x: number, y: number) => !sheet.has(at(x, y));
	const start = table[0]?.word ?? '';
	return FIVE.filter((element) => [...start].some((letter) => isA(letter, element))).every((element) =>
		groupsOf(table, element).some((group) => group.cards.includes(0) && opens(group, isOpen)),
	);
}

function opens({ parts }: Group, isOpen: (x: number, y: number) => boolean): boolean {
	return parts.some((part) => part.sides.some((side) => isOpen(part.x + STEPS[side].dx, part.y + STEPS[side].dy)));
}

/** Floods the bare squares from beyond the table's edge. */
function outsideOf(table: readonly Laid[], sheet: Sheet): (x: number, y: number) => boolean {
	const xs = table.map(({ x }) => x);
	const ys = table.map(({ y }) => y);
	const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 2];
	const [top, bottom] = [Math.min(...ys) - 1, Math.max(...ys) + 2];
	const wet = new Set([at(left, top)]);
	const flood = [{ x: left, y: top }];
	for (const { x, y } of flood) {
		for (const side of SIDES) {
			const [nx, ny] = [x + STEPS[side].dx, y + STEPS[side].dy];
			if (nx < left || nx > right || ny < top || ny > bottom) continue;
			if (sheet.has(at(nx, ny)) || wet.has(at(nx, ny))) continue;
			wet.add(at(nx, ny));
			flood.push({ x: nx, y: ny });
		}
	}
	return (x, y) => wet.has(at(x, y));
}
