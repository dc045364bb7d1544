import { viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { pickFrom } from '../pick.ts';
import { shuffled } from '../shuffled.ts';
import { laid } from '../testing/solitaire.ts';
import { chanceFrom } from './chance.ts';
import { race } from './race.ts';

const chance = (seed: string) => chanceFrom(pickFrom(seed, viewFor(laid({}), 0)));

/** Races choices that win with these chances of 100; how many playouts there were, too. */
function raced(chances: readonly number[], playouts: number, seed = 'a') {
	const below = chance(seed);
	const asked = chances.map(() => 0);
	const chosen = race(chances.length, 0, { playouts }, () => (choice) => {
		asked[choice] = (asked[choice] ?? 0) + 1;
		return below(100) < (chances[choice] ?? 0) ? 1 : 0;
	});
	return { chosen, asked, playouts: asked.reduce((sum, n) => sum + n, 0) };
}

describe('a race of choices', () => {
	it('finds the one that is clearly better', () => {
		expect(raced([20, 20, 90, 30, 20], 2000).chosen).toBe(2);
	});
	it('stays with the plain one where others are no better', () => {
		for (const seed of 'abcdefgh') expect(raced([60, 30, 30, 20], 2000, seed).chosen).toBe(0);
		expect(raced([50, 50], 4).chosen).toBe(0);
	});
	it.each([0, 1, 2, 7, 100, 1001])('keeps within %i playouts', (playouts) => {
		expect(raced([10, 50, 50, 10, 90], playouts).playouts).toBeLessThanOrEqual(playouts);
	});
	it('spends most of them', () => {
		expect(raced([10, 50, 50, 10, 90], 1000).playouts).toBeGreaterThan(980);
	});
	it('compares the better ones more often', () => {
		const { asked } = raced([10, 90, 1, 1, 2], 1000);
		expect(asked[1]).toBeGreaterThan(2 * (asked[2] ?? 0));
	});
	it('stops when the time is over', () => {
		let time = 100;
		const chosen = race(3, 0, { ms: 50, now: () => time }, () => {
			time += 1;
			return (choice) => choice;
		});
		expect(chosen).toBe(2);
		expect(time).toBeLessThanOrEqual(155);
	});
});

describe('chance', () => {
	it('is the same for the same beginning', () => {
		const [a, b, c] = ['x', 'x', 'y'].map(chance).map((below) => Array.from({ length: 20 }, () => below(1000)));
		expect(a).toEqual(b);
		expect(a).not.toEqual(c);
	});
	it('puts every item at every place about as often', () => {
		const below = chance('z');
		const counts = new Map<string, number>();
		for (let n = 0; n < 6000; n++) {
			const order = shuffled(['a', 'b', 'c'], below).join('');
			counts.set(order, (counts.get(order) ?? 0) + 1);
		}
		expect(counts.size).toBe(6);
		for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
	});
});
