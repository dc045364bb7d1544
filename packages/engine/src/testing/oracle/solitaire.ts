import { isA, isGoal, lies } from './cards.ts';
import type { Position } from './position.ts';

/** Kristin's solitaire (D.4, E55). Piles and slots are counted from 1 in moves. */

const SHOWN: Readonly<Record<string, string>> = {
	'zap-a-card': 'F',
	'move-a-card': 'E',
	'shuffle-goals': 'W',
	'trade-goals': 'A',
	'trade-hands': 'S',
};

export function solitaireMoves(position: Position): readonly string[] {
	const mayCall =
		position.actions.length > 0 || (position.rules.solitaireRuns === 'many' && position.called.length > 0);
	return [...cardMoves(position), ...(mayCall ? ['call'] : []), 'resign'];
}

const topOf = (pile: readonly string[] | undefined): string | undefined => pile?.at(-1);

function cardMoves(position: Position): readonly string[] {
	const moves: string[] = [];
	for (let from = 1; from <= 5; from++) {
		const card = topOf(position.piles[from - 1]);
		if (card === undefined) continue;
		for (const word of isGoal(card) ? [card] : lies(card)) {
			for (let to = 1; to <= 5; to++) {
				if (from !== to && goesOnPile(position, word, to)) moves.push(`p${from}>p${to} ${word}`);
				if (goesOnSlot(position, word, to)) moves.push(`p${from}>a${to} ${word}`);
			}
		}
	}
	return moves;
}

function goesOnPile(position: Position, word: string, to: number): boolean {
	const onto = topOf(position.piles[to - 1]);
	return onto !== undefined && !isGoal(word) && !isGoal(onto) && linesUp(word, onto, calledElement(position));
}

function goesOnSlot(position: Position, word: string, to: number): boolean {
	const slot = position.slots[to - 1] ?? [];
	const [goal] = slot;
	const onto = topOf(slot);
	if (goal === undefined || onto === undefined) return isGoal(word);
	if (isGoal(word)) return false;
	const called = calledElement(position);
	if (slot.length === 1) return called === goal && word === goal.repeat(4);
	if (position.rules.solitaireSlots === 'own' && called !== goal) return false;
	return linesUp(word, onto, called);
}

function calledElement({ called }: Position): string | undefined {
	return SHOWN[called.at(-1) ?? ''];
}

/** Some quadrant shows the called element on both cards. A quadrant that a diagonal cuts shows none. */
function linesUp(word: string, onto: string, called: string | undefined): boolean {
	if (called === undefined) return false;
	return [0, 1, 2, 3].some((q) => isA(word[q] ?? '', called) && isA(onto[q] ?? '', called));
}

/** Does a legal solitaire move on a position that may be written to. */
export function playSolitaire(position: Position, move: string): void {
	if (move === 'resign') {
		position.outcome = { winners: [], reason: 'none' };
		return;
	}
	if (move === 'call') call(position);
	else moveCard(position, move);
	finish(position);
}

function call(position: Position): void {
	if (position.actions.length === 0) {
		position.actions = position.called;
		position.called = [];
		position.rebuilt += 1;
	}
	const next = position.actions.shift();
	if (next !== undefined) position.called.push(next);
	position.passed += 1;
}

function moveCard(position: Position, move: string): void {
	const [places = '', word = ''] = move.split(' ');
	const [from = '', to = ''] = places.split('>');
	const pile = position.piles[Number(from[1]) - 1] ?? [];
	const target = (to[0] === 'p' ? position.piles : position.slots)[Number(to[1]) - 1] ?? [];
	pile.pop();
	target.push(word);
	const refill = pile.length === 0 ? position.deck.shift() : undefined;
	if (refill !== undefined) pile.push(refill);
	position.passed = 0;
}

function finish(position: Position): void {
	const { piles, deck, actions, called, passed, rules } = position;
	if (deck.length === 0 && piles.every((pile) => pile.length === 0)) {
		position.outcome = { winners: [0], reason: 'cards' };
		return;
	}
	const through = rules.solitaireRuns === 'one' ? actions.length === 0 : passed >= actions.length + called.length;
	if (through && cardMoves(position).length === 0) position.outcome = { winners: [], reason: 'none' };
}
