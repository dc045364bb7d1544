import type { JoinedGroup, Link, Piece } from '../geometry/join.ts';
import { loopsOf, mouthPath, outlinePath } from '../geometry/outline.ts';
import { INK, isWildWord } from '../geometry/units.ts';
import { type Tone, tone } from '../palette.ts';
import { filled, inked, num, ROUND_CAPS, shortHash, stroked } from '../svg.ts';
import { paintAura, paintSign } from './signs.ts';
import { type Cell, paintTexture } from './textures.ts';

/** How a group is painted. */
export interface GroupOptions {
	readonly idPrefix: string;
	/** Without texture and aura, for cards narrower than 48 pixels. */
	readonly plain: boolean;
	/** Outline without notches, for a group that carries the paper ribbon. */
	readonly smooth: boolean;
}

/** Ribbon widths by tone; painted tone by tone over the whole group, so that ribbons and auras melt together. */
const RIBBON: readonly (readonly [Tone, number])[] = [
	['base', 24],
	['light', 17],
	['deep', 8],
];

/** Band widths of an aura, as RIBBON, by size of the sign. */
const auraOf = (size: number): readonly number[] => (size > 1.3 ? [24, 18, 11] : size > 0.9 ? [19, 14, 9] : [14, 0, 0]);

/** The way of a ribbon: leaves a sign with a swing of 10, crosses the border square on in the middle of the open stretch. */
export function linkPath({ from, to, via, level }: Link): string {
	const [a, b] = [from.sign, to.sign];
	const v = (piece: Piece): number => (piece.panel ? 10 : 0);
	const half = (p: number, q: number): number => p + (q - p) * 0.5;
	const points = level
		? [
				half(a[0], via[0]),
				a[1] + v(from),
				half(a[0], via[0]),
				via[1],
				...via,
				half(via[0], b[0]),
				via[1],
				half(via[0], b[0]),
				b[1] - v(to),
				...b,
			]
		: [
				a[0] + v(from),
				half(a[1], via[1]),
				via[0],
				half(a[1], via[1]),
				...via,
				via[0],
				half(via[1], b[1]),
				b[0] - v(to),
				half(via[1], b[1]),
				...b,
			];
	return `M${num(a[0])} ${num(a[1])}C${points.map(num).join(' ')}`;
}

/** The quadrants a group lies on; a Wild in it gives all four, for the stems. */
export function cellsOf(group: JoinedGroup): readonly Cell[] {
	const cells = new Map<string, Cell>();
	for (const { card, panel } of group.pieces) {
		for (const q of panel?.quadrants ?? [0, 1, 2, 3]) {
			const cell: Cell = [2 * card.x + (q % 2), 2 * card.y + (q >> 1)];
			cells.set(cell.join(), cell);
		}
	}
	return [...cells.values()];
}

/**
 * A group from its ground to its ink line, without signs: base, texture, ribbons and aura tone by tone, deep line, glow line.
 * Nothing for a group of Wilds alone, which have rays and flowers instead.
 */
export function paintGroup(group: JoinedGroup, o: GroupOptions): string {
	const loops = loopsOf(group);
	if (loops.length === 0) return '';
	const d = outlinePath(loops, !o.smooth);
	const colour = (t: Tone): string => tone(group.element, t);
	const id = `${o.idPrefix}g${shortHash(d)}`;
	const links = group.links
		.filter((link) => link.from.panel || link.to.panel)
		.map(linkPath)
		.join('');
	const bands = RIBBON.map(([t, width], i) => {
		const ribbons = links === '' ? '' : stroked(links, colour(t), width, ROUND_CAPS);
		return ribbons + (o.plain ? '' : auras(group, i, colour(t)));
	}).join('');
	const inside = [
		filled(d, colour('base')),
		o.plain ? '' : `<g class="aq-fine">${paintTexture(group.element, cellsOf(group))}</g>`,
		bands,
		stroked(d, colour('deep'), INK + 9),
		stroked(d, colour('glow'), INK + 4),
	].join('');
	return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inside}</g>${stroked(d, 'var(--ink)', INK)}`;
}

/** Ink under the ways of a group into Wilds, so that two that start side by side leave no splinter of the Wild between them. */
export const paintStems = (group: JoinedGroup): string =>
	group.mouths.length === 0 ? '' : inked(group.mouths.map(mouthPath).join(''), 'var(--ink)', 9);

function auras(group: JoinedGroup, band: number, colour: string): string {
	return group.pieces
		.filter((piece) => piece.panel)
		.map((piece) => {
			const width = auraOf(piece.size)[band] ?? 0;
			return width === 0 ? '' : paintAura(group.element, piece.sign, piece.size, width, colour);
		})
		.join('');
}

/** The signs of a group, one to a panel; a Wild's is a petal of its flower. */
export const paintSigns = (group: JoinedGroup): string =>
	group.pieces
		.filter((piece) => !isWildWord(piece.card.card))
		.map((piece) => paintSign(group.element, piece.sign, piece.size))
		.join('');
