import { randomInt } from 'node:crypto';
import { assertNever, parseMove, type Seat, viewFor } from '@aquarius/engine';
import type { Answer, JoinTable, MoveCommand, TableCommand } from '@aquarius/protocol';
import { Answers } from './answers.ts';
import { anyMove } from './bots-pool.ts';
import { hashOfCredential, makeKey } from './codes.ts';
import { type Done, firstSeat, sit, workOut } from './deeds.ts';
import { type Duty, dutiesOf } from './duty.ts';
import type { House } from './house.ts';
import { filledUp, freeChair } from './lobby.ts';
import { errorText } from './log.ts';
import { whyNotDeed } from './permissions.ts';
import { begin, type Origin, play, STAND_IN } from './play.ts';
import { Presence } from './presence.ts';
import type { SeatPresence } from './project.ts';
import { type Chair, freeSeat, seatOf } from './seats.ts';
import type { SavedTable } from './store/table-store.ts';
import { accept, type Outcome, refuse, restoreTable, type Step, stepTo, type Table } from './table.ts';

/** A place at the table, or a look at it (`holder` null). The credential goes to its person and nowhere else. */
export interface Admission {
	readonly seat: Seat | null;
	readonly credential: string | null;
	readonly holder: string | null;
}

export interface KeeperEvents {
	/** The table or who is here has changed: show it. */
	readonly changed: () => void;
	/** The store did not take a change, so what is in memory is worthless: end this room, it is restored from the store. */
	readonly failed: () => void;
}

/** After a pause of the whole table, the person on turn has at least this long, unless the clock is shorter. */
const FRESH_MS = 15_000;

/**
 * Owns one table while it is in memory: takes commands one after the other, saves each before it counts, and does what falls
 * due by itself (bots, clocks, absent people). It knows nothing about connections beyond who is here.
 */
export class TableKeeper {
	readonly #house: House;
	readonly #events: KeeperEvents;
	readonly #answers = new Answers();
	readonly #presence = new Presence();
	#table: Table;
	#cancelAlarm: (() => void) | undefined;
	/** When the bot that is due since `version` may move. */
	#pause = { version: -1, until: 0 };
	/** The version that a bot is thinking about. */
	#thinking = -1;
	#isClosed = false;

	constructor(house: House, saved: SavedTable, events: KeeperEvents) {
		this.#house = house;
		this.#events = events;
		this.#table = restoreTable(saved);
		for (const { holder, key, version } of saved.entries) {
			if (holder !== undefined && key !== undefined) this.#answers.keep(holder, key, { ok: true, version });
		}
		for (const { holder } of saved.facts.chairs) if (holder !== null) this.#presence.expect(holder, house.time.now());
		this.#noteQuick();
	}

	get table(): Table {
		return this.#table;
	}

