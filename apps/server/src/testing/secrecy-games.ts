import { randomUUID } from 'node:crypto';
import { type GameState, isReal, parseRules, RULE_SET_IDS, type RuleSet, viewFor } from '@aquarius/engine';
import { type Codec, type CreateTable, isTableCode } from '@aquarius/protocol';
import type { Canaries, Leak } from '@aquarius/protocol/testing';
import type { Table } from '../table/table.ts';
import { captureFrames, forget } from './capture-socket.ts';
import { call, Guest } from './guest.ts';
import { type RunningApp, runApp } from './running-app.ts';
import { Secrets } from './secrets.ts';

type RulesJson = NonNullable<CreateTable['rules']>;

/** House rules that mix what no edition mixes: hidden things beside open ones, many seats. */
const HOUSE: readonly RulesJson[] = [
	{ base: 'v3', decks: 2, players: { min: 6, max: 10 } },
	{ base: 'v2', goalsCovered: true, openHands: true, rotateOption: true },
	{ base: 'aqua-chicken', actions: ['rotate-goals', 'trade-goals', 'shuffle-goals'], rotateOption: true },
	{ base: 'collect-seven', openHands: false, actions: ['shuffle-hands', 'trade-hands'], rotateOption: true },
];
/** What the games are played by, one after the other. */
export const SECRECY_RULES: readonly RulesJson[] = [...RULE_SET_IDS, ...HOUSE];

/** What came of many games in which every byte of every client was looked through. */
export interface SecrecyReport {
	readonly games: number;
	readonly ruleSets: number;
	readonly clients: number;
	readonly watchers: number;
	readonly lateJoiners: number;
	readonly leavers: number;
	readonly reloads: number;
	readonly rematches: number;
	readonly moves: number;
	readonly bytes: number;
	/** Different numbers of a client's own that were found: a scan that finds none proves nothing. */
	readonly own: number;
	/** Views that were compared with what the engine lets their clients know, and how many were not that. */
	readonly views: number;
	readonly wrongViews: number;
	readonly leaks: readonly (Leak & { readonly rules: string })[];
	readonly ok: boolean;
}

type Counts = { -readonly [C in Exclude<keyof SecrecyReport, 'leaks' | 'ok' | 'ruleSets'>]: SecrecyReport[C] };

/** Sixteen numbers for a seat's people, one after the other, are more than ever sit there. */
const OWNERS = 16;

export const gameName = (code: string, game: number): string => `${code}/${game}`;

/**
 * A server whose numbers for cards are canaries, made for one person each: who takes a seat over gets other numbers than who had it, so
 * that what was told before shows in the bytes of whoever comes later.
 */
export async function runWatched(canaries: Canaries): Promise<RunningApp> {
	captureFrames();
	const running: RunningApp = await runApp({ codecFor: (table) => codecOf(() => running, table, canaries) });
	return running;
}

/** Who sits at a seat now, as an audience of canaries. */
export function ownerOf({ lines }: Pick<Table, 'lines'>, seat: number): number {
	const joined = lines.filter(({ events }) => events.some((event) => event.type === 'joined' && event.seat === seat));
	return seat * OWNERS + joined.length;
}

export function codecOf(running: () => RunningApp, table: Table, canaries: Canaries): Codec {
	const { rules, code, game } = table.facts;
	const codec = canaries.codecFor(rules, gameName(code, game));
	const owner = (seat: number | null) => {
		const now = running().app.inspect(code);
		return seat === null ? null : ownerOf(now?.facts.game === game ? now : table, seat);
	};
	return {
		card: (card, seat) => codec.card(card, owner(seat)),
		cardAt: (number, seat) => codec.cardAt(number, owner(seat)),
		goal: (goal, seat) => codec.goal(goal, owner(seat)),
		goalAt: (number, seat) => codec.goalAt(number, owner(seat)),
	};
}

