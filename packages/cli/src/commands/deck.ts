import { type Card, cardKinds, isAction, isWild, panelsOf, RULE_SET_IDS, type RuleSet } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { printJson } from '../output.ts';
import { rulesFrom } from '../rules-option.ts';
import type { Command } from './command.ts';

/** `{ card: n }` of the draw deck, both decks of a game with two, in fixed order; with `--kinds` how many Aces, Doubles, … it has instead. */
export const deck: Command = {
	name: 'deck',
	usage: 'RULES [--kinds]',
	does: '{ card: n }, the cards of the draw deck',
	details: [
		['RULES', `the id of a rule set, or a file as for --rules (rule sets: ${RULE_SET_IDS.join(', ')})`],
		['--kinds', 'how many Aces, Doubles, … there are instead'],
	],
	async run(args) {
		const { words, flag } = readArgs(args, { kinds: false }, ['RULES']);
		const rules = rulesFrom(words[0] ?? '');
		await printJson(flag('kinds') ? countBy(rules, kindOf) : countBy(rules, (card) => card));
		return 0;
	},
};

function countBy(rules: RuleSet, name: (card: Card) => string): Readonly<Record<string, number>> {
	const counts: Record<string, number> = {};
	for (const card of cardKinds(rules)) {
		counts[name(card)] = (counts[name(card)] ?? 0) + (rules.deck[card] ?? 0) * rules.decks;
	}
	return counts;
}

const LAYOUTS = ['', 'ace', 'double', 'triple', 'quad'];

function kindOf(card: Card): string {
	if (isAction(card)) return 'action';
	return isWild(card) ? 'wild' : (LAYOUTS[panelsOf(card).length] ?? card);
}
