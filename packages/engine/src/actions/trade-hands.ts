import { playerAt, setHand } from '../draft.ts';
import { isNumber } from '../position.ts';
import type { ActionRule } from './rule.ts';
import { addTrades, parseSeat, whyNotTradeWith } from './trade.ts';

/** Exchanges hands, not Goals, with another player (C30). */
export const tradeHands: ActionRule<'trade-hands'> = {
	moves: (position, seat, by, into) => {
		addTrades('trade-hands', position, seat, false, by, into);
	},
	whyNot: (position, seat, move) => whyNotTradeWith(position, seat, move.seat, false),
	run: (draft, seat, move) => {
		const mine = playerAt(draft.players, seat).hand;
		const theirs = playerAt(draft.players, move.seat).hand;
		setHand(draft, seat, theirs);
		setHand(draft, move.seat, mine);
		draft.events.push({ type: 'hands-traded', seat, with: move.seat, hands: [mine, theirs] });
	},
	parse: parseSeat,
	make: (move) => ` ${move.seat}`,
	isReadable: (move) => isNumber(move.seat),
};