	seatOf(holder: string | null): Seat | null {
		return seatOf(this.#table.facts.chairs, holder);
	}

	presenceOf(chair: Chair): SeatPresence {
		const since = this.#presence.awaySince(chair.holder);
		return {
			connected: chair.kind === 'bot' || this.#presence.isHere(chair.holder),
			away: since !== null && this.#house.time.now() - since >= this.#house.config.graceMs,
		};
	}

	/** Lets someone in: back to their seat with a credential, else to a free chair of the lobby, or only to watch. */
	admit(wish: Pick<JoinTable, 'name' | 'credential' | 'watch'>): Outcome<Admission> {
		const { credential, name, watch } = wish;
		if (credential) {
			const holder = hashOfCredential(credential);
			const seat = this.seatOf(holder);
			return seat === null ? refuse('room/not-seated') : accept({ seat, credential, holder });
		}
		if (watch) {
			const canWatch = this.#table.facts.options.spectators;
			return canWatch ? accept({ seat: null, credential: null, holder: null }) : refuse('room/wrong-phase');
		}
		const done = sit(this.#table, name ?? '');
		if (!done.ok) return done;
		this.#presence.expect(done.value.sat.holder, this.#house.time.now());
		if (done.value.step && !this.#commit(done.value.step)) return refuse('room/restarting');
		return accept(done.value.sat);
	}

	arrived(holder: string): void {
		const wasEmpty = !this.#presence.someoneIsHere;
		this.#presence.arrived(holder);
		if (wasEmpty) this.#freshen();
		this.#events.changed();
		this.#plan();
	}

	left(holder: string): void {
		if (this.seatOf(holder) === null) return;
		this.#presence.left(holder, this.#house.time.now());
		this.#events.changed();
		this.#plan();
	}

	/** A move of the person behind `holder`; null for someone without a seat. */
	move(holder: string | null, command: MoveCommand): Answer {
		const known = holder === null ? undefined : this.#answers.find(holder, command.key);
		if (known !== undefined) return known;
		const seat = this.seatOf(holder);
		if (holder === null || seat === null) return { refused: 'room/not-seated' };
		// Whichever came first counts: a move that arrives after its deadline finds the clock's move made.
		this.#timeOutIfDue();
		const answer = this.#tryMove(seat, { holder, key: command.key }, command);
		return this.#answers.keep(holder, command.key, answer);
	}

	#tryMove(seat: Seat, origin: Origin, { version, move: text }: MoveCommand): Answer {
		if (this.#table.facts.phase === 'lobby') return { refused: 'room/wrong-phase' };
		if (version !== this.#table.facts.version) return { refused: 'room/stale' };
		const move = parseMove(text);
		if (move === undefined) return { refused: 'text/unreadable' };
		const done = play(this.#table, seat, move, { now: this.#house.time.now(), origin });
		return done.ok ? this.#answerAfter(done.value) : { refused: done.code };
	}

	/** A table command; `actor` tells repeated commands of people without a seat apart. */
	deed(actor: string, holder: string | null, command: TableCommand): { answer: Answer; sat?: Done['sat'] } {
		const known = this.#answers.find(actor, command.key);
		if (known !== undefined) return { answer: known };
		const { answer, sat } = this.#tryDeed(holder, command);
		this.#answers.keep(actor, command.key, answer);
		return sat === undefined ? { answer } : { answer, sat };
	}

	#tryDeed(holder: string | null, command: TableCommand): { answer: Answer; sat?: Done['sat'] } {
		const { facts } = this.#table;
		const seat = this.seatOf(holder);
		const isHost = seat !== null && seat === facts.host;
		const whyNot = whyNotDeed(command.do, { isSeated: seat !== null, isHost }, facts.phase);
		if (whyNot !== undefined) return { answer: { refused: whyNot } };
		const done = workOut(this.#table, command, { seat, isHere: this.#isHere, now: this.#house.time.now() });
		if (!done.ok) return { answer: { refused: done.code } };
		const { step, sat } = done.value;
		if (sat) this.#presence.expect(sat.holder, this.#house.time.now());
		const answer: Answer = step === null ? { ok: true, version: facts.version } : this.#answerAfter(step);
		return sat && 'ok' in answer
			? { answer: { ...answer, seat: sat.seat, credential: sat.credential }, sat }
			: { answer };
	}

	close(): void {
		this.#isClosed = true;
		this.#cancelAlarm?.();
		this.#house.quick.note(this.#table.facts.code, 0, false);
	}

	readonly #isHere = (seat: Seat): boolean => this.#presence.isHere(this.#table.facts.chairs[seat]?.holder ?? null);

	#answerAfter(step: Step): Answer {
		return this.#commit(step) ? { ok: true, version: step.table.facts.version } : { refused: 'room/restarting' };
	}

	/** Saves, then shows. False if the store did not take it. */
	#commit(step: Step): boolean {
		if (this.#isClosed) return false;
		try {
			this.#house.store.save(step.change);
		} catch (error) {
			this.#house.log('store-failed', { code: this.#table.facts.code, error: errorText(error) });
			this.close();
			this.#events.failed();
			return false;
		}
		this.#table = step.table;
		this.#presence.keepOnly(new Set(step.table.facts.chairs.flatMap((chair) => chair.holder ?? [])));
		this.#noteQuick();
		this.#events.changed();
		this.#plan();
		return true;
	}

	#noteQuick() {
		const { quick, game, phase, chairs, code } = this.#table.facts;
		if (quick)
			this.#house.quick.note(code, chairs.length, game === 0 && phase === 'lobby' && freeSeat(chairs) !== null);
	}

	/** Somebody came to a table where nobody was: waits that ran out meanwhile start again, short. */
	#freshen() {
		const { deadline, startsAt, options, phase } = this.#table.facts;
		const now = this.#house.time.now();
		const soonest = now + Math.min(options.clock * 1000, FRESH_MS);
		if (phase === 'playing' && deadline > 0 && deadline < soonest)
			this.#commit(stepTo(this.#table, { deadline: soonest }));
		if (phase === 'lobby' && startsAt > 0 && startsAt < now) {
			this.#commit(stepTo(this.#table, { startsAt: now + Math.min(this.#house.config.quickWaitMs, FRESH_MS) }));
		}
	}

	// ---------- what falls due by itself ----------

	/** Sets the one alarm to the next thing that is due, or to the moment when somebody counts as away. */
	#plan() {
		this.#cancelAlarm?.();
		this.#cancelAlarm = undefined;
		if (this.#isClosed) return;
		const now = this.#house.time.now();
		const waits = [
			...this.#openDuties().map((duty) => this.#dueAt(duty)),
			...this.#graceEnds().filter((at) => at > now),
		];
		if (waits.length > 0) this.#cancelAlarm = this.#house.time.after(Math.min(...waits) - now, () => this.#wake());
	}

	#wake() {
		if (this.#isClosed) return;
		const now = this.#house.time.now();
		const duty = this.#openDuties().find((open) => this.#dueAt(open) <= now);
		if (duty === undefined) {
			this.#events.changed();
			this.#plan();
			return;
		}
		this.#do(duty);
	}

	#do(duty: Duty) {
		const { code } = this.#table.facts;
		try {
			switch (duty.type) {
				case 'bot':
					void this.#letBotMove(duty);
					this.#plan();
					return;
				case 'time-out':
					this.#timeOutIfDue();
					return;
				case 'fill-up':
					this.#startQuick();
					return;
				case 'free-chair':
					this.#takeStep(freeChair(this.#table, duty.seat, this.#isHere));
					return;
				default:
					assertNever(duty);
			}
		} catch (error) {
			this.#house.log('duty-failed', { code, duty: duty.type, error: errorText(error) });
		}
	}

	#takeStep(outcome: Outcome) {
		if (outcome.ok) this.#commit(outcome.value);
	}

