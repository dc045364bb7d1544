import { type Card, type GameState, hashOf, viewFor } from '@aquarius/engine';
import type { TableState } from '@aquarius/protocol';
import { Canaries, type Leak } from '@aquarius/protocol/testing';
import { matchMaker } from '@colyseus/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { captureFrames } from './testing/capture-socket.ts';
import type { Table } from './table.ts';
import { call, Guest, playOut } from './testing/guest.ts';
import { type RunningApp, runApp } from './testing/running-app.ts';

const GAMES = 100;
const AT_ONCE = 5;

captureFrames();
const canaries = new Canaries();
const gameName = (code: string, game: number) => `${code}/${game}`;
let running: RunningApp;

beforeAll(async () => {
	running = await runApp({
		codecFor: ({ facts }: Table) => canaries.codecFor(facts.rules, gameName(facts.code, facts.game)),
	});
});
afterAll(() => running.stop());

/** The guest reads with the canaries of its table's current game. */
function withCanaries(guest: Guest): Guest {
	guest.codec = (table) => canaries.codecFor(running.truth(guest.code).facts.rules, gameName(guest.code, table.game));
	return guest;
}

/** What no client may ever have got of a game: its seed and key of chance in any form, runs of the deck, whole hands as words. */
class Secrets {
	readonly #texts = new Map<string, number | null>();
	readonly #raw: Buffer[] = [];

	constructor(start: GameState, seed: string) {
		this.addHex(start.random.slice(0, 64));
		this.addHex(seed);
		for (let at = 0; at + 4 <= start.deck.length; at++) this.#addRun(start.deck.slice(at, at + 4), null);
		this.addHands(start);
	}

	addHex(secret: string) {
		for (let at = 0; at < secret.length; at += 16) {
			this.#texts.set(secret.slice(at, at + 16), null);
			this.#raw.push(Buffer.from(secret.slice(at, at + 16), 'hex'));
		}
	}

	addHands(state: GameState) {
		for (const [seat, { hand }] of state.players.entries()) if (hand.length >= 3) this.#addRun(hand, seat);
	}

	#addRun(cards: readonly Card[], owner: number | null) {
		this.#texts.set(cards.join('","'), owner);
		this.#texts.set(cards.join(','), owner);
		this.#texts.set(cards.join(' '), owner);
	}

	in(bytes: Buffer): readonly Leak[] {
		const text = bytes.toString('latin1');
		const inText = [...this.#texts.keys()].map((what) => ({ what, at: text.indexOf(what) }));
		const inBytes = this.#raw.map((raw) => ({ what: 'raw key', at: bytes.indexOf(raw) }));
		return [...inText, ...inBytes].filter(({ at }) => at >= 0);
	}
}

function leaksTo(guest: Guest, secrets: Secrets, extra = ''): readonly Leak[] {
	const bytes = Buffer.concat([guest.bytes, Buffer.from(extra)]);
	return [
		...canaries.foreignIn(bytes, (game) => (game.startsWith(guest.code) ? guest.me : null)),
		...secrets.in(bytes),
	];
}

async function seatTable(people: number, bots: number, watchers: number): Promise<Guest[]> {
	const ann = await Guest.create(running.url, { seats: people + bots, bots: new Array<'random'>(bots).fill('random') });
	const others = Array.from({ length: people - 1 }, (_, n) => Guest.join(running.url, ann.code, { name: `P${n}` }));
	const eyes = Array.from({ length: watchers }, () => Guest.join(running.url, ann.code, { watch: true }));
	return [ann, ...(await Promise.all([...others, ...eyes]))].map(withCanaries);
}

async function playWatched(index: number): Promise<{ guests: Guest[]; secrets: Secrets; texts: string }> {
	const people = 1 + (index % 4);
	const bots = people === 1 ? 1 + (index % 3) : index % 2;
	const guests = await seatTable(people, bots, 1);
	const [ann] = guests;
	if (ann === undefined) throw new Error('a table has a host');
	await ann.deed({ do: 'start' });
	await Promise.all(guests.map((guest) => guest.until('the deal', () => guest.table.game === 1)));
	const { state, facts } = running.truth(ann.code);
	if (state === null) throw new Error('a game is on');
	const secrets = new Secrets(state, facts.seed);
	// Everyone's hands are watched at every move; with one client who reloads in the middle of it.
	let again: Promise<Guest> | undefined;
	const watch = () => {
		const now = running.truth(ann.code).state;
		if (now !== null) secrets.addHands(now);
		if (now !== null && now.table.length === 8) again ??= Guest.join(running.url, ann.code, { watch: true });
	};
	await playOut(guests.slice(0, people), index % 3 === 0 ? 'greedy' : 'random', watch);
	const late = again === undefined ? [] : [withCanaries(await again)];
	// What comes next at this table is as secret as what was.
	secrets.addHex(running.truth(ann.code).facts.seed);
	const { text } = await call(running.url, `/api/tables/${ann.code}`);
	const back = withCanaries(await ann.again());
	return { guests: [...guests, ...late, back], secrets, texts: text };
}

