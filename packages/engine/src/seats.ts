import { type Draft, draw, playerAt, setPlayer, shuffleIntoDeck, stateOf } from './draft.ts';
import { invisiblePlayer, newPlayer } from './empty-seats.ts';
import { generated, type Mixer } from './mixer.ts';
import { isReal, realSeats } from './position.ts';
import { drawnDraft, endIfAlone, endIfStuck, endIfWon, passOn } from './turn.ts';
import type { GameEvent, GameState, Result, Seat, SeatEntry } from './types.ts';

/** What came of a join or a leave; `entry` is the line of the record. */
export interface SeatChanged {
	readonly state: GameState;
	readonly events: readonly GameEvent[];
	readonly entry: SeatEntry;
}

/**
 * Somebody takes an invisible seat with its Goal, or a new last seat with the top unused Goal; draws a hand and plays when the turn
 * comes round (E35). In games that never draw (D.2) the cards that were not dealt stay out of the game for newcomers too: they get none,
 * are skipped like whoever has played all (E33), and win or lose with the others.
 */
export function joinGame(given: GameState, seat: Seat): Result<SeatChanged> {
	return join(given, seat, generated);
}

/** The same with chance from elsewhere: the newcomer may be dealt from discards that become the deck (E45). */
export function join(given: GameState, seat: Seat, mixer: Mixer): Result<SeatChanged> {
	return changed(given, mixer, isVacant(given, seat), (draft) => {
		takeSeat(draft, seat);
		draft.events.push({ type: 'joined', seat });
		const drew = draw(draft, seat, draft.rules.handSize, 'join');
		endIfWon(draft); // E29: a Goal wins at the moment a player holds it
		const { chance } = draft;
		return { event: 'join', seat, ...(chance.deck === undefined ? {} : { chance }), drew };
	});
}

/**
 * Whether somebody can sit down there: on an invisible seat, or on a new one. There are never more players than the rules have room for,
 * nor more seats than Goals or, without Goals, than players: a seat that was left is taken again.
 */
function isVacant({ players, unusedGoals, rules }: GameState, seat: Seat): boolean {
	if (!Number.isInteger(seat) || realSeats(players).length >= rules.players.max) return false;
	if (seat !== players.length) return players[seat]?.invisible === true;
	return rules.goals.length > 0 ? unusedGoals.length > 0 : players.length < rules.players.max;
}

function takeSeat(draft: Draft, seat: Seat): void {
	const [top, ...rest] = draft.unusedGoals;
	const goal = seat < draft.players.length ? playerAt(draft.players, seat).goal : top;
	if (seat >= draft.players.length) draft.unusedGoals = top === undefined ? draft.unusedGoals : rest;
	setPlayer(draft, seat, newPlayer(goal, draft.rules));
}

/** A player goes: the Goal stays in an invisible seat, the hand is shuffled into the deck (E36). */
export function leaveGame(given: GameState, seat: Seat): Result<SeatChanged> {
	return leave(given, seat, generated);
}

/** The same with chance from elsewhere. */
export function leave(given: GameState, seat: Seat, mixer: Mixer): Result<SeatChanged> {
	return changed(given, mixer, isReal(given.players, seat), (draft) => {
		const { hand, goal } = playerAt(draft.players, seat);
		setPlayer(draft, seat, invisiblePlayer(goal));
		draft.events.push({ type: 'left', seat });
		if (hand.length > 0) shuffleIntoDeck(draft, hand);
		const wasOnTurn = seat === draft.turn;
		if (!endIfAlone(draft) && !endIfWon(draft)) {
			if (wasOnTurn) passOn(draft);
			else endIfStuck(draft);
		}
		const next = wasOnTurn && draft.outcome === null ? { next: draft.turn, drew: draft.drew ?? [] } : {};
		return { event: 'leave', seat, chance: draft.chance, ...next };
	});
}

function changed(
	given: GameState,
	mixer: Mixer,
	isPossible: boolean,
	change: (draft: Draft) => SeatEntry,
): Result<SeatChanged> {
	if (given.outcome !== null) return { ok: false, code: 'game/over' };
	if (!isPossible) return { ok: false, code: 'target/not-a-seat' };
	const draft = drawnDraft(given, mixer);
	draft.passed = 0; // a round of passes is one of those who are there
	const entry = change(draft);
	return { ok: true, value: { state: stateOf(draft), events: draft.events, entry } };
}
