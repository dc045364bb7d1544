import { assertNever, type Move, type Seat, viewFor } from '@aquarius/engine';
import { STAND_IN } from '@aquarius/protocol';
import { anyMove, isOwnDecision } from '../bots/any-move.ts';
import { pauseBefore } from '../bots/bot-pause.ts';
import type { House } from '../house.ts';
import { errorText } from '../operation/log.ts';
import { filledUp, freeChair, handOver } from '../table/chairs.ts';
import { becomesIdle, rested } from '../table/clock.ts';
import { firstSeat } from '../table/deeds.ts';
import { type Duty, dutiesOf, isOnTheWay } from '../table/duty.ts';
import { begin, play, takeOver } from '../table/play.ts';
import { type Outcome, type Step, stepTo, type Table } from '../table/table.ts';
import type { Presence } from './presence.ts';

/** What the runner may do to its table. */
export interface Keeping {
	readonly table: () => Table;
	readonly presence: Presence;
	/** Saves and shows; false if the store did not take it. */
	readonly commit: (step: Step) => Promise<boolean>;
	/** Waits until nothing else is happening at the table. All that commits does it inside. */
	readonly inTurn: <T>(work: () => T | Promise<T>) => Promise<T>;
	/** Somebody counts as away now: show it. */
	readonly changed: () => void;
}

/** What tells a duty from the others of its table. */
interface Named {
	readonly type: Duty['type'];
	readonly seat?: Seat;
}
const nameOf = ({ type, seat }: Named): string => `${type} ${seat ?? ''}`;

/** A quick table that was empty waits for others for at most so long again. */
const WAIT_AGAIN_MS = 15_000;

/** Does what falls due at a table by itself: bots, clocks, the start of quick tables, chairs of people who do not come back. */
export class DutyRunner {
	readonly #house: House;
	readonly #keeping: Keeping;
	#cancelAlarm: (() => void) | undefined;
	/** Since when the table is as it is, and what chance says about the pause before a bot's move. */
	#standing = { version: -1, since: 0, chance: 0 };
	/** What a bot was asked about the table of `version`, and from when on it has answered. */
	#thought: { readonly version: number; readonly move?: Move } = { version: -1 };
	#isStopped = false;
	/** Duties that failed or were refused: not tried again before something else happens. */
	readonly #setAside = new Set<string>();
	/** Whether anybody has come since the table is in memory. */
	#wasVisited = false;

	constructor(house: House, keeping: Keeping) {
		this.#house = house;
		this.#keeping = keeping;
	}

	stop(): void {
		this.#isStopped = true;
		this.#cancelAlarm?.();
	}

	/**
	 * Somebody came to a table where nobody was. A quick table waits for others again, shortly. The clock of a game ran on meanwhile, as it
	 * does while others are there, so that nobody gains time by going; only a table that has come back from the store gives a short while.
	 */
	async freshen(): Promise<void> {
		const { facts, state } = this.#table;
		const now = this.#house.time.now();
		const isBack = !this.#wasVisited;
		this.#wasVisited = true;
		if (facts.phase === 'playing' && state !== null && isBack) {
			const deadline = rested(facts, state.turn, now);
			if (deadline !== facts.deadline) await this.#keeping.commit(stepTo(this.#table, { deadline }));
		}
		if (facts.phase === 'lobby' && facts.startsAt > 0 && facts.startsAt < now) {
			const startsAt = now + Math.min(this.#house.config.quickWaitMs, WAIT_AGAIN_MS);
			await this.#keeping.commit(stepTo(this.#table, { startsAt }));
		}
	}

	/** The table, or who is here, has changed: sets the one alarm to what is due next. */
	plan(): void {
		this.#setAside.clear();
		this.#setAlarm();
	}

	/** To the next thing that is due, or to the moment when somebody counts as away. */
	#setAlarm() {
		this.#cancelAlarm?.();
		this.#cancelAlarm = undefined;
		if (this.#isStopped) return;
		const now = this.#house.time.now();
		const { version } = this.#table.facts;
		if (this.#standing.version !== version) this.#standing = { version, since: now, chance: Math.random() };
		const waits = [
			...this.#openDuties().map((duty) => this.#dueAt(duty)),
			...this.#graceEnds().filter((at) => at > now),
		];
		if (waits.length > 0)
			this.#cancelAlarm = this.#house.time.after(Math.min(...waits) - now, () => {
				this.#keeping.inTurn(() => this.#wake()).catch((error) => this.#failed('alarm', error));
			});
	}

