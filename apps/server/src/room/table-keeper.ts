import { parseMove, type Seat } from '@aquarius/engine';
import type { Answer, JoinTable, MoveCommand, RoomCode, TableCommand } from '@aquarius/protocol';
import { lobbyNotice } from '../finding/lobby-list.ts';
import { quickNotice } from '../finding/quick-notice.ts';
import type { House } from '../house.ts';
import { errorText } from '../operation/log.ts';
import { type Lease, type SavedFacts, type SavedTable, StoreConflict } from '../store/table-store.ts';
import { freeChair } from '../table/chairs.ts';
import { credentialOf, hashOfCredential } from '../table/codes.ts';
import { sit, workOut } from '../table/deeds.ts';
import { type Act, whyNot } from '../table/permissions.ts';
import { comeBack, type Origin, play } from '../table/play.ts';
import { type Chair, freeSeat, seatOf } from '../table/seats.ts';
import { accept, type Outcome, refusalOf, refuse, restoreTable, type Step, type Table } from '../table/table.ts';
import { Answers } from './answers.ts';
import { DutyRunner } from './duty-runner.ts';
import { Presence } from './presence.ts';
import type { SeatPresence } from './project.ts';
import { actorOf, type Speaker } from './speaker.ts';
import { Turns } from './turns.ts';

/** A place at the table, or a look at it (`holder` null). The credential goes to its person and nowhere else. */
export interface Admission {
	readonly seat: Seat | null;
	readonly credential: string | null;
	readonly holder: string | null;
}

export interface KeeperEvents {
	/** The table or who is here has changed: show it. */
	readonly changed: () => void;
	/** The store did not take a change, or it cannot be shown: end this room, it is restored from the store. */
	readonly failed: () => void;
}

/**
 * Owns one table while it is in memory: takes commands one after the other, saves each before it counts, and lets
 * its runner do what falls due by itself. It knows nothing about connections beyond who is here. What changes the table waits for its
 * turn (`#turns`), so that nothing happens between the look at a table and the store's word for what came of it.
 */
export class TableKeeper {
	readonly #house: House;
	readonly #events: KeeperEvents;
	readonly #answers = new Answers((actor) => this.seatOf(actor) !== null);
	readonly #presence = new Presence();
	readonly #turns = new Turns();
	readonly #lease: Lease;
	#table: Table;
	readonly #duties: DutyRunner;
	#isClosed = false;
	#closing: Promise<void> | undefined;

