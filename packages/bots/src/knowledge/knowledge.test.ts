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
	parsePosition,
	parseRules,
	RULE_SET_IDS,
	type RuleSet,
	ruleSet,
	viewFor,
} from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { must, newGame } from '../testing/games.ts';
import { cardsWithout } from './cards.ts';
import { goalDealer, knowledgeOf } from './knowledge.ts';

/** So many Actions that the deck is soon out, and often. */
const SOON_REBUILT = must(
	parseRules({
		base: 'summary',
		deck: { EEFF: 3, EEEE: 3, WFES: 3, 'trade-goals': 4, 'move-a-card': 4, 'zap-a-card': 4, 'shuffle-goals': 3 },
		maxRebuilds: 3,
	}),
);

/** What no edition mixes, beside the editions themselves. */
const RULES: readonly (readonly [string, RuleSet])[] = [
	...RULE_SET_IDS.map((id) => [id, ruleSet(id)] as const),
	['a deck that is soon out', SOON_REBUILT],
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

/** Whole numbers below any other, by a seed. */
function below(seed: number): (count: number) => number {
	let state = seed * 7919 + 1;
	return (count) => {
		state = (Math.imul(state, 1103515245) + 12345) >>> 0;
		return Math.floor((state / 2 ** 32) * count);
	};
}

/** Every moment of a game of random moves, in which players come and go. */
function momentsOf(rules: RuleSet, players: number, n: number, comings: boolean): readonly Moment[] {
	const pick = below(n);
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

const textOf = (cards: readonly Card[]): string => [...cards].sort().join(' ');

/** What a seat believes that is not so. */
function errorsOf(state: GameState, view: PlayerView): readonly string[] {
	const { goals, hands, unseen, likelihood } = knowledgeOf(view);
	const errors: string[] = [];
	const believe = (isSo: boolean, what: string) => {
		if (!isSo) errors.push(`seat ${view.me} of ${state.players.length}: ${what}`);
	};
	const lie = trueGoals(state);
	believe(goals.length === lie.length && likelihood.length === lie.length, `there are ${goals.length} places`);
	for (const [place, goal] of goals.entries())
		believe(goal === undefined || goal === lie[place], `${goal} at ${place}`);
	const hidden: Card[] = [...state.deck];
	for (const [seat, { hand }] of state.players.entries()) {
		const known = hands[seat] ?? [];
		believe(cardsWithout(known, hand).length === 0, `seat ${seat} holds ${known}`);
		const isShown = seat === view.me || state.rules.openHands;
		believe(!isShown || known.length === hand.length, `it does not know the hand of ${seat}`);
		hidden.push(...cardsWithout(hand, known));
	}
	believe(textOf(unseen) === textOf(hidden), `it has not seen ${textOf(unseen)}`);
	for (const [place, row] of likelihood.entries()) {
		const goal = lie[place];
		const sum = ELEMENTS.reduce((all, element) => all + row[element], 0);
		believe(Math.abs(sum - (goal === undefined ? 0 : 1)) < 1e-9, `likelihoods of ${place} sum to ${sum}`);
		believe(goal === undefined || row[goal] > 0, `${goal} cannot be at ${place}`);
	}
	return errors;
}

describe('what a seat knows in games by any rules', () => {
	it.each(RULES)('is true: %s', (_, rules) => {
		const { min, max } = rules.players;
		for (let n = 0; n < 4; n++) {
			const comings = n % 2 === 1 && rules.layout === 'table';
			for (const [m, { state, events }] of momentsOf(rules, min + (n % (max - min + 1)), n, comings).entries()) {
				// Everybody, watchers too, or three of them in turn.
				const viewers = [null, ...state.players.keys()];
				for (let i = 0; i < Math.min(3, viewers.length); i++) {
					const view = viewFor(state, viewers[(m + i) % viewers.length] ?? null, events);
					expect(errorsOf(state, view), `game ${n}, moment ${m}`).toEqual([]);
				}
			}
		}
	});

	it('is much: hands that were traded, whole hands after a shuffle, Goals that only follow', () => {
		const rules = RULES.find(([name]) => name === 'many hands change')?.[1] ?? ruleSet('v2');
		let [cards, whole, goals] = [0, 0, 0];
		for (let n = 0; n < 20; n++) {
			for (const { state, events } of momentsOf(rules, 2, n, false)) {
				const view = viewFor(state, 0, events);
				const known = knowledgeOf(view);
				cards += known.hands[1]?.length ?? 0;
				if (known.hands[1]?.length === state.players[1]?.hand.length) whole++;
				goals += known.goals.filter((goal, place) => goal !== undefined && place > 0).length;
			}
		}
		expect(cards).toBeGreaterThan(300);
		expect(whole).toBeGreaterThan(50);
		expect(goals).toBeGreaterThan(300);
	});

	it('is the other hand of two when the discards became the deck', () => {
		let known = 0;
		for (let n = 0; n < 12; n++) {
			for (const { state, events } of momentsOf(SOON_REBUILT, 2, n, false)) {
				if (events.findLast(({ type }) => type !== 'drew' && type !== 'turn')?.type !== 'deck-rebuilt') continue;
				const view = viewFor(state, state.turn, events);
				const other = 1 - state.turn;
				expect(errorsOf(state, view)).toEqual([]);
				expect(textOf(knowledgeOf(view).hands[other] ?? [])).toBe(textOf(state.players[other]?.hand ?? []));
				known++;
			}
		}
		expect(known).toBeGreaterThan(5);
	});

	it('follows from the view alone', () => {
		const moments = momentsOf(ruleSet('v2'), 3, 5, true);
		const views = moments.map(({ state, events }) => viewFor(state, 0, events));
		const known = views.map((view) => knowledgeOf(view));
		for (const [m, view] of [...views.entries()].reverse())
			expect(knowledgeOf(structuredClone(view))).toEqual(known[m]);
	});
});

/** A view of seat 0 in a position. */
function viewIn(given: object): PlayerView {
	return viewFor(must(parsePosition({ format: 'aquarius-position/1', ...given })), 0);
}

describe('what follows from counting', () => {
	it('is the last Goal', () => {
		const rules = { base: 'v1', goals: ['E', 'F'], players: { min: 2, max: 2 } };
		const players = [
			{ hand: ['EEEE'], goal: 'F' },
			{ hand: ['AAAA'], goal: 'E' },
		];
		expect(knowledgeOf(viewIn({ rules, players })).goals).toEqual(['F', 'E']);
	});

	const deck = { EEEE: 3, FFFF: 1, 'zap-a-card': 2 };
	const rules = { base: 'v1', deck, handSize: 1, players: { min: 2, max: 4 } };

	it('is the only other hand once the deck is out', () => {
		const players = [
			{ hand: ['EEEE', 'zap-a-card'], goal: 'F' },
			{ hand: ['zap-a-card', 'EEEE'], goal: 'E' },
		];
		const { hands, unseen } = knowledgeOf(viewIn({ rules, players, table: ['FFFF@0,0', 'EEEE@1,0'] }));
		expect([...(hands[1] ?? [])].sort()).toEqual(['EEEE', 'zap-a-card']);
		expect(unseen).toEqual([]);
	});

	it('is what other places have no room for', () => {
		const players = [
			{ hand: ['FFFF', 'zap-a-card'], goal: 'F' },
			{ hand: ['EEEE', 'EEEE'], goal: 'E' },
			{ hand: ['zap-a-card'], goal: 'A' },
		];
		const { hands, unseen } = knowledgeOf(viewIn({ rules, players, table: ['EEEE@0,0'] }));
		expect(hands).toEqual([['FFFF', 'zap-a-card'], ['EEEE'], []]);
		expect([...unseen].sort()).toEqual(['EEEE', 'zap-a-card']);
	});

	it('is nothing where a position has other cards than the deck', () => {
		const players = [
			{ hand: ['FFFF'], goal: 'F' },
			{ hand: ['WWWW'], goal: 'E' },
		];
		expect(knowledgeOf(viewIn({ rules, players, table: ['SSSS@0,0'] })).hands).toEqual([['FFFF'], []]);
	});
});

describe('deals of Goals', () => {
	it('keep what is certain, and every Goal as often as there is one', () => {
		const { state, events } = momentsOf(ruleSet('v2'), 3, 2, false).at(-1) ?? { state: newGame(3, 2), events: [] };
		const known = knowledgeOf(viewFor(state, 1, events));
		const deal = goalDealer(known, below(9));
		for (let n = 0; n < 200; n++) {
			const goals = deal();
			expect([...goals].sort()).toEqual([...ELEMENTS].sort());
			for (const [place, goal] of known.goals.entries()) if (goal !== undefined) expect(goals[place]).toBe(goal);
		}
	});

	it.each(['dont-block-it-off', 'solitaire'] as const)('are empty where players have none: %s', (id) => {
		const rules = ruleSet(id);
		const known = knowledgeOf(viewFor(newGame(rules.players.min, 1, rules), 0));
		expect(known.goals).toEqual([undefined]);
		expect(known.likelihood).toEqual([{ E: 0, A: 0, W: 0, F: 0, S: 0 }]);
		expect(goalDealer(known, below(1))()).toEqual([undefined]);
	});
});
