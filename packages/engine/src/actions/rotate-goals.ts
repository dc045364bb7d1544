import { rotateAllGoals, shuffleAllGoals } from './all-goals.ts';
import { DIRECTIONS, parseDirection } from './rotate.ts';
import type { ActionRule } from './rule.ts';

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
