import {
	type GameState,
	legalMoves,
	type Move,
	makeMove,
	type PlayerView,
	type RuleSet,
	viewFor,
} from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import type { Budget } from '../bot.ts';
import { pickFrom } from '../pick.ts';
import { disguised } from '../testing/disguised.ts';
import { keyOf, newGame } from '../testing/games.ts';
import { type PlayedTurn, playedTurns } from '../testing/played-turns.ts';
import { FORMS, form, type Laid, laid } from '../testing/solitaire.ts';
import { pilesSearch } from './piles-search.ts';

/** A few dozen games that are played on. */
const SOME: Budget = { playouts: 30 };

const decide = (view: PlayerView, budget: Budget = SOME, seed = 'ab'): Move =>
	pilesSearch(view, legalMoves(view, 0), pickFrom(seed, view), budget);

const decideText = (of: Laid) => makeMove(decide(viewFor(laid(of), 0)));

/** Plays a game to its end; gives every turn. `tells`: whether the bot is told what happened. */
function play(rules: RuleSet, n: number, budget: Budget = SOME, tells = true): readonly PlayedTurn[] {
	const turns: PlayedTurn[] = [];
	const bot = ({ state, view }: { readonly state: GameState; readonly view: PlayerView }): Move =>
		decide(tells ? view : viewFor(state, 0), budget, keyOf(n));
	for (const turn of playedTurns(newGame(1, n, rules), bot)) {
		turns.push(turn);
		if (turns.length > 3000) throw new Error('The game was believed to come to an end');
	}
	return turns;
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

	const view = viewFor(newGame(1, 4, form({})), 0);

	it('decides with any budget, however small', () => {
		const legal = legalMoves(view, 0);
		for (const budget of [{ playouts: 0 }, { playouts: 1 }, { playouts: 5 }, { playouts: Number.NaN }]) {
			expect(legal).toContainEqual(decide(view, budget));
		}
		let time = 0;
		expect(legal).toContainEqual(decide(view, { ms: 30, now: () => time++ }));
		expect(legal).toContainEqual(decide(view, { ms: 0, now: () => 5 }));
	});

	it('chooses from the moves that it is given', () => {
		for (const move of legalMoves(view, 0)) expect(pilesSearch(view, [move], pickFrom('a', view), SOME)).toBe(move);
	});

	it('throws for a game at a table', () => {
		expect(() => decide(viewFor(newGame(2, 1), 0))).toThrow(/solitaire/);
	});
});

describe.each(Object.entries(FORMS))('%s', (_, rules) => {
	it('plays whole games by legal moves to an end, and the same again', () => {
		for (let n = 0; n < 4; n++) {
			const end = play(rules, n).at(-1);
			expect(end?.after.outcome).not.toBeNull();
			expect(play(rules, n).at(-1)).toEqual(end);
		}
	});

	it('comes to an end when it is told nothing of what happened', () => {
		for (let n = 0; n < 4; n++) expect(play(rules, n, SOME, false).at(-1)?.after.outcome).not.toBeNull();
	});

	it('decides alike in states that differ only in their hidden decks', () => {
		let differing = 0;
		let decisions = 0;
		for (let n = 0; n < 3; n++) {
			for (const { state, view } of play(rules, n)) {
				const other = disguised(state, view, n);
				decisions++;
				if (JSON.stringify(other.solitaire) !== JSON.stringify(state.solitaire)) differing++;
				expect(decide(viewFor(other, 0, view.seen))).toEqual(decide(view));
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
		expect(play(rules, 1, { playouts: 10 }).at(-1)?.after.outcome).not.toBeNull();
	}
});
