import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LobbyTable, parseTableCode } from '@aquarius/protocol';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeTime } from '../testing/fake-time.ts';
import { Guest, playOut } from '../testing/guest.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';
import { until } from '../testing/until.ts';
import type { LobbyChange } from './lobby-list.ts';
import { LobbyStream } from './lobby-stream.ts';
import { localNotices, type Notices } from './notices.ts';

let time: FakeTime;
let running: RunningApp;
beforeEach(async () => {
	time = new FakeTime();
	running = await runApp({ time });
});
afterEach(() => running.stop());

/** Somebody who looks at the lobby: the tables as they know them from the stream alone. */
class Onlooker {
	tables = new Map<string, LobbyTable>();
	bytes = '';
	readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
	#rest = '';

	constructor(reader: ReadableStreamDefaultReader<Uint8Array>) {
		this.#reader = reader;
	}

	static async look(url: string): Promise<Onlooker> {
		const response = await fetch(`${url}/api/lobby/events`);
		if (response.body === null) throw new Error('a stream has a body');
		const onlooker = new Onlooker(response.body.getReader());
		await onlooker.until('the first word', () => onlooker.bytes !== '');
		return onlooker;
	}

	async until(what: string, isSo: () => boolean): Promise<void> {
		const timeUp = Date.now() + 10_000;
		while (!isSo()) {
			if (Date.now() > timeUp) throw new Error(`waited in vain for ${what}`);
			const { value, done } = await this.#reader.read();
			if (done) throw new Error(`the stream ended before ${what}`);
			this.#hear(new TextDecoder().decode(value));
		}
	}

