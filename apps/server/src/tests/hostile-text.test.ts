import { parseName, parseTalk } from '@aquarius/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logToStderr } from '../operation/log.ts';
import { call, Guest } from '../testing/guest.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';

let running: RunningApp;
beforeAll(async () => {
	running = await runApp();
});
afterAll(() => running.stop());

const TEXTS: readonly (readonly [string, string])[] = [
	['markup', '<img src=x onerror=alert(1)>'],
	['a script', '</script><script>alert(1)</script>'],
	['a template', '{@html x}'],
	['a name of the language', '__proto__'],
	['text from right to left', 'ab\u202ecd'],
	['forty marks on a letter', `e${'\u0301'.repeat(40)}`],
	// Ten thousand of them are more than a frame may have.
	['four hundred emoji', '😀'.repeat(400)],
	['new lines', 'a\r\nb\u2028c'],
	['half a letter', 'a\ud800b'],
	['an address that runs', 'javascript:alert(1)'],
	['a line of the log', '"}\n{"event":"x"}'],
	['colours of a terminal', '\u001b[31mred'],
	['nothing to see', '\u200b\u2800 \u3164'],
	['zero bytes', 'a\u0000b'],
];

describe.each(TEXTS)('%s', (_, text) => {
	const name = parseName(text);

	it('as a name is shown as it is once cleaned, or refused, wherever a name can be given', async () => {
		const refusal = { refused: 'room/bad-request', field: 'name' };
		const host = await Guest.create(running.url, { seats: 4 });
		const { code } = host;
		const made = await call(running.url, '/api/tables', { name: text });
		const joined = await call(running.url, `/api/tables/${code}/join`, { name: text });
		const quick = await call(running.url, '/api/quick-match', { name: text, seats: 2 });
		const eve = await Guest.join(running.url, code, { watch: true });
		const sat = await eve.deed({ do: 'sit', name: text });
		const renamed = await host.deed({ do: 'rename', name: text });
		if (name === undefined) {
			expect([made.body, joined.body, quick.body, sat, renamed]).toEqual(new Array(5).fill(refusal));
			return;
		}
		expect([made.status, joined.status, quick.status]).toEqual([200, 200, 200]);
		await host.until('the names', () => host.table.seats.filter((seat) => seat.name === name).length === 3);
		const facts = (await call(running.url, `/api/tables/${code}`)).body;
		expect(facts).toMatchObject({ seats: [{ name }, { name }, { name }, { name: '' }] });
		await host.leave();
	});

	it('as talk is heard as it is once cleaned, or refused', async () => {
		const ann = await Guest.create(running.url, { seats: 2, talk: 'free' });
		const line = text.length > 800 ? undefined : parseTalk(text);
		const answer = await ann.ask('talk', { key: 'k', text });
		if (line === undefined) expect(answer).toHaveProperty('refused');
		else await ann.until('the line', () => ann.said.some((said) => said.text === line));
		await ann.leave();
	});

	it('as a move, an address or a rule set is refused', async () => {
		const ann = await Guest.create(running.url, { seats: 2, bots: ['random'] });
		await ann.deed({ do: 'start' });
		await ann.until('a turn', () => ann.isMyTurn);
		expect(await ann.play(text)).toHaveProperty('refused');
		expect(
			(await call(running.url, `/api/tables/${encodeURIComponent(text.toWellFormed())}`)).status,
		).toBeGreaterThanOrEqual(400);
		expect((await call(running.url, '/api/tables', { name: 'Ann', rules: text })).body).toHaveProperty('refused');
		await ann.leave();
	});

	it('in the log stays on its line', () => {
		const written: string[] = [];
		const write = process.stderr.write;
		process.stderr.write = (chunk: string | Uint8Array) => written.push(String(chunk)) > 0;
		logToStderr('probe', { text });
		process.stderr.write = write;
		expect(written).toHaveLength(1);
		expect(['\n', '\r', '\u001b'].filter((sign) => written[0]?.trimEnd().includes(sign))).toEqual([]);
		expect(JSON.parse(written[0] ?? '')).toMatchObject({
			event: 'probe',
			text: text.toWellFormed() === text ? text : expect.any(String),
		});
	});
});
