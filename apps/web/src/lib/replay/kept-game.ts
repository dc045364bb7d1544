import { parseRecord } from '@aquarius/engine';
import type { Reply } from '../session/api.ts';
import type { GameNames } from '../session/game-names.ts';
import { nameOfSeat } from '../table/seat-name.ts';
import { type PlayedGame, seatCount } from './replay.ts';

/** What came of looking for a game that a server keeps: the game; that there is none; or that nothing could be found out just now. */
export type KeptGame = PlayedGame | 'missing' | 'unreachable';

/** Reads a server's answer. Its records hold no names: `known` has those of a browser that was at the table. */
export function keptGameOf(reply: Reply<unknown>, known: GameNames | undefined): KeptGame {
	// Only this refusal is about the game; all others are about this moment.
	if (!reply.ok) return reply.code === 'room/not-found' ? 'missing' : 'unreachable';
	const record = parseRecord(reply.value);
	if (!record.ok) return 'missing';
	const { start, log } = record.value;
	const names = Array.from(
		{ length: seatCount({ start, log }) },
		(_, seat) => known?.names[seat] ?? nameOfSeat({ seat, name: '', kind: 'person' }),
	);
	return { start, log, names, me: known?.me ?? null };
}
