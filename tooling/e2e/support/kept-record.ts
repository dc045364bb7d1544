import { chooseMove } from '@aquarius/bots';
import {
	applyMove,
	createGame,
	type GameState,
	joinGame,
	type LogEntry,
	leaveGame,
	makeRecord,
	type Result,
	recordOf,
	ruleSet,
	viewFor,
} from '@aquarius/engine';
import type { Player } from './player.ts';

/** The address of a game that is kept, whose record a test gives. */
export const KEPT = '/replay/keptByATest1';

/**
 * The record of a game of three by `v1` in which a fourth sits down on a new last seat after the second move, and the second player leaves
 * after the fifth.
 */
export function recordWithGuests(): unknown {
	const start = createGame({ rules: ruleSet('v1'), players: 3, random: '7'.repeat(64), first: 0 });
	const log: LogEntry[] = [];
	let state = start;
	const happened = (next: Result<{ readonly state: GameState; readonly entry: LogEntry }>): void => {
		if (!next.ok) throw new Error(`the game was believed to go this way: ${next.code}`);
		log.push(next.value.entry);
		state = next.value.state;
	};
	while (state.outcome === null) {
		if (log.length === 2) happened(joinGame(state, 3));
		else if (log.length === 6) happened(leaveGame(state, 1));
		else happened(applyMove(state, state.turn, chooseMove('greedy', viewFor(state, state.turn), `${log.length}`)));
	}
	return makeRecord(recordOf(start, log, state.outcome));
}

/** Lets the server's answer about that game be this record. */
export async function keep(player: Player, record: unknown): Promise<void> {
	await player.page.route('**/api/games/*', (route) => route.fulfill({ json: record }));
}
