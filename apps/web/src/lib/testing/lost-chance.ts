import { applyMove, type CardWord, type LogEntry, type Move } from '@aquarius/engine';
import type { PlayedGame } from '../replay/replay.ts';
import { stateOf } from './positions.ts';

const lay = (card: string, x: number, y: number): Move => ({ type: 'place', card: card as CardWord, x, y });

/** Seat 0 could have won by its six of Fire and laid a card elsewhere; then seat 1 won by its six of Earth. */
export function lostChance(): PlayedGame {
	const fire = Array.from({ length: 6 }, (_, x) => `FFFF@${x},0`);
	const earth = Array.from({ length: 6 }, (_, x) => `EEEE@${x},1`);
	const start = stateOf({
		hand: ['FFWW', 'AAWW', 'AAAA'],
		goal: 'F',
		table: [...fire, ...earth, 'WWWW@-1,0'],
		others: [
			{ hand: ['EESS', 'AAWW'], goal: 'E' },
			{ hand: ['WWWW', 'AASS'], goal: 'A' },
		],
	});
	const log: LogEntry[] = [];
	let state = start;
	for (const move of [lay('AAWW', -2, 0), lay('SSEE', 6, 1)]) {
		const applied = applyMove(state, state.turn, move);
		if (!applied.ok) throw new Error(`the game was believed to go this way: ${applied.code}`);
		log.push(applied.value.entry);
		state = applied.value.state;
	}
	return { start, log, names: ['You', 'Juno', 'Basil', '', ''], me: 0 };
}
