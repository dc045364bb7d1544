/** A package of the workspace, as its package.json says. */
export interface Part {
	/** Name without the scope, which is also the name of its folder. */
	readonly name: string;
	readonly folder: string;
	readonly description: string;
	/** Names of the parts that its shipped code imports. */
	readonly needs: readonly string[];
}

export interface Box extends Part {
	readonly x: number;
	readonly y: number;
}
export interface ArrowLine {
	readonly from: string;
	readonly to: string;
}
export interface Diagram {
	readonly width: number;
	readonly height: number;
	readonly boxes: readonly Box[];
	/** One for every line of `needs`: nothing is left out to make the picture nicer. */
	readonly arrows: readonly ArrowLine[];
}

export const BOX = { width: 148, height: 58 } as const;
const GAP = { x: 26, y: 74 } as const;
const MARGIN = 12;

/** Lays the parts out in rows: a part stands above everything it needs, the engine at the bottom. */
export function diagramOf(parts: readonly Part[]): Diagram {
	const rows = rowsOf(parts);
	const widest = Math.max(...rows.map((row) => row.length));
	const width = MARGIN * 2 + widest * BOX.width + (widest - 1) * GAP.x;
	const boxes = rows.flatMap((row, r) => {
		const rowWidth = row.length * BOX.width + (row.length - 1) * GAP.x;
		const left = (width - rowWidth) / 2;
		return row.map((part, i) => ({
			...part,
			x: left + i * (BOX.width + GAP.x),
			y: MARGIN + r * (BOX.height + GAP.y),
		}));
	});
	return {
		width,
		height: MARGIN * 2 + rows.length * BOX.height + (rows.length - 1) * GAP.y,
		boxes,
		arrows: parts.flatMap((part) => part.needs.map((to) => ({ from: part.name, to }))),
	};
}

/** The path of an arrow from the foot of one box to the head of another: a swing, so that lines cross at an angle. */
export function pathOf(diagram: Diagram, arrow: ArrowLine): string {
	const from = boxNamed(diagram, arrow.from);
	const to = boxNamed(diagram, arrow.to);
	const x1 = spread(diagram, from, 'from', arrow);
	const x2 = spread(diagram, to, 'to', arrow);
	const y1 = from.y + BOX.height;
	const y2 = to.y - 7;
	const half = (y2 - y1) / 2;
	return `M${x1} ${y1}C${x1} ${y1 + half} ${x2} ${y2 - half} ${x2} ${y2}`;
}

/** Height of a part: 0 needs nothing, everything else one more than the highest of its needs. */
function rowsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
	const heights = new Map<string, number>();
	const heightOf = (name: string): number => {
		const known = heights.get(name);
		if (known !== undefined) return known;
		const part = parts.find((p) => p.name === name);
		const height = part === undefined || part.needs.length === 0 ? 0 : 1 + Math.max(...part.needs.map(heightOf));
		heights.set(name, height);
		return height;
	};
	const top = Math.max(...parts.map((part) => heightOf(part.name)));
	return Array.from({ length: top + 1 }, (_, r) => parts.filter((part) => heightOf(part.name) === top - r));
}

/** Where along a box's edge an arrow starts or ends: arrows share the edge in the order of their other ends. */
function spread(diagram: Diagram, box: Box, end: 'from' | 'to', arrow: ArrowLine): number {
	const other = end === 'from' ? 'to' : 'from';
	const mates = diagram.arrows
		.filter((a) => a[end] === box.name)
		.toSorted((a, b) => boxNamed(diagram, a[other]).x - boxNamed(diagram, b[other]).x);
	const at = mates.findIndex((a) => a.from === arrow.from && a.to === arrow.to);
	return Math.round(box.x + (BOX.width * (at + 1)) / (mates.length + 1));
}

function boxNamed(diagram: Diagram, name: string): Box {
	const box = diagram.boxes.find((b) => b.name === name);
	if (box === undefined) throw new Error(`${name} was believed to be a part of the workspace`);
	return box;
}
