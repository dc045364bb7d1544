import { cardsToDraw, type Draft, draftOf, draw, playerAt, stateOf } from './draft.ts';
import { groupSize, isReached } from './goals.ts';
import { generated, type Mixer } from './mixer.ts';
import { pathsLeadOut } from './paths.ts';
import { isReal, type Position, realSeats, realSeatsFrom } from './position.ts';
import { type Element, type GameState, type OutcomeReason, type RuleSet, SEVEN, type Seat } from './types.ts';

/** The turn of a stored position that is still to draw: the same state in `play`. Nothing to draw is no hindrance. */
export function withTurnDrawn(state: GameState): GameState {
	return state.phase === 'play' ? state : stateOf(drawnDraft(state, generated));
}

/** A position whose turn has begun: a view cannot say what is drawn. */
export function begun(position: Position): Position {
	return 'me' in position ? position : withTurnDrawn(position);
}

/** A draft of the same that tells of the draw: what is done next is done after it. */
export function drawnDraft(state: GameState, mixer: Mixer): Draft {
	const draft = draftOf(state, mixer);
	if (state.phase === 'draw' && state.outcome === null) draw(draft, draft.turn, 1, 'turn');
	return draft;
}

/**
 * Who wins by seven connected panels of the own Goal, as things lie: nobody, one, or all who hold that same Goal of two decks (E37).
 * Goals in invisible seats win nothing (E29).
 */
export function winnersAtSeven(draft: Draft): readonly Seat[] {
	const { win, goalsCovered, tieAtSeven } = draft.rules;
	if (win !== 'seven' || goalsCovered) return NOBODY; // E54: with covered Goals a win is claimed
	let reached: Seat[] | undefined;
	for (let seat = 0; seat < draft.players.length; seat++) {
		const { goal, invisible } = playerAt(draft.players, seat);
		if (invisible || goal === undefined || !isReached(draft.table, goal)) continue;
		reached ??= [];
		reached.push(seat);
	}
	if (reached === undefined) return NOBODY;
	const first = reached.find((seat) => seat >= draft.turn) ?? reached[0] ?? draft.turn; // C16, E28
	const together = reached.filter((seat) => goalOf(draft, seat) === goalOf(draft, first));
	const clear = first === draft.turn || together.length === reached.length || tieAtSeven === 'turn-order';
	return clear ? together : NOBODY;
}

const NOBODY: readonly Seat[] = [];

/** Ends the game if someone has won by seven. */
export function endIfWon(draft: Draft): boolean {
	const winners = winnersAtSeven(draft);
	if (winners.length > 0) end(draft, winners, 'seven');
	return winners.length > 0;
}

/** Ends the game by a win that its holder claims, for all who hold that Goal of two decks, even covered (E37). */
export function endByClaim(draft: Draft, seat: Seat): void {
	const together = realSeats(draft.players).filter((other) => goalOf(draft, other) === goalOf(draft, seat));
	end(draft, together, 'seven');
}

/** E53: who has seven cards or more after the own turn wins, where that is the aim. */
export function endIfCollected(draft: Draft): boolean {
	const { turn, players, rules } = draft;
	if (rules.win !== 'cards' || playerAt(players, turn).hand.length < SEVEN) return false;
	end(draft, [turn], 'cards');
	return true;
}

/** Passes the turn on and draws for the next player, or ends a game that cannot go on. */
export function passOn(draft: Draft): void {
	if (endIfStuck(draft)) return;
	const canDraw = cardsToDraw(draft) > 0;
	if (!canDraw && draft.rules.win === 'cards') {
		endByMostCards(draft); // E53b
		return;
	}
	// E33: who has no card and nothing to draw is skipped. Somebody else has one, or the game had ended.
	let next = draft.turn;
	do next = (next + 1) % draft.players.length;
	while (!(isReal(draft.players, next) && (canDraw || playerAt(draft.players, next).hand.length > 0)));
	draft.turn = next;
	draft.events.push({ type: 'turn', seat: next });
	draft.drew = draw(draft, next, 1, 'turn');
}

/** Ends a game whose deck is empty when nobody has a card left, or everyone who has some passed in a row (E33c). */
export function endIfStuck(draft: Draft): boolean {
	if (cardsToDraw(draft) > 0) return false;
	let holders = 0;
	for (const player of draft.players) if (!player.invisible && player.hand.length > 0) holders++;
	if (draft.passed < holders) return false;
	END_BY[draft.rules.win](draft);
	return true;
}

/** Nobody can go on: what lies there, or who holds most, decides. */
const END_BY: { readonly [W in RuleSet['win']]: (draft: Draft) => void } = {
	seven: endByClosest,
	cards: endByMostCards,
	path: endByPaths,
};

/** E52b: all win together, or nobody. */
function endByPaths(draft: Draft): void {
	if (pathsLeadOut(draft.table, draft.rules)) end(draft, realSeats(draft.players), 'path');
	else end(draft, [], 'none');
}

/** E53b: the most cards in hand win, and ties share. */
function endByMostCards(draft: Draft): void {
	const held = (seat: Seat) => playerAt(draft.players, seat).hand.length;
	end(draft, seatsWithMost(realSeats(draft.players), held), 'cards');
}

/** E31, E32: the largest group of the own Goal wins. */
function endByClosest(draft: Draft): void {
	// More than seven is no closer than seven.
	const reach = (seat: Seat): number => {
		const goal = goalOf(draft, seat);
		return goal === undefined ? 0 : Math.min(SEVEN, groupSize(draft.table, goal));
	};
	const tied = seatsWithMost(realSeatsFrom(draft.players, draft.turn), reach);
	const [first = draft.turn] = tied;
	const together = tied.filter((seat) => goalOf(draft, seat) === goalOf(draft, first)); // two of one Goal win together (E37)
	end(draft, draft.rules.closestTie === 'turn-order' ? together : tied, 'closest');
}

function seatsWithMost(seats: readonly Seat[], countOf: (seat: Seat) => number): readonly Seat[] {
	const most = Math.max(...seats.map(countOf));
	return seats.filter((seat) => countOf(seat) === most);
}

function goalOf(draft: Draft, seat: Seat): Element | undefined {
	return playerAt(draft.players, seat).goal;
}

/** E36: with fewer than two players there is no game, unless it can be played alone. */
export function endIfAlone(draft: Draft): boolean {
	const seats = realSeats(draft.players);
	if (seats.length >= Math.max(1, Math.min(2, draft.rules.players.min))) return false;
	end(draft, seats, 'last-player');
	return true;
}

/** Ends the game. */
export function end(draft: Draft, winners: readonly Seat[], reason: OutcomeReason): void {
	draft.outcome = { winners: [...winners].sort((a, b) => a - b), reason };
	draft.events.push({ type: 'game-over', ...draft.outcome });
}
