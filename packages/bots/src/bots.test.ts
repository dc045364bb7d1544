import {
	ACTIONS,
	type Card,
	type GameState,
	legalMoves,
	type PlayerView,
	parseRules,
	RULE_SET_IDS,
	ruleSet,
	viewFor,
	whyNot,
} from '@aquarius/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, chooseMove } from './bots.ts';
import { keyOf, must, newGame, playGame, type Turn } from './testing/games.ts';

/** What no edition mixes: hidden things beside open ones, every Action, many seats, cards that lie anywhere. */
const HOUSE: readonly (readonly [string, object])[] = [
	['two decks, ten seats', { base: 'v3', decks: 2, players: { min: 6, max: 10 } }],
	['every Action', { base: 'v3', actions: ACTIONS, rotateOption: true, rotateGoals: 'shuffle' }],
	['covered Goals, a pile, open hands', { base: 'v2', goalsCovered: true, openHands: true, actions: ACTIONS }],
	['covered Goals aside', { base: 'v1', goalsCovered: true, rotateOption: true, fifthElement: 'space' }],
	[
		'overlap with bonus and Wilds',
		{ base: 'summary', deckProfile: '2.0', bonus: true, wildAsAction: true, zapTo: 'hand' },
	],
	['overlap with two decks', { base: 'summary', decks: 2, maxRebuilds: 0, players: { min: 2, max: 10 } }],
	['touching is enough', { base: 'v3', matchRequired: false, deckOut: 'rebuild', maxRebuilds: 1 }],
	['hands that win, with Actions', { base: 'collect-seven', actions: ['trade-hands', 'shuffle-hands', 'zap-a-card'] }],
	[
		'a way out to the outside',
		{ base: 'dont-block-it-off', openTable: 'outside', startKind: 'quad', openHands: false },
	],
	['hands of one card', { base: 'v3', handSize: 1 }],
	['no cards in hand', { base: 'v3', handSize: 0 }],
	['hardly anything that fits', { base: 'v1', deck: { EEEE: 4, FFFF: 5, 'zap-a-card': 9, 'move-a-card': 4 } }],
	['a relaxed solitaire', { base: 'solitaire', solitaireRuns: 'many', solitaireSlots: 'own' }],
];

/** Every turn of a few games, with what the seat on turn sees. */
const turnsOf = (players: number, games: number): readonly Turn[] => {
	const turns: Turn[] = [];
	for (let n = 0; n < games; n++) {
		playGame(
			Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? 'greedy' : 'random')),
			n,
			(turn) => turns.push(turn),
		);
	}
	return turns;
};

/** The same game for whoever sees only `view`: all that is hidden from it lies elsewhere. */
function disguised(state: GameState, view: PlayerView, n: number): GameState {
	const me = view.me;
	const rotate = <T>(items: readonly T[]): readonly T[] =>
		items.map((_, i) => items[(i + 1 + (n % 5)) % items.length] as T);
	const pool = rotate([
		...state.deck,
		...state.players.flatMap((player, seat): readonly Card[] => (seat === me ? [] : player.hand)),
	]);
	const goals = rotate(state.players.flatMap(({ goal }, seat) => (seat === me || goal === undefined ? [] : goal)));
	let dealt = state.deck.length;
	let given = 0;
	return {
		...state,
		deck: pool.slice(0, state.deck.length),
		random: `${keyOf(n + 1)}${'0'.repeat(16)}`,
		players: state.players.map((player, seat) => {
			if (seat === me) return player;
			const hand = pool.slice(dealt, dealt + player.hand.length);
			dealt += hand.length;
			const goal = goals[given++] ?? player.goal;
			return { ...player, hand, ...(goal === undefined ? {} : { goal }) };
		}),
	};
}

describe.each(BOT_NAMES)('%s', (bot) => {
	const turns = turnsOf(3, 3);

	it('makes a legal move each turn', () => {
		for (const { view } of turns) {
			expect(legalMoves(view, view.me ?? 0)).toContainEqual(chooseMove(bot, view, 'ab'));
		}
	});

	it('decides alike in states that differ only in what it cannot know', () => {
		let differing = 0;
		for (const [n, { state, view }] of turns.entries()) {
			const other = disguised(state, view, n);
			if (JSON.stringify(other.players) !== JSON.stringify(state.players)) differing++;
			const otherView = viewFor(other, state.turn, view.seen);
			expect(chooseMove(bot, otherView, keyOf(n))).toEqual(chooseMove(bot, view, keyOf(n)));
		}
		expect(differing / turns.length).toBeGreaterThan(0.9);
	});

	it('makes the same move for the same view and seed', () => {
		fc.assert(
			fc.property(fc.nat(1000), fc.string(), (n, seed) => {
				const state = newGame(2, n);
				const view = viewFor(state, 0);
				expect(chooseMove(bot, view, seed)).toEqual(chooseMove(bot, structuredClone(view), seed));
			}),
			{ numRuns: 50 },
		);
	});

	it('chooses from the moves it is given', () => {
		for (const [n, { state, view }] of turns.entries()) {
			const some = legalMoves(state, state.turn).slice(-2);
			expect(some).toContainEqual(chooseMove(bot, view, keyOf(n), { among: some }));
		}
	});

	it('plays games of two to five to an outcome', () => {
		for (const players of [2, 3, 4, 5]) {
			expect(playGame(new Array(players).fill(bot), players).outcome).not.toBeNull();
		}
	});

	it.each(RULE_SET_IDS)('plays %s to an outcome, with as few and as many players as it is for', (id) => {
		const rules = ruleSet(id);
		const { min, max } = rules.players;
		for (const players of new Set([min, max])) {
			expect(playGame(new Array(players).fill(bot), players, () => {}, rules).outcome).not.toBeNull();
		}
	});

	it.each(HOUSE)('plays house rules (%s) by legal moves, for as few and as many as they seat', (_, json) => {
		const rules = must(parseRules(json));
		const { min, max } = rules.players;
		for (const players of new Set([min, max])) {
			const others = BOT_NAMES.find((name) => name !== bot) ?? bot;
			const seats = Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? bot : others));
			const watch = ({ state, view }: Turn) => {
				const move = chooseMove(bot, view, 'ab');
				expect(whyNot(state, state.turn, move)).toBeUndefined();
			};
			expect(playGame(seats, players, watch, rules).outcome).not.toBeNull();
		}
	});

	it('refuses to move for someone who only watches', () => {
		expect(() => chooseMove(bot, viewFor(newGame(2, 1), null), 'ab')).toThrow(/seat/);
	});
});

describe('chance', () => {
	it('gives every legal move about as often', () => {
		const view = viewFor(newGame(2, 7), 0);
		const legal = legalMoves(view, 0).map((move) => JSON.stringify(move));
		const counts = new Map(legal.map((move) => [move, 0]));
		const draws = legal.length * 400;
		for (let n = 0; n < draws; n++) {
			const move = JSON.stringify(chooseMove('random', view, keyOf(n)));
			counts.set(move, (counts.get(move) ?? 0) + 1);
		}
		// 400 each are expected; five standard deviations are 100.
		for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(100);
	});

	it('goes on from turn to turn with one seed', () => {
		const state = newGame(2, 7);
		const views = Array.from({ length: 20 }, (_, passed) => ({ ...viewFor(state, 0), passed }));
		const moves = new Set(views.map((view) => JSON.stringify(chooseMove('random', view, 'one seed'))));
		expect(moves.size).toBeGreaterThan(3);
	});
});