	constructor(house: House, { lease, saved }: { lease: Lease; saved: SavedTable }, events: KeeperEvents) {
		this.#house = house;
		this.#events = events;
		this.#lease = lease;
		this.#table = restoreTable(saved);
		for (const { holder, key, version } of saved.entries) {
			if (holder !== undefined && key !== undefined) this.#answers.keep(holder, key, { ok: true, version });
		}
		for (const { holder, key, version } of saved.facts.deeds ?? [])
			this.#answers.keep(holder, key, { ok: true, version });
		for (const { holder } of saved.facts.chairs) if (holder !== null) this.#presence.expect(holder, house.time.now());
		this.#duties = new DutyRunner(house, {
			table: () => this.#table,
			presence: this.#presence,
			inTurn: (work) => this.#turns.take(work),
			commit: (step) => this.#commit(step),
			changed: events.changed,
		});
		this.#noteTable();
	}

	get lease(): Lease {
		return this.#lease;
	}

	get table(): Table {
		return this.#table;
	}

	/** Whether someone without a seat may stay: in the lobby always, since chairs are taken and left there. */
	get mayWatch(): boolean {
		const { phase, options } = this.#table.facts;
		return phase === 'lobby' || options.spectators;
	}

	seatOf(holder: string | null): Seat | null {
		return seatOf(this.#table.facts.chairs, holder);
	}

	/** Whether this person may do this now, by the table of permissions; undefined if so. */
	whyNot(act: Act, holder: string | null): RoomCode | undefined {
		const { host, phase } = this.#table.facts;
		const seat = this.seatOf(holder);
		return whyNot(act, { isSeated: seat !== null, isHost: seat !== null && seat === host }, phase);
	}

	presenceOf(chair: Chair): SeatPresence {
		const since = this.#presence.awaySince(chair.holder);
		return {
			connected: chair.kind === 'bot' || this.#presence.isHere(chair.holder),
			away: since !== null && this.#house.time.now() - since >= this.#house.config.graceMs,
		};
	}

	/** Lets someone in: back to their seat with a credential, else to a free chair of the lobby, or only to watch. */
	admit(wish: JoinTable): Promise<Outcome<Admission>> {
		return this.#turns.take(() => this.#admit(wish));
	}

	async #admit(wish: JoinTable): Promise<Outcome<Admission>> {
		const { credential, name, watch, key } = wish;
		if (credential) {
			return this.#letInAgain(credential) ?? refuse('room/not-seated');
		}
		if (watch) {
			return this.#table.facts.options.spectators
				? accept({ seat: null, credential: null, holder: null })
				: refuse('room/wrong-phase');
		}
		// Whoever asks once more with the key of their first wish has the seat that it gave.
		const again = key === undefined ? undefined : this.#letInAgain(credentialOf(key));
		if (again !== undefined) return again;
		await this.#freeChairsOfAbsent();
		const done = sit(this.#table, name ?? '', this.#house.time.now(), { key });
		if (!done.ok) return done;
		this.#presence.expect(done.value.sat.holder, this.#house.time.now());
		if (done.value.step && !(await this.#commit(done.value.step))) return refuse('room/restarting');
		return accept(done.value.sat);
	}

	/** While nobody is here nothing falls due; whoever comes then finds the chairs free that should be. */
	async #freeChairsOfAbsent() {
		if (this.#table.facts.phase !== 'lobby' || freeSeat(this.#table.facts.chairs) !== null) return;
		for (const [seat, chair] of this.#table.facts.chairs.entries()) {
			const freed = this.presenceOf(chair).away ? freeChair(this.#table, seat, this.#isHere) : undefined;
			if (freed?.ok) await this.#commit(freed.value);
		}
	}

	/** Undefined if nobody has a seat by that credential. */
	#letInAgain(credential: string): Outcome<Admission> | undefined {
		const holder = hashOfCredential(credential);
		const seat = this.seatOf(holder);
		if (seat === null) return undefined;
		this.#presence.expect(holder, this.#house.time.now());
		return accept({ seat, credential, holder });
	}

	arrived(holder: string): void {
		const wasEmpty = !this.#presence.someoneIsHere;
		this.#presence.arrived(holder, this.#house.time.now());
		if (wasEmpty) this.#inBackground(() => this.#duties.freshen());
		this.#inBackground(() => this.#welcomeBack(holder));
		this.#changed();
	}

	/** A fault there is a bug, but no reason to end anybody's game. */
	#inBackground(work: () => Promise<void>) {
		this.#turns.take(work).catch((error: unknown) => {
			this.#house.log('duty-failed', { code: this.#lease.code, duty: 'welcome', error: errorText(error) });
		});
	}

	/** Whoever comes back to a chair where a bot plays on has it back at once. */
	async #welcomeBack(holder: string) {
		const seat = this.seatOf(holder);
		if (seat === null || !this.#table.facts.chairs[seat]?.idle) return;
		const back = comeBack(this.#table, seat, this.#house.time.now());
		if (back.ok && back.value !== null) await this.#commit(back.value);
	}

	left(holder: string): void {
		// Also while the store is still asked about their chair.
		this.#presence.left(holder, this.#house.time.now());
		if (this.seatOf(holder) !== null) this.#changed();
	}

	/** A move. */
	move(speaker: Speaker, command: MoveCommand): Promise<Answer> {
		return this.once(speaker, command.key, async () => {
			const { holder } = speaker;
			const seat = this.seatOf(holder);
			if (holder === null || seat === null) return { refused: 'room/not-seated' };
			// Whichever came first counts: a move that arrives after its deadline finds the clock's move made.
			await this.#duties.timeOutIfDue();
			return this.#tryMove(seat, { holder, key: command.key }, command);
		});
	}

	/**
	 * Works when it is this command's turn, unless it has been answered before. Who speaks, and with which seat, is asked only then: it may
	 * be another than when the command came.
	 */
	once(speaker: Speaker, key: string, work: () => Answer | Promise<Answer>): Promise<Answer> {
		return this.#turns.take(async () => {
			const actor = actorOf(speaker);
			const known = this.#answers.find(actor, key);
			if (known !== undefined) return known;
			const answer = this.#answers.keep(actor, key, await work());
			// Whoever has sat down or stood up is known by another name from now on.
			return this.#answers.keep(actorOf(speaker), key, answer);
		});
	}

	async #tryMove(seat: Seat, origin: Origin, { version, move: text }: MoveCommand): Promise<Answer> {
		const refused = this.whyNot('move', origin.holder);
		if (refused !== undefined) return { refused };
		if (isStale(version, this.#table.facts)) return { refused: 'room/stale' };
		const move = parseMove(text);
		if (move === undefined) return { refused: 'text/unreadable' };
		const done = play(this.#table, seat, move, { now: this.#house.time.now(), origin });
		return done.ok ? this.#answerAfter(done.value) : { refused: done.code };
	}

	/** A table command. */
	deed(speaker: Speaker, command: TableCommand): Promise<Answer> {
		return this.once(speaker, command.key, async () => {
			speaker.isRising = command.do === 'stand' || command.do === 'leave';
			try {
				return await this.#tryDeed(speaker, command);
			} finally {
				speaker.isRising = false;
			}
		});
	}

	async #tryDeed(speaker: Speaker, command: TableCommand): Promise<Answer> {
		const { holder } = speaker;
		const refused = this.whyNot(command.do, holder);
		if (refused !== undefined) return { refused };
		if (isAboutSomebodyElse(command, this.#table.facts)) return { refused: 'room/stale' };
		// Nobody would be there to hear of the chair.
		if (command.do === 'sit' && speaker.isGone) return { refused: 'room/not-seated' };
		if (command.do === 'sit') {
			if (!this.#presence.someoneIsHere) await this.#duties.freshen();
			await this.#freeChairsOfAbsent();
		}
		const actor = { seat: this.seatOf(holder), isHere: this.#isHere, now: this.#house.time.now() };
		const done = workOut(this.#table, command, actor);
		if (!done.ok) return refusalOf(done);
		const { step, sat } = done.value;
		if (step === null) return { ok: true, version: this.#table.facts.version };
		if (sat) {
			speaker.holder = sat.holder;
			this.#presence.arrived(sat.holder, actor.now);
		}
		const answer = await this.#answerAfter(withDeed(step, { holder, key: command.key }));
		return sat && 'ok' in answer ? { ...answer, seat: sat.seat, credential: sat.credential } : answer;
	}

	/** Nothing counts any more from here on; resolves when what was begun is over and the table is given back. The room asks as it ends and as it goes. */
	close(): Promise<void> {
		this.#closing ??= this.#close();
		return this.#closing;
	}

	async #close() {
		this.#stop();
		await this.#turns.rest();
		await this.#giveBack();
	}

	/** As long as this process lives and has the table, no other opens it: where the store does not answer it is asked again. */
	async #giveBack(waitMs = GIVE_BACK_MS): Promise<void> {
		try {
			await this.#house.store.release(this.#lease);
		} catch (error) {
			// Once: with a thousand tables a database that is away would fill the disk.
			if (waitMs === GIVE_BACK_MS) this.#house.log('store-failed', { code: this.#lease.code, error: errorText(error) });
			const nextMs = Math.min(2 * waitMs, MOST_GIVE_BACK_MS);
			if (!this.#house.isClosing) this.#house.time.after(waitMs, () => void this.#giveBack(nextMs));
		}
	}

	#stop() {
		this.#isClosed = true;
		this.#duties.stop();
		this.#noteTable();
	}

	readonly #isHere = (seat: Seat): boolean => this.#presence.isHere(this.#table.facts.chairs[seat]?.holder ?? null);

	async #answerAfter(step: Step): Promise<Answer> {
		return (await this.#commit(step))
			? { ok: true, version: step.table.facts.version }
			: { refused: 'room/restarting' };
	}

	/** Saves, then shows. False if the store did not take it. */
	async #commit(step: Step): Promise<boolean> {
		if (this.#isClosed) return false;
		try {
			await this.#house.store.save(step.change, this.#lease);
		} catch (error) {
			const event = error instanceof StoreConflict ? 'lease-lost' : 'store-failed';
			this.#house.log(event, { code: this.#table.facts.code, error: errorText(error) });
			this.#stop();
			this.#events.failed();
			return false;
		}
		this.#table = step.table;
		this.#presence.keepOnly(new Set(step.table.facts.chairs.flatMap((chair) => chair.holder ?? [])));
		this.#changed();
		return true;
	}

	/** What people elsewhere may read about this table now. */
	#noteTable() {
		const { code } = this.#table.facts;
		const isOpen = !this.#isClosed;
		this.#house.notices.note('quick', code, isOpen ? quickNotice(this.#table) : null);
		const isHere = isOpen && this.#presence.someoneIsHere;
		this.#house.notices.note('lobby', code, isHere ? lobbyNotice(this.#table) : null);
	}

	/** The table, or who is here, has changed. Whatever becomes of showing it: what falls due is done, and what was saved counts. */
	#changed() {
		this.#duties.plan();
		try {
			this.#noteTable();
			this.#events.changed();
		} catch (error) {
			this.#house.log('room-failed', { code: this.#lease.code, method: 'show', error: errorText(error) });
			this.#stop();
			this.#events.failed();
		}
	}
}

/** How soon a store that did not answer is asked again, in ms; later more seldom. */
const GIVE_BACK_MS = 2000;
const MOST_GIVE_BACK_MS = 16_000;

/** A move that was made before somebody was muted or came back still counts: nothing of the game has changed. */
function isStale(version: number, facts: SavedFacts): boolean {
	return version > facts.version || version < (facts.playedAt ?? facts.version);
}

/** Commands that name a chair and mean the person or bot on it. */
const ABOUT_SOMEBODY: readonly TableCommand['do'][] = ['kick', 'mute', 'remove-bot'];

/** Whether the chairs have changed hands since the command was given. */
function isAboutSomebodyElse({ do: deed, version }: TableCommand, facts: SavedFacts): boolean {
	return version !== undefined && ABOUT_SOMEBODY.includes(deed) && version < (facts.seatedAt ?? 0);
}

/** As many as a page may still be waiting to hear of. */
const DEEDS = 6;

/** The step with the command behind it, so that it is known again when it is repeated after a restart. Moves are known by their entry. */
function withDeed({ table, change }: Step, { holder, key }: { holder: string | null; key: string }): Step {
	if (holder === null) return { table, change };
	const { deeds = [], version } = change.facts;
	const facts = { ...change.facts, deeds: [...deeds, { holder, key, version }].slice(-DEEDS) };
	return { table: { ...table, facts }, change: { ...change, facts } };
}
