import { playerAt, setHand } from '../draft.ts';
import { realSeats } from '../position.ts';
import type { ActionRule } from './rule.ts';
import { isSeat, parseSeat, whyNotTradeWith } from './trade.ts';

/** Exchanges hands, not Goals, with another player (C30). */
export const tradeHands: ActionRule<'trade-hands'> = {
	moves: (position, seat, by, into) => {
		for (const other of realSeats(position.players)) {
			if (other !== seat) into.push({ type: 'trade-hands', seat: other, ...by });
		}
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
	isReadable: (move) => isSeat(move.seat),
};
