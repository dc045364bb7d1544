import { existsSync } from 'node:fs';
import { parseRules, RULE_SET_IDS, type RuleSet, ruleSet } from '@aquarius/engine';
import { WHOLE } from './args.ts';
import { unreadable, WrongUsage } from './failures.ts';
import { readJson } from './input.ts';

/** `--rules`: the id of a rule set, or a file that holds one as a position would (`{ "base": "v3", … }`). */
export function rulesFrom(text: string): RuleSet {
	const id = RULE_SET_IDS.find((known) => known === text);
	if (id !== undefined) return ruleSet(id);
	if (!existsSync(text)) throw new WrongUsage(`no rule set or file ${text} (rule sets: ${RULE_SET_IDS.join(', ')})`);
	const rules = parseRules(readJson(text));
	if (!rules.ok) throw unreadable(text, rules.code);
	return rules.value;
}

/** `--players`, or if it was not given `usual` or what comes nearest to it in these rules. */
export function playersOr(text: string | undefined, usual: number, rules: RuleSet): number {
	if (text === undefined) return Math.min(Math.max(usual, rules.players.min), rules.players.max);
	const { min, max } = rules.players;
	const range = `${rules.id} is for ${min === max ? min : `${min} to ${max}`}`;
	if (!WHOLE.test(text)) throw new WrongUsage(`--players ${text} is not a whole number; ${range}`);
	const players = Number(text);
	if (players < min || players > max) throw new WrongUsage(`--players ${players}: ${range}`);
	return players;
}
