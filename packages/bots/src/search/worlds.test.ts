import {
	applyMove,
	type Card,
	cardOf,
	deckOf,
	ELEMENTS,
	eventsFor,
	type GameState,
	type Move,
	type PlayerView,
	parseMove,
	parsePosition,
	ruleSet,
	viewFor,
} from '@aquarius/engine';
import { createSearch } from '@aquarius/engine/search';
import { describe, expect, it } from 'vitest';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import { must, newGame } from '../testing/games.ts';
import { worldsOf } from './worlds.ts';

/** One guessed deal after the other. */
function dealsOf(view: PlayerView, count = 200): readonly GameState[] {
	const search = createSearch(view.rules, { seed: 1 });
	const { deal } = worldsOf(view, knowledgeOf(view), search);
	return Array.from({ length: count }, () => {
		deal();
		return search.toState();
	});
}

/** What seat 0 sees after a move. */
function viewAfter(state: GameState, text: string): PlayerView {
	const move = parseMove(text);
	if (move === undefined) throw new Error(`${text} was believed to be a move`);
	const played = must(applyMove(state, state.turn, move));
	return viewFor(played.state, 0, eventsFor(played.events, 0, undefined, state.rules));
}

/** A new game of three in which seat 0 begins with a card. */
function gameWith(card: Move['type']): GameState {
	for (let n = 0; ; n++) {
		const game = newGame(3, n);
		if (game.players[0]?.hand.some((held) => held === card)) return game;
	}
}

const handOf = (state: GameState, seat: number): readonly Card[] => state.players[seat]?.hand ?? [];
const countOf = (all: readonly unknown[]): number => new Set(all.map((one) => JSON.stringify(one))).size;

describe.each(['v3', 'summary'] as const)('guessed deals of %s', (id) => {
	const view = viewFor(newGame(3, 4, ruleSet(id)), 0);
	const deals = dealsOf(view);

	it('give others other hands each time, and the deck another order', () => {
		for (const seat of [1, 2]) expect(countOf(deals.map((state) => handOf(state, seat)))).toBeGreaterThan(150);
		expect(countOf(deals.map(({ deck }) => deck.slice(0, 4)))).toBeGreaterThan(150);
		expect(countOf(deals.map(({ deck }) => deck.slice(-4)))).toBeGreaterThan(150);
	});

	it('give every player each Goal that may be there, and each Goal to one place', () => {
		const goals = deals.map(({ players, unusedGoals }) => [...players.map(({ goal }) => goal), ...unusedGoals]);
		const own = view.players[0]?.goal;
		for (const dealt of goals) expect([...dealt].sort()).toEqual([...ELEMENTS].sort());
		for (const place of [1, 2, 3, 4]) {
			for (const goal of ELEMENTS.filter((element) => element !== own)) {
				const share = goals.filter((dealt) => dealt[place] === goal).length / deals.length;
				expect(share).toBeGreaterThan(0.1);
				expect(share).toBeLessThan(0.4);
			}
		}
	});

	it('have each card once, and what is open where it is', () => {
		const whole = [...deckOf(view.rules)].sort();
		for (const state of deals) {
			const { players, table, discard, deck } = state;
			const cards = [...players.flatMap(({ hand }) => hand), ...table.map(({ card }) => cardOf(card)), ...discard];
			expect([...cards, ...deck].sort()).toEqual(whole);
			expect(handOf(state, 0)).toEqual(view.players[0]?.hand);
			expect(players[0]?.goal).toBe(view.players[0]?.goal);
			expect({ table, turn: state.turn, deck: deck.length }).toEqual({ table: view.table, turn: 0, deck: view.deck });
			expect(players.map(({ hand }) => hand.length)).toEqual(view.players.map(({ hand }) => hand.length));
		}
	});
});

describe('guessed deals', () => {
	it('leave cards that were given away with who has them', () => {
		const game = gameWith('trade-hands');
		const given = handOf(game, 0).filter((card) => card !== 'trade-hands');
		const view = viewAfter(game, 'trade-hands 1');
		const hands = dealsOf(view).map((state) => handOf(state, 1));
		expect(given.length).toBeGreaterThan(2);
		// It drew a card since.
		for (const hand of hands) {
			expect(hand).toEqual(expect.arrayContaining([...given]));
			expect(hand).toHaveLength(given.length + 1);
		}
		expect(countOf(hands)).toBeGreaterThan(20);
	});

	it('leave Goals that were seen where they are', () => {
		const game = gameWith('trade-goals');
		const deals = dealsOf(viewAfter(game, 'trade-goals 1'));
		expect(new Set(deals.map(({ players }) => players[0]?.goal))).toEqual(new Set([game.players[1]?.goal]));
		expect(new Set(deals.map(({ players }) => players[1]?.goal))).toEqual(new Set([game.players[0]?.goal]));
		expect(new Set(deals.map(({ players }) => players[2]?.goal)).size).toBe(3);
	});

	it('make Goals as likely as plays do', () => {
		const players = [
			{ hand: ['AAAA', 'WWWW'], goal: 'A' },
			{ hand: ['FFFF', 'EEEE'], goal: 'F' },
		];
		const table = ['FFFF@0,0', 'FFFF@1,0', 'FFFF@2,0'];
		const deck = ['SSSS', 'EEWW', 'AAFF'];
		const rest = { table, players, unusedGoals: ['E', 'W', 'S'], deck, turn: 1 };
		const state = must(parsePosition({ format: 'aquarius-position/1', rules: 'v3', ...rest }));
		const view = viewAfter(state, 'FFFF@3,0');
		const likely = knowledgeOf(view).likelihood[1];
		const deals = dealsOf(view, 1000);
		expect(likely?.F).toBeGreaterThan(0.5);
		for (const goal of ELEMENTS) {
			const share = deals.filter((deal) => deal.players[1]?.goal === goal).length / deals.length;
			expect(Math.abs(share - (likely?.[goal] ?? 1))).toBeLessThan(0.06); // four standard deviations
		}
	});
});
