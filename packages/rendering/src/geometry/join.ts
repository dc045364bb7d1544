import { ELEMENTS, type Element, type Placement } from '@aquarius/engine';
import { EDGES, type HalfEdge, type Panel, panelsIn, type Side } from './panels.ts';
import { CARD, isWildWord, type Point, placementKey, QUADRANT } from './units.ts';

/** A panel as it lies on the table; a Wild has one of every element, without sides. */
export interface Piece {
	readonly element: Element;
	readonly card: Placement;
	readonly panel: Panel | null;
	/** Where its sign stands, in units; a Wild's is its middle. */
	readonly sign: Point;
	readonly size: number;
}

/** An open border between two pieces of one group. */
export interface Link {
	readonly from: Piece;
	readonly to: Piece;
	/** Middle of the open stretch, in units. */
	readonly via: Point;
	/** The border is upright, so the way across it is level. */
	readonly level: boolean;
}

/** A side of a piece that opens into a Wild. */
export interface Mouth {
	readonly sides: readonly Side[];
	readonly piece: Piece;
	readonly wild: Placement;
}

/** Pieces joined through open half-edges: the engine's group, with what a picture needs besides. */
export interface JoinedGroup {
	readonly element: Element;
	readonly pieces: readonly Piece[];
	readonly links: readonly Link[];
	/** Sides that stay closed, by piece. */
	readonly closed: readonly { readonly piece: Piece; readonly side: Side }[];
	readonly mouths: readonly Mouth[];
	/** The group's cards, and so its looks: what to draw anew when it changes. */
	readonly key: string;
}

interface Contact {
	readonly from: Piece;
	readonly to: Piece;
	readonly via: Point;
	readonly level: boolean;
}

/** A half-edge on the table: its two ends in half cards, in one fixed order. */
function edgeKey(card: Placement, name: Side['name']): string {
	const { from, to } = EDGES[name];
	const ends = [from, to].map(([x, y]) => [2 * card.x + x, 2 * card.y + y] as const);
	return ends
		.sort((a, b) => a[0] - b[0] || a[1] - b[1])
		.map((p) => p.join(','))
		.join(' ');
}

const isBorder = (name: Side['name']): name is HalfEdge => /^[TRBL]/.test(name);

function middleOfEdge(card: Placement, name: Side['name']): Point {
	const { from, to } = EDGES[name];
	return [
		card.x * CARD.width + ((from[0] + to[0]) / 2) * QUADRANT.width,
		card.y * CARD.height + ((from[1] + to[1]) / 2) * QUADRANT.height,
	];
}

function piecesOf(card: Placement): readonly Piece[] {
	const at = (p: Point): Point => [card.x * CARD.width + p[0], card.y * CARD.height + p[1]];
	if (isWildWord(card.card)) {
		return ELEMENTS.map((element) => ({ element, card, panel: null, sign: at([60, 40]), size: 1 }));
	}
	return panelsIn(card.card).map((panel) => ({
		element: panel.element,
		card,
		panel,
		sign: at(panel.sign),
		size: panel.size,
	}));
}

const WILD_SIDES: readonly Side[] = (['T1', 'T2', 'R1', 'R2', 'B2', 'B1', 'L2', 'L1'] as const).map((name) => ({
	name,
	back: false,
}));
const sidesOf = (piece: Piece): readonly Side[] => piece.panel?.sides ?? WILD_SIDES;

/** Every half-edge with the pieces that meet there. */
function meetings(pieces: readonly Piece[]): ReadonlyMap<string, readonly { piece: Piece; name: HalfEdge }[]> {
	const at = new Map<string, { piece: Piece; name: HalfEdge }[]>();
	for (const piece of pieces) {
		for (const { name } of sidesOf(piece)) {
			if (!isBorder(name)) continue;
			const key = edgeKey(piece.card, name);
			at.set(key, [...(at.get(key) ?? []), { piece, name }]);
		}
	}
	return at;
}