	#openDuties(): readonly Duty[] {
		const duties = dutiesOf(this.#table, this.#presence, this.#house.config.graceMs);
		return this.#thinking === this.#table.facts.version ? duties.filter((duty) => duty.type !== 'bot') : duties;
	}

	#dueAt(duty: Duty): number {
		if (duty.type !== 'bot') return duty.at;
		const { version } = this.#table.facts;
		if (this.#pause.version !== version) {
			const [from, to] = this.#house.config.botPauseMs;
			this.#pause = { version, until: this.#house.time.now() + randomInt(from, to + 1) };
		}
		return Math.max(duty.at, this.#pause.until);
	}

	#graceEnds(): readonly number[] {
		return this.#table.facts.chairs.flatMap((chair) => {
			const since = this.#presence.awaySince(chair.holder);
			return since === null ? [] : [since + this.#house.config.graceMs];
		});
	}

	/** The bot thinks about a view of its own seat; what it says counts only if nothing has happened meanwhile. */
	async #letBotMove(duty: Extract<Duty, { type: 'bot' }>) {
		const { state, facts } = this.#table;
		if (state === null) return;
		const { version } = facts;
		this.#thinking = version;
		const seen = this.#table.lines.flatMap((line) => line.events);
		const move = await this.#house.bots.choose(duty.bot, viewFor(state, duty.seat, seen));
		if (this.#thinking === version) this.#thinking = -1;
		const isStillDue = dutiesOf(this.#table, this.#presence, this.#house.config.graceMs).some(
			(open) => open.type === 'bot' && open.seat === duty.seat,
		);
		if (this.#isClosed || this.#table.facts.version !== version) return;
		if (!isStillDue) return this.#plan();
		const now = this.#house.time.now();
		this.#takeStep(play(this.#table, duty.seat, move, duty.standsIn ? { now, by: 'bot' } : { now }));
	}

	/** Once the deadline is over, the clock moves: any legal move. */
	#timeOutIfDue() {
		const { facts, state } = this.#table;
		const now = this.#house.time.now();
		if (state === null || facts.phase !== 'playing' || facts.deadline === 0 || now < facts.deadline) return;
		if (!this.#presence.someoneIsHere) return;
		const move = anyMove(viewFor(state, state.turn));
		this.#takeStep(play(this.#table, state.turn, move, { now, by: 'clock' }));
	}

	#startQuick() {
		const filled = filledUp(this.#table, STAND_IN, this.#isHere);
		const o = { key: makeKey(), first: firstSeat(filled.table), now: this.#house.time.now() };
		if (this.#commit(filled)) this.#takeStep(begin(this.#table, o));
	}
}
