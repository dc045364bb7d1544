import { type GameState, legalMoves, type Move, makeMove, parsePosition, viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { rateMoves } from '../hints.ts';
import { must, newGame } from '../testing/games.ts';

function rated(state: GameState, among: readonly Move[], playouts: number) {
	return rateMoves(viewFor(state, state.turn), 'a', { among, budget: { playouts } });
}

/** Six of Fire in a row, and a seat of three on turn that has Fire and can win. */
function winFor(turn: number): GameState {
	const goals = ['E', 'A', 'W'].map((goal, seat) => (seat === turn ? 'F' : goal));
	const players = goals.map((goal) => ({ hand: ['FFFF', 'FFAA', 'zap-a-card'], goal }));
	const table = Array.from({ length: 6 }, (_, x) => `FFFF@${x},0`);
	return must(
		parsePosition({ format: 'aquarius-position/1', rules: 'v3', table, players, deck: ['SSSS', 'WWWW'], turn }),
	);
}

describe('moves that are played on from', () => {
	it.each([0, 1, 2])('are as good as they are for seat %i, which makes them', (turn) => {
		const state = winFor(turn);
		const [zap, ...others] = legalMoves(state, turn).filter(({ type }) => type === 'zap-a-card');
		const [win] = legalMoves(state, turn).filter(({ type }) => type === 'place');
		if (zap === undefined || win === undefined) throw new Error('Both were believed to be legal');
		const [first, ...rest] = rated(state, [zap, win, ...others], 200);
		expect(first).toMatchObject({ move: win, value: 1 });
		expect(rest.length).toBeGreaterThan(0);
		for (const { value } of rest) expect(value).toBeLessThan(0.9);
	});

	it('see the same deals and the same luck, so that like moves are alike', () => {
		const state = newGame(3, 5);
		const moves = legalMoves(state, state.turn);
		expect(moves.length).toBeGreaterThan(5);
		for (const move of moves) {
			const [first, second] = rated(state, [move, { ...move }], 40);
			expect(second).toEqual(first);
			expect(first?.playouts).toBe(20);
		}
	});

	it('see other deals as time goes on', () => {
		const state = newGame(3, 5);
		const moves = legalMoves(state, state.turn).slice(0, 2);
		const values = [20, 40, 80, 160].map((playouts) => rated(state, moves, playouts)[0]?.value);
		expect(new Set(values).size).toBe(values.length);
	});

	it('are dropped by halves, so that the best are played on from most often', () => {
		const state = newGame(3, 5);
		const moves = legalMoves(state, state.turn);
		const all = rated(state, moves, 1600);
		const playouts = all.map((one) => one.playouts);
		expect(all.map(({ move }) => makeMove(move)).sort()).toEqual(moves.map(makeMove).sort());
		expect(playouts).toEqual([...playouts].sort((a, b) => b - a));
		expect(new Set(playouts).size).toBeGreaterThan(2);
		expect(playouts[0] ?? 0).toBeGreaterThan(8 * (playouts.at(-1) ?? 0));
		expect(playouts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1600);
		for (const [i, one] of all.entries()) {
			const next = all[i + 1];
			if (next?.playouts === one.playouts) expect(next.value).toBeLessThanOrEqual(one.value);
		}
	});
});
