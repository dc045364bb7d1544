import { type Draft, playerAt } from '../draft.ts';
import { collectedGoals, coveredIn, dealGoals } from '../goals.ts';
import type { Direction, Seat } from '../types.ts';
import { DIRECTIONS, goalGiver, parseDirection } from './rotate.ts';
import type { ActionRule } from './rule.ts';
import { shuffleAllGoals } from './shuffle-goals.ts';

/** Hands all Goals on one place (C21, C22), or shuffles them where the rules take one document at its word (E48). */
export const rotateGoals: ActionRule<'rotate-goals'> = {
	moves: (position, _seat, by, into) => {
		if (position.rules.rotateGoals === 'shuffle') into.push({ type: 'rotate-goals', ...by });
		else for (const rotate of DIRECTIONS) into.push({ type: 'rotate-goals', rotate, ...by });
	},
	whyNot: () => undefined,
	lacksOption: (rules, move) => (move.rotate === undefined) !== (rules.rotateGoals === 'shuffle'),
	run: (draft, seat, { rotate }) => {
		if (rotate === undefined) shuffleAllGoals(draft, seat);
		else rotateAllGoals(draft, seat, rotate);
	},
	parse: (parts, by) => {
		const rotate = parseDirection(parts);
		if (rotate === null) return undefined;
		return rotate === undefined ? { type: 'rotate-goals', ...by } : { type: 'rotate-goals', rotate, ...by };
	},
	make: (move) => (move.rotate === undefined ? '' : ` ${move.rotate}`),
};

/** Goals go round the seats, and through the pile after the last of them (E24, E27); what lies aside stays there. */
export function rotateAllGoals(draft: Draft, seat: Seat, direction: Direction): void {
	const seats = draft.players.length;
	const before = collectedGoals(draft);
	const ring = draft.rules.unusedGoals === 'aside' ? seats : before.length;
	const after = before.map((goal, place) =>
		place < ring ? playerAt(before, goalGiver(ring, place, direction)) : goal,
	);
	dealGoals(draft, after);
	const goals = after.slice(0, seats);
	draft.events.push({ type: 'goals-rotated', seat, direction, goals, ring, ...coveredIn(draft) });
}
