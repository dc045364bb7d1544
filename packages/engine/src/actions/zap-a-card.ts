import { cardOf } from '../cards.ts';
import { playerAt, setHand, withoutItem } from '../draft.ts';
import { cardNumberAt } from '../placing.ts';
import { turnUpStart } from '../start-card.ts';
import { type ActionRule, noOption } from './rule.ts';
import { makeTarget, parseTarget } from './target.ts';

/** Takes a card from the table into the hand, or to the discards (E44). It may leave islands (C7); an emptied table gets a new start card (E19). */
export const zapACard: ActionRule<'zap-a-card'> = {
	moves: (position, _seat, by, into) => {
		for (const { x, y } of position.table) {
			const target = { x, y };
			into.push(by.wild ? { type: 'zap-a-card', target, wild: true } : { type: 'zap-a-card', target });
		}
		if (position.table.length === 0) into.push({ type: 'zap-a-card', target: null, ...by }); // E18
	},
	whyNot: ({ table }, _seat, { target }) => {
		if (target === null) return table.length > 0 ? 'target/possible' : undefined;
		return cardNumberAt(table, target.x, target.y) < 0 ? 'target/no-card' : undefined;
	},
	lacksOption: noOption,
	run: (draft, seat, { target }) => {
		const number = target === null ? -1 : cardNumberAt(draft.table, target.x, target.y);
		const zapped = draft.table[number];
		if (zapped === undefined) {
			draft.events.push({ type: 'no-target', seat, action: 'zap-a-card' });
			return;
		}
		draft.table = withoutItem(draft.table, number);
		const card = cardOf(zapped.card);
		if (draft.rules.zapTo === 'discard') {
			draft.discard = [...draft.discard, card]; // E44b: above the Action
			draft.events.push({ type: 'zapped', seat, ...zapped, to: 'discard' });
		} else {
			setHand(draft, seat, [...playerAt(draft.players, seat).hand, card]);
			draft.events.push({ type: 'zapped', seat, ...zapped });
		}
		if (draft.table.length === 0) turnUpStart(draft);
	},
	parse: (parts, by) => {
		const target = parseTarget(parts);
		return target === undefined ? undefined : { type: 'zap-a-card', target, ...by };
	},
	make: makeTarget,
};
