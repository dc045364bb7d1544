import type { Placement } from '@aquarius/engine';
import { linkPath } from '../art/group.ts';
import { distance, pointAt } from '../geometry/curve.ts';
import { findGroup, type JoinedGroup, joinTable } from '../geometry/join.ts';
import { loopsOf, outlinePath } from '../geometry/outline.ts';
import { type GroupRef, hasCovered, type Point } from '../geometry/units.ts';
import type { Box } from '../picture.ts';
import { bounds } from '../scene/bounds.ts';
import { escapeText, num, ROUND_CAPS, stroked } from '../svg.ts';

const PAPER = 'var(--card-paper)';
const FONT = `font-family="Fraunces, 'Fraunces Variable', Georgia, serif" font-weight="900" text-anchor="middle" fill="var(--ink)"`;

/** Parts of a mark that belong under and over the signs. */
export interface GroupMark {
	/** In the `marks` layer. */
	readonly below: string;
	/** On top of everything: words and numbers. */
	readonly above: string;
}
const NOTHING: GroupMark = { below: '', above: '' };

/** The groups that can be marked. Where cards cover others a group has no outline to follow. */
const markable = (table: readonly Placement[]): readonly JoinedGroup[] => (hasCovered(table) ? [] : joinTable(table));

const ribbonAround = (group: JoinedGroup): string => {
	const d = outlinePath(loopsOf(group), false);
	return stroked(d, 'var(--ink)', 13) + stroked(d, PAPER, 6.5);
};

/** A paper ribbon along the outline of a group, with a pill `n / 7` riding on it. Nothing if the table has no such group. */
export function paintLit(table: readonly Placement[], ref: GroupRef, o: { readonly label?: string } = {}): GroupMark {
	const groups = markable(table);
	const group = findGroup(groups, ref);
	if (!group?.pieces.some((p) => p.panel)) return NOTHING;
	return {
		below: `<g class="aq-lit">${ribbonAround(group)}</g>`,
		above: pill(pillPlace(group, groups), bounds(table), o.label ?? `${group.pieces.length} / 7`),
	};
}

/** The place on the outline that is farthest from every sign, so that the pill hides none. */
function pillPlace(group: JoinedGroup, groups: readonly JoinedGroup[]): Point {
	const signs = groups.flatMap((g) => g.pieces.map((p) => p.sign));
	const room = ([x, y]: Point): number => Math.min(...signs.map((s) => distance([x, y * 1.4], [s[0], s[1] * 1.4])));
	const places = loopsOf(group).flatMap((loop) =>
		loop.flatMap((curve) => [0, 0.5].map((t) => pointAt(curve, t || 0.001))),
	);
	return places.reduce((best, place) => (room(place) > room(best) + 0.01 ? place : best), places[0] ?? [0, 0]);
}

/** Kept within the box of the table, so that no picture cuts it off. */
function pill(place: Point, box: Box, label: string): string {
	const width = Math.max(54, 16 + label.length * 8.4);
	const x = Math.min(Math.max(place[0], box.x + width / 2), box.x + box.width - width / 2);
	const y = Math.min(Math.max(place[1], box.y + 14), box.y + box.height - 14);
	return `<g class="aq-pill" transform="translate(${num(x)} ${num(y)})"><rect x="${num(-width / 2)}" y="-14" width="${num(width)}" height="28" rx="14" fill="${PAPER}" stroke="var(--ink)" stroke-width="3"/><text y="6.5" ${FONT} font-size="19">${escapeText(label)}</text></g>`;
}

/** The chain that won: ribbon around it, a line from sign to sign that can draw itself (`aq-trace`), and discs with the numbers. */
export function paintTrace(table: readonly Placement[], ref: GroupRef): GroupMark {
	const group = findGroup(markable(table), ref);
	if (!group?.pieces.some((p) => p.panel)) return NOTHING;
	const line = (width: number, colour: string): string =>
		group.links
			.map((link) => stroked(linkPath(link), colour, width, ` class="aq-trace" pathLength="1"${ROUND_CAPS}`))
			.join('');
	return {
		below: `<g class="aq-lit">${ribbonAround(group)}${line(11, 'var(--ink)')}${line(5.6, PAPER)}</g>`,
		above: [...group.pieces]
			.sort((a, b) => a.sign[0] - b.sign[0] || a.sign[1] - b.sign[1])
			.map((piece, i) => disc([piece.sign[0] + 15 * piece.size, piece.sign[1] + 13 * piece.size], i + 1))
			.join(''),
	};
}

const disc = ([x, y]: Point, n: number): string =>
	`<g class="aq-number" style="--n:${n}" transform="translate(${num(x)} ${num(y)})"><circle r="10" fill="${PAPER}" stroke="var(--ink)" stroke-width="3"/><text y="5.4" ${FONT} font-size="${n > 9 ? 12 : 15}">${n}</text></g>`;