/** Plays so many games on a watched server, some at once, and looks through everything that anybody was sent. */
export async function secrecyGames(
	running: RunningApp,
	canaries: Canaries,
	o: { readonly games: number; readonly atOnce: number },
): Promise<SecrecyReport> {
	const counts: Counts = {
		games: 0,
		clients: 0,
		watchers: 0,
		lateJoiners: 0,
		leavers: 0,
		reloads: 0,
		rematches: 0,
		moves: 0,
		bytes: 0,
		own: 0,
		views: 0,
		wrongViews: 0,
	};
	const leaks: (Leak & { readonly rules: string })[] = [];
	const lobby = await listenToLobby(running.url);
	let next = 0;
	const work = async () => {
		for (let index = next++; index < o.games; index = next++) {
			const game = new WatchedGame(running, canaries, counts, index);
			await game.play();
			leaks.push(...(await game.scan()));
			counts.games += 1;
		}
	};
	try {
		await Promise.all(Array.from({ length: o.atOnce }, work));
	} finally {
		const heard = await lobby();
		leaks.push(...canaries.foreignIn(heard, () => null).map((leak) => ({ ...leak, rules: 'lobby' })));
	}
	const isAlive =
		counts.own > counts.games * 5 &&
		counts.views > counts.games &&
		(o.games < SECRECY_RULES.length || counts.lateJoiners > 0);
	const ok = leaks.length === 0 && counts.wrongViews === 0 && isAlive;
	return { ...counts, ruleSets: Math.min(o.games, SECRECY_RULES.length), leaks: leaks.slice(0, 20), ok };
}

/** A connection and the audiences that it is, by game; a person has several, one after the other. */
interface Client {
	readonly guest: Guest;
	readonly owns: Map<string, number>;
}

/** One table from its first chair to the scan: people, bots, someone who watches, somebody who leaves and somebody who comes late. */
class WatchedGame {
	readonly #running: RunningApp;
	readonly #canaries: Canaries;
	readonly #counts: Counts;
	readonly #index: number;
	readonly #json: RulesJson;
	readonly #rules: RuleSet;
	readonly #clients: Client[] = [];
	readonly #secrets: Secrets[] = [];
	readonly #loops: Promise<void>[] = [];
	#texts = '';
	#code = '';
	#hasLeft = false;
	#hasCome = false;

