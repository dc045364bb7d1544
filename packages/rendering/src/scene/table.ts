import type { Placement, Spot } from '@aquarius/engine';
import type { LegalSpot } from '../board-config.ts';
import { sameGroup } from '../geometry/join.ts';
import { type GroupRef, spotKey } from '../geometry/units.ts';
import { paintGhostFrame, paintLastMove, paintTargetFrame, paintVeil } from '../marks/frames.ts';
import { type GroupMark, paintLit, paintTrace } from '../marks/lit.ts';
import { paintSpot } from '../marks/spots.ts';
import { picture, prefixOf } from '../picture.ts';
import type { PictureOptions } from '../svg.ts';
import { bounds } from './bounds.ts';
import { paintTable, SCENE_KINDS, type SceneItem } from './scene.ts';

/** What may be shown on a still picture of a table; the marks are those of the live board. */
export interface TableOptions extends PictureOptions {
	/** A group in its paper ribbon, with its count. */
	readonly lit?: GroupRef | null;
	/** Text of the pill; default `n / 7`. */
	readonly litLabel?: string;
	/** The chain that won, at rest. */
	readonly trace?: GroupRef | null;
	/** Groups other than the traced or lit one step back. */
	readonly dim?: boolean;
	readonly lastMove?: readonly Spot[];
	readonly spots?: readonly LegalSpot[];
	/** The spot of a card that is on the table as a preview. */
	readonly ghost?: Spot | null;
	readonly targets?: readonly Spot[];
	/** Units around the cards; default 14. */
	readonly padding?: number;
	/** Cards come out narrower than 48 pixels: no texture, no aura. Taken from `width` when that is given. */
	readonly plain?: boolean;
}

/** A table as a whole svg: what the live board shows, standing still. For pages, the rule book and share images. */
export function tableSvg(table: readonly Placement[], o: TableOptions = {}): string {
	const box = bounds(table, o.spots ?? [], o.padding ?? 14);
	const plain = o.plain ?? (o.width !== undefined && (o.width / box.width) * 120 < 48);
	const shown = o.trace ?? o.lit ?? null;
	const items = paintTable(table, { idPrefix: prefixOf(o), plain, lit: shown });
	const mark = markOf(table, o);
	const layers = SCENE_KINDS.map((kind) =>
		kind === 'marks'
			? mark.below
			: items
					.filter((item) => item.kind === kind)
					.map((item) =>
						o.dim && shown && stepsBack(item, shown) ? `<g opacity=".42">${item.markup}</g>` : item.markup,
					)
					.join(''),
	);
	return picture([...layers, ...marksOnTop(table, o), mark.above].join(''), box, o);
}

function markOf(table: readonly Placement[], o: TableOptions): GroupMark {
	if (o.trace) return paintTrace(table, o.trace);
	if (o.lit) return paintLit(table, o.lit, o.litLabel === undefined ? {} : { label: o.litLabel });
	return { below: '', above: '' };
}

/** Groups are told by element and spots, a Wild's ground and flower by its spot; all else belongs to no group. */
const stepsBack = (item: SceneItem, shown: GroupRef): boolean => {
	if (item.spots === undefined) return false;
	if (item.element !== undefined) return !sameGroup(item, shown);
	return !shown.spots.some((s) => item.spots?.some((t) => spotKey(t) === spotKey(s)));
};

const marksOnTop = (table: readonly Placement[], o: TableOptions): readonly string[] => [
	o.targets ? paintVeil(table.filter((p) => !o.targets?.some((t) => spotKey(t) === spotKey(p)))) : '',
	...(o.spots ?? []).map((spot) => paintSpot(spot)),
	paintLastMove(o.lastMove ?? []),
	...(o.targets ?? []).map((spot) => paintTargetFrame(spot)),
	o.ghost ? paintGhostFrame(o.ghost) : '',
];
