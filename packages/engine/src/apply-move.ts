import { actionRule } from './actions/table.ts';
import { cardOf, WILD } from './cards.ts';
import { disbelieve } from './disbelieve.ts';
import { cardsToDraw, type Draft, draftOf, draw, playerAt, setHand, setPlayer, stateOf, withoutCard } from './draft.ts';
import { type FreeMove, isFree } from './free-moves.ts';
import { withCard } from './groups.ts';
import { withItems } from './lists.ts';
import { generated, type Mixer } from './mixer.ts';
import { bonusFor, connectedElements } from './placing.ts';
import { isSolitaireMove, type SolitaireMove } from './solitaire/moves.ts';
import { playSolitaire } from './solitaire/play.ts';
import { makeMove } from './text/move.ts';
import { drawnDraft, endByClaim, endIfCollected, endIfWon, passOn, winnersAtSeven } from './turn.ts';
import {
	type GameEvent,
	type GameState,
	HIDDEN_GOAL,
	type Move,
	type PlayEntry,
	type Result,
	type Seat,
} from './types.ts';
import { whyNot } from './why-not.ts';

/** What came of a move. */
export interface Applied {
	readonly state: GameState;
	readonly events: readonly GameEvent[];
	/** The line of the game record: everything that chance decided is in it. */
	readonly entry: PlayEntry;
}

/**
 * Plays a move for a seat: a new state, what it caused, and the record's entry; or why not. The state given is left alone. It has to be
 * the whole state: a view does not know what is drawn, and who gives one all the same gets an error thrown.
 */
export function applyMove(state: GameState, seat: Seat, move: Move): Result<Applied> {
	return play(state, seat, move, generated);
}

/** The same with chance from elsewhere. */
export function play(state: GameState, seat: Seat, move: Move, mixer: Mixer): Result<Applied> {
	if ('me' in state) disbelieve('a move is given a state, not a view');
	// A card that is still to be drawn is drawn once, and what is legal with it is asked then: a rebuilt deck is left to chance.
	const drawn = state.phase === 'draw' ? drawnDraft(state, mixer) : null;
	const code = whyNot(drawn === null ? state : stateOf(drawn), seat, move);
	if (code !== undefined) return { ok: false, code };
	const draft = isFree(move) ? freely(state, seat, move, mixer) : (drawn ?? draftOf(state, mixer));
	if (!isFree(move)) inTurn(draft, seat, move);
	return { ok: true, value: { state: stateOf(draft), events: draft.events, entry: entryOf(draft, seat, move) } };
}

/** A move that leaves the turn as it is. */
function freely(state: GameState, seat: Seat, move: FreeMove, mixer: Mixer): Draft {
	const draft = draftOf(state, mixer);
	draft.phase = state.phase;
	if (move.type === 'claim') {
		draft.events.push({ type: 'claimed', seat });
		endByClaim(draft, seat);
		return draft;
	}
	const { covered: _, ...player } = playerAt(draft.players, seat);
	setPlayer(draft, seat, player);
	draft.events.push({ type: 'goal-opened', seat, goal: player.goal ?? HIDDEN_GOAL });
	return draft;
}

function inTurn(draft: Draft, seat: Seat, move: Exclude<Move, FreeMove>): void {
	if (isSolitaireMove(move)) {
		playSolitaire(draft, draft.solitaire ?? disbelieve('the state has piles'), seat, move);
		return;
	}
	carryOut(draft, seat, move);
	// E9b: the win is tested first, and a winning placement draws nothing.
	if (endIfWon(draft)) return;
	draft.bonus = draw(draft, seat, draft.bonusDue, 'bonus');
	if (!endIfCollected(draft)) passOn(draft);
}

function carryOut(draft: Draft, seat: Seat, move: Exclude<Move, FreeMove | SolitaireMove>): void {
	const { hand } = playerAt(draft.players, seat);
	if (move.type === 'pass') {
		draft.events.push({ type: 'passed', seat });
		// A seat that has no card is not stuck but out of cards: its pass is no part of a round of passes.
		if (hand.length > 0) draft.passed++;
		return;
	}
	draft.passed = 0;
	if (move.type === 'place') {
		setHand(draft, seat, withoutCard(hand, cardOf(move.card)));
		placeCard(draft, seat, move);
		return;
	}
	const card = move.wild ? WILD : move.type;
	setHand(draft, seat, withoutCard(hand, card));
	draft.discard = withItems(draft.discard, [card]);
	draft.events.push({ type: 'action-played', seat, card, as: move.type });
	actionRule(move.type).run(draft, seat, move);
}

function placeCard(draft: Draft, seat: Seat, move: Extract<Move, { type: 'place' }>): void {
	// Adding 0 makes a -0 that came as data a 0.
	const placement = { card: move.card, x: move.x + 0, y: move.y + 0 };
	const connected = connectedElements(draft.table, placement);
	const due = connected.length > 1 ? bonusFor(draft.table, placement, draft.rules) : 0;
	draft.table = withCard(draft.table, placement);
	if (due > 0 && winnersAtSeven(draft).length === 0) draft.bonusDue = Math.min(due, cardsToDraw(draft));
	const { card, x, y } = placement;
	draft.events.push({ type: 'placed', seat, card, x, y, connected, bonus: draft.bonusDue });
}

function entryOf(draft: Draft, seat: Seat, move: Move): PlayEntry {
	const { chance } = draft;
	const entry: { -readonly [F in keyof PlayEntry]: PlayEntry[F] } = { seat, play: makeMove(move) };
	if (draft.bonus.length > 0) entry.bonus = draft.bonus;
	if (chance.goals || chance.unused || chance.hands || chance.deck || chance.start) entry.chance = chance;
	if (draft.outcome === null) {
		entry.next = draft.turn;
		entry.drew = draft.drew ?? [];
	} else if (draft.drew !== null && draft.drew.length > 0) {
		entry.drew = draft.drew; // the last card of a solitaire that it decides
	}
	return entry;
}
