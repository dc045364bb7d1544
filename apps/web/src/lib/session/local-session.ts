import type { RatedMove } from '@aquarius/bots';
import { type Move, makeMove, type PlayerView, type RuleSet, viewFor } from '@aquarius/engine';
import type { Emote, SeatInfo, TableOptions } from '@aquarius/protocol';
import type { BotPlayer } from './bot-player.ts';
import { dealGame, type LocalGame, type LocalSetup, loadGame, ME, playedGame, saveText } from './local-game.ts';
import {
	type Answered,
	type Connection,
	type GameSession,
	Listeners,
	type SaidEmote,
	type TableDeed,
	type TableSnapshot,
} from './session.ts';

/** What a session in the page needs from the world. */
export interface LocalWorld {
	readonly bots: BotPlayer;
	/** 64 hex digits nobody can guess. */
	readonly randomKey: () => string;
	/** The pause before a bot moves, in ms; what comes after it looks whether the session was closed meanwhile. */
	readonly wait: (ms: number) => Promise<void>;
	readonly now: () => number;
	readonly save: (text: string) => void;
	/** Tells of what went wrong with the bots. */
	readonly report: (what: string) => void;
}

const LOCAL: Connection = { type: 'local' };
const BOTS_FAILED: Connection = { type: 'bots-failed' };
const OK: Answered = { ok: true };
/** Long enough to see whose turn it is, short enough not to wait for. */
const PAUSE = { first: 900, next: 1100 };
/** How long a hint is thought about, in ms. */
const HINT_MS = 900;

/** A game against bots inside the page. */
export class LocalSession implements GameSession {
	readonly #world: LocalWorld;
	readonly #listeners = new Listeners();
	#game: LocalGame;
	#games = 1;
	#emotes: readonly SaidEmote[] = [];
	#connection: Connection = LOCAL;
	#snapshot: TableSnapshot;
	/** Raised by every new game and by `close`: an answer that comes later is thrown away. */
	#round = 0;

	private constructor(game: LocalGame, world: LocalWorld) {
		this.#world = world;
		this.#game = game;
		this.#snapshot = this.#fold();
		world.bots.start();
	}

	/** A fresh deal, saved at once. */
	static deal(setup: LocalSetup, rules: RuleSet, world: LocalWorld): LocalSession {
		const session = new LocalSession(dealGame(setup, rules, world.randomKey()), world);
		world.save(saveText(session.#game));
		void session.#letBotsPlay(PAUSE.first);
		return session;
	}

	/** The saved game again, or undefined if the text holds none. */
	static resume(text: string, world: LocalWorld): LocalSession | undefined {
		const game = loadGame(text);
		if (game === undefined) return undefined;
		const session = new LocalSession(game, world);
		void session.#letBotsPlay(PAUSE.first);
		return session;
	}

	snapshot = (): TableSnapshot => this.#snapshot;
	connection = (): Connection => this.#connection;
	subscribe = (changed: () => void): (() => void) => this.#listeners.add(changed);
	/** Asks the bots again. */
	retry = (): void => {
		if (this.#connection === LOCAL) return;
		this.#connection = LOCAL;
		this.#changed();
		void this.#letBotsPlay(0);
	};

	play = async (move: Move): Promise<Answered> => {
		const played = playedGame(this.#game, ME, move);
		if (!played.ok) return { refused: played.code };
		this.#show(played.value);
		void this.#letBotsPlay(PAUSE.first);
		return OK;
	};

	command = async (deed: TableDeed): Promise<Answered> => {
		if (deed.do !== 'rematch') return { refused: 'room/wrong-phase' };
		this.#round += 1;
		this.#games += 1;
		this.#connection = LOCAL;
		this.#show(dealGame(this.#game.setup, this.#game.start.rules, this.#world.randomKey()));
		void this.#letBotsPlay(PAUSE.first);
		return OK;
	};

	emote = async (emote: Emote): Promise<Answered> => {
		const id = (this.#emotes.at(-1)?.id ?? 0) + 1;
		this.#emotes = [...this.#emotes.slice(-9), { id, seat: ME, emote, at: this.#world.now() }];
		this.#changed();
		return OK;
	};

	/** What the person may know is all that the answer comes from: the view goes to the worker, and nothing else. */
	advise = (view: PlayerView): Promise<readonly RatedMove[]> =>
		this.#world.bots.rate(view, this.#world.randomKey(), { ms: HINT_MS }).catch((error: unknown) => {
			this.#world.report(`no hint came: ${error}`);
			throw error;
		});

	leave = async (): Promise<void> => this.close();

	close = (): void => {
		this.#round += 1;
		this.#world.bots.close();
	};

	/** Plays for bots until the person is on turn or the game is over. One that gives no move stops it: nothing is played in its place. */
	async #letBotsPlay(pause: number): Promise<void> {
		const round = this.#round;
		let next = pause;
		while (this.#round === round) {
			const { state, setup, events } = this.#game;
			const bot = setup.bots[state.turn - 1];
			if (state.outcome !== null || state.turn === ME || bot === undefined) return;
			const view = viewFor(state, state.turn, events);
			const [answer] = await Promise.allSettled([
				this.#world.bots.choose(bot, view, this.#world.randomKey()),
				this.#world.wait(next),
			]);
			if (this.#round !== round) return;
			if (answer.status === 'rejected') {
				this.#fail(`a bot did not answer: ${answer.reason}`);
				return;
			}
			const played = playedGame(this.#game, state.turn, answer.value);
			if (!played.ok) {
				this.#fail(`a bot made an illegal move: ${makeMove(answer.value)} (${played.code})`);
				return;
			}
			this.#show(played.value);
			next = PAUSE.next;
		}
	}

	#fail(why: string): void {
		this.#world.report(why);
		this.#connection = BOTS_FAILED;
		this.#changed();
	}

	#show(game: LocalGame): void {
		this.#game = game;
		this.#world.save(saveText(game));
		this.#changed();
	}

	#changed(): void {
		this.#snapshot = this.#fold();
		this.#listeners.tell();
	}

	#fold(): TableSnapshot {
		const game = this.#game;
		const view = viewFor(game.state, ME, game.events);
		return {
			code: null,
			phase: game.state.outcome === null ? 'playing' : 'ended',
			view,
			seats: seatsOf(game),
			me: ME,
			host: ME,
			options: OPTIONS,
			quick: false,
			startsAt: null,
			deadline: null,
			watchers: 0,
			game: this.#games,
			resultId: null,
			log: view.seen.map((event) => ({ event })),
			connection: this.#connection,
			emotes: this.#emotes,
			busy: false,
		};
	}
}

/** Of a game in the page: nobody else is there, and no time runs. */
const OPTIONS: TableOptions = {
	isPrivate: true,
	spectators: false,
	clock: 0,
	clockFor: 'turn',
	talk: 'phrases',
	onLeave: 'bot',
	lateJoin: 'nobody',
	first: 'random',
};

const seatsOf = ({ state, setup }: LocalGame): readonly SeatInfo[] =>
	state.players.map((player, seat) => {
		const bot = setup.bots[seat - 1] ?? null;
		return {
			seat,
			kind: player.invisible ? 'invisible' : bot === null ? 'person' : 'bot',
			name: setup.names[seat] ?? '',
			bot,
			connected: true,
			away: false,
			leftMs: null,
			muted: false,
			handSize: player.hand.length,
		};
	});
