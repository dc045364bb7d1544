import { disbelieve } from '../disbelieve.ts';
import { type Draft, playerAt, setPlayer } from '../draft.ts';
import { coveredIn } from '../goals.ts';
import { isReal, type Position } from '../position.ts';
import type { Element, RuleSet, Seat } from '../types.ts';
import type { ActionRule } from './rule.ts';
import { isSeat, parseSeat, whyNotTradeWith } from './trade.ts';

/** Exchanges Goals with anyone else: with unused ones too, in a seat (E24c) or from the pile (E24, E24d), unless they lie aside. */
export const tradeGoals: ActionRule<'trade-goals'> = {
	moves: (position, seat, by, into) => {
		const { players, rules } = position;
		for (let other = 0; other < players.length; other++) {
			if (other !== seat && (tradesUnused(rules) || isReal(players, other))) {
				into.push({ type: 'trade-goals', seat: other, ...by });
			}
		}
		if (rules.unusedGoals === 'pile' && pileOf(position) > 0) into.push({ type: 'trade-goals', seat: 'unused', ...by });
	},
	whyNot: (position, seat, move) => {
		if (move.seat !== 'unused') return whyNotTradeWith(position, seat, move.seat, tradesUnused(position.rules));
		return pileOf(position) === 0 ? 'target/not-a-seat' : undefined;
	},
	lacksOption: (rules, move) => move.seat === 'unused' && rules.unusedGoals !== 'pile',
	run: (draft, seat, move) => {
		if (move.seat === 'unused') tradeWithPile(draft, seat);
		else tradeWithSeat(draft, seat, move.seat);
	},
	parse: (parts) => (parts.join(' ') === 'unused' ? { seat: 'unused' } : parseSeat(parts)),
	make: (move) => ` ${move.seat}`,
	isReadable: (move) => move.seat === 'unused' || isSeat(move.seat),
};

/** Whether a Goal that nobody holds may be traded for. */
function tradesUnused({ unusedGoals }: RuleSet): boolean {
	return unusedGoals !== 'aside';
}

function pileOf({ unusedGoals }: Position): number {
	return typeof unusedGoals === 'number' ? unusedGoals : unusedGoals.length;
}

function tradeWithSeat(draft: Draft, seat: Seat, other: Seat): void {
	const [mine, theirs] = [goalAt(draft, seat), goalAt(draft, other)];
	setGoal(draft, seat, theirs);
	setGoal(draft, other, mine);
	draft.events.push({ type: 'goals-traded', seat, with: other, goals: [mine, theirs], ...coveredIn(draft) });
}

/** The top Goal is taken unseen; the own one goes into the middle of the rest (E24), or the pile is shuffled with it (E24d). */
function tradeWithPile(draft: Draft, seat: Seat): void {
	const mine = goalAt(draft, seat);
	const [top = disbelieve('the pile holds a Goal'), ...rest] = draft.unusedGoals;
	const middle = Math.ceil(rest.length / 2);
	const pile = [...rest.slice(0, middle), mine, ...rest.slice(middle)];
	draft.unusedGoals = pile;
	if (draft.rules.pileTrade === 'shuffle' && pile.length > 1) {
		draft.unusedGoals = draft.mixer.unused(draft, pile);
		draft.chance.unused = draft.unusedGoals;
	}
	setGoal(draft, seat, top);
	draft.events.push({ type: 'goals-traded', seat, with: 'unused', goals: [mine, top], ...coveredIn(draft) });
}

function goalAt({ players }: Draft, seat: Seat): Element {
	return playerAt(players, seat).goal ?? disbelieve(`seat ${seat} has a Goal`);
}

function setGoal(draft: Draft, seat: Seat, goal: Element): void {
	setPlayer(draft, seat, { ...playerAt(draft.players, seat), goal });
}
