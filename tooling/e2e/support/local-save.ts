import { applyMove, type GameState, type LogEntry, makePosition, parseMove, parsePosition } from '@aquarius/engine';
import type { Player } from './player.ts';

/** Two bots and the person, whose turn it is; what is left out is what a plain game would have. */
export interface Prepared {
	readonly hand: readonly string[];
	readonly goal?: string;
	readonly table: readonly string[];
	/** Moves that have been made from there, as texts. */
	readonly played?: readonly string[];
}

/** Opens the game against bots on a prepared position, as if it had been left there. */
export async function openPrepared(
	player: Player,
	url: string,
	{ hand, goal = 'F', table, played = [] }: Prepared,
): Promise<void> {
	const others = [...'EAWFS'].filter((element) => element !== goal);
	const position = parsePosition({
		rules: 'v3',
		players: [
			{ hand, goal },
			{ hand: ['SSSS', 'AAEE'], goal: others[0] },
			{ hand: ['WWWW', 'AAEE'], goal: others[1] },
		],
		unusedGoals: others.slice(2),
		table,
		deck: ['AAFF', 'EEWW', 'SSSS', 'WFES', 'AAAA', 'EEEE', 'FFFF', 'WWWW'],
	});
	if (!position.ok) throw new Error(position.code.detail);
	const save = JSON.stringify({
		format: 'aquarius-local/1',
		setup: { bots: ['greedy', 'greedy'], names: ['You', 'Juno', 'Basil'] },
		start: makePosition(position.value),
		entries: entriesOf(position.value, played),
	});
	await player.page.addInitScript((text) => localStorage.setItem('local-game', text), save);
	await player.open(`${url}/play`);
}

function entriesOf(start: GameState, played: readonly string[]): readonly LogEntry[] {
	let state = start;
	return played.map((text) => {
		const move = parseMove(text);
		const applied = move === undefined ? undefined : applyMove(state, state.turn, move);
		if (!applied?.ok) throw new Error(`${text} cannot be played: ${applied?.code}`);
		state = applied.value.state;
		return applied.value.entry;
	});
}
