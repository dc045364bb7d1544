import { assertNever } from '../assert-never.ts';
import { cardOf } from '../cards.ts';
import type { Card, Element, GameEvent, GameState, Outcome, PileCard, PlayEntry, Seat, Solitaire } from '../types.ts';
import { cardMoves, type SolitaireMove, type Stack } from './moves.ts';
import { isGoal } from './piles.ts';
import { makeStack } from './text.ts';

/** What came of a move. */
interface Played {
	readonly state: GameState;
	readonly events: readonly GameEvent[];
	readonly entry: PlayEntry;
}
/** What changes while a move is carried out, and what it causes. */
interface Run {
	passed: number;
	rebuilt: number;
	readonly events: GameEvent[];
	readonly drew: (Card | Element)[];
}

/**
 * Plays a legal move of the solitaire `before`, which the state holds: a new state, what the move caused, and the record's entry.
 * Nothing is left to chance after the deal.
 */
export function playSolitaire(state: GameState, before: Solitaire, seat: Seat, move: SolitaireMove): Played {
	const run: Run = { passed: state.passed, rebuilt: state.rebuilt, events: [], drew: [] };
	const solitaire = carryOut(run, before, seat, move);
	const { passed, rebuilt, events, drew } = run;
	const after: GameState = { ...state, phase: 'play', passed, rebuilt, solitaire };
	const outcome = move.type === 'resign' ? LOST : outcomeOf(after, solitaire, seat);
	if (outcome !== null) events.push({ type: 'game-over', ...outcome });
	const play = move.type === 'stack' ? makeStack(move) : move.type;
	// The last card turned up in a game that it decides belongs to the record as well.
	const ended = drew.length > 0 ? { seat, play, drew } : { seat, play };
	return {
		state: { ...after, outcome },
		events,
		entry: outcome === null ? { seat, play, next: seat, drew } : ended,
	};
}

const LOST: Outcome = { winners: [], reason: 'none' };

function carryOut(run: Run, before: Solitaire, seat: Seat, move: SolitaireMove): Solitaire {
	switch (move.type) {
		case 'stack':
			run.passed = 0;
			run.events.push({ ...move, type: 'stacked', seat });
			return moveCard(run, before, move);
		case 'call':
			run.passed++;
			return callNext(run, before, seat);
		case 'resign':
			run.events.push({ type: 'resigned', seat });
			return before;
		default:
			return assertNever(move);
	}
}

/** Moves the top card of a pile. If it was the last one there, the next card of the main deck takes its place. */
function moveCard(run: Run, before: Solitaire, { from, onto, to, card }: Stack): Solitaire {
	const { piles, slots, deck } = before;
	const left = (piles[from] ?? []).slice(0, -1);
	const refills = left.length === 0 ? deck.slice(0, 1) : [];
	for (const refill of refills) {
		run.events.push({ type: 'refilled', pile: from, card: refill });
		run.drew.push(isGoal(refill) ? refill : cardOf(refill));
	}
	const after = withList(piles, from, [...left, ...refills]);
	return {
		...before,
		deck: deck.slice(refills.length),
		piles: onto === 'pile' ? withTop(after, to, card) : after,
		slots: onto === 'slot' ? withTop(slots, to, card) : slots,
	};
}

/** Turns up the next Action. With none left those turned up are turned over and are the deck again, in the same order (E55). */
function callNext(run: Run, before: Solitaire, seat: Seat): Solitaire {
	const again = before.actions.length === 0;
	const actions = again ? before.called : before.actions;
	const called = again ? [] : before.called;
	const [action] = actions;
	if (action === undefined) throw new Error('An Action was believed to be left');
	if (again) run.rebuilt++;
	run.events.push({ type: 'called', seat, action, again });
	return { ...before, called: [...called, action], actions: actions.slice(1) };
}

/**
 * Won when no card is left outside the slots. Lost when no card can be moved and no Action will change that: the one run is over, or,
 * with as many runs as one likes, every Action was turned up since a card was moved (E55).
 */
function outcomeOf({ rules, passed }: GameState, solitaire: Solitaire, seat: Seat): Outcome | null {
	const { deck, piles, actions, called } = solitaire;
	if (deck.length === 0 && piles.every((pile) => pile.length === 0)) return { winners: [seat], reason: 'cards' };
	const through = rules.solitaireRuns === 'one' ? actions.length === 0 : passed >= actions.length + called.length;
	return through && cardMoves(solitaire, rules).length === 0 ? LOST : null;
}

type Lists = readonly (readonly PileCard[])[];

function withTop(lists: Lists, place: number, card: PileCard): Lists {
	return withList(lists, place, [...(lists[place] ?? []), card]);
}

function withList(lists: Lists, place: number, list: readonly PileCard[]): Lists {
	return lists.map((old, i) => (i === place ? list : old));
}
