import { assertNever, bonusFor, type Move, type PlayerView } from '@aquarius/engine';
import type { Sizes } from '../table.ts';
import { goalsValue } from './goals.ts';
import { handsValue } from './hands.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { sizesWith } from './sizes.ts';
import { movedSizes, rotatedSizes, zappedSizes } from './table-actions.ts';
import type { Weigher } from './weigher.ts';
import { worth } from './worth.ts';

/** What a card is worth when it stays in the hand: an Action for a better day, a Wild above all. */
const KEEP_ACTION = 1;
const KEEP_WILD = 6;
const A_BONUS_CARD = 2.5;
const A_ZAPPED_CARD = 1;
/** Only who knows the own Goal can win by it. */
const TO_KNOW = 50_000;

/** Weighs moves at a table by what they make of the groups and hands. */
export function tableWeigher(view: PlayerView): Weigher {
	const outlook = outlookOf(view);
	return (move) => gainOf(view, outlook, move);
}

function gainOf(view: PlayerView, outlook: Outlook, move: Move): number {
	const gain = (after: Sizes): number => worth(after, outlook.goal, outlook.danger) - outlook.now;
	switch (move.type) {
		case 'place': {
			const bonus = Math.min(bonusFor(view.table, move, view.rules), view.deck);
			return gain(sizesWith(outlook.measured, move)) + A_BONUS_CARD * bonus - (move.card === '****' ? KEEP_WILD : 0);
		}
		case 'zap-a-card':
			return gain(zappedSizes(outlook, move.target)) + (view.rules.zapTo === 'hand' ? A_ZAPPED_CARD : 0) - keep(move);
		case 'move-a-card':
			return gain(movedSizes(outlook, move.target, move.to)) - keep(move);
		case 'rotate-a-card':
			return gain(rotatedSizes(outlook, move.target)) - keep(move);
		case 'trade-goals':
		case 'shuffle-goals':
		case 'rotate-goals':
			return goalsValue(view, outlook, move) - outlook.now - keep(move);
		case 'trade-hands':
		case 'shuffle-hands':
			return handsValue(view, move) - keep(move);
		case 'claim':
			return Number.POSITIVE_INFINITY;
		case 'look':
			return TO_KNOW;
		case 'pass':
		case 'stack':
		case 'call':
		case 'resign':
			return 0;
		default:
			return assertNever(move);
	}
}

const keep = (move: { readonly wild?: true }): number => (move.wild ? KEEP_WILD : KEEP_ACTION);
