import { turned } from '../cards.ts';
import type { Placement } from '../types.ts';
import { aimed } from './target.ts';

/**
 * Gives a card on the table a half turn where it lies; it needs no match afterwards, and keeps its place in the order. Not one that looks
 * the same turned while another would change (E47).
 */
export const rotateACard = aimed(
	'rotate-a-card',
	(table) => (table.some(looksTurned) ? looksTurned : () => true),
	(draft, seat, number, from) => {
		const to = { ...from, card: turned(from.card) };
		draft.table = draft.table.with(number, to);
		draft.events.push({ type: 'card-rotated', seat, from, to });
	},
);

/** Whether one can see that a card has been turned. */
function looksTurned({ card }: Placement): boolean {
	return turned(card) !== card;
}
