import { cardOf } from '../cards.ts';
import { playerAt, setHand, withoutItem } from '../draft.ts';
import { cardNumberAt } from '../placing.ts';
import { turnUpStart } from '../start-card.ts';
import { makeSpot, parseSpot } from '../text/spot.ts';
import { type ActionRule, noOption } from './rule.ts';

/** Takes a card from the table into the hand. It may leave islands (C7); an emptied table gets a new start card (E19). */
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
		setHand(draft, seat, [...playerAt(draft.players, seat).hand, cardOf(zapped.card)]);
		draft.events.push({ type: 'zapped', seat, ...zapped });
		if (draft.table.length === 0) turnUpStart(draft);
	},
	parse: (parts, by) => {
		if (parts.length !== 1) return undefined;
		if (parts[0] === '-') return { type: 'zap-a-card', target: null, ...by };
		const target = parseSpot(parts[0] ?? '');
		return target && { type: 'zap-a-card', target, ...by };
	},
	make: ({ target }) => ` ${target === null ? '-' : makeSpot(target)}`,
};