	async untilEnd(): Promise<void> {
		while (!(await this.#reader.read()).done);
	}

	leave() {
		return this.#reader.cancel();
	}

	#hear(text: string) {
		this.bytes += text;
		const events = (this.#rest + text).split('\n\n');
		this.#rest = events.pop() ?? '';
		for (const event of events) {
			const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
			if (data === undefined) continue;
			const change: LobbyChange = { gone: [], ...JSON.parse(data) };
			if (name === 'tables') this.tables.clear();
			for (const table of change.tables) this.tables.set(table.code, table);
			for (const code of change.gone) this.tables.delete(code);
		}
	}
}

it('shows a public table as soon as it is there, its seats as they fill, and the game that begins', async () => {
	const eve = await Onlooker.look(running.url);
	expect(eve.tables.size).toBe(0);
	const ann = await Guest.create(running.url, { name: 'Ann', seats: 3, isPrivate: false, rules: 'v2' });
	await eve.until('the table', () => eve.tables.has(ann.code));
	expect(eve.tables.get(ann.code)).toMatchObject({ rules: 'v2', open: 'play', phase: 'lobby', spectators: true });
	const ben = await Guest.join(running.url, ann.code, { name: 'Ben' });
	await eve.until('Ben', () => eve.tables.get(ann.code)?.seats[1]?.name === 'Ben');
	await ann.deed({ do: 'add-bot', bot: 'greedy' });
	await eve.until('a full table', () => eve.tables.get(ann.code)?.open === 'watch');
	await ann.deed({ do: 'start' });
	await eve.until('the game', () => eve.tables.get(ann.code)?.phase === 'playing');
	await playOut([ann, ben]);
	await eve.until('the end', () => !eve.tables.has(ann.code));
	await eve.leave();
});

it('private tables, and public ones where nobody is or may watch, are not in it', async () => {
	const ann = await Guest.create(running.url, { seats: 2 });
	const ben = await Guest.create(running.url, { seats: 2, isPrivate: false });
	const eve = await Onlooker.look(running.url);
	expect([...eve.tables.keys()]).toEqual([ben.code]);
	await ben.leave();
	await eve.until('nobody', () => eve.tables.size === 0);
	const back = await ben.again();
	await eve.until('Ben', () => eve.tables.has(ben.code));
	await back.deed({ do: 'options', options: { spectators: false } });
	await back.deed({ do: 'add-bot', bot: 'random' });
	await eve.until('a full table without seats to watch', () => eve.tables.size === 0);
	expect(eve.bytes).not.toContain(ann.code);
	await eve.leave();
});

it('tells nothing but what a table’s lobby shows', async () => {
	const ann = await Guest.create(running.url, { seats: 2, isPrivate: false, bots: ['random'] });
	await ann.deed({ do: 'start' });
	const eve = await Onlooker.look(running.url);
	const { facts } = running.truth(ann.code);
	for (const secret of [
		ann.joined.credential,
		facts.chairs[0]?.holder,
		ann.room.sessionId,
		ann.room.reconnectionToken,
	]) {
		expect(eve.bytes).not.toContain(String(secret));
	}
	expect(Object.keys([...eve.tables.values()][0] ?? {}).sort()).toEqual(
		['clock', 'clockFor', 'code', 'game', 'open', 'phase', 'quick', 'rules', 'seats', 'spectators'].sort(),
	);
	await eve.leave();
});

it('ends with the process', async () => {
	const eve = await Onlooker.look(running.url);
	await Promise.all([eve.untilEnd(), running.app.close()]);
});

describe('where notices come late', () => {
	let server: Server;
	let stream: LobbyStream;
	let url: string;
	/** Looks that wait for their answer, oldest first. */
	let looks: (() => void)[];
	let asking: number;
	const notices = localNotices();

	beforeEach(async () => {
		looks = [];
		const late: Notices = {
			...notices,
			all: async (topic) => {
				const seen = await notices.all(topic);
				await new Promise<void>((answer) => looks.push(answer));
				return seen;
			},
		};
		stream = new LobbyStream(late, () => {}, { mostListeners: 2 });
		const app = express();
		asking = 0;
		app.get('/api/lobby/events', async (_, response) => {
			asking += 1;
			if (!(await stream.listen(response))) response.status(409).end();
		});
		server = app.listen(0, '127.0.0.1');
		await once(server, 'listening');
		url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	});
	afterEach(async () => {
		for (const answer of looks) answer();
		stream.close();
		server.close();
		server.closeAllConnections();
		await once(server, 'close');
	});

	/** Lets looks be answered as they come, until it is so. */
	const untilAnswered = (what: string, isSo: () => boolean) =>
		until(what, () => {
			looks.shift()?.();
			return isSo();
		});
	const show = (text: string, clock: number) => {
		const code = parseTableCode(text);
		if (code === undefined) throw new Error(`${text} is no table code`);
		notices.note('lobby', code, JSON.stringify({ code, clock, open: 'play' }));
	};

	it('nobody is told of older tables after newer ones, nor left with older ones', async () => {
		show('BBBBBB', 1);
		const first = Onlooker.look(url);
		await until('the first look', () => looks.length === 1);
		show('BBBBBB', 2);
		const second = Onlooker.look(url);
		await untilAnswered('both', () => stream.listening === 2);
		const both = await Promise.all([first, second]);
		await Promise.all(
			both.map((eve) =>
				Promise.all([
					eve.until('the newer one', () => eve.tables.get('BBBBBB')?.clock === 2),
					untilAnswered('the newer one', () => eve.tables.get('BBBBBB')?.clock === 2),
				]),
			),
		);
		// A look that is not answered for long is waited for, and no other one overtakes it.
		await until('a look', () => looks.length === 1);
		const since = performance.now();
		await until('the time of three looks', () => performance.now() > since + 1600);
		expect(looks).toHaveLength(1);
		await Promise.all(both.map((eve) => eve.leave()));
	});

	it('no more listen than may, also of those who ask in the same moment', async () => {
		const asked = Array.from({ length: 5 }, () => fetch(`${url}/api/lobby/events`));
		let statuses: number[] = [];
		const answered = Promise.all(asked).then((responses) => {
			statuses = responses.map(({ status }) => status);
		});
		await until('all five', () => asking === 5);
		await untilAnswered('all answers', () => statuses.length === 5);
		await answered;
		expect(statuses.sort()).toEqual([200, 200, 409, 409, 409]);
		expect(stream.listening).toBe(2);
	});
});
