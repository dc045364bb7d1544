import { setTimeout as wait } from 'node:timers/promises';
import { makeRules } from '@aquarius/engine';
import type { Joined, JoinTable, TableCode, TableFacts } from '@aquarius/protocol';
import { matchMaker } from '@colyseus/core';
import type { House } from '../house.ts';
import { errorText } from '../operation/log.ts';
import type { TableRoom } from '../room/table-room.ts';
import type { Lease, SavedFacts } from '../store/table-store.ts';
import { sitDown } from '../table/chairs.ts';
import { credentialOf, hashOfCredential, tableCodeOf } from '../table/codes.ts';
import { vacanciesOf } from '../table/late-join.ts';
import { type NewTable, newTable, type Outcome, refuse, type Table, undealt } from '../table/table.ts';

export const ROOM_NAME = 'table';

export interface MakeTable extends Omit<NewTable, 'code'> {
	readonly maker: Newcomer;
}

/** Somebody who wants to sit down: the name, and the key by which the wish is known. */
export interface Newcomer {
	readonly name: string;
	readonly key: string;
}

type Found = TableRoom | 'elsewhere' | undefined;

/** Tables by code, whether they are in memory or asleep in the store. */
export class Tables {
	readonly #house: House;
	/** One promise per code, so that two people who wake a table in the same moment get the same one. */
	readonly #opening = new Map<TableCode, Promise<Found>>();

	constructor(house: House) {
		this.#house = house;
	}

	/** Makes a table under a code that was free, with its maker seated, and lets them in; once for each key of a maker. */
	async make(o: MakeTable): Promise<Outcome<Joined>> {
		const { name, key } = o.maker;
		const holder = hashOfCredential(credentialOf(key));
		for (let attempt = 0; attempt < 20; attempt++) {
			const code = tableCodeOf(key, attempt);
			const made = sitDown(undealt(newTable({ ...o, code })), { name, holder });
			if (!made.ok) return made;
			const isNew = await this.#house.store.create(made.value.table.facts);
			if (isNew || (await this.#hasSeat(code, holder))) return this.join(code, o.maker);
		}
		throw new Error('twenty random table codes in a row were taken');
	}

	/** Whether it was for the same wish that a code is taken. */
	async #hasSeat(code: TableCode, holder: string): Promise<boolean> {
		const facts = await this.#house.store.facts(code);
		return facts?.chairs.some((chair) => chair.holder === holder) ?? false;
	}

	/** Public facts without waking the table. */
	async facts(code: TableCode): Promise<TableFacts | undefined> {
		const facts = roomOf(code)?.table.facts ?? (await this.#house.store.facts(code));
		return facts === undefined ? undefined : publicFacts(facts);
	}

	/** The truth about a table in memory, for this process only. */
	inspect(code: TableCode): Table | undefined {
		return roomOf(code)?.table;
	}

	/** Lets someone in and keeps a place for their connection. */
	async join(code: TableCode, wish: JoinTable): Promise<Outcome<Joined>> {
		const room = await this.#open(code);
		if (room === undefined) return refuse('room/not-found');
		return room === 'elsewhere' ? this.#joinElsewhere(code, wish) : room.enter(wish);
	}

	/** Asks the process that has the table. One that does not answer is on its way out, or its table is on its way here. */
	async #joinElsewhere(code: TableCode, wish: JoinTable): Promise<Outcome<Joined>> {
		try {
			await untilAsked(code);
			return await matchMaker.remoteRoomCall<TableRoom>(code, 'enterFromElsewhere', [wish]);
		} catch (error) {
			// The framework's own words repeat what was asked, credential included.
			const why = error instanceof Error && 'code' in error ? error.code : 'unknown';
			this.#house.log('table-elsewhere-silent', { code, why });
			return refuse('room/restarting');
		}
	}

	#open(code: TableCode): Promise<Found> {
		const running = this.#opening.get(code);
		if (running) return running;
		const opening = this.#find(code)
			.catch((error: unknown) => {
				this.#house.log('open-failed', { code, error: errorText(error) });
				throw error;
			})
			.finally(() => this.#opening.delete(code));
		this.#opening.set(code, opening);
		return opening;
	}

	async #find(code: TableCode): Promise<Found> {
		const room = roomOf(code);
		if (room === undefined || room.isEnding) return this.#wake(code);
		// A process that was frozen may have lost the table and not know it yet.
		if ((await this.#house.store.lost([room.lease])).length === 0) return room;
		room.giveUp();
		return this.#wake(code);
	}

	async #wake(code: TableCode): Promise<Found> {
		await roomOf(code)?.ended;
		const opened = await this.#house.store.open(code);
		if (opened.type !== 'mine') return opened.type === 'elsewhere' ? 'elsewhere' : undefined;
		try {
			// Whoever had the table before has lost it, and may have had no time to take it off the list.
			await matchMaker.driver.remove(code);
			await matchMaker.createRoom(ROOM_NAME, { opened });
		} catch (error) {
			await this.#giveBack(opened.lease);
			throw error;
		}
		return roomOf(code);
	}

	/** A table that could not be opened here: perhaps another process can. */
	async #giveBack(lease: Lease) {
		await this.#house.store.release(lease).catch((error: unknown) => {
			this.#house.log('store-failed', { code: lease.code, error: errorText(error) });
		});
	}
}

/** How long a process may take from owning a table to hearing what it is asked about it, in ms; and how often that is looked at. */
const OPENING_MS = 1500;
const LOOK_MS = 25;

/** Resolves once some process hears what is asked of a table's room: a question before that would be lost, and its time with it. */
async function untilAsked(code: TableCode): Promise<void> {
	const until = performance.now() + OPENING_MS;
	while ((await matchMaker.presence.channels(`$${code}`)).length === 0 && performance.now() < until)
		await wait(LOOK_MS);
}

/** By what it can do, not by its class: after a hot reload rooms are of a newer class than the one that this module knows. */
function roomOf(code: TableCode): TableRoom | undefined {
	const room: unknown = matchMaker.getLocalRoomById(code);
	return isTableRoom(room) ? room : undefined;
}

const isTableRoom = (room: unknown): room is TableRoom =>
	typeof room === 'object' && room !== null && 'enter' in room && 'table' in room;

function publicFacts(facts: SavedFacts): TableFacts {
	const { code, phase, game, rules, options, chairs } = facts;
	return {
		code,
		phase,
		game,
		rules: makeRules(rules),
		isPrivate: options.isPrivate,
		spectators: options.spectators,
		seats: chairs.map(({ kind, name }) => ({ kind: kind === 'gone' ? 'empty' : kind, name })),
		freeSeats: phase === 'lobby' ? chairs.filter((chair) => chair.kind === 'empty').length : vacanciesOf(facts),
	};
}
