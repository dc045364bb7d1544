import { type Card, type Element, type GameState, type Move, parsePosition, viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { chooseMove } from '../bots.ts';
import { must, playGame } from '../testing/games.ts';

interface Given {
	readonly table: readonly string[];
	readonly hand: readonly string[];
	readonly goal: Element;
	readonly others?: readonly { readonly hand: readonly string[]; readonly goal: Element }[];
}

/** The greedy bot's move at a table where it is on turn. */
function decide({ table, hand, goal, others = [{ hand: ['EEEE'], goal: goal === 'E' ? 'A' : 'E' }] }: Given): Move {
	const state: GameState = must(
		parsePosition({
			format: 'aquarius-position/1',
			rules: 'v3',
			players: [{ hand, goal }, ...others],
			table,
			deck: ['SSSS', 'AAAA', 'WWWW'],
			turn: 0,
		}),
	);
	return chooseMove('greedy', viewFor(state, 0), 'a5');
}

const row = (card: string, n: number, y = 0): readonly string[] =>
	Array.from({ length: n }, (_, x) => `${card}@${x},${y}`);

describe('greedy', () => {
	it('wins when it can', () => {
		expect(decide({ table: row('FFFF', 6), hand: ['FFFF', 'AAAA', 'EEFF'], goal: 'F' })).toMatchObject({
			type: 'place',
		});
	});

	it('wins by moving a card', () => {
		const table = [...row('FFFF', 6), 'FFFF@0,1', 'FFFF@9,9'].filter((card) => card !== 'FFFF@0,1');
		expect(decide({ table, hand: ['move-a-card', 'AAAA'], goal: 'F' })).toMatchObject({
			type: 'move-a-card',
			target: { x: 9, y: 9 },
		});
	});

	it('makes the largest group of its own Goal bigger', () => {
		const table = ['FFFF@0,0', 'FFFF@1,0', 'FFWW@2,0', 'WWWW@2,1'];
		expect(decide({ table, hand: ['FFFF', 'WWWW', 'AAAA'], goal: 'F' })).toMatchObject({ type: 'place', card: 'FFFF' });
	});

	it('does not make seven of an element that somebody else may hold', () => {
		const table = [...row('FFFF', 6), 'FFEE@6,0'].slice(0, 6);
		const move = decide({ table, hand: ['EEFF', 'FFFF', 'zap-a-card'], goal: 'A' });
		expect(move.type).toBe('zap-a-card');
	});

	it('prefers the place that brings more cards when nothing else matters', () => {
		const move = decide({ table: ['EEEE@0,0', 'WWWW@1,1'], hand: ['EEWW', 'AAAA'], goal: 'S' });
		// Beside both cards it connects Earth and Water: a card more.
		expect([
			{ type: 'place', card: 'EEWW', x: 0, y: 1 },
			{ type: 'place', card: 'EEWW', x: 1, y: 0 },
		]).toContainEqual(move);
	});

	it('trades Goals when every other element is ahead, not when its own is', () => {
		const table = [...row('FFFF', 4), 'AAAA@9,9'];
		const hand: readonly Card[] = ['trade-goals', 'shuffle-hands'];
		expect(decide({ table, hand, goal: 'F' }).type).toBe('shuffle-hands');
		const crowded = [...row('FFFF', 4), ...row('AAAA', 4, 5), ...row('EEEE', 4, 9), ...row('WWWW', 4, 13)];
		expect(decide({ table: crowded, hand, goal: 'S' }).type).toBe('trade-goals');
	});

	it('trades hands with the fuller hand', () => {
		const others = [
			{ hand: ['EEEE'], goal: 'E' },
			{ hand: ['EEEE', 'AAAA', 'WWWW', 'SSSS', 'FFFF'], goal: 'A' },
		] as const;
		const move = decide({ table: ['SSSS@0,0'], hand: ['trade-hands'], goal: 'F', others });
		expect(move).toEqual({ type: 'trade-hands', seat: 2 });
	});

	it('wins at least 85 in 100 games against a random player, with little thought', () => {
		let won = 0;
		let decisions = 0;
		const began = process.cpuUsage();
		for (let n = 0; n < 200; n++) {
			const me = n % 2;
			const winners =
				playGame(me === 0 ? ['greedy', 'random'] : ['random', 'greedy'], n, () => decisions++).outcome?.winners ?? [];
			if (winners.includes(me)) won += 1 / winners.length;
		}
		const { user, system } = process.cpuUsage(began);
		expect(won / 200).toBeGreaterThanOrEqual(0.85);
		// Everything that the games cost, in CPU milliseconds a decision.
		expect((user + system) / 1000 / decisions).toBeLessThan(5);
	});
});
