import { rateMoves } from '@aquarius/bots';
import { legalMoves, type Move, makeMove } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { viewOfGiven } from '../testing/positions.ts';
import { m } from '../words.ts';
import { boardConfig } from './board-config.ts';
import { boardWords } from './board-words.ts';
import { asIdea, ideasOf, ideaWords } from './ideas.ts';

const SIX = Array.from({ length: 6 }, (_, x) => `FFFF@${x},0`);
const NAMES = ['You', 'Juno', '', '', ''];

describe('ideas', () => {
	it('begin with the move that wins, and say so', () => {
		const view = viewOfGiven({ hand: ['EEEE', 'FFWW', 'zap-a-card'], table: SIX, goal: 'F' });
		const [first] = ideasOf(view, rateMoves(view, 'a seed', { budget: { playouts: 400 } }));
		if (first === undefined) throw new Error('there is an idea');
		expect(first.move).toMatchObject({ type: 'place' });
		expect(ideaWords(view, first, NAMES, m)).toMatch(/^Place (Water|Fire) · (Water|Fire) at .*: wins at once\.$/);
		expect(ideaWords(view, first, NAMES, m, true)).toMatch(/^Place (Fire|Water) (above|below), .*: wins at once\.$/);
	});

	it('are at most four', () => {
		const view = viewOfGiven({ hand: ['FFWW', 'EEFF', 'WWFF'], table: SIX, goal: 'E' });
		const rated = rateMoves(view, 'a seed', { budget: { playouts: 200 } });
		const ideas = ideasOf(view, rated);
		expect(ideas).toHaveLength(4);
	});

	it('of one card at one place are one, however it lies', () => {
		const view = viewOfGiven({ hand: ['FFWW'], table: ['FFFF@0,0'] });
		const beside = legalMoves(view, 0).filter((move) => move.type === 'place' && move.x === 1);
		expect(beside).toHaveLength(2);
		expect(
			ideasOf(
				view,
				beside.map((move) => ({ move, value: 0.5, playouts: 1 })),
			),
		).toHaveLength(1);
	});

	it('are at most two of one Action, a Wild used as it among them, and no two are told in the same words', () => {
		const view = viewOfGiven({ hand: ['move-a-card', 'EEEE', '****'], table: ['EESS@0,0', 'EEEE@0,1'] });
		const isMove = (move: Move) => move.type === 'move-a-card';
		const moves = legalMoves(view, 0).toSorted((a, b) => Number(isMove(b)) - Number(isMove(a)));
		expect(moves.filter(isMove).length).toBeGreaterThan(4);
		const ideas = ideasOf(
			view,
			moves.map((move) => ({ move, value: 0.5, playouts: 1 })),
		);
		expect(ideas.filter(({ move }) => isMove(move))).toHaveLength(2);
		expect(ideas).toHaveLength(4);
		expect(new Set(ideas.map((idea) => ideaWords(view, idea, NAMES, m))).size).toBe(4);
	});

	it('of a pass there are none', () => {
		const view = viewOfGiven({ hand: ['EEEE'], table: ['FFFF@0,0'] });
		expect(ideasOf(view, [{ move: { type: 'pass' }, value: 0.5, playouts: 1 }])).toEqual([]);
	});

	it('mark nothing on the board but themselves', () => {
		const view = viewOfGiven({ hand: ['move-a-card', 'zap-a-card'], table: [...SIX, 'FEFE@6,0'], goal: 'E' });
		const configOf = (text: string) => {
			const moves = rateMoves(view, 'a seed', { budget: { playouts: 100 } });
			const idea = ideasOf(
				view,
				moves.filter((rated) => makeMove(rated.move).includes(text)),
			)[0];
			if (idea === undefined) throw new Error(`there is a ${text}`);
			const config = boardConfig(view, { lit: null, interactive: true }, idea.draft, boardWords(m));
			return { config: asIdea(config, idea.draft), idea };
		};
		const zap = configOf('zap');
		expect(zap.config.targets?.spots).toEqual([zap.config.targets?.chosen]);
		expect(zap.config.spots).toEqual([]);
		const moved = configOf('move');
		if (moved.idea.move.type !== 'move-a-card') throw new Error('a Move');
		expect(moved.config.table).not.toContainEqual(expect.objectContaining(moved.idea.move.target));
		expect(moved.config.lastMove).toEqual([]);
		expect(moved.config.draft).toEqual(moved.idea.move.to);
		expect(moved.config.targets).toBeNull();
	});
});
