import type { RatedMove } from '@aquarius/bots';
import type { GameEvent, Move, PlayerView, Seat, Viewer } from '@aquarius/engine';
import type { BotName, Emote, OptionsPatch, Refusal, SeatInfo, TableOptions } from '@aquarius/protocol';

/** How the page and the table hang together. Times are of this device's clock, in ms. */
export type Connection =
	/** The game runs in this page. */
	| { readonly type: 'local' }
	/** There too, but its bots could not be asked: they wait until the person tries again. */
	| { readonly type: 'bots-failed' }
	| { readonly type: 'joining' }
	| { readonly type: 'open' }
	/** Back from sleep: is the line still alive? */
	| { readonly type: 'checking' }
	/** Lost; the next try starts at `at`. */
	| { readonly type: 'waiting'; readonly at: number }
	/** Another window plays this seat. */
	| { readonly type: 'elsewhere' }
	/** For good, unless the person tries again. */
	| { readonly type: 'closed'; readonly code: Refusal | 'removed' | 'outdated' | 'unshown' | 'left' };

export interface SaidEmote {
	/** Counts up; the same emote twice is two. */
	readonly id: number;
	readonly seat: Seat;
	readonly emote: Emote;
	/** On this device's clock. */
	readonly at: number;
}

/** Lines of the log that came since the last snapshot are said aloud; who moved instead of the person is told too. */
export interface LoggedEvent {
	readonly event: GameEvent;
	readonly by?: 'clock' | 'bot';
}

/** Everything a table page shows, as one immutable value. */
export interface TableSnapshot {
	readonly code: string | null;
	readonly phase: 'lobby' | 'playing' | 'ended';
	/** Null before the first game. */
	readonly view: PlayerView | null;
	/** Invisible seats included while a game is on. */
	readonly seats: readonly SeatInfo[];
	readonly me: Viewer;
	readonly host: Seat | null;
	readonly options: TableOptions;
	readonly quick: boolean;
	readonly startsAt: number | null;
	/** When the turn runs out. */
	readonly deadline: number | null;
	readonly watchers: number;
	/** Counts games at this table. */
	readonly game: number;
	/** Of the record that the server keeps of the game that is over; null before that, and for a game in the page. */
	readonly resultId: string | null;
	readonly log: readonly LoggedEvent[];
	readonly connection: Connection;
	readonly emotes: readonly SaidEmote[];
	/** A move is on its way. */
	readonly busy: boolean;
}

/** What a person does to the table rather than in the game. */
export type TableDeed =
	| { readonly do: 'start' }
	| { readonly do: 'rematch' }
	| { readonly do: 'lobby' }
	| { readonly do: 'options'; readonly options: OptionsPatch }
	| { readonly do: 'add-bot'; readonly bot: BotName; readonly seat?: Seat }
	| { readonly do: 'remove-bot'; readonly seat: Seat }
	| { readonly do: 'kick'; readonly seat: Seat }
	| { readonly do: 'sit'; readonly name: string; readonly seat?: Seat }
	| { readonly do: 'stand' }
	/** Plays again after a bot has taken over because turns ran out. */
	| { readonly do: 'back' }
	| { readonly do: 'rename'; readonly name: string };

export type Answered = { readonly ok: true } | { readonly refused: Refusal | 'unreachable' };

/** A game that somebody plays or watches, in the page or on a server; pages know no other door. */
export interface GameSession {
	/** `null` until the table is known for the first time. */
	readonly snapshot: () => TableSnapshot | null;
	readonly connection: () => Connection;
	/** Calls back after every change, not at once; returns the undo. */
	readonly subscribe: (changed: () => void) => () => void;
	readonly play: (move: Move) => Promise<Answered>;
	readonly command: (deed: TableDeed) => Promise<Answered>;
	readonly emote: (emote: Emote) => Promise<Answered>;
	/** Rates the moves that the view's seat may make, for a hint; only where a person plays against bots alone. */
	readonly advise?: (view: PlayerView) => Promise<readonly RatedMove[]>;
	/** Tries the connection again at once, or takes the seat back from another window. */
	readonly retry: () => void;
	/** Gives the seat up. */
	readonly leave: () => Promise<void>;
	/** Lets go of timers, sockets and workers; the seat is kept. */
	readonly close: () => void;
}

/** The subscription half of a session. */
export class Listeners {
	readonly #all = new Set<() => void>();

	add(changed: () => void): () => void {
		this.#all.add(changed);
		return () => this.#all.delete(changed);
	}

	tell(): void {
		for (const changed of this.#all) changed();
	}
}
