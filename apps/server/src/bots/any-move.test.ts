import {
	applyMove,
	createGame,
	legalMoves,
	type Move,
	parsePosition,
	RULE_SET_IDS,
	ruleSet,
	viewFor,
	whyNot,
} from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { anyMove } from './any-move.ts';

describe('a move that the clock makes', () => {
	it.each(RULE_SET_IDS)('is legal in %s, and no decision that only its person can make', (id) => {
		const rules = ruleSet(id);
		for (let game = 0; game < 5; game++) {
			const players = game % 2 === 0 ? rules.players.min : rules.players.max;
			let state = createGame({ rules, players, random: `${game}`.repeat(64), first: 0 });
			// A solitaire that nobody plays can go on for ever.
			for (let moves = 0; state.outcome === null && moves < 400; moves++) {
				const move = anyMove(viewFor(state, state.turn));
				expect(['look', 'claim', 'resign']).not.toContain(move.type);
				const done = applyMove(state, state.turn, move);
				if (!done.ok) throw new Error(`${JSON.stringify(move)}: ${done.code}`);
				state = done.value.state;
			}
		}
	});

	const only = (given: object): Move['type'] => {
		const position = parsePosition({ format: 'aquarius-position/1', ...given });
		if (!position.ok) throw new Error(position.code.detail);
		return anyMove(viewFor(position.value, 0)).type;
	};
	const piles = { rules: 'solitaire', players: [{ hand: [] }], slots: [[], [], [], [], []] };

	it('gives a solitaire up when nothing else is left', () => {
		expect(only({ ...piles, piles: [['EEEE'], ['AAAA'], [], [], []] })).toBe('resign');
		expect(only({ ...piles, piles: [['EEEE'], ['AAAA'], [], [], []], actions: ['zap-a-card'] })).toBe('call');
	});

	it('passes before it claims a win for somebody', () => {
		const table = ['FFFF@0,0', 'FFFF@1,0', 'FFFF@2,0', 'FFFF@3,0', 'FFFF@4,0', 'FFFF@5,0', 'FFFF@6,0'];
		const players = [
			{ hand: ['EEEE'], goal: 'F' },
			{ hand: ['AAAA'], goal: 'A' },
		];
		for (let n = 0; n < 20; n++) expect(only({ rules: 'aqua-chicken', table, players })).toBe('pass');
	});

	it('leaves the Actions of a hand alone if a card fits', () => {
		const players = [
			{ hand: ['trade-hands', 'zap-a-card', 'FFFF'], goal: 'F' },
			{ hand: [], goal: 'A' },
		];
		for (let n = 0; n < 20; n++) expect(only({ rules: 'v3', table: ['FFFF@0,0'], players })).toBe('place');
	});

	it('is found at once where one Action has a hundred thousand ways', () => {
		const base = ruleSet('summary');
		// A long row of cards that each touch the next.
		const table = Array.from({ length: 100 }, (_, x) => `EEEE@${x},0`);
		const rules = { base: 'summary', decks: 2 };
		const players = [
			{ hand: ['move-a-card'], goal: 'F' },
			{ hand: [], goal: 'A' },
		];
		const position = parsePosition({ format: 'aquarius-position/1', rules, table, players });
		if (!position.ok) throw new Error(position.code.detail);
		const view = viewFor(position.value, 0);
		expect(base.overlap).toBe(true);
		const cpu = (work: () => unknown) => {
			const before = process.cpuUsage();
			work();
			const { user, system } = process.cpuUsage(before);
			return user + system;
		};
		const all = cpu(() => expect(legalMoves(view, 0).length).toBeGreaterThan(50_000));
		const any = Math.min(...Array.from({ length: 5 }, () => cpu(() => anyMove(view))));
		expect(whyNot(view, 0, anyMove(view))).toBeUndefined();
		expect(any * 5).toBeLessThan(all);
	});
});
