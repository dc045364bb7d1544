import {
	applyMove,
	createGame,
	type GameEvent,
	type GameState,
	legalMoves,
	type Move,
	viewFor,
} from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { keyOf, must } from '../testing/games.ts';
import { FORMS, form, laid } from '../testing/solitaire.ts';
import { unseenBy } from './unseen.ts';

const relaxed = form({ solitaireRuns: 'many' });

/** What the player does not see after so many calls; a card is moved at times, or the game would be over. */
function after(calls: number, rules = relaxed) {
	const events: GameEvent[] = [];
	let state: GameState = createGame({ rules, players: 1, random: keyOf(2), first: 0 });
	const make = (move: Move) => {
		const played = must(applyMove(state, 0, move));
		events.push(...played.events);
		state = played.state;
	};
	for (let n = 0; n < calls; n++) {
		const stack = legalMoves(state, 0).find(({ type }) => type === 'stack');
		if (state.passed > 3 && stack !== undefined) make(stack);
		make({ type: 'call' });
	}
	return { state, ...unseen(state, events) };
}

function unseen(state: GameState, events: readonly GameEvent[] = []) {
	const view = viewFor(state, 0, events);
	if (view.solitaire === undefined) throw new Error('This was believed to be a solitaire');
	return unseenBy(view, view.solitaire);
}

const sorted = (list: readonly (string | undefined)[]) => [...list].map(String).sort();

describe('what the player of a solitaire does not see', () => {
	it.each(Object.entries(FORMS))('is what the decks hold: %s', (_, rules) => {
		const { state, cards, actions, spare } = after(4, rules);
		expect(sorted(cards)).toEqual(sorted(state.solitaire?.deck ?? []));
		expect(actions).toEqual(new Array(state.solitaire?.actions.length).fill(undefined));
		expect(sorted(spare)).toEqual(sorted(state.solitaire?.actions ?? []));
	});
	it('is not the order of the Actions in later runs', () => {
		for (const calls of [15, 18, 29]) {
			const { state, actions, spare } = after(calls);
			expect(state.rebuilt).toBe(1);
			expect(actions).toEqual(state.solitaire?.actions);
			expect(spare).toEqual([]);
		}
	});
	it('is as much of that order as was not told', () => {
		const { state } = after(18);
		const { actions, spare } = unseen(state);
		expect(actions).toEqual(new Array(11).fill(undefined));
		expect(sorted(spare)).toEqual(sorted(state.solitaire?.actions ?? []));
	});
	it('does not hold cards that lie turned', () => {
		const { cards } = unseen(laid({ piles: ['SFWA', 'FWEA'], slots: ['F FFFF'] }));
		const all = unseen(laid({})).cards;
		expect(cards.length).toBe(all.length - 4);
	});
	it('is nothing where cards lie open that the deck does not have', () => {
		expect(unseen(laid({ piles: ['A..F'] })).cards.length).toBe(45);
	});
});
