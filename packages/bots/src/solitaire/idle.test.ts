import { type GameEvent, legalMoves, makeMove, viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { type Laid, laid } from '../testing/solitaire.ts';
import { purposeful } from './idle.ts';

const MIDGAME: Laid = { piles: ['FFFF FFEE FFWW', 'FFEE FFFF'], slots: ['F FFFF'], calls: 'FE' };
const onto = (where: 'pile' | 'slot'): GameEvent => ({
	type: 'stacked',
	seat: 0,
	from: 0,
	onto: where,
	to: 1,
	card: 'F',
});
const called: GameEvent = { type: 'called', seat: 0, action: 'zap-a-card', again: false };
const refilled: GameEvent = { type: 'refilled', pile: 0, card: 'F' };
const idle: readonly GameEvent[] = new Array<GameEvent>(25).fill(onto('pile'));

function texts(of: Laid, seen: readonly GameEvent[]): readonly string[] {
	const view = viewFor(laid(of), 0, seen);
	if (view.solitaire === undefined) throw new Error('This was believed to be a solitaire');
	return [...new Set(purposeful(view, view.solitaire, legalMoves(view, 0)).map(makeMove))];
}

/** Whether cards may go from the high pile onto the low one. */
const mayDig = (seen: readonly GameEvent[], rules = {}): boolean =>
	texts({ ...MIDGAME, rules }, seen).some((text) => text.startsWith('p1>p2'));

describe('moves that cannot go on for ever', () => {
	it('are all card moves and calls while patience lasts', () => {
		expect(texts(MIDGAME, [onto('pile')])).toEqual(
			expect.arrayContaining(['p1>p2 FFWW', 'p2>p1 FFFF', 'p1>a1 FFWW', 'p2>a1 FFFF', 'call']),
		);
	});
	it('never are to give up', () => expect(texts(MIDGAME, [onto('pile')])).not.toContain('resign'));
	it('are not onto lower piles after many moves that brought nothing', () => {
		expect(texts(MIDGAME, idle)).not.toContain('p1>p2 FFWW');
		expect(texts(MIDGAME, idle)).toEqual(expect.arrayContaining(['p2>p1 FFFF', 'p1>a1 FFWW', 'call']));
	});
	it('are not onto lower piles where it is not told how the game came here', () => {
		expect(mayDig([])).toBe(false);
		expect(texts({ piles: ['FFFF', 'FFEE'] }, [])).toContain('p1>p2 FFFF');
	});
	it.each([
		['a card onto a slot', [...idle, onto('slot')], true],
		['a card of the deck', [...idle, refilled], true],
		['an Action in strict rules', [...idle, called], true],
	] as const)('are all again after %s', (_, seen, may) => expect(mayDig(seen)).toBe(may));
	it('are not all again after an Action in relaxed rules, where they never run out', () => {
		expect(mayDig([...idle, called], { solitaireRuns: 'many' })).toBe(false);
	});
	it('are no calls when every Action was turned up since a card was moved', () => {
		const of = { ...MIDGAME, rules: { solitaireRuns: 'many' } };
		expect(texts({ ...of, passed: 1 }, [])).toContain('call');
		expect(texts({ ...of, passed: 2 }, [])).not.toContain('call');
	});
});
