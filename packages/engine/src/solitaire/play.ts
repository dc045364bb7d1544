import { cardOf } from '../cards.ts';
import { disbelieve } from '../disbelieve.ts';
import type { Draft } from '../draft.ts';
import { end } from '../turn.ts';
import type { PileCard, Seat, Solitaire } from '../types.ts';
import { cardMoves, type SolitaireMove } from './moves.ts';
import { isGoal, type Stack } from './piles.ts';

/** Plays a legal move of the solitaire `before`, which the draft holds. Nothing is left to chance after the deal. */
export function playSolitaire(draft: Draft, before: Solitaire, seat: Seat, move: SolitaireMove): void {
	if (move.type === 'resign') {
		draft.events.push({ type: 'resigned', seat });
		end(draft, [], 'none');
		return;
	}
	draft.drew = [];
	const after = move.type === 'stack' ? moveCard(draft, before, seat, move) : callNext(draft, before, seat);
	draft.solitaire = after;
	if (after.deck.length === 0 && after.piles.every((pile) => pile.length === 0)) end(draft, [seat], 'cards');
	else if (isThrough(draft, after) && cardMoves(after, draft.rules).length === 0) end(draft, [], 'none');
}

/** Moves the top card of a pile. If it was the last one there, the next card of the main deck takes its place. */
function moveCard(draft: Draft, before: Solitaire, seat: Seat, move: Stack): Solitaire {
	const { from, onto, to, card } = move;
	const { piles, slots, deck } = before;
	const left = (piles[from] ?? []).slice(0, -1);
	const refills = left.length === 0 ? deck.slice(0, 1) : [];
	draft.passed = 0;
	draft.events.push({ ...move, type: 'stacked', seat });
	for (const refill of refills) draft.events.push({ type: 'refilled', pile: from, card: refill });
	draft.drew = refills.map((refill) => (isGoal(refill) ? refill : cardOf(refill)));
	const after = withList(piles, from, [...left, ...refills]);
	return {
		...before,
		deck: deck.slice(refills.length),
		piles: onto === 'pile' ? withTop(after, to, card) : after,
		slots: onto === 'slot' ? withTop(slots, to, card) : slots,
	};
}

/** Turns up the next Action. With none left those turned up are turned over and are the deck again, in the same order (E55). */
function callNext(draft: Draft, before: Solitaire, seat: Seat): Solitaire {
	const again = before.actions.length === 0;
	const [action = disbelieve('an Action is left'), ...actions] = again ? before.called : before.actions;
	draft.passed++;
	if (again) draft.rebuilt++;
	draft.events.push({ type: 'called', seat, action, again });
	return { ...before, called: again ? [action] : [...before.called, action], actions };
}

/**
 * Whether no Action will change that no card can be moved: the one run is over, or, with as many runs as one likes, every Action was
 * turned up since a card was moved (E55).
 */
function isThrough({ rules, passed }: Draft, { actions, called }: Solitaire): boolean {
	return rules.solitaireRuns === 'one' ? actions.length === 0 : passed >= actions.length + called.length;
}

type Lists = readonly (readonly PileCard[])[];

function withTop(lists: Lists, place: number, card: PileCard): Lists {
	return withList(lists, place, [...(lists[place] ?? []), card]);
}

function withList(lists: Lists, place: number, list: readonly PileCard[]): Lists {
	return lists.map((old, i) => (i === place ? list : old));
}
