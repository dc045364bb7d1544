import { HIDDEN_CARD } from '@aquarius/engine';
import { Canaries } from '@aquarius/protocol/testing';
import { expect, it } from 'vitest';
import { appForAll } from '../testing/app-for-each.ts';
import { captureFrames } from '../testing/capture-socket.ts';
import { type Guest, playOut } from '../testing/guest.ts';
import { mayKnow } from '../testing/may-know.ts';
import { dealt, seated } from '../testing/seated.ts';

captureFrames();
const canaries = new Canaries();
const running = appForAll(() => ({
	codecFor: ({ facts }) => canaries.codecFor(facts.rules, `${facts.code}/${facts.game}`),
}));
const REMATCHES = 5;

it('a rematch with seats shuffled: seats change, everybody is told theirs, the host keeps the office, and hands stay private', async () => {
	const { people, all, ann, eve } = await seated(running.url, { people: 3, bots: 1, watchers: 1 });
	for (const guest of all)
		guest.codec = ({ game }) => canaries.codecFor(running.truth(ann.code).facts.rules, `${ann.code}/${game}`);
	const names = new Map<Guest, string | undefined>(people.map((guest) => [guest, nameAt(guest)]));
	/** Whose numbers somebody may have been sent, by game. */
	const seats = new Map<Guest, (number | null)[]>(all.map((guest) => [guest, [null]]));
	const orders = new Set<string>();

	for (let game = 1; game <= 1 + REMATCHES; game++) {
		await dealt(all, game);
		for (const guest of people) await guest.until('the own seat', () => nameAt(guest) === names.get(guest));
		for (const guest of all) seats.get(guest)?.push(guest.me);
		orders.add(ann.table.seats.map(({ name, bot }) => bot ?? name).join());
		await everybodySeesTheirOwn(all);
		expect(all.map(({ table }) => table.seats[table.host ?? -1]?.name)).toEqual(all.map(() => 'Ann'));
		await playOut(people, 'random');
		await Promise.all(all.map((guest) => guest.until('the end', () => guest.table.phase === 'ended')));
		for (const guest of people.slice(1))
			expect(await guest.deed({ do: 'rematch', shuffle: true })).toEqual({ refused: 'room/not-host' });
		if (game <= REMATCHES) expect(await ann.deed({ do: 'rematch', shuffle: true })).toMatchObject({ ok: true });
	}

	// All games on the same seats by chance: once in 24 ** 5.
	expect(orders.size).toBeGreaterThan(1);
	expect(eve.me).toBeNull();
	for (const guest of all) {
		const seatIn = (game: string) => seats.get(guest)?.[Number(game.split('/')[1])] ?? null;
		expect(canaries.foreignIn(guest.bytes, seatIn)).toEqual([]);
	}
	// The scan does find numbers: as another seat's, Ann's own would be foreign.
	expect(canaries.foreignIn(ann.bytes, () => null)).not.toEqual([]);
});

const nameAt = ({ table, me }: Guest): string | undefined => table.seats[me ?? -1]?.name;

async function everybodySeesTheirOwn(all: readonly Guest[]) {
	for (const guest of all) {
		const { facts, state } = running.truth(guest.code);
		await guest.untilVersion(facts.version);
		expect(guest.view).toEqual(mayKnow(running, guest));
		guest.view?.players.forEach(({ hand }, seat) => {
			const wanted = seat === guest.me ? state?.players[seat]?.hand : hand.map(() => HIDDEN_CARD);
			expect(hand).toEqual(wanted);
		});
	}
}
