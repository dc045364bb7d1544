import { randomInt } from 'node:crypto';
import { assertNever, type Move, type Seat, viewFor } from '@aquarius/engine';
import { anyMove, isOwnDecision } from './bots-pool.ts';
import { becomesIdle, rested } from './clock.ts';
import { firstSeat } from './deeds.ts';
import { type Duty, dutiesOf, isOnTheWay } from './duty.ts';
import type { House } from './house.ts';
import { filledUp, freeChair, handOver } from './lobby.ts';
import { errorText } from './log.ts';
import { begin, play, STAND_IN, takeOver } from './play.ts';
import type { Presence } from './presence.ts';
import { type Outcome, type Step, stepTo, type Table } from './table.ts';

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

/** A quick table that was empty waits for others for at most so long again. */
const WAIT_AGAIN_MS = 15_000;

/** Does what falls due at a table by itself: bots, clocks, the start of quick tables, chairs of people who do not come back. */
export class DutyRunner {
	readonly #house: House;
	readonly #keeping: Keeping;
	#cancelAlarm: (() => void) | undefined;
	/** When the bot that is due since `version` may move. */
	#pause = { version: -1, until: 0 };
	/** The version that a bot is thinking about. */
	#thinking = -1;
	#isStopped = false;
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

	/** Sets the one alarm to the next thing that is due, or to the moment when somebody counts as away. */
	plan(): void {
		this.#cancelAlarm?.();
		this.#cancelAlarm = undefined;
		if (this.#isStopped) return;
		const now = this.#house.time.now();
		const waits = [
			...this.#openDuties().map((duty) => this.#dueAt(duty)),
			...this.#graceEnds().filter((at) => at > now),
		];
		if (waits.length > 0)
			this.#cancelAlarm = this.#house.time.after(Math.min(...waits) - now, () => {
				void this.#keeping.inTurn(() => this.#wake());
			});
	}

	async #wake() {
		if (this.#isStopped) return;
		const now = this.#house.time.now();
		const duty = this.#openDuties().find((open) => this.#dueAt(open) <= now);
		if (duty === undefined) {
			this.#keeping.changed();
			this.plan();
			return;
		}
		await this.#do(duty);
	}

	async #do(duty: Duty) {
		try {
			switch (duty.type) {
				case 'bot':
					this.#letBotMove(duty).catch((error) => this.#failed(duty, error));
					this.plan();
					return;
				case 'time-out':
				case 'take-over':
					await this.timeOutIfDue();
					return;
				case 'fill-up':
					await this.#startQuick();
					return;
				case 'free-chair':
					await this.#takeStep(freeChair(this.#table, duty.seat, this.#isHere));
					return;
				case 'hand-over':
					await this.#keeping.commit(handOver(this.#table, this.#isHere));
					return;
				default:
					assertNever(duty);
			}
		} catch (error) {
			this.#failed(duty, error);
		}
	}

	/** A bug: this duty is not tried again before something else happens, but the table and the process go on. */
	#failed(duty: Duty, error: unknown) {
		this.#house.log('duty-failed', { code: this.#table.facts.code, duty: duty.type, error: errorText(error) });
	}

	async #takeStep(outcome: Outcome) {
		if (outcome.ok) await this.#keeping.commit(outcome.value);
	}

	#openDuties(): readonly Duty[] {
		const duties = dutiesOf(this.#table, this.#keeping.presence, this.#house.config.graceMs);
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
			const since = this.#keeping.presence.awaySince(chair.holder);
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
		const view = viewFor(state, duty.seat, seen);
		const chosen = await this.#house.bots.choose(duty.bot, view);
		// Nobody gives up, opens a Goal or claims a win for a person.
		const move = duty.standsIn && isOwnDecision(chosen) ? anyMove(view) : chosen;
		if (this.#thinking === version) this.#thinking = -1;
		await this.#keeping.inTurn(() => this.#playIfStillDue(duty, version, move));
	}

	async #playIfStillDue(duty: Extract<Duty, { type: 'bot' }>, version: number, move: Move) {
		const isStillDue = dutiesOf(this.#table, this.#keeping.presence, this.#house.config.graceMs).some(
			(open) => open.type === 'bot' && open.seat === duty.seat,
		);
		if (this.#isStopped || this.#table.facts.version !== version) return;
		if (!isStillDue) return this.plan();
		const now = this.#house.time.now();
		await this.#takeStep(play(this.#table, duty.seat, move, duty.standsIn ? { now, by: 'bot' } : { now }));
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
			await this.#takeStep(takeOver(this.#table, seat, now));
			return;
		}
		const move = anyMove(viewFor(state, seat));
		await this.#takeStep(play(this.#table, seat, move, { now, by: 'clock' }));
	}

	async #startQuick() {
		const now = this.#house.time.now();
		const { chairs } = this.#table.facts;
		const isExpected = (seat: Seat) => isOnTheWay(this.#keeping.presence, chairs[seat]?.holder ?? null, now);
		const filled = filledUp(this.#table, STAND_IN, (seat) => this.#isHere(seat) || isExpected(seat));
		const o = { first: firstSeat(filled.table), now };
		if (await this.#keeping.commit(filled)) await this.#takeStep(begin(this.#table, o));
	}

	get #table(): Table {
		return this.#keeping.table();
	}

	readonly #isHere = (seat: Seat): boolean =>
		this.#keeping.presence.isHere(this.#table.facts.chairs[seat]?.holder ?? null);
}
