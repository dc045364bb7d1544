import { playerAt } from '../draft.ts';
import { DIRECTIONS, goalGiver, parseDirection } from './rotate.ts';
import type { ActionRule } from './rule.ts';

/** Deals all Goals anew, those of invisible players too (E25), or hands them on one seat (the Rotate Option). */
export const shuffleGoals: ActionRule<'shuffle-goals'> = {
	moves: (position, _seat, by, into) => {
		into.push({ type: 'shuffle-goals', ...by });
		if (!position.rules.rotateOption) return;
		for (const rotate of DIRECTIONS) into.push({ type: 'shuffle-goals', rotate, ...by });
	},
	whyNot: () => undefined,
	lacksOption: (rules, move) => move.rotate !== undefined && !rules.rotateOption,
	run: (draft, seat, { rotate }) => {
		const before = draft.players.map((player) => player.goal);
		if (rotate === undefined) {
			const goals = draft.mixer.goals(draft, before);
			draft.chance.goals = goals;
			draft.players = draft.players.map((player, s) => ({ ...player, goal: goals[s] ?? player.goal }));
			draft.events.push({ type: 'goals-shuffled', seat, goals });
			return;
		}
		const seats = draft.players.length;
		const goals = draft.players.map((_, s) => playerAt(draft.players, goalGiver(seats, s, rotate)).goal);
		draft.players = draft.players.map((player, s) => ({ ...player, goal: goals[s] ?? player.goal }));
		draft.events.push({ type: 'goals-rotated', seat, direction: rotate, goals });
	},
	parse: (parts, by) => {
		const rotate = parseDirection(parts);
		if (rotate === null) return undefined;
		return rotate === undefined ? { type: 'shuffle-goals', ...by } : { type: 'shuffle-goals', rotate, ...by };
	},
	make: (move) => (move.rotate === undefined ? '' : ` ${move.rotate}`),
};
