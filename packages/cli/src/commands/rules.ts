import { RULE_SET_IDS, type RuleSet, ruleSet } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { printJson } from '../output.ts';
import type { Command } from './command.ts';

/** The rulings that each field settles, by their numbers in the rule book's list of rulings. */
const RULINGS: Readonly<Record<keyof RuleSet, readonly string[]>> = {
	id: [],
	deckProfile: ['E2', 'E3'],
	deck: ['E2', 'E37'],
	goals: ['E24c'],
	players: ['E37'],
	handSize: [],
	actions: [],
	bonus: ['E6', 'E9', 'E9b'],
	bonusBesideWild: ['E7'],
	bonusOnMove: ['E8'],
	wildAsAction: ['E13', 'E14'],
	wildMayStart: ['E11'],
	unusedGoals: ['E24', 'E24b', 'E24c', 'E29'],
	rotateOption: ['E27'],
	deckOut: ['E31', 'E33', 'E33c'],
	win: ['E4', 'E5', 'E30'],
	tieAtSeven: ['E28'],
	closestTie: ['E32', 'E32c'],
	fifthElement: [],
};

/** One rule set a line: all its fields, and under `rulings` which ruling each field settles. */
export const rules: Command = {
	name: 'rules',
	usage: '',
	async run(args) {
		readArgs(args, {}, { min: 0, max: 0 });
		for (const id of RULE_SET_IDS) await printJson({ ...ruleSet(id), rulings: RULINGS });
		return 0;
	},
};
