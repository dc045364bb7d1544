import { isNumber } from '../position.ts';
import type { Move, ReasonCode } from '../types.ts';
import {
	canCall,
	fits,
	isSameCard,
	liesOf,
	type Piles,
	PLACES,
	parsePileCard,
	type SolitaireRules,
	type Stack,
	topOf,
} from './piles.ts';

export type SolitaireMove = Stack | Extract<Move, { type: 'call' | 'resign' }>;

/** Whether a move is one that only the solitaire has. */
export function isSolitaireMove(move: Move): move is SolitaireMove {
	const { type } = move;
	return type === 'stack' || type === 'call' || type === 'resign';
}

/** Every legal move of a game that is not over, each once: cards pile by pile, then `call` if an Action is left, then `resign`. */
export function solitaireMoves(piles: Piles, rules: SolitaireRules): readonly Move[] {
	const into: Move[] = cardMoves(piles, rules);
	if (canCall(piles, rules)) into.push({ type: 'call' });
	into.push({ type: 'resign' });
	return into;
}

/** Every way to move a card now; a card whose two lies both fit can be moved in two. */
export function cardMoves(piles: Piles, rules: SolitaireRules): Stack[] {
	const into: Stack[] = [];
	for (let from = 0; from < PLACES; from++) {
		const top = topOf(piles.piles[from]);
		for (const card of top === undefined ? [] : liesOf(top)) {
			for (const onto of ['pile', 'slot'] as const) {
				for (let to = 0; to < PLACES; to++) {
					const isThere = onto === 'pile' && to === from;
					if (!isThere && fits(piles, onto, to, card, rules)) into.push({ type: 'stack', from, onto, to, card });
				}
			}
		}
	}
	return into;
}

/**
 * Why a move may not be made in a solitaire that is not over, or undefined if it may. The moves of games at a table are not in its
 * rules; a pass is refused because one can always do something: `resign`.
 */
export function whyNotSolitaire(piles: Piles, rules: SolitaireRules, move: Move): ReasonCode | undefined {
	if (move.type === 'stack') return whyNotStack(piles, rules, move);
	if (move.type === 'resign') return undefined;
	if (move.type === 'pass') return 'pass/not-allowed';
	return move.type === 'call' && canCall(piles, rules) ? undefined : 'action/not-in-rules';
}

/** A move that came as data, not as text, can name places that are no numbers, or a card that is none. */
export function isReadableStack({ from, onto, to, card }: Stack): boolean {
	if (onto !== 'pile' && onto !== 'slot') return false;
	return isNumber(from) && isNumber(to) && parsePileCard(card) !== undefined;
}

function whyNotStack(piles: Piles, rules: SolitaireRules, { from, onto, to, card }: Stack): ReasonCode | undefined {
	const top = topOf(piles.piles[from]);
	if (top === undefined || !isSameCard(top, card)) return 'card/not-in-hand';
	if (to < 0 || to >= PLACES || (onto === 'pile' && to === from)) return 'target/no-card';
	return fits(piles, onto, to, card, rules) ? undefined : 'pile/no-match';
}