it(`${GAMES} games: no client receives another seat's hand or Goal, the order of the deck, or the seed`, async () => {
	let next = 0;
	let own = 0;
	const work = async () => {
		for (let index = next++; index < GAMES; index = next++) {
			const { guests, secrets, texts } = await playWatched(index);
			for (const guest of guests) {
				expect(leaksTo(guest, secrets, texts)).toEqual([]);
				if (guest.me !== null) own += canaries.countOf(guest.bytes, gameName(guest.code, 1), guest.me);
			}
			await Promise.all(guests.map((guest) => guest.leave()));
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	// The scan saw the real thing: each seat's own numbers were in its bytes.
	expect(own).toBeGreaterThan(GAMES * 10);
}, 300_000);

describe('a seat that changes hands', () => {
	const readings = (guest: Guest) => leaksTo(guest, new Secrets(stateOf(guest), running.truth(guest.code).facts.seed));
	const stateOf = (guest: Guest) => {
		const { state } = running.truth(guest.code);
		if (state === null) throw new Error('a game was dealt');
		return state;
	};

	it('in the lobby after a game: whoever sits down there reads nothing of what its person knew', async () => {
		const [ann, ben, eve] = await seatTable(2, 0, 1);
		if (!ann || !ben || !eve) throw new Error('two sit here and one watches');
		await ann.deed({ do: 'start' });
		await Promise.all([ann, ben].map((guest) => guest.until('the deal', () => guest.table.game === 1)));
		await playOut([ann, ben], 'random');
		await ann.deed({ do: 'lobby' });
		await ben.deed({ do: 'stand' });
		expect(await eve.deed({ do: 'sit', name: 'Eve', seat: 1 })).toMatchObject({ ok: true, seat: 1 });
		await eve.until('her chair', () => eve.table.seats[1]?.name === 'Eve' && eve.me === 1);
		// Nothing that was ever sent to her was made for a seat: the game was another person's.
		expect(canaries.foreignIn(eve.bytes, () => null)).toEqual([]);
	});

	it('in a game: who has left for good hears no more of it, and the bot’s hand stays its own', async () => {
		const [ann, ben] = await seatTable(2, 0, 0);
		if (!ann || !ben) throw new Error('two sit here');
		await ann.deed({ do: 'start' });
		await Promise.all([ann, ben].map((guest) => guest.until('the deal', () => guest.table.game === 1)));
		expect(await ben.deed({ do: 'leave' })).toMatchObject({ ok: true });
		await ben.until('no seat', () => ben.me === null);
		await ann.until('the bot', () => ann.table.seats[1]?.kind === 'bot');
		const known = ben.bytes.length;
		await playOut([ann], 'random');
		await ben.until('the end', () => ben.table.phase === 'ended');
		expect(canaries.foreignIn(ben.bytes.subarray(known), () => null)).toEqual([]);
		expect(readings(ann)).toEqual([]);
	});
});

describe('the scan finds what is planted', () => {
	let guests: Guest[] = [];
	afterEach(() => Promise.all(guests.map((guest) => guest.leave())));

	it.each(['hand in a message', 'hand in the state', 'Goal in a log line', 'seed', 'key', 'raw key', 'deck'])(
		'%s',
		async (kind) => {
			guests = await seatTable(2, 0, 0);
			const [ann, ben] = guests;
			if (ann === undefined || ben === undefined) throw new Error('two sit here');
			await ann.deed({ do: 'start' });
			await ben.until('the deal', () => ben.table.game === 1);
			const { state, facts } = running.truth(ann.code);
			if (state === null) throw new Error('a game is on');
			const secrets = new Secrets(state, facts.seed);
			expect(leaksTo(ben, secrets)).toEqual([]);

			const room = matchMaker.getLocalRoomById(ann.code);
			const shown = room.state as TableState;
			const codec = canaries.codecFor(facts.rules, gameName(ann.code, 1));
			const hand =
				viewFor(state, 0).players[0]?.hand.flatMap((card) => (card === '????' ? [] : [codec.card(card, 0)])) ?? [];
			const plant: Record<string, () => void> = {
				'hand in a message': () => room.broadcast('emote', { hand }),
				'hand in the state': () => shown.discard.push(...hand),
				'Goal in a log line': () =>
					shown.log.push(JSON.stringify({ goal: codec.goal(state.players[0]?.goal ?? 'E', 0) })),
				seed: () => room.broadcast('emote', { seed: facts.seed }),
				key: () => room.broadcast('emote', { seed: state.random }),
				'raw key': () => room.broadcastBytes('emote', Buffer.from(state.random, 'hex'), {}),
				deck: () => room.broadcast('emote', { text: JSON.stringify(state.deck.slice(10, 20)) }),
			};
			const before = ben.bytes.length;
			plant[kind]?.();
			room.broadcastPatch();
			await ben.ask('emote', { key: 'k', emote: 'hello' });
			expect(ben.bytes.length).toBeGreaterThan(before);
			expect(leaksTo(ben, secrets)).not.toEqual([]);
		},
	);
});

it('keys of games never repeat and say nothing about the table', async () => {
	const seen = new Set<string>();
	for (let n = 0; n < 20; n++) {
		const ann = await Guest.create(running.url, { seats: 2, bots: ['random'] });
		await ann.deed({ do: 'start' });
		const { state } = running.truth(ann.code);
		if (state === null) throw new Error('a game is on');
		seen.add(state.random.slice(0, 64)).add(hashOf(state));
		await ann.leave();
	}
	expect(seen.size).toBe(40);
});