	constructor(running: RunningApp, canaries: Canaries, counts: Counts, index: number) {
		this.#running = running;
		this.#canaries = canaries;
		this.#counts = counts;
		this.#index = index;
		this.#json = SECRECY_RULES[index % SECRECY_RULES.length] ?? 'v3';
		const rules = parseRules(this.#json);
		if (!rules.ok) throw new Error(rules.code.detail);
		this.#rules = rules.value;
	}

	async play(): Promise<void> {
		const people = await this.#sitDown();
		const [ann] = people;
		if (ann === undefined) throw new Error('a table has a host');
		await this.#start(people, 'start');
		for (const guest of people) this.#loops.push(this.#playOn(guest, guest !== ann && guest === people.at(-1)));
		// Who comes late adds a loop.
		for (let at = 0; at < this.#loops.length; at++) await this.#loops[at];
		this.#texts += (await call(this.#running.url, `/api/tables/${this.#code}`)).text;
		await this.#again(ann);
		const { seed } = this.#truth.facts;
		for (const secrets of this.#secrets) {
			// What comes next at this table is as secret as what was.
			secrets.addHex(seed);
			for (const event of this.#truth.lines.flatMap(({ events }) => events)) {
				if (event.type === 'start-turned-up') secrets.reveal(event.skipped);
			}
		}
		this.#checkViews();
		if (this.#index % 3 === 0) await this.#rematch();
	}

	async scan(): Promise<readonly (Leak & { readonly rules: string })[]> {
		const rules = JSON.stringify(this.#json);
		const leaks = this.#clients.flatMap(({ guest, owns }) => {
			const bytes = Buffer.concat([guest.bytes, Buffer.from(this.#texts)]);
			this.#counts.bytes += bytes.length;
			for (const [game, owner] of owns) this.#counts.own += this.#canaries.countOf(bytes, game, owner);
			return [
				...this.#canaries.foreignIn(bytes, (game) => owns.get(game) ?? null),
				...this.#secrets.flatMap((secrets) => secrets.in(bytes)),
			];
		});
		await Promise.all(this.#clients.map(({ guest }) => guest.leave()));
		for (const { guest } of this.#clients) forget(guest.room.sessionId);
		return leaks.map((leak) => ({ ...leak, rules }));
	}

	async #sitDown(): Promise<readonly Guest[]> {
		const { min, max } = this.#rules.players;
		const round = Math.floor(this.#index / SECRECY_RULES.length);
		const seats = min + ((this.#index + round) % (max - min + 1));
		const people = Math.min(seats, 1 + ((this.#index + round) % 4));
		const ann = await Guest.create(this.#running.url, {
			rules: this.#json,
			seats,
			bots: new Array<'random'>(seats - people).fill('random'),
			isPrivate: this.#index % 2 === 0,
			onLeave: 'empty',
			lateJoin: 'anyone',
		});
		this.#code = ann.code;
		const others = Array.from({ length: people - 1 }, (_, n) => this.#join({ name: `P${n}` }));
		const eye = this.#join({ watch: true });
		this.#counts.watchers += 1;
		const seated = [this.#meet(ann), ...(await Promise.all(others))];
		await eye;
		return seated;
	}

	async #start(people: readonly Guest[], deed: 'start' | 'rematch') {
		const [ann] = people;
		const answer = await ann?.deed({ do: deed });
		if (answer === undefined || 'refused' in answer) throw new Error(`${deed}: ${JSON.stringify(answer)}`);
		const { facts, state } = this.#truth;
		if (state === null) throw new Error('a game is on');
		this.#secrets.push(new Secrets(state, facts.seed));
		await Promise.all(
			this.#open.map(({ guest }) =>
				guest.until('the deal', () => guest.table.game === facts.game && guest.view !== null),
			),
		);
		for (const client of this.#open) this.#own(client);
	}

	/** Moves when it is this person's turn, and now and then loads the page anew, looks at a covered Goal, or leaves for good. */
	async #playOn(first: Guest, mayLeave: boolean): Promise<void> {
		let guest = first;
		for (let turns = 1; ; turns++) {
			await guest.until(
				'a turn or the end',
				() => guest.isMyTurn || guest.table.phase === 'ended' || guest.me === null,
			);
			if (guest.table.phase === 'ended' || guest.me === null) return;
			if (mayLeave && turns === 3 && this.#people > 2) return this.#leave(guest);
			if (turns % 7 === 0) guest = await this.#again(guest);
			const { version } = guest.table;
			const answer = await guest.playAsBot(
				this.#index % 5 === 0 && !this.#rules.overlap ? 'greedy' : 'random',
				`${turns}`,
			);
			if ('refused' in answer) {
				// Somebody looked, left or sat down meanwhile, which may end the game.
				if (!['room/stale', 'room/wrong-phase'].includes(answer.refused))
					throw new Error(`seat ${guest.me} was refused: ${answer.refused}`);
				await guest.untilVersion(version + 1);
				continue;
			}
			this.#counts.moves += 1;
			const { state, lines } = this.#truth;
			if (state !== null) this.#secrets.at(-1)?.addHands(state);
			await guest.untilVersion(answer.version);
			if (this.#rules.goalsCovered && turns === 2) await guest.play('look');
			if (!this.#hasCome && lines.length > 7 && (this.#hasLeft || lines.length > 12)) await this.#comeLate();
		}
	}

	async #leave(guest: Guest) {
		this.#hasLeft = true;
		const answer = await guest.deed({ do: 'leave' });
		if ('refused' in answer && this.#truth.facts.phase === 'playing') throw new Error(`leaving: ${answer.refused}`);
		this.#counts.leavers += 1;
	}

	/** By turns who watches sits down, and somebody comes from outside by name; nobody if there is no seat. */
	async #comeLate() {
		this.#hasCome = true;
		const { state } = this.#truth;
		if (state === null || state.outcome !== null || state.solitaire !== undefined) return;
		if (this.#people >= this.#rules.players.max) return;
		const newcomer = this.#index % 2 === 0 ? await this.#sitFromWatching() : await this.#sitFromOutside();
		if (newcomer === undefined) return;
		this.#counts.lateJoiners += 1;
		this.#loops.push(this.#playOn(newcomer.guest, false));
	}

	async #sitFromWatching(): Promise<Client | undefined> {
		const client = this.#open.find(({ guest }) => guest.me === null && guest.joined.seat === null);
		const answer = await client?.guest.deed({ do: 'sit', name: 'Eve', key: randomUUID() });
		if (client === undefined || answer === undefined || 'refused' in answer) return undefined;
		const { guest } = client;
		await guest.until('a seat', () => guest.me !== null && guest.table.seats[guest.me]?.name === 'Eve');
		this.#own(client);
		return client;
	}

	async #sitFromOutside(): Promise<Client | undefined> {
		const guest = await this.#join({ name: 'Fay' }).catch(() => undefined);
		const client = this.#clients.find((one) => one.guest === guest);
		if (client !== undefined) this.#own(client);
		return client;
	}

	async #rematch() {
		const people = this.#open.map(({ guest }) => guest).filter((guest) => guest.me !== null);
		const host = people.find((guest) => guest.me === guest.table.host);
		if (host === undefined || this.#people < this.#rules.players.min) return;
		await this.#start([host], 'rematch');
		this.#counts.rematches += 1;
		this.#checkViews();
	}

	/** Comes back with the credential, as after a reload. A newcomer who sat down from watching was given none over HTTP. */
	async #again(guest: Guest): Promise<Guest> {
		if (guest.joined.credential === null || guest.closeCode !== undefined) return guest;
		const back = this.#meet(await guest.again());
		await guest.untilClosed();
		this.#counts.reloads += 1;
		const client = this.#clients.find((one) => one.guest === back);
		if (client !== undefined) this.#own(client);
		return back;
	}

	async #join(body: Parameters<typeof Guest.join>[2]): Promise<Guest> {
		return this.#meet(await Guest.join(this.#running.url, this.#code, body));
	}

	#meet(guest: Guest): Guest {
		guest.codec = () => codecOf(() => this.#running, this.#truth, this.#canaries);
		this.#clients.push({ guest, owns: new Map() });
		this.#counts.clients += 1;
		return guest;
	}

	#own({ guest, owns }: Client) {
		const table = this.#truth;
		if (guest.me !== null) owns.set(gameName(this.#code, table.facts.game), ownerOf(table, guest.me));
	}

	/** Everybody's view is what the engine lets that seat, or somebody who watches, know. */
	#checkViews() {
		const { state, lines } = this.#truth;
		if (state === null) throw new Error('a game was dealt');
		const seen = lines.flatMap(({ events }) => events);
		for (const { guest } of this.#open) {
			// What has not arrived yet cannot be compared.
			if (guest.table.version !== this.#truth.facts.version) continue;
			this.#counts.views += 1;
			const viewer = guest.me !== null && isReal(state.players, guest.me) ? guest.me : null;
			if (JSON.stringify(sorted(guest.view)) !== JSON.stringify(sorted(viewFor(state, viewer, seen)))) {
				this.#counts.wrongViews += 1;
			}
		}
	}

	get #open(): readonly Client[] {
		return this.#clients.filter(({ guest }) => guest.closeCode === undefined);
	}

	get #people(): number {
		return (this.#truth.state?.players ?? []).filter((player) => !player.invisible).length;
	}

	get #truth(): Table & { readonly state: GameState | null } {
		if (!isTableCode(this.#code)) throw new Error('the table was made');
		return this.#running.truth(this.#code);
	}
}

/** The same JSON for the same value, whatever the order of its fields. */
function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** Listens to the lobby's stream from now on; the result ends it and gives all that was heard. */
async function listenToLobby(url: string): Promise<() => Promise<Buffer>> {
	const ending = new AbortController();
	const response = await fetch(`${url}/api/lobby/events`, { signal: ending.signal });
	const heard: Uint8Array[] = [];
	const reading = (async () => {
		for await (const chunk of response.body ?? []) heard.push(chunk);
	})().catch(() => {
		// Ended by us.
	});
	return async () => {
		ending.abort();
		await reading;
		return Buffer.concat(heard);
	};
}
