import { expect, it } from 'vitest';
import { call, Guest } from '../testing/guest.ts';
import { runApp } from '../testing/running-app.ts';
import { AddressLimits, Bucket } from './limits.ts';

it('a bucket gives its burst, then what flows in', () => {
	const bucket = new Bucket(3, 2, 0);
	expect([0, 0, 0, 0, 400, 500, 500].map((now) => bucket.take(now))).toEqual([
		true,
		true,
		true,
		false,
		false,
		true,
		false,
	]);
	expect([bucket.isFull(501), bucket.isFull(5000)]).toEqual([false, true]);
});

it('a clock that goes backwards gives nothing away', () => {
	const bucket = new Bucket(1, 1, 10_000);
	expect([bucket.take(10_000), bucket.take(0), bucket.take(500)]).toEqual([true, false, false]);
});

it('addresses are counted apart, and 0 is no limit', () => {
	const limits = new AddressLimits(2);
	expect(['a', 'a', 'a', 'b'].map((address) => limits.take(address, 0))).toEqual([true, true, false, true]);
	expect(new Array(500).fill('a').every((address) => new AddressLimits(0).take(address, 0))).toBe(true);
});

it('too many requests are refused with their code; reading is not limited', async () => {
	const running = await runApp({ config: { requestsPerMinute: 3 } });
	const replies = [];
	for (let n = 0; n < 4; n++) replies.push(await call(running.url, '/api/tables', {}));
	expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
	expect(replies[3]?.body).toEqual({ refused: 'room/too-fast' });
	expect((await call(running.url, '/healthz')).status).toBe(200);
	await running.stop();
});

it('a flood of commands is refused long before the connection is closed', async () => {
	const running = await runApp({ config: { commandsPerSecond: 20 } });
	const ann = await Guest.create(running.url);
	const answers = await Promise.all(Array.from({ length: 60 }, () => ann.ask('move', {})));
	const refused = answers.map((answer) => ('refused' in answer ? answer.refused : 'ok'));
	expect(refused.slice(0, 20)).toEqual(new Array(20).fill('room/bad-request'));
	expect(refused.filter((code) => code === 'room/too-fast').length).toBeGreaterThan(30);
	expect(ann.room.connection.isOpen).toBe(true);
	await running.stop();
});

it('a flood of frames that are no requests is slowed, then ends the connection, and fills no log', async () => {
	const running = await runApp({ config: { commandsPerSecond: 20 } });
	const ann = await Guest.create(running.url);
	for (let n = 0; n < 1000; n++) ann.room.sendBytes('nonsense', new Uint8Array([1, 2, 3]));
	await ann.untilClosed();
	// The wall, and what flows in meanwhile.
	expect(ann.complaints.length).toBeLessThan(400);
	expect(running.logged.length).toBeLessThan(50);
	await ann.again();
	await running.stop();
});

it('an IPv6 network counts as one address', () => {
	const limits = new AddressLimits(1);
	const take = (address: string) => limits.take(address, 0);
	expect(
		['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1', '::1', '::ffff:10.0.0.1', '::ffff:10.0.0.2'].map(
			take,
		),
	).toEqual([true, false, true, true, true, true]);
});

it('guessing table codes is limited, looking at a table is not', async () => {
	const running = await runApp({ config: { requestsPerMinute: 5 } });
	const ann = await Guest.create(running.url);
	const look = async (code: string) => (await call(running.url, `/api/tables/${code}`)).status;
	for (let n = 0; n < 20; n++) expect(await look(ann.code)).toBe(200);
	const guesses = [];
	for (let n = 0; n < 5; n++) guesses.push(await look('BBBBBB'));
	expect(guesses).toEqual([404, 404, 404, 404, 429]);
	await running.stop();
});

it.each([
	['is not believed without a proxy', false, [400, 400, 429, 429]],
	['counts as the proxy in front of us wrote it, at its end', true, [400, 400, 400, 429]],
])('X-Forwarded-For %s', async (_, trustProxy, statuses) => {
	const running = await runApp({ config: { requestsPerMinute: 2, trustProxy } });
	const ask = async (forwarded: string) => {
		const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
		return (await fetch(`${running.url}/api/tables`, { method: 'POST', headers, body: '{}' })).status;
	};
	const got = [];
	for (const forwarded of ['1.1.1.1', '9.9.9.9, 2.2.2.2', '8.8.8.8, 2.2.2.2', '7.7.7.7, 2.2.2.2'])
		got.push(await ask(forwarded));
	expect(got).toEqual(statuses);
	await running.stop();
});
