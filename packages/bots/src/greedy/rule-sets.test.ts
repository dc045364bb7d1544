import { makeMove, parsePosition, viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { chooseMove } from '../bots.ts';
import { must } from '../testing/games.ts';

/** The greedy bot's move for seat 0, as text. */
function decide(given: object): string {
	const state = must(parsePosition({ format: 'aquarius-position/1', ...given }));
	return makeMove(chooseMove('greedy', viewFor(state, 0), 'a5'));
}

const SIX_OF_FIRE = Array.from({ length: 6 }, (_, x) => `FFFF@${x},0`);
const SEVEN_OF_FIRE = [...SIX_OF_FIRE, 'FFFF@6,0'];
const other = { hand: ['EEEE'], goal: 'E' };

describe('greedy in other rule sets', () => {
	it('rotates Goals, and trades with the pile, when its own is behind', () => {
		const table = [...SIX_OF_FIRE.slice(0, 4), ...SIX_OF_FIRE.slice(0, 4).map((text) => text.replace('0', '5'))];
		const given = { rules: 'v2', table, unusedGoals: ['F', 'A', 'W'] };
		expect(decide({ ...given, players: [{ hand: ['trade-goals', 'trade-hands'], goal: 'S' }, other] })).toMatch(
			/^trade-goals/,
		);
		expect(decide({ ...given, players: [{ hand: ['rotate-goals', 'trade-hands'], goal: 'S' }, other] })).toMatch(
			/^rotate-goals/,
		);
	});

	it('turns the card that its own chain waits for', () => {
		const rules = { base: 'v3', actions: ['rotate-a-card'] };
		const table = ['FFFF@0,0', 'FFFF@0,1', 'EEFF@0,-1', 'EEFF@0,2', 'AAAA@9,9'];
		const players = [{ hand: ['rotate-a-card', 'AAAA'], goal: 'F' }, other];
		expect(decide({ rules, table, players })).toBe('rotate-a-card 0,2');
	});

	it('weighs cards that overlap others by what is left of those', () => {
		const given = { rules: 'summary', table: SIX_OF_FIRE, unusedGoals: ['S', 'A', 'W'] };
		const move = decide({ ...given, players: [{ hand: ['FFFF', 'trade-goals'], goal: 'F' }, other] });
		expect(move).toMatch(/^FFFF@/);
	});

	it('looks at a covered Goal, and claims what it has won', () => {
		const given = { rules: 'aqua-chicken', table: SEVEN_OF_FIRE };
		const covered = { hand: ['FFFF'], goal: 'F', covered: true };
		expect(decide({ ...given, players: [covered, other] })).toBe('look');
		expect(decide({ ...given, players: [{ hand: ['FFFF'], goal: 'F' }, other] })).toBe('claim');
	});

	it('collects bonus cards where cards win', () => {
		const players = [{ hand: ['EEWW', 'EFEF'] }, { hand: ['SSFF'] }];
		const move = decide({
			rules: 'collect-seven',
			table: ['EEEE@0,0', 'WWWW@1,1'],
			players,
			deck: ['EEWW', 'EEWW', 'SSWW'],
		});
		expect(['EEWW@0,1', 'EEWW@1,0']).toContain(move);
	});

	it('leaves a way out for each element of the start card', () => {
		// Fire has one spot left, above; Water has several.
		const table = ['FFWW@0,0', 'SSAA@-1,0', 'SSAA@1,0', 'WWSS@0,1', 'SSAA@-1,-1', 'AASS@1,-1'];
		const players = [{ hand: ['SSFF', 'WWFF'] }, { hand: ['AASS'] }];
		const move = decide({ rules: 'dont-block-it-off', table, players });
		expect(move).not.toMatch(/@0,-1$/);
	});
});

describe('greedy in the solitaire', () => {
	const given = { rules: 'solitaire', players: [{ hand: [] }], deck: ['SSSS'], called: ['zap-a-card'] };
	const actions = ['move-a-card'];

	it.each<[string, object, string]>([
		['a slot first', { piles: [['FFFF'], ['EEFF', 'FFEE'], [], [], []], slots: [['F'], [], [], [], []] }, 'p1>a1 FFFF'],
		['a Goal to its slot', { piles: [['FFFF'], ['EEEE', 'FFEE'], ['W'], [], []] }, 'p3>a. W'],
		['a higher pile rather than a lower one', { piles: [['FFFF'], ['EEEE', 'FFEE'], [], [], []] }, 'p1>p2 FFFF'],
		['the next Action when no card is of use', { piles: [['EEEE'], ['AAAA'], [], [], []] }, 'call'],
		[
			'the next Action rather than a step back',
			{ piles: [['FFFF', 'FFWW'], ['FFEE'], [], [], []], passed: 1 },
			'p2>p1',
		],
		['giving up when nothing is left', { piles: [['EEEE'], ['AAAA'], [], [], []], actions: [] }, 'resign'],
	])('prefers %s', (_, piles, move) => {
		expect(decide({ ...given, slots: [[], [], [], [], []], actions, ...piles })).toMatch(new RegExp(`^${move}`));
	});
});
