import type { BotName } from '@aquarius/bots';
import type { RuleSetId } from '@aquarius/engine';

/** One row of the page of strengths: who meets whom, and how strong the first is to be. */
export interface Row {
	readonly a: BotName;
	readonly b: BotName;
	readonly players: number;
	readonly rules: RuleSetId;
	readonly games: number;
	readonly wanted: Wanted;
}

/** What the lower 95 % bound of the win rate must be. */
export type Wanted =
	| { readonly type: 'at-least'; readonly low: number }
	| { readonly type: 'above'; readonly low: number };

const atLeast = (low: number): Wanted => ({ type: 'at-least', low });
const row = (a: BotName, b: BotName, players: number, wanted: Wanted, rules: RuleSetId = 'v3'): Row => ({
	...{ a, b, players, rules, wanted },
	games: 1000,
});

/** An even share is 1 in 2 with two players and 1 in 4 with four. */
export const ROWS: readonly Row[] = [
	row('strong', 'random', 2, atLeast(0.97)),
	row('strong', 'greedy', 2, atLeast(0.72)),
	row('strong', 'random', 4, atLeast(0.88)),
	row('strong', 'greedy', 4, atLeast(0.4)),
	row('expert', 'greedy', 2, atLeast(0.82)),
	row('expert', 'greedy', 4, atLeast(0.5)),
	row('easy', 'random', 2, atLeast(0.6)),
	row('medium', 'easy', 2, atLeast(0.6)),
	row('strong', 'medium', 2, atLeast(0.6)),
	row('expert', 'strong', 2, { type: 'above', low: 0.5 }),
	row('strong', 'greedy', 2, atLeast(0.7), 'v1'),
	row('strong', 'greedy', 2, atLeast(0.7), 'v2'),
];

/** As it is called on the command line: `strong-greedy-2-v3`. */
export const nameOf = ({ a, b, players, rules }: Row): string => `${a}-${b}-${players}-${rules}`;
