import type { LobbyTable } from '@aquarius/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LobbyChange } from './lobby-list.ts';
import { FakeTime } from './testing/fake-time.ts';
import { Guest, playOut } from './testing/guest.ts';
import { type RunningApp, runApp } from './testing/running-app.ts';

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
