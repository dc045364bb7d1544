import { RULE_SET_IDS, type RuleSet, ruleSet } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { printJson } from '../output.ts';
import type { Command } from './command.ts';

/**
 * What each field settles: rulings by their numbers in the rule book's list of rulings, and where a field belongs to a variant, D and the
 * variant's number.
 */
const RULINGS: Readonly<Record<keyof RuleSet, readonly string[]>> = {
	id: [],
	layout: ['D.4'],
	deckProfile: ['E1', 'E2', 'E3'],
	deckKinds: ['D.2'],
	deck: ['E2', 'E37'],
	decks: ['E37'],
	goals: ['E24c'],
	fifthElement: [],
	players: ['E35', 'E36', 'E37'],
	handSize: ['D.2'],
	openHands: ['D.2'],
	startKind: ['D.2', 'E52'],
	wildMayStart: ['E11', 'E19b', 'E49'],
	unusedGoals: ['E24', 'E24b', 'E24c', 'E29', 'E46'],
	goalsCovered: ['D.5', 'E54'],
	drawing: ['D.2', 'E52b'],
	actions: ['E47'],
	matchRequired: ['E43'],
	overlap: ['E17b', 'E42', 'E42b'],
	bonus: ['E6', 'E9', 'E9b', 'E51'],
	bonusBesideWild: ['E7'],
	bonusOnMove: ['E8'],
	wildAsAction: ['E13', 'E14'],
	rotateOption: ['D.1', 'E27'],
	rotateGoals: ['E27', 'E48'],
	pileTrade: ['E24', 'E24d'],
	zapTo: ['E44', 'E44b'],
	deckOut: ['E31', 'E33', 'E33c', 'E45'],
	maxRebuilds: ['E45b'],
	win: ['E4', 'E5', 'E30', 'E50', 'E52', 'E52b', 'E53', 'E53b'],
	tieAtSeven: ['E28'],
	closestTie: ['E32', 'E32b', 'E32c'],
	openTable: ['E52'],
	solitaireRuns: ['D.4', 'E55'],
	solitaireSlots: ['D.4'],
};

/** One rule set a line: all its fields, and under `rulings` which ruling each field settles. */
export const rules: Command = {
	name: 'rules',
	usage: '',
	does: 'every rule set with all its fields, one a line, and the rulings that each field settles',
	details: [],
	async run(args) {
		readArgs(args, {}, []);
		for (const id of RULE_SET_IDS) await printJson({ ...ruleSet(id), rulings: RULINGS });
		return 0;
	},
};
