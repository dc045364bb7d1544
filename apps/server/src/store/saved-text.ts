import { makeRules, parseRules, type RuleSet } from '@aquarius/engine';
import type { SavedFacts } from './table-store.ts';

/** Our own JSON, so its shape is trusted. What is damaged is not said again, as a parser does: it could be a seed. */
export function readSaved<T>(text: string, what: 'facts' | 'start' | 'entry'): T {
	try {
		return JSON.parse(text);
	} catch {
		throw new Error(`what is stored of a table is damaged: its ${what} cannot be read`);
	}
}

export function makeFacts({ rules, ...others }: SavedFacts): string {
	return `${JSON.stringify(others).slice(0, -1)},"rules":${rulesText(rules)}}`;
}

const knownRules = new WeakMap<RuleSet, string>();

/** A table keeps its rules through all its moves: they are made into JSON once. */
function rulesText(rules: RuleSet): string {
	const known = knownRules.get(rules) ?? JSON.stringify(makeRules(rules));
	knownRules.set(rules, known);
	return known;
}

/** What tables lack that were saved before there were results and promised shuffles. */
const ADDED = { seed: '', salts: null, resultId: '' };

/** Our own JSON, so its shape is trusted; the rules go through the engine so that fields added later get their defaults. */
export function readFacts(text: string): SavedFacts {
	const saved = readSaved<SavedFacts>(text, 'facts');
	const rules = parseRules(saved.rules);
	if (!rules.ok) throw new Error(`table ${saved.code} was saved with rules that cannot be read any more`);
	return { ...ADDED, ...saved, rules: rules.value };
}
