import type { RuleSetId } from '../types.ts';

/**
 * Everything that a scenario can be about, by the ids that `cites` uses. They follow the sections of the collected rules: A editions by
 * rules, C answers to questions, D variants, E our rulings, F faults of other programs, G4 mistakes that players make.
 *
 * A rule of section A is a row with a cell for each edition. Scenarios cite the row, `A3/mismatches`, and show the cells of the rule sets
 * they run for; the cell of one edition is `A3/mismatches/v1`.
 */
export const EDITIONS: readonly RuleSetId[] = ['v1', 'v1-fr', 'v2', 'v2-vi', 'v3', 'summary'];

export const EDITION_ROWS: readonly string[] = [
	...rows('A1', 'players deck elements-per-card goal-deal unused-goals hand start-card first-player'),
	...rows('A2', 'order nothing-legal hand-limit bonus direction'),
	...rows('A3', 'match mismatches corner tip right-angles whose-panels free-standing wild'),
	...rows(
		'A4',
		'trade-goals shuffle-goals rotate-goals trade-hands shuffle-hands zap move rotate-a-card discard reading-discards',
	),
	...rows('A5', 'aim panel-size shape when two-at-once deck-out late-join emptied-table'),
];

/** The five examples of the rule books. */
const EXAMPLES = numbers('A6/', 5);
const ANSWERS = [...numbers('C', 34), 'C33b'];
const VARIANTS = [
	'D1',
	...rows('D2', 'dont-block-it-off collect-seven connect-seven get-moving'),
	...numbers('D', 10).slice(2),
];
const OUR_RULINGS = [
	...numbers('E', 55),
	...'9b 17b 18b 19b 19c 24b 24c 24d 32b 32c 33c 42b 44b 45b 52b 53b'.split(' ').map((n) => `E${n}`),
];
const FAULTS = rows(
	'F',
	`move-matches-itself move-may-split unused-goal-wins one-copy-of-each-action stops-with-the-deck win-after-actions all-triples-wide
	first-in-the-list-wins quarter-turns zones-do-not-follow-the-turn hand-sizes-hidden goals-shown`,
);
const MISTAKES = rows(
	'G4',
	'draw-first one-match one-direction zap-hand bonus-by-element any-shape one-element fifteen-diagonals move-may-cut',
);

/** What is not about one edition: each id is cited by a scenario as it stands. */
export const RULINGS: readonly string[] = [
	...EXAMPLES,
	...ANSWERS,
	...VARIANTS,
	...OUR_RULINGS,
	...FAULTS,
	...MISTAKES,
];

function rows(section: string, names: string): readonly string[] {
	return names.split(/\s+/).map((name) => `${section}/${name}`);
}

function numbers(before: string, last: number): readonly string[] {
	return Array.from({ length: last }, (_, i) => `${before}${i + 1}`);
}
