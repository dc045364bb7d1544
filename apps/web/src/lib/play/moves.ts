import { legalMoves, type Move, type PlayerView, type SeenCard } from '@aquarius/engine';

const known = new WeakMap<PlayerView, readonly Move[]>();
const NONE: readonly Move[] = [];

/** What the viewer may do now, worked out once a view. Empty for watchers and off turn. */
export function movesOf(view: PlayerView): readonly Move[] {
	if (view.me === null) return NONE;
	let moves = known.get(view);
	if (moves === undefined) {
		moves = legalMoves(view, view.me);
		known.set(view, moves);
	}
	return moves;
}

/** The viewer's own cards. */
export function handOf(view: PlayerView): readonly SeenCard[] {
	return view.me === null ? [] : (view.players[view.me]?.hand ?? []);
}

export function isMyTurn(view: PlayerView): boolean {
	return view.outcome === null && view.me !== null && view.turn === view.me;
}

/** Nothing can be played: the only move is to pass. */
export function mustPass(view: PlayerView): boolean {
	const [only, ...others] = movesOf(view);
	return only?.type === 'pass' && others.length === 0;
}
