import { turned } from '../cards.ts';
import {
	ACTIONS,
	type CardWord,
	ELEMENTS,
	type GameState,
	type Move,
	type Placement,
	type Seat,
	type Spot,
} from '../types.ts';

/** More Moves of a card than this are thinned out evenly: there are a million with a large table. */
const MOST_CARD_MOVES = 3_000;

/**
 * Moves that somebody could try in a position, legal or not, each once: every card of the hand and one more in both lies on every spot
 * near the table, every Action by itself and by a Wild with every target, seat and option, and those of the other games.
 */
export function candidates(state: GameState, seat: Seat): readonly Move[] {
	if (state.solitaire !== undefined) return [...ANYWHERE, ...stacks(state)];
	const hand = state.players[seat]?.hand ?? [];
	const words = [...hand, 'WFES' as CardWord].filter((card): card is CardWord => card.length === 4);
	const lies = new Set(words.flatMap((word) => [word, turned(word)]));
	const spots = spotsNear(state);
	return [
		...ANYWHERE,
		...[...lies].flatMap((card) => spots.map((spot): Move => ({ type: 'place', card, ...spot }))),
		...actions(state, spots, {}),
		...actions(state, spots, { wild: true }),
		{ type: 'stack', from: 0, onto: 'pile', to: 1, card: 'FFFF' as CardWord },
	];
}

const ANYWHERE: readonly Move[] = (['pass', 'look', 'claim', 'call', 'resign'] as const).map((type) => ({ type }));

function actions(state: GameState, spots: readonly Spot[], wild: { readonly wild?: true }): readonly Move[] {
	const seats = [-1, ...state.players.keys(), state.players.length];
	const options = [{}, { rotate: 'left' }, { rotate: 'right' }] as const;
	const targets = [null, ...spots];
	return ACTIONS.flatMap((type): readonly Move[] => {
		switch (type) {
			case 'trade-goals':
				return [...seats, 'unused' as const].map((other) => ({ type, seat: other, ...wild }));
			case 'trade-hands':
				return seats.map((other) => ({ type, seat: other, ...wild }));
			case 'shuffle-goals':
			case 'rotate-goals':
			case 'shuffle-hands':
				return options.map((option) => ({ type, ...option, ...wild }));
			case 'zap-a-card':
			case 'rotate-a-card':
				return targets.map((target) => ({ type, target, ...wild }));
			default:
				return [
					{ type, target: null, ...wild },
					...cardMoves(state, spots).map((move) => ({ type, ...move, ...wild })),
				];
		}
	});
}

function cardMoves({ table }: GameState, spots: readonly Spot[]): readonly { target: Spot; to: Placement }[] {
	const count = table.length * spots.length * 2;
	const step = Math.max(1, Math.ceil(count / MOST_CARD_MOVES));
	const moves = new Map<string, { target: Spot; to: Placement }>();
	for (let i = 0; i < count; i += step) {
		const from = table[i % table.length];
		const spot = spots[Math.floor(i / table.length) % spots.length];
		if (from === undefined || spot === undefined) continue;
		const card = i % (2 * step) === 0 ? from.card : turned(from.card);
		const move = { target: { x: from.x, y: from.y }, to: { card, ...spot } };
		moves.set(JSON.stringify(move), move);
	}
	return [...moves.values()];
}

function spotsNear({ table, rules }: GameState): readonly Spot[] {
	const xs = [0, ...table.map(({ x }) => x)];
	const ys = [0, ...table.map(({ y }) => y)];
	const step = rules.overlap ? 0.5 : 1;
	const spots: Spot[] = [{ x: 0.25, y: 0 }];
	for (let y = Math.min(...ys) - 2; y <= Math.max(...ys) + 2; y += step) {
		for (let x = Math.min(...xs) - 2; x <= Math.max(...xs) + 2; x += step) spots.push({ x, y });
	}
	return spots;
}

function stacks({ solitaire }: GameState): readonly Move[] {
	return (solitaire?.piles ?? []).flatMap((pile, from) => {
		const top = pile.at(-1) ?? ELEMENTS[0];
		const lies = top.length === 1 ? [top] : [top, turned(top as CardWord)]; // four characters: a word
		return [...new Set(lies)].flatMap((card) =>
			[-1, 0, 1, 2, 3, 4, 5].flatMap((to): readonly Move[] => [
				{ type: 'stack', from, onto: 'pile', to, card },
				{ type: 'stack', from, onto: 'slot', to, card },
			]),
		);
	});
}
