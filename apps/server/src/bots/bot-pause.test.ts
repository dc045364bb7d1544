import type { GameEvent, Move } from '@aquarius/engine';
import { expect, it } from 'vitest';
import { pauseBefore } from './bot-pause.ts';

const PAUSES = { from: 700, to: 1200, most: 1900 };
const place = { type: 'place', card: 'EEEE', x: 1, y: 0 } as Move; // a card's word is a string of its own type
const placed = { type: 'placed', seat: 0, card: 'EEEE', x: 1, y: 0, connected: [], bonus: 0 } as unknown as GameEvent;
const zapped = { type: 'zapped', seat: 0, card: 'EEEE', x: 1, y: 0 } as unknown as GameEvent;
const shuffled: GameEvent = { type: 'goals-shuffled', seat: 0, goals: [] };
const drew: GameEvent = { type: 'turn', seat: 1 };

it.each<[string, Move, readonly GameEvent[], number, number]>([
	['a card after a card', place, [placed, drew], 0, 700],
	['the same, by the longest chance', place, [placed, drew], 1, 1200],
	['nothing before', place, [], 0.5, 950],
	['a pass, which is forced', { type: 'pass' }, [placed], 0, 350],
	['an Action', { type: 'shuffle-goals' }, [placed], 0, 910],
	['a card after one that was zapped', place, [zapped, drew], 0, 1050],
	['a card after other Goals', place, [shuffled, drew], 0, 1190],
	['an Action after other Goals, which would be too long', { type: 'shuffle-goals' }, [shuffled], 1, 1900],
])('the pause before %s', (_, move, before, chance, ms) => {
	expect(pauseBefore(move, before, PAUSES, chance)).toBe(ms);
});

it('there is none where none is wished', () => {
	expect(pauseBefore({ type: 'shuffle-goals' }, [shuffled], { from: 0, to: 0, most: 0 }, 1)).toBe(0);
});
