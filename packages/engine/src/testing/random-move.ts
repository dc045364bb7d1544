import { isAction, turned } from '../cards.ts';
import { legalMoves } from '../legal-moves.ts';
import type { Card, GameState, Move, Placement, Seat } from '../types.ts';
import { whyNot } from '../why-not.ts';

type Pick = (n: number) => number;
/** A move and who makes it. */
export interface Choice {
	readonly seat: Seat;
	readonly move: Move;
}

/**
 * Some legal move: a card first and then what to do with it, as a person would; listed moves alone would be Moves of cards nearly always.
 * With covered Goals now and then a seat looks or claims. In the solitaire what fits a slot comes first and giving up last.
 */
export function randomMove(state: GameState, pick: Pick): Choice {
	if (state.solitaire !== undefined) return { seat: state.turn, move: solitaireMove(state, pick) };
	return freeMove(state, pick) ?? { seat: state.turn, move: turnMove(state, pick) };
}

const ONE_IN = 6;

function freeMove(state: GameState, pick: Pick): Choice | undefined {
	if (!state.rules.goalsCovered || pick(ONE_IN) > 0) return undefined;
	const seat = pick(state.players.length);
	const free = legalMoves(state, seat).filter(({ type }) => type === 'look' || type === 'claim');
	const move = free[pick(free.length)];
	return move && { seat, move };
}

function turnMove(state: GameState, pick: Pick): Move {
	const hand = state.players[state.turn]?.hand ?? [];
	const first = hand.length > 0 ? pick(hand.length) : 0;
	for (let i = 0; i < hand.length; i++) {
		const card = hand[(first + i) % hand.length];
		const move = card && moveWith(state, card, pick);
		if (move !== undefined) return move;
	}
	return { type: 'pass' };
}

/** A move with one card of the hand, if there is one. */
function moveWith(state: GameState, card: Card, pick: Pick): Move | undefined {
	const found = state.rules.overlap ? overlappingMove(state, card, pick) : undefined;
	if (found !== undefined) return found;
	const players = state.players.map((player, seat) => (seat === state.turn ? { ...player, hand: [card] } : player));
	const legal = legalMoves({ ...state, players }, state.turn).filter(
		({ type }) => type !== 'pass' && type !== 'look' && type !== 'claim',
	);
	return legal[pick(legal.length)];
}

/** A place for a card under overlap, found by trying: there are thousands, and to list them takes as long as all the rest. */
function overlappingMove(state: GameState, card: Card, pick: Pick): Move | undefined {
	const { table, turn } = state;
	for (let tries = 0; tries < 20; tries++) {
		const beside = table[pick(table.length)];
		const from = table[pick(table.length)];
		if (beside === undefined || from === undefined) return undefined;
		const word = card === 'move-a-card' ? from.card : card;
		if (isAction(word)) return undefined;
		const to: Placement = {
			card: pick(2) === 0 ? word : turned(word),
			x: beside.x + (pick(5) - 2) / 2,
			y: beside.y + (pick(5) - 2) / 2,
		};
		const target = { x: from.x, y: from.y };
		const move: Move = word === card ? { type: 'place', ...to } : { type: 'move-a-card', target, to };
		if (whyNot(state, turn, move) === undefined) return move;
	}
	return undefined;
}

function solitaireMove(state: GameState, pick: Pick): Move {
	const moves = legalMoves(state, state.turn);
	const slots = moves.filter((move) => move.type === 'stack' && move.onto === 'slot');
	const going = moves.filter(({ type }) => type !== 'resign');
	const patient = going.length > 0 && pick(400) > 0 ? going : moves;
	const among = slots.length > 0 && pick(8) > 0 ? slots : patient;
	const move = among[pick(among.length)];
	if (move === undefined) throw new Error('There is always a move');
	return move;
}
