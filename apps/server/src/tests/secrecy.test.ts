import { hashOf, viewFor } from '@aquarius/engine';
import type { TableState } from '@aquarius/protocol';
import { Canaries, type Leak } from '@aquarius/protocol/testing';
import { matchMaker } from '@colyseus/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { captureFrames } from '../testing/capture-socket.ts';
import { type Guest, playOut } from '../testing/guest.ts';
import type { RunningApp } from '../testing/running-app.ts';
import { type Party, type Seating, seated } from '../testing/seated.ts';
import { codecOf, ownerOf, runWatched, SECRECY_RULES, secrecyGames } from '../testing/secrecy-games.ts';
import { Secrets } from '../testing/secrets.ts';

/** Three of each; `SECRECY_GAMES` asks for more, and `pnpm test:secrecy` plays hundreds. */
const GAMES = Number(process.env.SECRECY_GAMES ?? SECRECY_RULES.length * 3);

captureFrames();
const canaries = new Canaries();
let running: RunningApp;

beforeAll(async () => {
	running = await runWatched(canaries);
});
afterAll(() => running.stop());

/** The guest reads with the canaries of its table's current game. */
function withCanaries(guest: Guest): Guest {
	guest.codec = () => codecOf(() => running, running.truth(guest.code), canaries);
	return guest;
}

function leaksTo(guest: Guest, secrets: Secrets, extra = ''): readonly Leak[] {
	const bytes = Buffer.concat([guest.bytes, Buffer.from(extra)]);
	return [
		...canaries.foreignIn(bytes, (game) =>
			guest.me !== null && game.startsWith(guest.code) ? ownerOf(running.truth(guest.code), guest.me) : null,
		),
		...secrets.in(bytes),
	];
}

async function atTable(seating: Seating): Promise<Party> {
	const party = await seated(running.url, seating);
	party.all.forEach(withCanaries);
	return party;
}

it(`${GAMES} games by every rule set: no client receives another seat's hand or Goal, the order of the deck, or the seed`, async () => {
	const report = await secrecyGames(running, canaries, { games: GAMES, atOnce: 5 });
	expect(report.leaks).toEqual([]);
	expect(report).toMatchObject({ games: GAMES, wrongViews: 0, ok: true });
	expect(report.ruleSets).toBe(Math.min(GAMES, SECRECY_RULES.length));
}, 3_600_000);

describe('a seat that changes hands', () => {
	const readings = (guest: Guest) => leaksTo(guest, new Secrets(stateOf(guest), running.truth(guest.code).facts.seed));
	const stateOf = (guest: Guest) => {
		const { state } = running.truth(guest.code);
		if (state === null) throw new Error('a game was dealt');
		return state;
	};

	it('in the lobby after a game: whoever sits down there reads nothing of what its person knew', async () => {
		const { ann, ben, eve } = await atTable({ watchers: 1 });
		await playOut([ann, ben], 'random');
		await ann.deed({ do: 'lobby' });
		await ben.deed({ do: 'stand' });
		expect(await eve.deed({ do: 'sit', name: 'Eve', seat: 1 })).toMatchObject({ ok: true, seat: 1 });
		await eve.until('her chair', () => eve.table.seats[1]?.name === 'Eve' && eve.me === 1);
		// Nothing that was ever sent to her was made for a seat: the game was another person's.
		expect(canaries.foreignIn(eve.bytes, () => null)).toEqual([]);
	});

	it('in a game: who has left for good hears no more of it, and the bot’s hand stays its own', async () => {
		const { ann, ben } = await atTable({});
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
	let guests: readonly Guest[] = [];
	afterEach(() => Promise.all(guests.map((guest) => guest.leave())));

	it.each(['hand in a message', 'hand in the state', 'Goal in a log line', 'seed', 'key', 'raw key', 'deck'])(
		'%s',
		async (kind) => {
			const { people, ann, ben } = await atTable({});
			guests = people;
			const { state, facts } = running.truth(ann.code);
			if (state === null) throw new Error('a game is on');
			const secrets = new Secrets(state, facts.seed);
			expect(leaksTo(ben, secrets)).toEqual([]);

			const room = matchMaker.getLocalRoomById(ann.code);
			const shown = room.state as TableState;
			const codec = codecOf(() => running, running.truth(ann.code), canaries);
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
		const { ann } = await seated(running.url, { people: 1, bots: 1 });
		const { state } = running.truth(ann.code);
		if (state === null) throw new Error('a game is on');
		seen.add(state.random.slice(0, 64)).add(hashOf(state));
		await ann.leave();
	}
	expect(seen.size).toBe(40);
});
