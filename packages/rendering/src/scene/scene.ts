import type { Element, Placement, Spot } from '@aquarius/engine';
import { paintFlower } from '../art/flower.ts';
import { paintGroup, paintSigns, paintStems } from '../art/group.ts';
import { paintWild, paintWildBridges } from '../art/wild.ts';
import { samePoint } from '../geometry/curve.ts';
import { findGroup, type JoinedGroup, joinTable } from '../geometry/join.ts';
import { loopsOf } from '../geometry/outline.ts';
import {
	CARD,
	CORNER,
	type GroupRef,
	hasCovered,
	INK,
	isWildWord,
	middleOf,
	type Point,
	placementKey,
	spotKey,
} from '../geometry/units.ts';
import { inked, num, roundRect, shortHash, stroked } from '../svg.ts';

/** Layers of a table from below; `stack` is for whole cards, where some cover others; `marks` is where the ribbon around a group and its trace go, under the signs. Other marks lie on top of all. */
export const SCENE_KINDS = ['rim', 'bed', 'stack', 'wild', 'group', 'joints', 'marks', 'signs', 'flower'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/** A piece of the picture. Same key, same markup: repaint only what has a new key. */
export interface SceneItem {
	readonly kind: SceneKind;
	readonly key: string;
	readonly markup: string;
	/** For `group` and `signs`: the element, and the spots of all cards in the group. */
	readonly element?: Element;
	readonly spots?: readonly Spot[];
}

export interface SceneOptions {
	/** Put before every id; two tables on one page need two. Default `aq-`. */
	readonly idPrefix?: string;
	/** Cards are narrower than 48 pixels: without texture and aura. */
	readonly plain?: boolean;
	/** A group that carries the paper ribbon: its outline has no notches. */
	readonly lit?: GroupRef | null;
}

/**
 * Everything that lies on the table, in order of painting; nothing about hands, spots or marks. Same table, same items. Where cards
 * cover others each is painted by itself, later ones on top, and nothing flows from card to card.
 */
export function paintTable(table: readonly Placement[], o: SceneOptions = {}): readonly SceneItem[] {
	if (table.length === 0) return [];
	if (hasCovered(table)) return table.map((placement) => stackItem(placement, o));
	const idPrefix = o.idPrefix ?? 'aq-';
	const plain = o.plain ?? false;
	const groups = joinTable(table);
	const withPanels = groups.filter((group) => group.pieces.some((piece) => piece.panel));
	const lit = o.lit ? findGroup(groups, o.lit) : undefined;
	return [
		...beds(table),
		...wilds(table, idPrefix),
		...groups.filter((group) => group.mouths.length > 0).map(stemsItem),
		...withPanels.map((group) => groupItem(group, { idPrefix, plain, smooth: group === lit })),
		...joints(table, lit),
		...withPanels.map(signsItem),
		...flowers(table),
	];
}

/** A card as if it lay alone. */
const stackItem = (placement: Placement, o: SceneOptions): SceneItem => ({
	kind: 'stack',
	key: `${placementKey(placement)}${o.plain ? ' plain' : ''}`,
	get markup(): string {
		return paintTable([placement], { ...o, lit: null })
			.map((item) => item.markup)
			.join('');
	},
	spots: [placement],
});

const cardShape = ({ x, y }: Spot): string =>
	roundRect(x * CARD.width, y * CARD.height, CARD.width, CARD.height, CORNER);

/** One shape under all cards: its line is the outer edge, its fill the ink pools between panels; in the dark a light rim outside. */
function beds(table: readonly Placement[]): readonly SceneItem[] {
	const d = table.map(cardShape).join('');
	const key = table.map(spotKey).join(' ');
	return [
		{ kind: 'rim', key: `rim ${key}`, markup: stroked(d, 'var(--rim)', INK + 4.6) },
		{ kind: 'bed', key: `bed ${key}`, markup: inked(d, 'var(--ink)', INK) },
	];
}

function wilds(table: readonly Placement[], idPrefix: string): readonly SceneItem[] {
	const cards = table.filter((p) => isWildWord(p.card));
	const bridges = paintWildBridges(table);
	return [
		...cards.map(
			(p): SceneItem => ({ kind: 'wild', key: `wild ${spotKey(p)}`, markup: paintWild(p, idPrefix), spots: [p] }),
		),
		...(bridges === ''
			? []
			: [{ kind: 'wild' as const, key: `bridges ${cards.map(spotKey).join(' ')}`, markup: bridges }]),
	];
}

const stemsItem = (group: JoinedGroup): SceneItem => ({
	kind: 'wild',
	key: `stems ${group.key}`,
	markup: paintStems(group),
});

const spotsOf = (group: JoinedGroup): readonly Spot[] => group.pieces.map(({ card: { x, y } }) => ({ x, y }));

function groupItem(group: JoinedGroup, o: { idPrefix: string; plain: boolean; smooth: boolean }): SceneItem {
	let painted: string | undefined;
	return {
		kind: 'group',
		key: `${group.key}${o.smooth ? ' smooth' : ''}${o.plain ? ' plain' : ''}`,
		// Painted when asked for: who knows the key already has the markup, and most groups stay from move to move.
		get markup(): string {
			painted ??= paintGroup(group, o);
			return painted;
		},
		element: group.element,
		spots: spotsOf(group),
	};
}

const signsItem = (group: JoinedGroup): SceneItem => ({
	kind: 'signs',
	key: `signs ${group.key}`,
	markup: paintSigns(group),
	element: group.element,
	spots: spotsOf(group),
});

const flowers = (table: readonly Placement[]): readonly SceneItem[] =>
	table
		.filter((p) => isWildWord(p.card))
		.map((p) => ({ kind: 'flower', key: `flower ${spotKey(p)}`, markup: paintFlower(middleOf(p), 1.1), spots: [p] }));

/** A four-pointed ink star where three or four cards meet: with the notches all that is left of the grid inside a group. */
function joints(table: readonly Placement[], lit: JoinedGroup | undefined): readonly SceneItem[] {
	const corners = new Map<string, { at: Point; cards: number }>();
	for (const { x, y } of table) {
		for (const [i, j] of [
			[0, 0],
			[1, 0],
			[0, 1],
			[1, 1],
		] as const) {
			const key = `${x + i},${y + j}`;
			const at: Point = [(x + i) * CARD.width, (y + j) * CARD.height];
			corners.set(key, { at, cards: (corners.get(key)?.cards ?? 0) + 1 });
		}
	}
	// Under the ribbon of a lit group a star would stick out.
	const hidden = lit ? loopsOf(lit).flat() : [];
	const stars = [...corners.values()]
		.filter((c) => c.cards > 2 && !hidden.some((curve) => samePoint(curve[0], c.at)))
		.map((c) => star(c.at));
	if (stars.length === 0) return [];
	const d = stars.sort().join('');
	return [{ kind: 'joints', key: `joints ${shortHash(d)} ${stars.length}`, markup: inked(d, 'var(--ink)', 1.6) }];
}

const star = ([x, y]: Point): string => {
	const at = (dx: number, dy: number): string => `${num(x + dx * CORNER)} ${num(y + dy * CORNER)}`;
	const middle = at(0, 0);
	return `M${at(-1, 0)}Q${middle} ${at(0, -1)}Q${middle} ${at(1, 0)}Q${middle} ${at(0, 1)}Q${middle} ${at(-1, 0)}Z`;
};
