import { assertNever } from './assert-never.ts';
import { canRebuild, cardsToDraw, type Draft, draftOf, draw, playerAt, stateOf } from './draft.ts';
import { sizeOf } from './groups.ts';
import { generated, type Mixer } from './mixer.ts';
import { pathsLeadOut } from './paths.ts';
import { isReal, realSeats, realSeatsFrom } from './position.ts';
import { ELEMENTS, type Element, type GameState, type OutcomeReason, SEVEN, type Seat } from './types.ts';

/** The turn of a stored position that is still to draw: the same state in `play`. Nothing to draw is no hindrance. */
export function withTurnDrawn(state: GameState): GameState {
	if (state.phase === 'play') return state;
	const [card] = state.deck;
	if (card === undefined && canRebuild(state) && state.outcome === null) return stateOf(drawnDraft(state, generated));
	if (card === undefined || state.outcome !== null || state.rules.drawing === 'never')
		return { ...state, phase: 'play' };
	const players = state.players.map((player, seat) =>
		seat === state.turn ? { ...player, hand: [...player.hand, card] } : player,
	);
	return { ...state, phase: 'play', players, deck: state.deck.slice(1) };
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
		if (invisible || goal === undefined || sizeOf(draft.table, elementNumber(goal)) < SEVEN) continue;
		if (reached === undefined) reached = [];
		reached.push(seat);
	}
	if (reached === undefined) return NOBODY;
	const goalOf = (seat: Seat) => playerAt(draft.players, seat).goal;
	const first = reached.find((seat) => seat >= draft.turn) ?? reached[0] ?? draft.turn; // C16, E28
	const together = reached.filter((seat) => goalOf(seat) === goalOf(first));
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

/** Ends the game by a win that its holder claims. */
export function endByClaim(draft: Draft, seat: Seat): void {
	end(draft, [seat], 'seven');
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
	endBySituation(draft);
	return true;
}

/** Nobody can go on: what lies there, or who holds most, decides. */
function endBySituation(draft: Draft): void {
	switch (draft.rules.win) {
		case 'seven':
			endByClosest(draft);
			break;
		case 'cards':
			endByMostCards(draft);
			break;
		case 'path':
			endByPaths(draft);
			break;
		default:
			assertNever(draft.rules.win);
	}
}

/** E52b: all win together, or nobody. */
function endByPaths(draft: Draft): void {
	const won = pathsLeadOut(draft.table, draft.rules);
	end(draft, won ? realSeats(draft.players) : [], won ? 'path' : 'none');
}

/** E53b: the most cards in hand win, and ties share. */
function endByMostCards(draft: Draft): void {
	const seats = realSeats(draft.players);
	const held = (seat: Seat) => playerAt(draft.players, seat).hand.length;
	const most = Math.max(...seats.map(held));
	end(
		draft,
		seats.filter((seat) => held(seat) === most),
		'cards',
	);
}

/** E31, E32: the largest group of the own Goal wins. */
function endByClosest(draft: Draft): void {
	const order = realSeatsFrom(draft.players, draft.turn);
	// More than seven is no closer than seven.
	const reach = (seat: Seat): number => {
		const { goal } = playerAt(draft.players, seat);
		return goal === undefined ? 0 : Math.min(SEVEN, sizeOf(draft.table, elementNumber(goal)));
	};
	const best = Math.max(...order.map(reach));
	const tied = order.filter((seat) => reach(seat) === best);
	const goalOf = (seat: Seat | undefined) => (seat === undefined ? undefined : playerAt(draft.players, seat).goal);
	const first = tied.filter((seat) => goalOf(seat) === goalOf(tied[0])); // two of one Goal win together (E37)
	end(draft, draft.rules.closestTie === 'turn-order' ? first : tied, 'closest');
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

function elementNumber(element: Element): number {
	return ELEMENTS.indexOf(element);
}
