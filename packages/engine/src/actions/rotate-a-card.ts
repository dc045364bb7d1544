import { turned } from '../cards.ts';
import { cardNumberAt } from '../placing.ts';
import type { Table } from '../position.ts';
import { type ActionRule, noOption } from './rule.ts';
import { makeTarget, parseTarget } from './target.ts';

/**
 * Gives a card on the table a half turn where it lies; it needs no match afterwards, and keeps its place in the order. Not one that looks
 * the same turned while another would change (E47).
 */
export const rotateACard: ActionRule<'rotate-a-card'> = {
	moves: ({ table }, _seat, by, into) => {
		const only = table.some(looksTurned) ? looksTurned : () => true;
		for (const card of table) {
			if (only(card)) into.push({ type: 'rotate-a-card', target: { x: card.x, y: card.y }, ...by });
		}
		if (table.length === 0) into.push({ type: 'rotate-a-card', target: null, ...by }); // E18
	},
	whyNot: ({ table }, _seat, { target }) => {
		if (target === null) return table.length > 0 ? 'target/possible' : undefined;
		const card = table[cardNumberAt(table, target.x, target.y)];
		if (card === undefined) return 'target/no-card';
		return !looksTurned(card) && table.some(looksTurned) ? 'move/unchanged' : undefined;
	},
	lacksOption: noOption,
	run: (draft, seat, { target }) => {
		const number = target === null ? -1 : cardNumberAt(draft.table, target.x, target.y);
		const from = draft.table[number];
		if (from === undefined) {
			draft.events.push({ type: 'no-target', seat, action: 'rotate-a-card' });
			return;
		}
		const to = { ...from, card: turned(from.card) };
		draft.table = draft.table.with(number, to);
		draft.events.push({ type: 'card-rotated', seat, from, to });
	},
	parse: (parts, by) => {
		const target = parseTarget(parts);
		return target === undefined ? undefined : { type: 'rotate-a-card', target, ...by };
	},
	make: makeTarget,
};

/** Whether one can see that a card has been turned. */
function looksTurned({ card }: Table[number]): boolean {
	return turned(card) !== card;
}
