import { afterEach, describe, expect, it } from 'vitest';
import { call, Guest, playOut } from '../testing/guest.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';
import { seated } from '../testing/seated.ts';
import { countMove } from '../trials/bench/metrics-cost.ts';
import { Metrics } from './metrics.ts';

let running: RunningApp | undefined;
afterEach(async () => {
	await running?.stop();
	running = undefined;
});

async function withMetrics() {
	running = await runApp({ config: { metricsPort: 0 } });
	const url = `http://127.0.0.1:${running.app.metricsPort()}`;
	return { running, url, read: async () => samplesOf(await (await fetch(`${url}/metrics`)).text()) };
}

/** Samples by name and labels, as the text has them. */
const samplesOf = (text: string): ReadonlyMap<string, number> =>
	new Map(
		text
			.split('\n')
			.filter((line) => line !== '' && !line.startsWith('#'))
			.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
	);

describe('where they are', () => {
	it('is nowhere unless it is wished', async () => {
		running = await runApp();
		expect(running.app.metricsPort()).toBeUndefined();
	});

	it('is an address of its own, and never the site', async () => {
		const { running, url } = await withMetrics();
		expect((await fetch(`${url}/metrics`)).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
		expect((await fetch(`${url}/`)).status).toBe(404);
		expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
		expect((await fetch(`${running.url}/metrics`)).status).toBe(404);
	});

	it('is not taken from somebody else: the process does not start', async () => {
		const { running: first } = await withMetrics();
		const metricsPort = first.app.metricsPort();
		if (metricsPort === undefined) throw new Error('metrics are served');
		await expect(runApp({ config: { metricsPort } })).rejects.toThrow(/^METRICS_PORT and METRICS_HOST: .*EADDRINUSE/);
	});
});

it('tells how many tables, seats and connections there are, by kind', async () => {
	const { running, read } = await withMetrics();
	const ann = await Guest.create(running.url, { seats: 3, bots: ['greedy'] });
	await Guest.join(running.url, ann.code, { watch: true });
	await seated(running.url, { people: 1, bots: 1 });
	const samples = await read();
	const told = [...samples].filter(([name]) => /^aquarius_(tables|seats|connections|bots_thinking)/.test(name));
	expect(Object.fromEntries(told)).toEqual({
		'aquarius_tables{phase="lobby"}': 1,
		'aquarius_tables{phase="playing"}': 1,
		'aquarius_tables{phase="ended"}': 0,
		'aquarius_seats{kind="empty"}': 1,
		'aquarius_seats{kind="person"}': 2,
		'aquarius_seats{kind="bot"}': 2,
		'aquarius_seats{kind="gone"}': 0,
		'aquarius_connections{of="player"}': 2,
		'aquarius_connections{of="watcher"}': 1,
		'aquarius_connections{of="lobby"}': 0,
		aquarius_bots_thinking: expect.any(Number),
	});
});

it('counts every command with its outcome, and measures moves, the store and the event loop', async () => {
	const { running, read } = await withMetrics();
	const { ann } = await seated(running.url, { people: 1, bots: 1 });
	const moves = await playOut([ann], 'random');
	// The game is over.
	await ann.play('pass');
	await ann.ask('move', { nonsense: true });
	await ann.ask('talk', { key: 'k', text: 'hello' });
	await ann.ask('nobody-knows-this', {});
	const samples = await read();
	const told = [...samples].filter(([name]) => name.startsWith('aquarius_commands_total'));
	expect(Object.fromEntries(told)).toEqual({
		'aquarius_commands_total{command="start",outcome="ok"}': 1,
		'aquarius_commands_total{command="move",outcome="ok"}': moves,
		'aquarius_commands_total{command="move",outcome="room/wrong-phase"}': 1,
		'aquarius_commands_total{command="move",outcome="room/bad-request"}': 1,
		'aquarius_commands_total{command="talk",outcome="room/no-talk"}': 1,
		'aquarius_commands_total{command="unread",outcome="room/unknown-message"}': 1,
	});
	// An unreadable move is no move.
	expect(samples.get('aquarius_move_seconds_count')).toBe(moves + 1);
	expect(samples.get('aquarius_move_seconds_sum')).toBeGreaterThan(0);
	expect(samples.get('aquarius_store_seconds_count{call="save",outcome="ok"}')).toBeGreaterThan(moves);
	expect(samples.get('aquarius_store_seconds_count{call="create",outcome="ok"}')).toBe(1);
	expect(samples.get('aquarius_events_total{event="refused"}')).toBe(4);
	expect(samples.get('aquarius_events_total{event="bot-failed"}')).toBe(0);
	expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
	expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
});

it('counts calls of the store that fail', async () => {
	const { running, read } = await withMetrics();
	await running.app.house.store.close();
	await expect(call(running.url, '/api/tables/BCDFGH')).resolves.toMatchObject({ status: 503 });
	expect((await read()).get('aquarius_store_seconds_count{call="facts",outcome="failed"}')).toBe(1);
});

it('has no label for a table, a person or a seat', async () => {
	const { running, url } = await withMetrics();
	const ann = await Guest.create(running.url, { name: 'Xanthippe', seats: 2, bots: ['random'] });
	await ann.deed({ do: 'start' });
	await playOut([ann], 'random');
	const text = await (await fetch(`${url}/metrics`)).text();
	for (const one of [ann.code, 'Xanthippe', ann.room.sessionId]) expect(text).not.toContain(one);
	const labels = [...text.matchAll(/[{,](\w+)="/g)].filter(([, label]) => label !== undefined);
	const ours = new Set(labels.map(([, label]) => label));
	for (const label of ours)
		expect([
			'phase',
			'kind',
			'of',
			'command',
			'outcome',
			'call',
			'event',
			'bot',
			'le',
			'space',
			'type',
			'version',
			'major',
			'minor',
			'patch',
		]).toContain(label);
});

it('does not grow with what it counts', async () => {
	const metrics = new Metrics();
	const names = async () => [...samplesOf(await metrics.text()).keys()].filter((name) => name.startsWith('aquarius_'));
	countMove(metrics);
	const once = await names();
	for (let n = 0; n < 1000; n++) countMove(metrics);
	expect(await names()).toEqual(once);
	expect(once).toContain('aquarius_commands_total{command="move",outcome="ok"}');
});
