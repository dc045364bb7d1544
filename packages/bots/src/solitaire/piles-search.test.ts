import {
	applyMove,
	createGame,
	eventsFor,
	type GameEvent,
	type GameState,
	legalMoves,
	type Move,
	makeMove,
	type RuleSet,
	viewFor,
} from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import type { Budget } from '../bot.ts';
import { pickFrom } from '../pick.ts';
import { keyOf, must, newGame } from '../testing/games.ts';
import { FORMS, form, type Laid, laid } from '../testing/solitaire.ts';
import { pilesSearch } from './piles-search.ts';

function decide(state: GameState, budget?: Budget, seen: readonly GameEvent[] = [], seed = 'ab'): Move {
	const view = viewFor(state, 0, seen);
	return pilesSearch(view, legalMoves(view, 0), pickFrom(seed, view), budget);
}

const decideText = (of: Laid, budget?: Budget) => makeMove(decide(laid(of), budget));

interface Turn {
	readonly state: GameState;
	readonly seen: readonly GameEvent[];
}

/** Plays a game to its end; gives every turn. `tells`: whether the bot is told what happened. */
function play(rules: RuleSet, n: number, budget: Budget, tells = true): readonly Turn[] {
	const turns: Turn[] = [{ state: createGame({ rules, players: 1, random: keyOf(n), first: 0 }), seen: [] }];
	for (let last = turns[0]; last !== undefined && last.state.outcome === null; last = turns.at(-1)) {
		const played = must(applyMove(last.state, 0, decide(last.state, budget, last.seen, keyOf(n))));
		turns.push({ state: played.state, seen: tells ? [...last.seen, ...eventsFor(played.events, 0)] : [] });
		if (turns.length > 3000) throw new Error('The game was believed to come to an end');
	}
	return turns;
}

/** The same game for whoever does not see the decks: both in another order. */
function disguised(state: GameState): GameState {
	const { solitaire } = state;
	if (solitaire === undefined) throw new Error('This was believed to be a solitaire');
	// In later runs the player knows the order of the Actions.
	const actions = state.rebuilt > 0 ? solitaire.actions : solitaire.actions.toReversed();
	return {
		...state,
		solitaire: { ...solitaire, deck: solitaire.deck.toReversed(), actions },
		random: `${keyOf(9)}${'0'.repeat(16)}`,
	};
}

const many = { solitaireRuns: 'many' };

describe('a bot for the solitaire', () => {
	it.each<[string, Laid, string]>([
		['puts an open Goal onto a slot', { piles: ['F', 'FFEE', 'FFFF'] }, 'p1>a1 F'],
		['wins', { piles: ['FFFF', 'EEEE'], slots: ['F', 'E EEEE'], calls: 'F' }, 'p1>a1 FFFF'],
		['gives up when nothing else is left', { piles: ['EEEE'], slots: ['F'] }, 'resign'],
		[
			'gives up instead of turning up Actions for ever',
			{ rules: many, piles: ['FFFF', 'EEEE'], calls: 'FE', passed: 2 },
			'resign',
		],
		['turns up an Action when nothing else is left', { piles: ['EEEE'], slots: ['E'], calls: 'FE' }, 'call'],
	])('%s', (_, of, move) => expect(decideText(of)).toBe(move));

	it('decides with any budget, however small', () => {
		const state = newSolitaire(4);
		const legal = legalMoves(state, 0);
		for (const budget of [{ playouts: 0 }, { playouts: 1 }, { playouts: 5 }, { playouts: Number.NaN }]) {
			expect(legal).toContainEqual(decide(state, budget));
		}
		let time = 0;
		expect(legal).toContainEqual(decide(state, { ms: 30, now: () => time++ }));
		expect(legal).toContainEqual(decide(state, { ms: 0, now: () => 5 }));
	});

	it('chooses from the moves that it is given', () => {
		const view = viewFor(newSolitaire(4), 0);
		for (const move of legalMoves(view, 0)) expect(pilesSearch(view, [move], pickFrom('a', view))).toBe(move);
	});

	it('throws for a game at a table', () => {
		expect(() => decide(newGame(2, 1))).toThrow(/solitaire/);
	});
});

const newSolitaire = (n: number, rules: RuleSet = form({})) =>
	createGame({ rules, players: 1, random: keyOf(n), first: 0 });

describe.each(Object.entries(FORMS))('%s', (_, rules) => {
	it('plays whole games by legal moves to an end, and the same again', () => {
		for (let n = 0; n < 4; n++) {
			const turns = play(rules, n, { playouts: 30 });
			expect(turns.at(-1)?.state.outcome).not.toBeNull();
			expect(play(rules, n, { playouts: 30 }).at(-1)).toEqual(turns.at(-1));
		}
	});

	it('comes to an end when it is told nothing of what happened', () => {
		for (let n = 0; n < 4; n++) expect(play(rules, n, { playouts: 20 }, false).at(-1)?.state.outcome).not.toBeNull();
	});

	it('decides alike in states that differ only in their hidden decks', () => {
		let differing = 0;
		let decisions = 0;
		for (let n = 0; n < 3; n++) {
			for (const { state, seen } of play(rules, n, { playouts: 30 })) {
				if (state.outcome !== null) continue;
				const other = disguised(state);
				decisions++;
				if (JSON.stringify(other.solitaire) !== JSON.stringify(state.solitaire)) differing++;
				expect(decide(other, { playouts: 30 }, seen)).toEqual(decide(state, { playouts: 30 }, seen));
			}
		}
		expect(differing / decisions).toBeGreaterThan(0.4);
		expect(decisions).toBeGreaterThan(100);
	});
});

it('plays a deck of 200 cards and one with hardly any', () => {
	const large = form({ deck: { FFFF: 60, FFEE: 60, EEEE: 60, 'zap-a-card': 10, 'move-a-card': 10 } });
	const small = form({ deck: { '****': 1, 'zap-a-card': 1 } });
	for (const rules of [large, small]) {
		expect(play(rules, 1, { playouts: 10 }).at(-1)?.state.outcome).not.toBeNull();
	}
});
