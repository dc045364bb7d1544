import type { Expect, Scenario, Step, WrittenChance } from '../text/scenario.ts';
import type { RuleSet } from '../types.ts';

/** A position to begin with, short: whatever a rule is not about has a harmless default. */
export interface Given {
	/** One text a seat: the Goal, then the hand, as `E FFWW zap-a-card`. */
	readonly seats: readonly string[];
	readonly table?: readonly string[];
	/** Four Aces of Space if left out. */
	readonly deck?: readonly string[];
	readonly discard?: readonly string[];
	readonly turn?: number;
	readonly phase?: 'draw' | 'play';
	readonly passed?: number;
	readonly unusedGoals?: readonly string[];
	/** Fields in which the rules differ from the edition. */
	readonly rules?: Partial<RuleSet>;
}

/** A scenario for edition 3.0. */
export function scenario(
	name: string,
	cites: readonly string[],
	{ seats, table = ['FFFF@0,0'], deck = FOUR_CARDS, rules, ...rest }: Given,
	play: readonly Step[],
	expect: Expect,
): Scenario {
	const players = seats.map((text) => {
		const [goal, ...hand] = text.split(' ');
		return { hand, goal };
	});
	const given = { players, table, deck, ...rest, ...(rules === undefined ? {} : { rules: { ...rules } }) };
	return { name, rules: ['v3'], cites, given, play, expect };
}

/** A move with the results of chance written down. */
export function given(move: string, chance: WrittenChance): Step {
	return { move, chance };
}

const FOUR_CARDS = ['SSSS', 'SSSS', 'SSSS', 'SSSS'];

/** A row of Aces from 0,0 to the right. */
export function row(word: string, length: number): readonly string[] {
	return Array.from({ length }, (_, x) => `${word}@${x},0`);
}
