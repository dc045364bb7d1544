import { makeRecord, recordOf } from '@aquarius/engine';
import { ROOM_CODES } from '@aquarius/protocol';
import { describe, expect, it } from 'vitest';
import { gameWithGuests } from '../testing/games.ts';
import { keptGameOf } from './kept-game.ts';
import { replayOf } from './replay.ts';

const { start, log, end } = gameWithGuests();
const kept = { ok: true, value: makeRecord(recordOf(start, log, end.outcome)), serverNow: null } as const;

describe('a game that a server keeps', () => {
	it('can be played again, and has a name for everybody who ever sat down', () => {
		const game = keptGameOf(kept, undefined);
		if (typeof game === 'string') throw new Error(`there is a game, not ${game}`);
		expect(game.names).toEqual(['Seat 1', 'Seat 2', 'Seat 3', 'Seat 4']);
		expect(game.me).toBeNull();
		expect(replayOf(game)?.positions.at(-1)).toEqual(end);
	});

	it('has the names that this browser knows', () => {
		const game = keptGameOf(kept, { id: 'a', names: ['Ada', 'Ben', 'Cy', 'Dee'], me: 3 });
		expect(game).toMatchObject({ names: ['Ada', 'Ben', 'Cy', 'Dee'], me: 3 });
	});

	it.each([...ROOM_CODES, 'unreachable'] as const)('%s says whether there is none, or nothing is known', (code) => {
		expect(keptGameOf({ ok: false, code }, undefined)).toBe(code === 'room/not-found' ? 'missing' : 'unreachable');
	});

	it('is missing where its record cannot be read', () => {
		expect(keptGameOf({ ...kept, value: { format: 'something/2' } }, undefined)).toBe('missing');
	});
});
