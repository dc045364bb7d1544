import { setImmediate } from 'node:timers/promises';
import type { Seat } from '@aquarius/engine';
import {
	type Answer,
	CLOSE_CODES,
	type CommandType,
	EmoteCommand,
	type Joined,
	type JoinTable,
	MoveCommand,
	packAnswer,
	parseTalk,
	TableCommand,
	TableState,
	TalkCommand,
} from '@aquarius/protocol';
import { matchMaker, Room, type RoomException, ServerError } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import type { House } from '../house.ts';
import { errorText } from '../operation/log.ts';
import type { Lease, Opened } from '../store/table-store.ts';
import { accept, type Outcome, refuse, type Table } from '../table/table.ts';
import { FrameGuard } from './frame-guard.ts';
import { Projection } from './project.ts';
import { FRAMES, forgetReservations, LISTING, makeRoomFor, NEVER_MS, reservedPlaces } from './room-internals.ts';
import { type Saying, SayingLimits, whyNotSay } from './sayings.ts';
import { type Admission, TableKeeper } from './table-keeper.ts';
import { gather, isStuck, newVisitor, type TableClient, visitorOf } from './visitor.ts';

/** Comes with a reservation, from `admit` to `onJoin`; clients cannot make one. */
export interface Pass {
	readonly holder: string | null;
}

export interface TableRoomOptions {
	/** Given with the definition of the room. */
	readonly house: House;
	/** Given when one is opened: the table, which this process owns. */
	readonly opened?: Extract<Opened, { type: 'mine' }>;
}

const MAX_WATCHERS = 100;

