import { type Draft, playerAt } from '../draft.ts';
import { collectedGoals, coveredIn, dealGoals } from '../goals.ts';
import type { Direction, Seat } from '../types.ts';
import { goalGiver } from './rotate.ts';

/** Collects every Goal, shuffles, and deals as many to seats and pile as there were. */
export function shuffleAllGoals(draft: Draft, seat: Seat): void {
	const seats = draft.players.length;
	const dealt = draft.mixer.goals(draft, collectedGoals(draft), seats);
	const goals = dealt.slice(0, seats);
	draft.chance.goals = goals;
	if (dealt.length > seats + 1) draft.chance.unused = dealt.slice(seats);
	dealGoals(draft, dealt);
	draft.events.push({ type: 'goals-shuffled', seat, goals, ...coveredIn(draft) });
}

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
