import {
	ACTIONS,
	type Action,
	type Card,
	type CardWord,
	type GameState,
	type Move,
	type Placement,
	type Seat,
} from '../types.ts';

/**
 * The rules once more, slow and obvious: cards as letters, neighbours by looking through the whole table. It shares no code with the
 * engine, and tests hold the two against each other.
 */

/** The letters on a side, first half and second: what a diagonal's cut quadrant shows there is the uncut triangle's letter. */
export function side(word: string, which: 'top' | 'left' | 'right' | 'bottom'): readonly [string, string] {
	const [q1 = '', q2 = '', q3 = '', q4 = ''] = word;
	if (q2 === '.') return which === 'top' || which === 'left' ? [q1, q1] : [q4, q4];
	if (q1 === '.') return which === 'top' || which === 'right' ? [q2, q2] : [q3, q3];
	return { top: [q1, q2], left: [q1, q3], right: [q2, q4], bottom: [q3, q4] }[which] as [string, string];
}

const SIDES = [
	{ dx: 0, dy: -1, mine: 'top', theirs: 'bottom' },
	{ dx: -1, dy: 0, mine: 'left', theirs: 'right' },
	{ dx: 1, dy: 0, mine: 'right', theirs: 'left' },
	{ dx: 0, dy: 1, mine: 'bottom', theirs: 'top' },
] as const;

/** Elements that flow between a card and each of its neighbours. */
export function contacts(table: readonly Placement[], { card, x, y }: Placement) {
	return SIDES.flatMap(({ dx, dy, mine, theirs }) => {
		const neighbour = table.find((other) => other.x === x + dx && other.y === y + dy);
		if (neighbour === undefined) return [];
		const a = side(card, mine);
		const b = side(neighbour.card, theirs);
		const shared = ([0, 1] as const).flatMap((half) => {
			if (a[half] === '*' && b[half] === '*') return [...'EAWFS'];
			if (a[half] === '*') return [b[half]];
			return b[half] === '*' || a[half] === b[half] ? [a[half]] : [];
		});
		return [{ neighbour, elements: [...new Set(shared)] }];
	});
}

export function fits(table: readonly Placement[], placement: Placement): boolean {
	if (table.some(({ x, y }) => x === placement.x && y === placement.y)) return false;
	return contacts(table, placement).some(({ elements }) => elements.length > 0);
}

/** Every connected set of panels of an element, as sizes, largest first. */
export function groupSizes(table: readonly Placement[], element: string): readonly number[] {
	const left = new Set(table.filter(({ card }) => card.includes(element) || card === '****'));
	const sizes: number[] = [];
	for (const first of left) {
		left.delete(first);
		const group = [first];
		for (const card of group) {
			for (const { neighbour, elements } of contacts(table, card)) {
				if (left.has(neighbour) && elements.includes(element)) {
					left.delete(neighbour);
					group.push(neighbour);
				}
			}
		}
		sizes.push(group.length);
	}
	return sizes.sort((a, b) => b - a);
}

const reversed = (word: CardWord): CardWord => [...word].reverse().join('') as CardWord;

/** Every move that anyone could think of in a position: cards in every lie on every spot near, and every target. */
export function thinkable(state: GameState, seat: Seat): readonly Move[] {
	const hand = [...new Set(state.players[seat]?.hand)];
	const spots = spotsNear(state.table);
	const seats = [-1, ...state.players.keys(), state.players.length];
	const lies = (word: CardWord): readonly CardWord[] => [...new Set([word, reversed(word)])];
	const actions = (wild: { wild?: true }): Move[] => [
		...seats.flatMap((s): Move[] => [
			{ type: 'trade-goals', seat: s, ...wild },
			{ type: 'trade-hands', seat: s, ...wild },
		]),
		...[{}, { rotate: 'left' as const }, { rotate: 'right' as const }].flatMap((option): Move[] => [
			{ type: 'shuffle-goals', ...option, ...wild },
			{ type: 'shuffle-hands', ...option, ...wild },
		]),
		...[null, ...spots].map((target): Move => ({ type: 'zap-a-card', target, ...wild })),
		{ type: 'move-a-card', target: null, ...wild },
		...state.table.flatMap(({ card, x, y }) =>
			lies(card).flatMap((lie) =>
				spots.map((to): Move => ({ type: 'move-a-card', target: { x, y }, to: { card: lie, ...to }, ...wild })),
			),
		),
	];
	return [
		{ type: 'pass' },
		...hand
			.filter((card): card is CardWord => card.length === 4)
			.flatMap((card) =>
				lies(card).flatMap((lie) => spots.map((spot): Move => ({ type: 'place', card: lie, ...spot }))),
			),
		...actions({}),
		...actions({ wild: true }),
	];
}

function spotsNear(table: readonly Placement[]) {
	const xs = [0, ...table.map(({ x }) => x)];
	const ys = [0, ...table.map(({ y }) => y)];
	const spots: { x: number; y: number }[] = [];
	for (let y = Math.min(...ys) - 2; y <= Math.max(...ys) + 2; y++) {
		for (let x = Math.min(...xs) - 2; x <= Math.max(...xs) + 2; x++) spots.push({ x, y });
	}
	return spots;
}

/** Whether a move is legal, by the rules as they are told. */
export function isLegal(state: GameState, seat: Seat, move: Move): boolean {
	if (move.type === 'pass') {
		return !thinkable(state, seat).some((other) => other.type !== 'pass' && isLegal(state, seat, other));
	}
	const hand: readonly Card[] = state.players[seat]?.hand ?? [];
	if (move.type === 'place') {
		if (!hand.includes(move.card) && !hand.includes(reversed(move.card))) return false;
		return state.table.length === 0 ? move.x === 0 && move.y === 0 : fits(state.table, move);
	}
	if (!isAction(move) || !hand.includes(move.wild ? ('****' as CardWord) : move.type)) return false;
	const other = 'seat' in move && move.seat !== 'unused' ? state.players[move.seat] : undefined;
	switch (move.type) {
		case 'trade-goals':
			return other !== undefined && move.seat !== seat;
		case 'trade-hands':
			return other !== undefined && move.seat !== seat && other.invisible !== true;
		case 'shuffle-goals':
		case 'shuffle-hands':
			return move.rotate === undefined || state.rules.rotateOption;
		case 'zap-a-card':
			if (move.target === null) return state.table.length === 0;
			return state.table.some(({ x, y }) => x === move.target?.x && y === move.target.y);
		case 'move-a-card':
			if (move.target === null) {
				return !thinkable(state, seat).some(
					(m) => m.type === 'move-a-card' && m.to && isMovable(state.table, m.target, m.to),
				);
			}
			return move.to !== undefined && isMovable(state.table, move.target, move.to);
		default:
			return false; // no Action of edition 3.0
	}
}

function isAction(move: Move): move is Extract<Move, { type: Action }> {
	return ACTIONS.some((action) => action === move.type);
}

function isMovable(table: readonly Placement[], target: { x: number; y: number } | null, to: Placement): boolean {
	const from = table.find(({ x, y }) => x === target?.x && y === target.y);
	if (from === undefined || (to.card !== from.card && to.card !== reversed(from.card))) return false;
	if (to.x === from.x && to.y === from.y && to.card === from.card) return false;
	return fits(
		table.filter((card) => card !== from),
		to,
	);
}
