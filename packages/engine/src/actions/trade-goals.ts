import { disbelieve } from '../disbelieve.ts';
import { type Draft, playerAt, setPlayer } from '../draft.ts';
import { coveredIn } from '../goals.ts';
import { isNumber, type Position } from '../position.ts';
import type { Element, RuleSet, Seat } from '../types.ts';
import type { ActionRule } from './rule.ts';
import { addTrades, parseSeat, whyNotTradeWith } from './trade.ts';

/** Exchanges Goals with anyone else: with unused ones too, in a seat (E24c) or from the pile (E24, E24d), unless they lie aside. */
export const tradeGoals: ActionRule<'trade-goals'> = {
	moves: (position, seat, by, into) => {
		const { rules } = position;
		addTrades('trade-goals', position, seat, tradesUnused(rules), by, into);
		if (rules.unusedGoals === 'pile' && pileOf(position) > 0) into.push({ type: 'trade-goals', seat: 'unused', ...by });
	},
	whyNot: (position, seat, move) => {
		if (move.seat !== 'unused') return whyNotTradeWith(position, seat, move.seat, tradesUnused(position.rules));
		return pileOf(position) === 0 ? 'target/not-a-seat' : undefined;
	},
	lacksOption: (rules, move) => move.seat === 'unused' && rules.unusedGoals !== 'pile',
	run: (draft, seat, { seat: other }) => {
		const mine = goalAt(draft, seat);
		const theirs = other === 'unused' ? exchangeOnPile(draft, mine) : goalAt(draft, other);
		setGoal(draft, seat, theirs);
		if (other !== 'unused') setGoal(draft, other, mine);
		draft.events.push({ type: 'goals-traded', seat, with: other, goals: [mine, theirs], ...coveredIn(draft) });
	},
	parse: (parts) => (parts.join(' ') === 'unused' ? { seat: 'unused' } : parseSeat(parts)),
	make: (move) => ` ${move.seat}`,
	isReadable: (move) => move.seat === 'unused' || isNumber(move.seat),
};

/** Whether a Goal that nobody holds may be traded for. */
function tradesUnused({ unusedGoals }: RuleSet): boolean {
	return unusedGoals !== 'aside';
}

function pileOf({ unusedGoals }: Position): number {
	return typeof unusedGoals === 'number' ? unusedGoals : unusedGoals.length;
}

/** Takes the top Goal, unseen. The other one goes into the middle of the rest (E24), or the pile is shuffled with it (E24d). */
function exchangeOnPile(draft: Draft, goal: Element): Element {
	const [top = disbelieve('the pile holds a Goal'), ...rest] = draft.unusedGoals;
	const middle = Math.ceil(rest.length / 2);
	draft.unusedGoals = [...rest.slice(0, middle), goal, ...rest.slice(middle)];
	if (draft.rules.pileTrade === 'shuffle' && rest.length > 0) {
		draft.unusedGoals = draft.mixer.unused(draft, draft.unusedGoals);
		draft.chance.unused = draft.unusedGoals;
	}
	return top;
}

function goalAt({ players }: Draft, seat: Seat): Element {
	return playerAt(players, seat).goal ?? disbelieve(`seat ${seat} has a Goal`);
}

function setGoal(draft: Draft, seat: Seat, goal: Element): void {
	setPlayer(draft, seat, { ...playerAt(draft.players, seat), goal });
}
