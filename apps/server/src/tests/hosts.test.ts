import { expect, it } from 'vitest';
import { appForEach } from '../testing/app-for-each.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { Guest } from '../testing/guest.ts';
import { dealt, seated } from '../testing/seated.ts';

const GRACE = 90_000;
let time: FakeTime;
const running = appForEach(() => {
	time = new FakeTime();
	return { time };
});

const three = () => seated(running.url, { people: 3, start: false });

/** Whoever is shown as host changes an option, which all see, and starts; the others can do neither. */
async function expectOneHost(people: readonly Guest[]) {
	const host = people.find((guest) => guest.me === guest.table.host);
	if (host === undefined) throw new Error('somebody is shown as host');
	for (const guest of people) {
		expect(guest.table.host).toBe(host.me);
		if (guest === host) continue;
		for (const deed of [
			{ do: 'start' },
			{ do: 'options', options: { clock: 99 } },
			{ do: 'kick', seat: host.me },
			{ do: 'add-bot', bot: 'random' },
		])
			expect(await guest.deed(deed)).toEqual({ refused: 'room/not-host' });
	}
	expect(await host.deed({ do: 'options', options: { clock: 55 } })).toMatchObject({ ok: true });
	await Promise.all(people.map((guest) => guest.until('the option', () => guest.table.options.clock === 55)));
	expect(await host.deed({ do: 'start' })).toMatchObject({ ok: true });
	await dealt(people, 1);
}

it('the host who leaves: the next one is shown as host, and is', async () => {
	const { ann, ben, cleo } = await three();
	await ann.deed({ do: 'leave' });
	await ann.leave();
	await Promise.all([ben, cleo].map((guest) => guest.until('the office', () => guest.table.host === 1)));
	await expectOneHost([ben, cleo]);
});

it('the host whose line breaks stays host for the grace time, then the office goes on, and does not come back', async () => {
	const { ann, ben, cleo } = await three();
	ann.cut();
	await ben.until('Ann gone', () => ben.table.seats[0]?.connected === false);
	time.advance(GRACE - 1);
	expect(await ben.deed({ do: 'start' })).toEqual({ refused: 'room/not-host' });
	time.advance(1);
	await Promise.all([ben, cleo].map((guest) => guest.until('the office', () => guest.table.host === 1)));
	const again = await Guest.join(running.url, ben.code, { name: 'Ann' });
	await again.until('Ben as host', () => again.table.host === 1);
	await expectOneHost([ben, cleo, again]);
});

it('the host who is back within forty seconds is host', async () => {
	const { ann, ben, cleo } = await three();
	ann.cut();
	await ben.until('Ann gone', () => ben.table.seats[0]?.connected === false);
	time.advance(40_000);
	await expectOneHost([await ann.again(), ben, cleo]);
});

it('the host with a second tab is host there, and nothing in the first', async () => {
	const { ann, ben, cleo } = await three();
	const second = await ann.again();
	await ann.untilClosed();
	await expect(ann.deed({ do: 'start' })).rejects.toThrow('connection is not open');
	await expectOneHost([second, ben, cleo]);
});

it('a quick table starts without a host, and nobody has the office', async () => {
	const ann = await Guest.quick(running.url, 2, 'Ann');
	expect(ann.table.host).toBeNull();
	expect(await ann.deed({ do: 'start' })).toEqual({ refused: 'room/not-host' });
	const ben = await Guest.quick(running.url, 2, 'Ben');
	await dealt([ann, ben], 1);
});

it('a table whose people all went away before it began has room for who comes after the grace time', async () => {
	const { ann, ben } = await seated(running.url, { start: false });
	await Promise.all([ann.leave(), ben.leave()]);
	await expect(Guest.join(running.url, ann.code, { name: 'Cleo' })).rejects.toThrow('room/full');
	time.advance(GRACE);
	const cleo = await Guest.join(running.url, ann.code, { name: 'Cleo' });
	expect(cleo.table.host).toBe(cleo.me);
	expect(await cleo.deed({ do: 'add-bot', bot: 'random' })).toMatchObject({ ok: true });
	expect(await cleo.deed({ do: 'start' })).toMatchObject({ ok: true });
});
