/** The fields that decide what is legal and what happens. Deals and deck lists are left out: a position shows its cards. */
export interface Rules {
	/** One deck's Goals; none in games without Goals. */
	readonly goals: readonly string[];
	readonly decks: 1 | 2;
	readonly actions: readonly string[];
	readonly drawing: 'turn' | 'never';
	readonly bonus: boolean;
	readonly bonusBesideWild: 'ignore-wild' | 'none';
	readonly bonusOnMove: boolean;
	readonly wildAsAction: boolean;
	readonly wildMayStart: boolean;
	readonly startKind: 'any' | 'double' | 'triple' | 'quad';
	readonly unusedGoals: 'seats' | 'pile' | 'aside';
	readonly pileTrade: 'middle' | 'shuffle';
	readonly rotateOption: boolean;
	readonly rotateGoals: 'rotate' | 'shuffle';
	readonly zapTo: 'hand' | 'discard';
	readonly overlap: boolean;
	readonly matchRequired: boolean;
	readonly deckOut: 'play-on' | 'rebuild';
	readonly maxRebuilds: number;
	readonly win: 'seven' | 'cards' | 'path';
	readonly tieAtSeven: 'turn-order' | 'play-on';
	readonly closestTie: 'shared' | 'turn-order';
	readonly openTable: 'any-hole' | 'outside';
	readonly goalsCovered: boolean;
	readonly layout: 'table' | 'piles';
	readonly solitaireRuns: 'one' | 'many';
	readonly solitaireSlots: 'any' | 'own';
}

const V3: Rules = {
	goals: ['E', 'A', 'W', 'F', 'S'],
	decks: 1,
	actions: ['trade-goals', 'shuffle-goals', 'trade-hands', 'shuffle-hands', 'zap-a-card', 'move-a-card'],
	drawing: 'turn',
	bonus: true,
	bonusBesideWild: 'ignore-wild',
	bonusOnMove: false,
	wildAsAction: true,
	wildMayStart: true,
	startKind: 'any',
	unusedGoals: 'seats',
	pileTrade: 'middle',
	rotateOption: false,
	rotateGoals: 'rotate',
	zapTo: 'hand',
	overlap: false,
	matchRequired: true,
	deckOut: 'play-on',
	maxRebuilds: 0,
	win: 'seven',
	tieAtSeven: 'turn-order',
	closestTie: 'shared',
	openTable: 'any-hole',
	goalsCovered: false,
	layout: 'table',
	solitaireRuns: 'one',
	solitaireSlots: 'any',
};

const V2: Rules = {
	...V3,
	actions: ['trade-goals', 'rotate-goals', 'trade-hands', 'shuffle-hands', 'zap-a-card', 'move-a-card'],
	wildAsAction: false,
	unusedGoals: 'pile',
};
const V1: Rules = {
	...V3,
	actions: ['trade-goals', 'shuffle-goals', 'trade-hands', 'zap-a-card', 'move-a-card'],
	bonus: false,
	wildAsAction: false,
	wildMayStart: false, // E11; there is none
	unusedGoals: 'aside',
};
const PRESCHOOL: Rules = { ...V1, actions: [], unusedGoals: 'seats' };
const WITHOUT_GOALS: Rules = { ...PRESCHOOL, goals: [], unusedGoals: 'aside' };

/** Table A and section D of the rules, field by field. */
export const RULE_TABLE: Readonly<Record<string, Rules>> = {
	v3: V3,
	v2: V2,
	'v2-vi': { ...V2, rotateGoals: 'shuffle', wildMayStart: false },
	v1: V1,
	'v1-fr': { ...V1, unusedGoals: 'pile', pileTrade: 'shuffle' },
	summary: {
		...V1,
		actions: ['trade-goals', 'shuffle-goals', 'zap-a-card', 'move-a-card', 'rotate-a-card'],
		zapTo: 'discard',
		overlap: true,
		matchRequired: false,
		deckOut: 'rebuild',
		maxRebuilds: 3,
	},
	'dont-block-it-off': { ...WITHOUT_GOALS, drawing: 'never', win: 'path', startKind: 'double' },
	'collect-seven': { ...WITHOUT_GOALS, bonus: true, win: 'cards' },
	'connect-seven': PRESCHOOL,
	'get-moving': { ...PRESCHOOL, actions: ['move-a-card'] },
	solitaire: { ...WITHOUT_GOALS, actions: V1.actions, drawing: 'never', layout: 'piles' },
	'aqua-chicken': { ...V3, goalsCovered: true },
};

/** An id, or `{ base, …fields that differ }`. */
export type RulesJson = string | ({ readonly base: string } & Partial<Rules>);

export function rulesOf(json: RulesJson): Rules {
	const base = RULE_TABLE[typeof json === 'string' ? json : json.base];
	if (base === undefined) throw new Error(`The oracle knows no rules ${JSON.stringify(json)}`);
	return typeof json === 'string' ? base : { ...base, ...json };
}
