import { cardOf } from '../cards.ts';
import { playerAt, setHand } from '../draft.ts';
import { withoutItem } from '../lists.ts';
import { turnUpStart } from '../start-card.ts';
import { aimed } from './target.ts';

/** Takes a card from the table into the hand, or to the discards (E44). It may leave islands (C7); an emptied table gets a new start card (E19). */
export const zapACard = aimed(
	'zap-a-card',
	() => () => true,
	(draft, seat, number, zapped) => {
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
);
