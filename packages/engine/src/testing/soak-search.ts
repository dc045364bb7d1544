import { parseArgs } from 'node:util';
import { compareSearch } from './compare-search.ts';
import { SEARCHED } from './variants.ts';

/**
 * Holds the search against the pure interface over many games, one line of JSON a rule set:
 * `pnpm soak:search [--games 1000] [--seed 1] [--rules v3]`. The first difference ends it.
 */
const options = {
	games: { type: 'string', default: '1000' },
	seed: { type: 'string', default: '1' },
	rules: { type: 'string' },
} as const;
const { values } = parseArgs({ options });
for (const { name, rules } of SEARCHED) {
	if (values.rules !== undefined && values.rules !== name) continue;
	console.log(JSON.stringify({ rules: name, ...compareSearch(rules, Number(values.games), Number(values.seed)) }));
}