/** Groups of a table: panels of one element that meet across a half-edge, through a Wild as well. Fixed order; a Wild alone makes none. */
export function joinTable(table: readonly Placement[]): readonly JoinedGroup[] {
	const pieces = table.flatMap(piecesOf);
	const at = meetings(pieces);
	const partnerOf = (piece: Piece, side: Side): Piece | undefined =>
		isBorder(side.name)
			? at
					.get(edgeKey(piece.card, side.name))
					?.find((m) => m.piece.card !== piece.card && m.piece.element === piece.element)?.piece
			: undefined;
	const up = new Map<Piece, Piece>();
	const root = (piece: Piece): Piece => {
		const above = up.get(piece);
		return above === undefined ? piece : root(above);
	};
	const contacts: Contact[] = [];
	for (const piece of pieces) {
		for (const side of sidesOf(piece)) {
			// Each border is looked at from its left or upper card.
			if (!/^[RB]/.test(side.name)) continue;
			const to = partnerOf(piece, side);
			if (!to) continue;
			contacts.push({ from: piece, to, via: middleOfEdge(piece.card, side.name), level: side.name.startsWith('R') });
			const [a, b] = [root(piece), root(to)];
			if (a !== b) up.set(b, a);
		}
	}
	const byRoot = new Map<Piece, Piece[]>();
	for (const piece of pieces) byRoot.set(root(piece), [...(byRoot.get(root(piece)) ?? []), piece]);
	return [...byRoot.values()]
		.filter((members) => members.length > 1 || members[0]?.panel)
		.map((members) => groupFrom(members, contacts, partnerOf))
		.sort((a, b) => (a.key < b.key ? -1 : 1));
}

function groupFrom(
	pieces: readonly Piece[],
	contacts: readonly Contact[],
	partnerOf: (piece: Piece, side: Side) => Piece | undefined,
): JoinedGroup {
	const element = pieces[0]?.element ?? 'E';
	const own = pieces.filter((piece) => piece.panel !== null);
	const sides = own.flatMap((piece) => sidesOf(piece).map((side) => ({ piece, side, other: partnerOf(piece, side) })));
	const mouths = new Map<string, Mouth>();
	for (const { piece, side, other } of sides) {
		if (!other || other.panel) continue;
		const key = `${placementKey(piece.card)} ${side.name[0]}`;
		const before = mouths.get(key)?.sides ?? [];
		mouths.set(key, { piece, wild: other.card, sides: [...before, side] });
	}
	return {
		element,
		pieces,
		links: linksOf(contacts.filter((contact) => pieces.includes(contact.from))),
		closed: sides.filter(({ other }) => !other).map(({ piece, side }) => ({ piece, side })),
		mouths: [...mouths.values()],
		key: `${element}:${pieces
			.map((piece) => placementKey(piece.card))
			.sort()
			.join(' ')}`,
	};
}

/** One link for each border between two pieces, through the middle of its open half-edges. */
function linksOf(contacts: readonly Contact[]): readonly Link[] {
	const links: Link[] = [];
	for (const contact of contacts) {
		const i = links.findIndex((l) => l.from === contact.from && l.to === contact.to && l.level === contact.level);
		const before = links[i];
		if (!before) links.push(contact);
		else links[i] = { ...contact, via: [(before.via[0] + contact.via[0]) / 2, (before.via[1] + contact.via[1]) / 2] };
	}
	return links;
}

/** The group that a list of spots means, if the table has it. */
export function findGroup(
	groups: readonly JoinedGroup[],
	ref: { readonly element: Element; readonly spots: readonly { readonly x: number; readonly y: number }[] },
): JoinedGroup | undefined {
	return groups.find(
		(group) =>
			group.element === ref.element &&
			ref.spots.length > 0 &&
			ref.spots.every((spot) => group.pieces.some((p) => p.card.x === spot.x && p.card.y === spot.y)),
	);
}

/** Whether an item of a scene is the group that a reference means. */
export const sameGroup = (
	item: { readonly element?: Element; readonly spots?: readonly { readonly x: number; readonly y: number }[] },
	ref: { readonly element: Element; readonly spots: readonly { readonly x: number; readonly y: number }[] },
): boolean =>
	item.element === ref.element && ref.spots.every((s) => item.spots?.some((t) => t.x === s.x && t.y === s.y) ?? false);
