import { assertNever } from '../assert-never.ts';
import { type OutcomeReason, SEVEN } from '../types.ts';
import type { Memory } from './memory.ts';
import { pathsLeadOut } from './paths.ts';
import { sevens, sizeOf } from './sizes.ts';

/** Draws up to `count` cards for a seat (E9). Gives how many there were. */
export function draw(s: Memory, seat: number, count: number): number {
	const drawn = !s.draws ? 0 : Math.min(count, s.deckCount);
	const held = s.handCount[seat] as number;
	let at = (s.handStart[seat] as number) + held;
	for (let i = 0; i < drawn; i++) s.hands[at++] = s.deck[--s.deckCount] as number;
	s.handCount[seat] = held + drawn;
	return drawn;
}

/** Ends the game if someone has won by seven connected panels. */
export function endIfWon(s: Memory): boolean {
	if (!s.sevenWins || sevens(s) === 0) return false;
	const winners = winnersAtSeven(s);
	if (winners !== 0) end(s, winners, 'seven');
	return winners !== 0;
}

/** The seats (bits) that win by seven connected panels: of two decks all that hold the same Goal (E37). Not invisible ones (E29). */
function winnersAtSeven(s: Memory): number {
	let reached = 0;
	for (let seat = 0; seat < s.seatCount; seat++) if (hasSeven(s, seat)) reached |= 1 << seat;
	if (reached === 0) return 0;
	const first = firstFromTurn(s, reached); // C16, E28
	const together = reached & sharing(s, first);
	const clear = first === s.turn || together === reached || s.rules.tieAtSeven === 'turn-order';
	return clear ? together : 0;
}

/** Whether a seat's Goal is open and reached: then it may claim the win (E54). */
export function canClaim(s: Memory, seat: number): boolean {
	return ((s.covered >> seat) & 1) === 0 && hasSeven(s, seat);
}

/** Ends the game by a win that its holder claims, for all who hold that Goal of two decks, even covered (E37). */
export function endByClaim(s: Memory, seat: number): void {
	end(s, s.real & sharing(s, seat), 'seven');
}

/** E53: the seat on turn has seven cards or more, where that is the aim. */
export function endIfCollected(s: Memory): boolean {
	if (s.rules.win !== 'cards' || (s.handCount[s.turn] as number) < SEVEN) return false;
	end(s, 1 << s.turn, 'cards');
	return true;
}

/** Passes the turn on and draws for the next player, or ends a game that cannot go on. Gives how many cards were drawn: 1 or 0. */
export function passOn(s: Memory): number {
	const canDraw = s.draws && s.deckCount > 0;
	if (!canDraw && (isStuck(s) || s.rules.win === 'cards')) {
		endBySituation(s);
		return 0;
	}
	// E33: who has no card and nothing to draw is skipped. Somebody else has one, or the game had ended.
	let next = s.turn;
	do next = next + 1 === s.seatCount ? 0 : next + 1;
	while (((s.real >> next) & 1) === 0 || (!canDraw && s.handCount[next] === 0));
	s.turn = next;
	return canDraw ? draw(s, next, 1) : 0;
}

export function end(s: Memory, winnerBits: number, reason: OutcomeReason): void {
	s.over = true;
	s.winnerBits = winnerBits;
	s.reason = reason;
}

function hasSeven(s: Memory, seat: number): boolean {
	const goal = s.goals[seat] as number;
	return goal >= 0 && ((s.real >> seat) & 1) === 1 && sizeOf(s, goal) === SEVEN;
}

/** Nobody has a card left, or everyone who has some passed in a row (E33c). */
function isStuck(s: Memory): boolean {
	let holders = 0;
	for (let seat = 0; seat < s.seatCount; seat++) if ((s.handCount[seat] as number) > 0) holders++;
	return s.passed >= holders;
}

function endBySituation(s: Memory): void {
	switch (s.rules.win) {
		case 'seven':
			endByClosest(s);
			break;
		case 'cards': {
			const most = bestSeats(s, (seat) => s.handCount[seat] as number);
			end(s, most, 'cards'); // E53b
			break;
		}
		case 'path': {
			const won = pathsLeadOut(s);
			end(s, won ? s.real : 0, won ? 'path' : 'none'); // E52b
			break;
		}
		default:
			assertNever(s.rules.win);
	}
}

/** E31, E32: the largest group of the own Goal wins. */
function endByClosest(s: Memory): void {
	const best = bestSeats(s, (seat) => {
		const goal = s.goals[seat] as number;
		return goal < 0 ? 0 : sizeOf(s, goal);
	});
	const tied = s.rules.closestTie === 'turn-order' ? best & sharing(s, firstFromTurn(s, best)) : best;
	end(s, tied, 'closest');
}

/** The seats (bits) that hold the same Goal as one, itself among them: of two decks they win together (E37). */
function sharing(s: Memory, one: number): number {
	let seats = 0;
	for (let seat = 0; seat < s.seatCount; seat++) if (s.goals[seat] === s.goals[one]) seats |= 1 << seat;
	return seats;
}

/** The players (bits) with the most of something. */
function bestSeats(s: Memory, of: (seat: number) => number): number {
	let best = -1;
	let seats = 0;
	for (let seat = 0; seat < s.seatCount; seat++) {
		if (((s.real >> seat) & 1) === 0) continue;
		const value = of(seat);
		if (value > best) seats = 0;
		if (value >= best) seats |= 1 << seat;
		best = Math.max(best, value);
	}
	return seats;
}

function firstFromTurn(s: Memory, seats: number): number {
	let seat = s.turn;
	while (((seats >> seat) & 1) === 0) seat = seat + 1 === s.seatCount ? 0 : seat + 1;
	return seat;
}
