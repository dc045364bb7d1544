import { playerAt, setPlayer } from '../draft.ts';
import { type ActionRule, noOption } from './rule.ts';
import { parseSeat, whyNotTradeWith } from './trade.ts';

/** Exchanges Goals with anyone else, invisible players included (E24c). */
export const tradeGoals: ActionRule<'trade-goals'> = {
	moves: (position, seat, by, into) => {
		for (let other = 0; other < position.players.length; other++) {
			if (other !== seat) into.push({ type: 'trade-goals', seat: other, ...by });
		}
	},
	whyNot: (position, seat, move) => whyNotTradeWith(position, seat, move.seat, true),
	lacksOption: noOption,
	run: (draft, seat, move) => {
		const mine = playerAt(draft.players, seat);
		const theirs = playerAt(draft.players, move.seat);
		setPlayer(draft, seat, { ...mine, goal: theirs.goal });
		setPlayer(draft, move.seat, { ...theirs, goal: mine.goal });
		draft.events.push({ type: 'goals-traded', seat, with: move.seat, goals: [mine.goal, theirs.goal] });
	},
	parse: (parts, by) => {
		const seat = parseSeat(parts);
		return seat === undefined ? undefined : { type: 'trade-goals', seat, ...by };
	},
	make: (move) => ` ${move.seat}`,
};