	async #wake() {
		if (this.#isStopped) return;
		const now = this.#house.time.now();
		const duty = this.#openDuties().find((open) => this.#dueAt(open) <= now);
		if (duty === undefined) {
			this.#setAlarm();
			this.#keeping.changed();
			return;
		}
		try {
			await this.#do(duty);
		} catch (error) {
			this.#failed(duty.type, error);
			this.#putAside(duty);
		}
	}

	async #do(duty: Duty) {
		switch (duty.type) {
			case 'bot':
				if (this.#isThoughtOf) return this.#playThought(duty.seat);
				this.#letBotThink(duty).catch((error) => {
					this.#failed(duty.type, error);
					this.#putAside(duty);
				});
				this.#setAlarm();
				return;
			case 'time-out':
			case 'take-over':
				await this.timeOutIfDue();
				return;
			case 'fill-up':
				await this.#startQuick(duty);
				return;
			case 'free-chair':
				await this.#takeStep(duty, freeChair(this.#table, duty.seat, this.#isHere));
				return;
			case 'hand-over':
				await this.#keeping.commit(handOver(this.#table, this.#isHere));
				return;
			default:
				assertNever(duty);
		}
	}

	async #takeStep(duty: Named, outcome: Outcome) {
		if (outcome.ok) {
			await this.#keeping.commit(outcome.value);
			return;
		}
		this.#house.log('duty-failed', { code: this.#table.facts.code, duty: duty.type, why: outcome.code });
		this.#putAside(duty);
	}

	/** A move that is not a person's own. A solitaire that has gone to and fro for too long is given up, since no other move is left. */
	async #makeMove(duty: Named, seat: Seat, move: Move, o: { now: number; by?: 'clock' | 'bot' }) {
		const done = play(this.#table, seat, move, o);
		if (done.ok || done.code !== 'room/too-large') return this.#takeStep(duty, done);
		this.#house.log('given-up', { code: this.#table.facts.code, seat });
		return this.#takeStep(duty, play(this.#table, seat, { type: 'resign' }, o));
	}

	/** The table and the process go on without it, and what else is due is done. */
	#putAside(duty: Named) {
		this.#setAside.add(nameOf(duty));
		// The next time it is thought about anew.
		if (duty.type === 'bot') this.#thought = { version: -1 };
		this.#setAlarm();
	}

	/** A bug. */
	#failed(duty: Duty['type'] | 'alarm', error: unknown) {
		this.#house.log('duty-failed', { code: this.#table.facts.code, duty, error: errorText(error) });
	}

	#openDuties(): readonly Duty[] {
		const duties = dutiesOf(this.#table, this.#keeping.presence, this.#house.config.graceMs);
		const isThinking = this.#isAsked && !this.#isThoughtOf;
		return duties.filter((duty) => !(isThinking && duty.type === 'bot') && !this.#setAside.has(nameOf(duty)));
	}

	/** A bot thinks as soon as it may move, and its pause goes on meanwhile. */
	#dueAt(duty: Duty): number {
		const { move } = this.#thought;
		if (duty.type !== 'bot' || !this.#isAsked || move === undefined) return duty.at;
		return Math.max(duty.at, this.#standing.since + this.#pauseBefore(move));
	}

	#pauseBefore(move: Move): number {
		const { botPauseMs, botPauseMostMs } = this.#house.config;
		const [from, to] = botPauseMs;
		const pauses = { from, to, most: botPauseMostMs ?? 2 * to };
		return pauseBefore(move, this.#table.lines.at(-1)?.events ?? [], pauses, this.#standing.chance);
	}

	/** Whether a bot was asked about the table as it is now. */
	get #isAsked(): boolean {
		return this.#thought.version === this.#table.facts.version;
	}

	/** Whether it has answered. */
	get #isThoughtOf(): boolean {
		return this.#isAsked && this.#thought.move !== undefined;
	}

	#graceEnds(): readonly number[] {
		return this.#table.facts.chairs.flatMap((chair) => {
			const since = this.#keeping.presence.awaySince(chair.holder);
			return since === null ? [] : [since + this.#house.config.graceMs];
		});
	}

	/** The bot thinks about a view of its own seat; what it says counts only if nothing has happened meanwhile. */
	async #letBotThink(duty: Extract<Duty, { type: 'bot' }>) {
		const { version } = this.#table.facts;
		this.#thought = { version };
		try {
			const move = await this.#chosen(duty);
			if (this.#thought.version !== version || move === undefined) return;
			this.#thought = { version, move };
		} catch (error) {
			if (this.#thought.version === version) this.#thought = { version: -1 };
			throw error;
		}
		await this.#keeping.inTurn(() => this.#playThought(duty.seat));
	}

	async #chosen({ seat, bot, standsIn }: Extract<Duty, { type: 'bot' }>): Promise<Move | undefined> {
		const { facts, state, lines } = this.#table;
		if (state === null) return undefined;
		const seen = () => lines.flatMap((line) => line.events);
		const view = () => viewFor(state, seat, seen());
		const chosen = await this.#house.bots.choose({ code: facts.code, bot, rules: state.rules, view });
		// Nobody gives up, opens a Goal or claims a win for a person.
		return standsIn && chosen !== undefined && isOwnDecision(chosen) ? anyMove(view()) : chosen;
	}

	/** Once the pause is over, and if a bot is still to move. */
	async #playThought(seat: Seat) {
		const { move } = this.#thought;
		if (this.#isStopped || !this.#isAsked || move === undefined) return;
		const now = this.#house.time.now();
		const duty = this.#openDuties().find((open) => open.type === 'bot' && open.seat === seat);
		if (duty?.type !== 'bot' || this.#dueAt(duty) > now) return this.#setAlarm();
		await this.#makeMove(duty, seat, move, duty.standsIn ? { now, by: 'bot' } : { now });
	}

	/** Once the deadline is over, the clock makes any legal move, or a bot takes over from somebody who lets it happen too often. */
	async timeOutIfDue(): Promise<void> {
		const { facts, state } = this.#table;
		const now = this.#house.time.now();
		if (state === null || facts.phase !== 'playing' || facts.deadline === 0 || now < facts.deadline) return;
		if (!this.#keeping.presence.someoneIsHere) return;
		const seat = state.turn;
		const chair = facts.chairs[seat];
		if (chair !== undefined && becomesIdle(chair, facts.options)) {
			this.#house.log('idle', { code: facts.code, seat });
			await this.#takeStep({ type: 'take-over', seat }, takeOver(this.#table, seat, now));
			return;
		}
		const move = anyMove(viewFor(state, seat));
		await this.#makeMove({ type: 'time-out', seat }, seat, move, { now, by: 'clock' });
	}

	async #startQuick(duty: Duty) {
		const now = this.#house.time.now();
		const { chairs } = this.#table.facts;
		const isExpected = (seat: Seat) => isOnTheWay(this.#keeping.presence, chairs[seat]?.holder ?? null, now);
		const filled = filledUp(this.#table, STAND_IN, (seat) => this.#isHere(seat) || isExpected(seat));
		const o = { first: firstSeat(filled.table), now };
		if (await this.#keeping.commit(filled)) await this.#takeStep(duty, begin(this.#table, o));
	}

	get #table(): Table {
		return this.#keeping.table();
	}

	readonly #isHere = (seat: Seat): boolean =>
		this.#keeping.presence.isHere(this.#table.facts.chairs[seat]?.holder ?? null);
}
