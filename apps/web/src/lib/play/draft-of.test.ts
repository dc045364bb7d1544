import { legalMoves, makeMove } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { playedGames } from '../testing/games.ts';
import { viewOfGiven } from '../testing/positions.ts';
import { moveOf } from './draft.ts';
import { draftOf } from './draft-of.ts';

describe('the draft of a move', () => {
	it('is one that the move comes out of again, for every move that a card is played for', () => {
		let tried = 0;
		for (const { view, seat } of playedGames(8)) {
			for (const move of legalMoves(view, seat)) {
				if (move.type === 'pass') continue;
				const back = moveOf(view, draftOf(view, move));
				expect(back === null ? null : makeMove(back)).toBe(makeMove(move));
				tried++;
			}
		}
		expect(tried).toBeGreaterThan(3000);
	});

	it('knows a Wild that is used as an Action, and a Shuffle that rotates', () => {
		const rules = { base: 'v3', wildAsAction: true, rotateOption: true };
		const view = viewOfGiven({ hand: ['****', 'shuffle-hands'], table: ['FFFF@0,0', 'FEFE@1,0'], rules });
		const moves = legalMoves(view, 0);
		expect(new Set(moves.map(({ type }) => type)).size).toBeGreaterThan(5);
		for (const move of moves) {
			const back = moveOf(view, draftOf(view, move));
			expect(back === null ? null : makeMove(back)).toBe(makeMove(move));
		}
	});

	it('is none for a pass', () => {
		const view = viewOfGiven({ hand: ['EEEE'], table: ['FFFF@0,0'] });
		expect(draftOf(view, { type: 'pass' })).toEqual({ type: 'none' });
	});
});
