import { makeRules, parseRules } from '@aquarius/engine';
import type { SavedFacts } from './table-store.ts';

export const makeFacts = (facts: SavedFacts): string => JSON.stringify({ ...facts, rules: makeRules(facts.rules) });

/** What tables lack that were saved before there were results and promised shuffles. */
const ADDED = { seed: '', salts: null, resultId: '' };

/** Our own JSON, so its shape is trusted; the rules go through the engine so that fields added later get their defaults. */
export function readFacts(text: string): SavedFacts {
	const saved: SavedFacts = JSON.parse(text);
	const rules = parseRules(saved.rules);
	if (!rules.ok) throw new Error(`table ${saved.code} was saved with rules that cannot be read any more`);
	return { ...ADDED, ...saved, rules: rules.value };
}
