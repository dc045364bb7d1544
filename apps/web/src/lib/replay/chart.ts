/** Pixels of the picture, and where in it the lines are. */
export interface ChartBox {
	readonly width: number;
	readonly height: number;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/** How a player's line is told from the others without colour: by its dashes and by the marks on it. */
export interface LineLook {
	readonly shape: (typeof SHAPES)[number];
	/** SVG dash array; empty for a whole line. */
	readonly dash: string;
	/** Which of three colours, as well. */
	readonly tone: 0 | 1 | 2;
}

export const SHAPES = ['disc', 'square', 'triangle', 'diamond', 'cross'] as const;
const DASHES = ['', '8 5', '2 5', '12 4 2 4', '18 5'] as const;
/** Two of one tone differ much in their dashes. */
const TONES = [0, 1, 2, 0, 2] as const;

/** The look of the n-th player's line; ten of them differ, as no table has more. */
export function lookOf(n: number): LineLook {
	const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T; // an index inside the list
	return { shape: at(SHAPES, n), dash: at(DASHES, n + Math.floor(n / DASHES.length)), tone: at(TONES, n) };
}

/** Across: a position of the game, from 0 to `last`. */
export const xOf = ({ width, left, right }: ChartBox, at: number, last: number): number =>
	left + (last === 0 ? 0 : (at / last) * (width - left - right));

/** Down: a chance, 0 at the foot. */
export const yOf = ({ height, top, bottom }: ChartBox, chance: number): number =>
	top + (1 - chance) * (height - top - bottom);

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** A line as far as its chances are known, by position: in pieces, as there is none while its player was not in the game (null). */
export function linePieces(
	box: ChartBox,
	chances: readonly (number | null)[],
	last: number,
): readonly (readonly Point[])[] {
	const pieces: Point[][] = [];
	let piece: Point[] | undefined;
	chances.forEach((chance, at) => {
		if (chance === null) {
			piece = undefined;
			return;
		}
		if (piece === undefined) {
			piece = [];
			pieces.push(piece);
		}
		piece.push({ x: xOf(box, at, last), y: yOf(box, chance) });
	});
	return pieces;
}

/** SVG path data of a line. */
export const pathOf = (points: readonly Point[]): string =>
	points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/**
 * Points of a piece that carry the line's mark: some 70 px apart, other ones for each line, so that lines on top of each other both show.
 * A piece too short for that is marked where it begins.
 */
export function markedPoints(points: readonly Point[], n: number): readonly Point[] {
	const [first, second] = points;
	if (first === undefined || second === undefined) return points;
	const apart = second.x - first.x;
	const step = Math.max(1, Math.round(70 / apart));
	const from = Math.round(first.x / apart) + n * Math.max(1, Math.round(step / 5));
	const marked = points.filter((_, i) => (i + from) % step === 0);
	return marked.length === 0 ? [first] : marked;
}

/** SVG path data of a mark of about `r` pixels around a point. */
export function shapePath(shape: LineLook['shape'], { x, y }: Point, r: number): string {
	const corners = (...list: readonly (readonly [number, number])[]): string =>
		`${pathOf(list.map(([dx, dy]) => ({ x: x + dx * r, y: y + dy * r })))}Z`;
	switch (shape) {
		case 'disc':
			return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
		case 'square':
			return corners([-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]);
		case 'triangle':
			return corners([0, -1.15], [1.1, 0.85], [-1.1, 0.85]);
		case 'diamond':
			return corners([0, -1.25], [1.25, 0], [0, 1.25], [-1.25, 0]);
		case 'cross':
			return corners(
				...([
					[-0.4, -1.2],
					[0.4, -1.2],
					[0.4, -0.4],
					[1.2, -0.4],
					[1.2, 0.4],
					[0.4, 0.4],
				] as const),
				...([
					[0.4, 1.2],
					[-0.4, 1.2],
					[-0.4, 0.4],
					[-1.2, 0.4],
					[-1.2, -0.4],
					[-0.4, -0.4],
				] as const),
			);
		default:
			return shape satisfies never;
	}
}

const round = (n: number): number => Math.round(n * 10) / 10;
