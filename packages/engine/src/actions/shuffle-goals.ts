import { rotateAllGoals, shuffleAllGoals } from './all-goals.ts';
import { DIRECTIONS, parseDirection } from './rotate.ts';
import type { ActionRule } from './rule.ts';

/** Deals all Goals anew, the unused ones too (E25, E46), or hands them on (the Rotate Option). */
export const shuffleGoals: ActionRule<'shuffle-goals'> = {
	moves: (position, _seat, by, into) => {
		into.push({ type: 'shuffle-goals', ...by });
		if (!position.rules.rotateOption) return;
		for (const rotate of DIRECTIONS) into.push({ type: 'shuffle-goals', rotate, ...by });
	},
	whyNot: () => undefined,
	lacksOption: (rules, move) => move.rotate !== undefined && !rules.rotateOption,
	run: (draft, seat, { rotate }) => {
		if (rotate === undefined) shuffleAllGoals(draft, seat);
		else rotateAllGoals(draft, seat, rotate);
	},
	parse: (parts, by) => {
		const rotate = parseDirection(parts);
		if (rotate === null) return undefined;
		return rotate === undefined ? { type: 'shuffle-goals', ...by } : { type: 'shuffle-goals', rotate, ...by };
	},
	make: (move) => (move.rotate === undefined ? '' : ` ${move.rotate}`),
};
