import { type GameState, legalMoves, makeMove, parsePosition, viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { greedy } from '../greedy/greedy.ts';
import { pickFrom } from '../pick.ts';
import { must } from '../testing/games.ts';
import { easy } from './easy.ts';

/** So many of Fire in a row, some of Air here and there, and seat 0 on turn, which has Fire. */
function position(hand: readonly string[], panels: number): GameState {
	const players = [
		{ hand, goal: 'F' },
		{ hand: ['EEEE'], goal: 'E' },
	];
	const fire = Array.from({ length: panels }, (_, x) => `FFFF@${x},0`);
	const air = Array.from({ length: 5 }, (_, n) => `AAAA@9,${n * 3}`);
	return must(parsePosition({ format: 'aquarius-position/1', rules: 'v3', table: [...fire, ...air], players }));
}

/** What `easy` and `greedy` do in a position, from one source of chance after the other. */
function movesOf(state: GameState, bot = easy, decisions = 600): readonly string[] {
	const view = viewFor(state, 0);
	const legal = legalMoves(view, 0);
	return Array.from({ length: decisions }, (_, n) => makeMove(bot(view, legal, pickFrom(`${n}`, view))));
}

const shareOf = (moves: readonly string[], text: RegExp): number =>
	moves.filter((move) => text.test(move)).length / moves.length;

describe('easy', () => {
	const state = position(['FFFF', 'AAAA', 'zap-a-card', 'trade-goals', 'shuffle-hands'], 6);
	const moves = movesOf(state);

	it('slips in three of five decisions, where it could win too', () => {
		expect(shareOf(movesOf(state, greedy, 20), /^FFFF/)).toBe(1);
		const legal = legalMoves(state, 0).map(makeMove);
		const placements = legal.filter((text) => /^[A-Z]{4}@/.test(text));
		const others = placements.filter((text) => text.startsWith('AAAA')).length / placements.length;
		expect(others).toBeGreaterThan(0.5);
		// Four standard deviations are 0.08; a slip may make the best move by chance.
		expect(Math.abs(shareOf(moves, /^AAAA/) - 0.6 * others)).toBeLessThan(0.08);
	});

	it('slips by any placement, and by nothing else', () => {
		expect(new Set(moves.filter((text) => text.startsWith('AAAA'))).size).toBe(20);
		expect(shareOf(moves, /^(FFFF|AAAA)@/)).toBe(1);
	});

	it('plays like greedy where there is nothing to place', () => {
		const stuck = position(['zap-a-card', 'EEEE', 'shuffle-hands'], 4);
		const best = new Set(movesOf(stuck, greedy, 100));
		expect(best.size).toBeLessThan(legalMoves(stuck, 0).length);
		expect(new Set(movesOf(stuck, easy, 100))).toEqual(best);
	});
});
