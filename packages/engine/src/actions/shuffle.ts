import type { Draft } from '../draft.ts';
import type { Direction, RuleSet, Seat } from '../types.ts';
import { DIRECTIONS } from './rotate.ts';
import type { ActionRule } from './rule.ts';

/** How it is carried out: handed on to one side, or shuffled. */
type Way = Direction | undefined;
export type Shuffle = 'shuffle-goals' | 'rotate-goals' | 'shuffle-hands';

export const SHUFFLED: readonly Way[] = [undefined];
export const HANDED_ON: readonly Way[] = DIRECTIONS;
const ALL_WAYS = [...SHUFFLED, ...HANDED_ON];

/** The Rotate Option (D.1): a Shuffle may hand on instead. */
export function shuffledOrHandedOn({ rotateOption }: RuleSet): readonly Way[] {
	return rotateOption ? ALL_WAYS : SHUFFLED;
}

/** What the Actions share that shuffle something or hand it on; `waysIn`: how the rules have it. */
export function shuffling(
	type: Shuffle,
	waysIn: (rules: RuleSet) => readonly Way[],
	run: (draft: Draft, seat: Seat, way: Way) => void,
): ActionRule<Shuffle> {
	return {
		moves: ({ rules }, _seat, by, into) => {
			for (const way of waysIn(rules)) into.push({ type, ...choice(way), ...by });
		},
		whyNot: () => undefined,
		lacksOption: (rules, { rotate }) => !waysIn(rules).includes(rotate),
		run: (draft, seat, { rotate }) => run(draft, seat, rotate),
		parse: ([word, ...rest]) => {
			const way = ALL_WAYS.find((known) => known === word);
			return way === word && rest.length === 0 ? choice(way) : undefined;
		},
		make: ({ rotate }) => (rotate === undefined ? '' : ` ${rotate}`),
		isReadable: ({ rotate }) => ALL_WAYS.includes(rotate),
	};
}

function choice(rotate: Way): { readonly rotate?: Direction } {
	return rotate === undefined ? {} : { rotate };
}
