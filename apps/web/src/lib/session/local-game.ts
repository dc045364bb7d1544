import {
	applyMove,
	createGame,
	type GameEvent,
	type GameState,
	type LogEntry,
	type Move,
	makePosition,
	parsePosition,
	type ReasonCode,
	type Result,
	type RuleSet,
	realSeats,
	replayEntry,
	type Seat,
} from '@aquarius/engine';
import { type BotName, isBotName } from '@aquarius/protocol';
import { isShown } from '../play/shown-rules.ts';

/** Who sits where in a game inside the page: the person at seat 0, bots after. */
export interface LocalSetup {
	readonly bots: readonly BotName[];
	readonly names: readonly string[];
}

/** A game in the page, as a value: how it started, what was played, and where it stands. */
export interface LocalGame {
	readonly setup: LocalSetup;
	readonly start: GameState;
	readonly entries: readonly LogEntry[];
	readonly state: GameState;
	/** All of them, with their secrets: what a seat was told comes out of `viewFor(state, seat, events)`. */
	readonly events: readonly GameEvent[];
}

export const ME: Seat = 0;
/** Where the browser keeps it. */
export const LOCAL_GAME = 'local-game';

/** A fresh deal. `random` is 64 hex digits from a good source. */
export function dealGame(setup: LocalSetup, rules: RuleSet, random: string): LocalGame {
	const start = createGame({ rules, players: setup.bots.length + 1, random });
	return { setup, start, entries: [], state: start, events: [] };
}

/** The game after a move of the seat on turn, or why not. */
export function playedGame(game: LocalGame, seat: Seat, move: Move): Result<LocalGame, ReasonCode> {
	const played = applyMove(game.state, seat, move);
	if (!played.ok) return played;
	const { state, events, entry } = played.value;
	return {
		ok: true,
		value: { ...game, state, entries: [...game.entries, entry], events: [...game.events, ...events] },
	};
}

// ---------- saved in the browser ----------

/** Start and entries, as text: a reload replays them, so that it can show nothing that the game did not. */
export function saveText(game: LocalGame): string {
	return JSON.stringify({
		format: 'aquarius-local/1',
		setup: game.setup,
		start: makePosition(game.start),
		entries: game.entries,
	});
}

/** Undefined if the text is no game that this version can show, or was damaged. */
export function loadGame(text: string): LocalGame | undefined {
	try {
		const saved: unknown = JSON.parse(text);
		if (!isSaved(saved)) return undefined;
		const start = parsePosition(saved.start);
		if (!start.ok || !isShown(start.value.rules)) return undefined;
		if (realSeats(start.value.players).length !== saved.setup.bots.length + 1) return undefined;
		let game: LocalGame = { setup: saved.setup, start: start.value, entries: [], state: start.value, events: [] };
		for (const entry of saved.entries) {
			const next = replayEntry(game.state, entry);
			if (!next.ok) return undefined;
			const { state, events } = next.value;
			game = { ...game, state, entries: [...game.entries, entry], events: [...game.events, ...events] };
		}
		return game;
	} catch {
		// Damaged text is the same as none.
		return undefined;
	}
}

interface Saved {
	readonly setup: LocalSetup;
	readonly start: unknown;
	readonly entries: readonly LogEntry[];
}

const isSaved = (value: unknown): value is Saved =>
	typeof value === 'object' &&
	value !== null &&
	'format' in value &&
	value.format === 'aquarius-local/1' &&
	'setup' in value &&
	isSetup(value.setup) &&
	'start' in value &&
	'entries' in value &&
	Array.isArray(value.entries);

/** A bot for every seat but the person's, and a name for each. */
const isSetup = (value: unknown): value is LocalSetup =>
	typeof value === 'object' &&
	value !== null &&
	'bots' in value &&
	Array.isArray(value.bots) &&
	value.bots.every((bot) => typeof bot === 'string' && isBotName(bot)) &&
	'names' in value &&
	Array.isArray(value.names) &&
	value.names.length === value.bots.length + 1 &&
	value.names.every((name) => typeof name === 'string');
