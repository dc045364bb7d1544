import { assertNever, bonusFor, type Move, type PlayerView } from '@aquarius/engine';
import type { Bot } from '../bot.ts';
import { goalsValue } from './goals.ts';
import { handsValue } from './hands.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { type Sizes, sizesWith } from './sizes.ts';
import { movedSizes, zappedSizes } from './table-actions.ts';
import { worth } from './worth.ts';

/** What a card is worth when it stays in the hand: an Action for a better day, a Wild above all. */
const KEEP_ACTION = 1;
const KEEP_WILD = 6;
const A_BONUS_CARD = 2.5;
const A_ZAPPED_CARD = 1;

/**
 * Looks one move ahead: wins if it can, else makes the largest group of its own Goal bigger, keeps other elements away from seven,
 * likes bonus cards, and plays an Action when that leaves it better off. Equals are decided by chance.
 */
export const greedy: Bot = (view, legal, pick) => {
	const outlook = outlookOf(view);
	let best = Number.NEGATIVE_INFINITY;
	let equals: Move[] = [];
	for (const move of legal) {
		const value = gainOf(view, outlook, move);
		if (value > best) {
			best = value;
			equals = [];
		}
		if (value === best) equals.push(move);
	}
	return pick(equals);
};

/** How much better off a move leaves the seat. */
function gainOf(view: PlayerView, outlook: Outlook, move: Move): number {
	const gain = (after: Sizes): number => worth(after, outlook.goal, outlook.danger) - outlook.now;
	switch (move.type) {
		case 'place': {
			const bonus = Math.min(bonusFor(view.table, move, view.rules), view.deck);
			return gain(sizesWith(outlook.measured, move)) + A_BONUS_CARD * bonus - (move.card === '****' ? KEEP_WILD : 0);
		}
		case 'zap-a-card':
			return gain(zappedSizes(outlook, move.target)) + A_ZAPPED_CARD - keep(move);
		case 'move-a-card':
			return gain(movedSizes(outlook, move.target, move.to)) - keep(move);
		case 'trade-goals':
		case 'shuffle-goals':
			return goalsValue(view, outlook, move) - outlook.now - keep(move);
		case 'trade-hands':
		case 'shuffle-hands':
			return handsValue(view, move) - keep(move);
		case 'pass':
			return 0;
		default:
			return assertNever(move);
	}
}

const keep = (move: { readonly wild?: true }): number => (move.wild ? KEEP_WILD : KEEP_ACTION);
