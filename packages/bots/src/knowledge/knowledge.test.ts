import {
	ACTIONS,
	applyMove,
	type Card,
	ELEMENTS,
	type GameEvent,
	type GameState,
	isReal,
	joinGame,
	leaveGame,
	legalMoves,
	type PlayerView,
	parseRules,
	RULE_SET_IDS,
	type RuleSet,
	ruleSet,
	viewFor,
} from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { must, newGame } from '../testing/games.ts';
import { cardsWithout } from './cards.ts';
import { knowledgeOf } from './knowledge.ts';

/** What no edition mixes, beside the editions themselves. */
const RULES: readonly (readonly [string, RuleSet])[] = [
	...RULE_SET_IDS.map((id) => [id, ruleSet(id)] as const),
	...(
		[
			['two decks, ten seats', { base: 'v3', decks: 2, players: { min: 2, max: 10 } }],
			['two decks and a pile', { base: 'v2', decks: 2, rotateOption: true, actions: ACTIONS }],
			['every Action', { base: 'v3', actions: ACTIONS, rotateOption: true, rotateGoals: 'shuffle' }],
			['many hands change', { base: 'v2', rotateOption: true, actions: ACTIONS, deck: handsChange() }],
			['covered Goals, a pile, open hands', { base: 'v2', goalsCovered: true, openHands: true, actions: ACTIONS }],
			['covered Goals aside', { base: 'v1', goalsCovered: true, rotateOption: true }],
			['overlap with bonus', { base: 'summary', deckProfile: '2.0', bonus: true, wildAsAction: true, zapTo: 'hand' }],
			[
				'two decks that are rebuilt',
				{ base: 'v1', decks: 2, deckOut: 'rebuild', maxRebuilds: 2, tieAtSeven: 'play-on' },
			],
			[
				'hands that win',
				{ base: 'collect-seven', openHands: false, actions: ['trade-hands', 'shuffle-hands', 'zap-a-card'] },
			],
			['no cards in hand', { base: 'v3', handSize: 0 }],
			['hardly anything that fits', { base: 'v1', deck: { EEEE: 4, FFFF: 5, 'zap-a-card': 9, 'move-a-card': 4 } }],
		] as const
	).map(([name, json]) => [name, must(parseRules(json))] as const),
];

function handsChange(): Readonly<Record<string, number>> {
	return {
		EEFF: 9,
		EEEE: 5,
		WFES: 6,
		'trade-hands': 9,
		'shuffle-hands': 6,
		'trade-goals': 6,
		'rotate-goals': 4,
		'zap-a-card': 5,
	};
}

type Moment = { readonly state: GameState; readonly events: readonly GameEvent[] };

/** Every moment of a game of random moves, in which players come and go. */
function momentsOf(rules: RuleSet, players: number, n: number, comings: boolean): readonly Moment[] {
	let random = n * 7919 + 1;
	const pick = (count: number): number => {
		random = (Math.imul(random, 1103515245) + 12345) >>> 0;
		return (random >>> 8) % count;
	};
	let state = newGame(players, n, rules);
	let events: readonly GameEvent[] = [];
	const moments: Moment[] = [{ state, events }];
	while (state.outcome === null && moments.length < 70) {
		const changed = comings && pick(9) === 0 ? comeOrGo(state, pick(state.players.length + 1)) : undefined;
		const next = changed ?? must(applyMove(state, state.turn, anyMove(state, pick)));
		state = next.state;
		events = [...events, ...next.events];
		moments.push({ state, events });
	}
	return moments;
}

/** Kinds of moves are about as likely as each other, so that Actions are played. */
function anyMove(state: GameState, pick: (count: number) => number) {
	const legal = legalMoves(state, state.turn);
	const types = [...new Set(legal.map(({ type }) => type))].filter((type) => type !== 'claim' || legal.length === 1);
	const type = types[pick(types.length)];
	const some = legal.filter((move) => move.type === type);
	return some[pick(some.length)] ?? legal[0] ?? { type: 'pass' as const };
}

function comeOrGo(state: GameState, seat: number) {
	if (!isReal(state.players, seat)) {
		const joined = joinGame(state, seat);
		return joined.ok ? joined.value : undefined;
	}
	const left = state.players.filter(({ invisible }) => !invisible).length > 2 ? leaveGame(state, seat) : undefined;
	return left?.ok ? left.value : undefined;
}

/** The Goals by place, as they really lie. */
const trueGoals = (state: GameState) => [...state.players.map(({ goal }) => goal), ...state.unusedGoals];

const sorted = (cards: readonly Card[]): readonly Card[] => [...cards].sort();

function holdsTrue({ state }: Moment, view: PlayerView): void {
	const { goals, hands, unseen, likelihood } = knowledgeOf(view);
	const lie = trueGoals(state);
	expect(goals).toHaveLength(lie.length);
	for (const [place, goal] of goals.entries()) if (goal !== undefined) expect(goal).toBe(lie[place]);
	const hidden: Card[] = [...state.deck];
	for (const [seat, { hand }] of state.players.entries()) {
		const known = hands[seat] ?? [];
		expect(cardsWithout(known, hand)).toEqual([]);
		if (seat === view.me || state.rules.openHands) expect(sorted(known)).toEqual(sorted(hand));
		hidden.push(...cardsWithout(hand, known));
	}
	expect(sorted(unseen)).toEqual(sorted(hidden));
	for (const [place, row] of likelihood.entries()) {
		const goal = lie[place];
		const sum = ELEMENTS.reduce((all, element) => all + row[element], 0);
		expect(sum).toBeCloseTo(goal === undefined ? 0 : 1, 9);
		if (goal !== undefined) expect(row[goal]).toBeGreaterThan(0);
	}
}

describe('what a seat knows in games by any rules', () => {
	it.each(RULES)('is true: %s', (_, rules) => {
		const { min, max } = rules.players;
		for (let n = 0; n < 6; n++) {
			for (const moment of momentsOf(rules, min + (n % (max - min + 1)), n, n % 2 === 1 && rules.layout === 'table')) {
				for (let seat = -1; seat < moment.state.players.length; seat++) {
					holdsTrue(moment, viewFor(moment.state, seat < 0 ? null : seat, moment.events));
				}
			}
		}
	});
});