/** The adapter between connections and a table: checks a message, finds the seat, asks the keeper, shows the state, answers. */
export class TableRoom extends Room<{ state: TableState; client: TableClient }> {
	override state = new TableState();
	override patchRate = NEVER_MS;
	override autoDispose = false;
	override messages = {
		move: async (client: TableClient, payload: unknown) => packAnswer(await this.#onMove(client, payload)),
		table: async (client: TableClient, payload: unknown) => packAnswer(await this.#onTable(client, payload)),
		emote: async (client: TableClient, payload: unknown) => packAnswer(await this.#onEmote(client, payload)),
		talk: async (client: TableClient, payload: unknown) => packAnswer(await this.#onTalk(client, payload)),
		_: (client: TableClient) => client.send('refused', { refused: 'room/unknown-message' }),
	};

	#house!: House;
	#guard!: FrameGuard;
	#keeper!: TableKeeper;
	#projection!: Projection;
	#cancelIdle: (() => void) | undefined;
	readonly #sayings = new SayingLimits();
	#isEnding = false;
	/** Resolves once this room is gone and its table may be opened anew; set when it begins to end. */
	ended: Promise<unknown> | undefined;

	constructor() {
		super();
		// The framework closes connections over frames that we answer with a typed refusal, so each frame passes our door first.
		const deliver = this[FRAMES].bind(this);
		this[FRAMES] = (client: TableClient, frame: Buffer) =>
			this.#guard.judge(client, frame, () => deliver(client as Parameters<typeof deliver>[0], frame));
	}

	override onCreate({ opened, house }: TableRoomOptions) {
		this.#house = house;
		if (opened === undefined) throw new ServerError(404, 'room/not-found');
		this.roomId = opened.lease.code;
		this.#guard = new FrameGuard(house, this.roomId);
		this.#projection = new Projection(this.state, house.codecFor);
		this.#keeper = new TableKeeper(house, opened, {
			changed: () => this.#show(),
			failed: () => this.#end(CLOSE_CODES.restarting),
		});
		this.#show();
		house.awake.add(this);
		this.#waitForIdle();
	}

	get lease(): Lease {
		return this.#keeper.lease;
	}

	/** Somebody else has the table: everybody here is sent there. */
	giveUp(): void {
		this.#end(CLOSE_CODES.restarting);
	}

	get isEnding(): boolean {
		return this.#isEnding;
	}

	/** For the process itself: tests look at the truth through it. */
	get table(): Table {
		return this.#keeper.table;
	}

	/** Lets someone in over HTTP and keeps a place for their connection. */
	async enter(wish: JoinTable): Promise<Outcome<Joined>> {
		const admission = await this.#admit(wish);
		if (!admission.ok) return admission;
		// It may have begun to end while the store was asked.
		if (this.#isEnding) return refuse('room/restarting');
		const { seat, credential, holder } = admission.value;
		const pass: Pass = { holder };
		const reserved = await matchMaker.reserveSeatFor(this[LISTING], pass);
		const { name, sessionId, roomId, processId = matchMaker.processId, publicAddress } = reserved;
		const reservation = { name, sessionId, roomId, processId, ...(publicAddress ? { publicAddress } : {}) };
		return accept({ code: roomId, seat, credential, reservation });
	}

	/**
	 * The same for a process that does not have the table, which calls it through the framework: what comes in and goes out is plain JSON. The
	 * question may have waited while this process was frozen, and the table be elsewhere by now.
	 */
	async enterFromElsewhere(wish: JoinTable): Promise<Outcome<Joined>> {
		const lost = await this.#house.store.lost([this.lease]);
		if (lost.length === 0) return this.enter(wish);
		this.giveUp();
		return refuse('room/restarting');
	}

	/** Decides who may come, before there is a connection. */
	async #admit(wish: JoinTable): Promise<Outcome<Admission>> {
		if (this.#isEnding || this.#house.isClosing) return refuse('room/restarting');
		if (wish.watch && this.watchers + reservedPlaces(this) >= MAX_WATCHERS) return refuse('room/full');
		const admission = await this.#keeper.admit(wish);
		this.#waitForIdle();
		return admission;
	}

	override onJoin(client: TableClient, pass: Pass) {
		const { holder } = pass;
		if (holder !== null && this.#keeper.seatOf(holder) === null) throw new ServerError(403, 'room/not-seated');
		const { config, time, gate } = this.#house;
		// Everybody has a view, if only of what all may see: the framework then sends each client bytes of its own. Without one it would send
		// the buffer itself, which may be written anew before a slow line has taken it.
		client.view = new StateView();
		client.userData = newVisitor(
			client.sessionId,
			holder,
			config.commandsPerSecond,
			time.now(),
			gate.framesOf(client.ref),
		);
		this.#guard.expectWord(client);
		if (holder === null) {
			this.#show();
			return;
		}
		for (const other of this.clients)
			if (other !== client && other.userData?.holder === holder) this.#dismiss(other, CLOSE_CODES.takenOver);
		this.#keeper.arrived(holder);
		// Its first state will hold everything that it may see. What `view.add` noted for the next patch would be sent once more
		// after that, by then out of date: a hand that has become shorter would show a card that is not there.
		client.view?.changes.clear();
	}

	override onLeave(client: TableClient) {
		// Its number is given to a later view, which must not see what this one could.
		client.view?.dispose();
		if (client.userData) client.userData.isGone = true;
		const holder = client.userData?.holder ?? null;
		this.#waitForIdle();
		if (this.#isEnding) return;
		if (holder === null || this.clients.some((other) => other.userData?.holder === holder)) this.#show();
		else this.#keeper.left(holder);
	}

	override async onDispose() {
		this.#cancelIdle?.();
		this.#house?.awake.delete(this);
		await this.#keeper?.close();
	}

	override onBeforeShutdown() {
		this.#end(CLOSE_CODES.restarting);
	}

	/** Hot reload: the framework has put an old picture over our state. Away with this room; the table is in the store. */
	override onRestoreRoom() {
		this.#end(CLOSE_CODES.restarting);
	}

	override onUncaughtException(error: RoomException, method: string) {
		this.#house?.log('room-failed', { code: this.roomId, method, error: errorText(error.cause ?? error) });
	}

	// ---------- messages ----------

	async #onMove(client: TableClient, payload: unknown): Promise<Answer> {
		const visitor = visitorOf(client);
		const { frameAt } = visitor;
		const command = MoveCommand.safeParse(payload);
		if (!command.success) return this.#unread('move');
		const answer = await this.#answer(client, 'move', () => this.#keeper.move(visitor, command.data));
		this.#house.metrics.moved(frameAt);
		return answer;
	}

	async #onTable(client: TableClient, payload: unknown): Promise<Answer> {
		const command = TableCommand.safeParse(payload);
		if (!command.success) return this.#unread('table');
		return this.#answer(client, command.data.do, () => this.#keeper.deed(visitorOf(client), command.data));
	}

	async #onEmote(client: TableClient, payload: unknown): Promise<Answer> {
		const command = EmoteCommand.safeParse(payload);
		if (!command.success) return this.#unread('emote');
		const { key, emote } = command.data;
		return this.#say(client, { type: 'emote', key }, (seat) => this.broadcast('emote', { seat, emote }));
	}

	async #onTalk(client: TableClient, payload: unknown): Promise<Answer> {
		const command = TalkCommand.safeParse(payload);
		const text = command.success ? parseTalk(command.data.text) : undefined;
		if (!command.success || text === undefined) return this.#unread('talk');
		const { key } = command.data;
		return this.#say(client, { type: 'talk', key }, (seat) => this.broadcast('talk', { seat, text }));
	}

	/** Tells everybody something from somebody's seat, if that may be. */
	#say(client: TableClient, { type, key }: { type: Saying; key: string }, tell: (seat: Seat) => void): Promise<Answer> {
		const visitor = visitorOf(client);
		return this.#answer(client, type, () =>
			this.#keeper.once(visitor, key, () => {
				const { holder } = visitor;
				const seat = this.#keeper.seatOf(holder);
				const refused = this.#keeper.whyNot(type, holder);
				if (refused !== undefined || seat === null) return { refused: refused ?? 'room/not-seated' };
				const { facts } = this.#keeper.table;
				const unwanted =
					whyNotSay(type, facts, facts.chairs[seat]) ?? this.#sayings.whyNotNow(type, visitor, this.#house.time.now());
				if (unwanted !== undefined) return { refused: unwanted };
				tell(seat);
				return { ok: true, version: facts.version };
			}),
		);
	}

	/** A command of a known type that cannot be read. */
	#unread(command: CommandType): Answer {
		return this.#noted(command, { refused: 'room/bad-request' });
	}

	/** A fault in one command is answered and logged; the table goes on. */
	async #answer(client: TableClient, command: string, work: () => Answer | Promise<Answer>): Promise<Answer> {
		if (this.#isEnding || this.#house.isClosing) return this.#noted(command, { refused: 'room/restarting' });
		try {
			return this.#noted(command, await work());
		} catch (error) {
			const seat = client.userData?.seat ?? null;
			this.#house.log('command-failed', { code: this.roomId, command, seat, error: errorText(error) });
			return this.#noted(command, { refused: 'room/restarting' });
		}
	}

	/** Every refusal is in the log, every answer in the metrics. */
	#noted(command: string, answer: Answer): Answer {
		if ('refused' in answer) this.#house.refusals.tell({ code: this.roomId, command, why: answer.refused });
		this.#house.metrics.answered(command, answer);
		return answer;
	}

	// ---------- showing ----------

	#show() {
		if (this.#isEnding) return;
		const { table } = this.#keeper;
		this.#projection.write(table, (chair) => this.#keeper.presenceOf(chair), this.watchers);
		makeRoomFor(this, table.facts.rules, this.#projection.written);
		for (const client of this.clients) gather(client);
		for (const client of this.clients) this.#seatClient(client);
		this.broadcastPatch();
		for (const client of this.clients) if (isStuck(client) && !visitorOf(client).isGone) this.#guard.shutOut(client);
	}

	/** The one place that grants hidden fields: a client sees those of the seat that its credential holds, and no other. */
	#seatClient(client: TableClient) {
		const visitor = client.userData;
		if (visitor === undefined) return;
		const seat = this.#keeper.seatOf(visitor.holder);
		if (seat === null && visitor.seat === null && !visitor.isGone && !this.#keeper.mayWatch) {
			return this.#dismiss(client, CLOSE_CODES.removed);
		}
		if (seat === visitor.seat) return;
		const before = visitor.seat === null ? undefined : this.state.seats[visitor.seat];
		const after = seat === null ? undefined : this.state.seats[seat];
		if (before) client.view?.remove(before);
		if (after) {
			client.view?.add(after);
		}
		visitor.seat = seat;
		if (seat === null && !visitor.isRising) return this.#dismiss(client, CLOSE_CODES.removed);
		if (seat === null) visitor.holder = null;
		client.send('seat', { seat });
	}

	#dismiss(client: TableClient, closeCode: number) {
		const visitor = visitorOf(client);
		visitor.holder = null;
		visitor.seat = null;
		visitor.isGone = true;
		client.leave(closeCode);
	}

	get watchers(): number {
		return this.clients.filter((client) => client.userData?.holder === null && !client.userData.isGone).length;
	}

	#waitForIdle() {
		this.#cancelIdle?.();
		this.#cancelIdle = this.#house.time.after(this.#house.config.idleMs, () => {
			if (this.clients.length === 0) this.#end(CLOSE_CODES.asleep);
			else this.#waitForIdle();
		});
	}

	/** Ends the room, not the table: that is in the store. */
	#end(closeCode: number) {
		if (this.#isEnding) return;
		this.#isEnding = true;
		this.#cancelIdle?.();
		// What is being answered in this moment still reaches its client.
		this.ended = this.#keeper
			.close()
			.then(() => setImmediate())
			.then(() => this.#disconnectAll(closeCode))
			.catch((error: unknown) => {
				this.#house.log('room-failed', { code: this.roomId, method: 'end', error: errorText(error) });
			});
	}

	#disconnectAll(closeCode: number): Promise<unknown> {
		forgetReservations(this);
		return this.disconnect(closeCode);
	}
}
