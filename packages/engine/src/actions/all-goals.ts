import { type Draft, playerAt } from '../draft.ts';
import { collectedGoals, coveredIn, dealGoals } from '../goals.ts';
import type { Direction, Seat } from '../types.ts';
import { goalGiver } from './rotate.ts';
import { HANDED_ON, SHUFFLED, shuffledOrHandedOn, shuffling } from './shuffle.ts';

/** Deals all Goals anew, the unused ones too (E25, E46), or hands them on (the Rotate Option). */
export const shuffleGoals = shuffling('shuffle-goals', shuffledOrHandedOn, mixOrHandOn);

/** Hands all Goals on one place (C21, C22), or shuffles them where the rules take one document at its word (E48). */
export const rotateGoals = shuffling(
	'rotate-goals',
	(rules) => (rules.rotateGoals === 'shuffle' ? SHUFFLED : HANDED_ON),
	mixOrHandOn,
);

function mixOrHandOn(draft: Draft, seat: Seat, rotate: Direction | undefined): void {
	if (rotate === undefined) shuffleAll(draft, seat);
	else rotateAll(draft, seat, rotate);
}

/** Collects every Goal, shuffles, and deals as many to seats and pile as there were. */
function shuffleAll(draft: Draft, seat: Seat): void {
	const seats = draft.players.length;
	const dealt = draft.mixer.goals(draft, collectedGoals(draft), seats);
	const goals = dealGoals(draft, dealt);
	draft.chance.goals = goals;
	if (dealt.length > seats + 1) draft.chance.unused = draft.unusedGoals;
	draft.events.push({ type: 'goals-shuffled', seat, goals, ...coveredIn(draft) });
}

/** Goals go round the seats, and through the pile after the last of them (E24, E27); what lies aside stays there. */
function rotateAll(draft: Draft, seat: Seat, direction: Direction): void {
	const before = collectedGoals(draft);
	const ring = draft.rules.unusedGoals === 'aside' ? draft.players.length : before.length;
	const after = before.map((goal, place) =>
		place < ring ? playerAt(before, goalGiver(ring, place, direction)) : goal,
	);
	const goals = dealGoals(draft, after);
	draft.events.push({ type: 'goals-rotated', seat, direction, goals, ring, ...coveredIn(draft) });
}
