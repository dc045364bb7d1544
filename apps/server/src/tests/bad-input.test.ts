import { randomUUID } from 'node:crypto';
import { legalMoves, makeMove } from '@aquarius/engine';
import { COMMAND_TYPES, TABLE_DEEDS, TableCommand } from '@aquarius/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../table/permissions.ts';
import { call, Guest } from '../testing/guest.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';

let running: RunningApp;
let ann: Guest;
let ben: Guest;
let eve: Guest;

beforeAll(async () => {
	running = await runApp();
	// A hand without an Element is rare; then another table is dealt.
	do await dealTable();
	while (!held().some(isElementWord));
});
afterAll(() => running.stop());

async function dealTable() {
	ann = await Guest.create(running.url, { seats: 2 });
	ben = await Guest.join(running.url, ann.code);
	eve = await Guest.join(running.url, ann.code, { watch: true });
	await ann.deed({ do: 'start' });
	await Promise.all([ann, ben, eve].map((guest) => guest.until('the deal', () => guest.table.phase === 'playing')));
}

const key = () => randomUUID();
const onTurn = () => (ann.isMyTurn ? ann : ben);
const waiting = () => (ann.isMyTurn ? ben : ann);
const version = () => ann.table.version;
const move = (text: unknown) => ({ version: version(), key: key(), move: text });

/** Asks, and holds that nothing changed and everybody is still connected. */
async function expectRefusal(guest: Guest, type: string, payload: unknown, code: string) {
	const before = running.hash(ann.code);
	expect(await guest.ask(type, payload)).toEqual({ refused: code });
	expect(running.hash(ann.code)).toBe(before);
	expect([ann, ben, eve].map(({ room, closeCode }) => [room.connection.isOpen, closeCode])).toEqual(
		new Array(3).fill([true, undefined]),
	);
}

describe('a move is refused with its reason and the connection stays', () => {
	const cases: [string, () => [Guest, unknown], string][] = [
		['by the wrong seat', () => [waiting(), move('pass')], 'turn/not-yours'],
		['by someone who watches', () => [eve, move('pass')], 'room/not-seated'],
		['for an old version', () => [onTurn(), { ...move('pass'), version: version() - 1 }], 'room/stale'],
		['for a version to come', () => [onTurn(), { ...move('pass'), version: version() + 1 }], 'room/stale'],
		['passing without need', () => [onTurn(), move('pass')], 'pass/not-allowed'],
		['with a card that is not in the hand', () => [onTurn(), move(`${missingCard()}@1,0`)], 'card/not-in-hand'],
		['off the grid', () => [onTurn(), move(`${heldWord()}@10001,0`)], 'placement/off-grid'],
		['on half a spot', () => [onTurn(), move(`${heldWord()}@0.5,0`)], 'placement/off-grid'],
		['on a taken spot', () => [onTurn(), move(`${heldWord()}@0,0`)], 'placement/occupied'],
		['far from everything', () => [onTurn(), move(`${heldWord()}@50,50`)], 'placement/not-adjacent'],
		['that nobody can read', () => [onTurn(), move('<img src=x onerror=alert(1)>')], 'text/unreadable'],
		['with a huge number', () => [onTurn(), move(`${heldWord()}@1000000000,0`)], 'placement/off-grid'],
		['with a text that is too long', () => [onTurn(), move('F'.repeat(81))], 'room/bad-request'],
		['with 6 kB of text', () => [onTurn(), move('F'.repeat(6000))], 'room/too-large'],
		['with a key of 6 kB', () => [onTurn(), { ...move('pass'), key: 'k'.repeat(6000) }], 'room/too-large'],
		['with NaN as version', () => [onTurn(), { ...move('pass'), version: Number.NaN }], 'room/bad-request'],
		['with infinity as version', () => [onTurn(), { ...move('pass'), version: Infinity }], 'room/bad-request'],
		['with half a version', () => [onTurn(), { ...move('pass'), version: 1.5 }], 'room/bad-request'],
		['with a version as text', () => [onTurn(), { ...move('pass'), version: '1' }], 'room/bad-request'],
		['with null as move', () => [onTurn(), move(null)], 'room/bad-request'],
		['with an object as move', () => [onTurn(), move({ type: 'pass' })], 'room/bad-request'],
		['without a key', () => [onTurn(), { version: version(), move: 'pass' }], 'room/bad-request'],
		['with a field too many', () => [onTurn(), { ...move('pass'), seat: 1 }], 'room/bad-request'],
		['that is empty', () => [onTurn(), {}], 'room/bad-request'],
		['that is null', () => [onTurn(), null], 'room/bad-request'],
		['that is nothing', () => [onTurn(), undefined], 'room/bad-request'],
		['that is a list', () => [onTurn(), [1, 2, 3]], 'room/bad-request'],
		['that is a number', () => [onTurn(), 7], 'room/bad-request'],
		['that is a map', () => [onTurn(), new Map([['version', 1]])], 'room/bad-request'],
	];
	it.each(cases)('%s', async (_, make, code) => {
		const [guest, payload] = make();
		await expectRefusal(guest, 'move', payload, code);
	});
});

describe('other requests are refused', () => {
	it.each(['nonsense', '', '*', '_', '__proto__', 'constructor', 'toString', 'x'.repeat(200), 'Move'])(
		'of the unknown type %j',
		(type) => expectRefusal(ann, type, { key: key() }, 'room/unknown-message'),
	);

	it.each<[string, unknown, string]>([
		['an unknown deed', { do: 'win' }, 'room/bad-request'],
		['no deed', {}, 'room/bad-request'],
		['a start while playing', { do: 'start' }, 'room/wrong-phase'],
		['a new name in the middle of a game', { do: 'rename', name: 'Zoe' }, 'room/wrong-phase'],
		['rules of many levels', { do: 'options', options: { rules: nested(900) } }, 'room/bad-request'],
		[
			'rules with a number that is no JSON',
			{ do: 'options', options: { rules: { base: 2n ** 60n } } },
			'room/bad-request',
		],
	])('table: %s', (_, payload, code) => expectRefusal(ann, 'table', { key: key(), ...(payload as object) }, code));

	it.each<[string, unknown]>([
		['an unknown one', { emote: 'insult' }],
		['a text', { emote: '<b>hello</b>' }],
	])('emote: %s', (_, payload) =>
		expectRefusal(ann, 'emote', { key: key(), ...(payload as object) }, 'room/bad-request'),
	);
});

describe('what is no request is answered by a complaint', () => {
	it.each<[string, (guest: Guest) => void]>([
		['a message of an unknown type', (guest) => guest.room.send('old-client', { a: 1 })],
		['a command that was sent without asking for an answer', (guest) => guest.room.send('move', { version: 1 })],
		['raw bytes', (guest) => guest.room.sendBytes('move', new Uint8Array([1, 2, 3]))],
		['an empty frame', (guest) => guest.room.connection.send(new Uint8Array([]))],
		['a frame of an unknown kind', (guest) => guest.room.connection.send(new Uint8Array([31, 255, 255, 255]))],
		['a request without a head', (guest) => guest.room.connection.send(new Uint8Array([requestByte(guest)]))],
	])('%s', async (_, send) => {
		const before = running.hash(ann.code);
		const count = ben.complaints.length;
		send(ben);
		await ben.until('a complaint', () => ben.complaints.length > count);
		expect(ben.complaints.at(-1)).toMatchObject({ refused: expect.stringMatching(/^room\//) });
		expect(running.hash(ann.code)).toBe(before);
		expect(ben.room.connection.isOpen).toBe(true);
	});

	it('a request whose payload cannot be unpacked is refused, the framework says nothing, and the connection stays', async () => {
		const before = running.hash(ann.code);
		// Under the number of the next request comes type "move", then a text of 31 bytes of which only one follows.
		const { connection } = ben.room;
		const send = connection.send;
		connection.send = (frame: Uint8Array) => {
			connection.send = send;
			const head = Buffer.from(frame).indexOf('move') + 4;
			connection.send(Buffer.concat([Buffer.from(frame).subarray(0, head), Buffer.from([0xbf, 0x61])]));
		};
		expect(await ben.ask('move', {})).toEqual({ refused: 'room/bad-request' });
		expect(running.logged.map(({ event }) => event)).not.toContain('framework');
		expect(running.hash(ann.code)).toBe(before);
		expect(ben.closeCode).toBeUndefined();
	});
});

it('after all this a legal move is accepted', async () => {
	const mover = onTurn();
	if (mover.view === null || mover.me === null) throw new Error('a game is on');
	const [first] = legalMoves(mover.view, mover.me);
	if (first === undefined) throw new Error('there is a legal move');
	expect(await mover.play(makeMove(first))).toMatchObject({ ok: true });
});

describe('HTTP', () => {
	const json = (path: string, body: unknown) => call(running.url, path, body);
	it.each<[string, string, unknown, number, string]>([
		['no body', '/api/tables', null, 400, 'room/bad-request'],
		['a list', '/api/tables', [], 400, 'room/bad-request'],
		['no name', '/api/tables', {}, 400, 'room/bad-request'],
		['an unreadable name', '/api/tables', { name: '\u0000\u202e' }, 400, 'room/bad-request'],
		['six seats', '/api/tables', { name: 'A', seats: 6 }, 400, 'room/bad-request'],
		[
			'as many bots as seats',
			'/api/tables',
			{ name: 'A', seats: 2, bots: ['random', 'random'] },
			400,
			'room/bad-request',
		],
		['an unknown bot', '/api/tables', { name: 'A', bots: ['genius'] }, 400, 'room/bad-request'],
		['rules of many levels', '/api/tables', { name: 'A', rules: nested(1500) }, 400, 'room/bad-request'],
		['a field too many', '/api/tables', { name: 'A', seed: '00' }, 400, 'room/bad-request'],
		['5 kB', '/api/tables', { name: 'A'.repeat(5000) }, 413, 'room/too-large'],
		['a clock of one second', '/api/tables', { name: 'A', clock: 1 }, 400, 'room/bad-request'],
		['quick without seats', '/api/quick-match', { name: 'A' }, 400, 'room/bad-request'],
		['a table for one of a game for two', '/api/tables', { name: 'A', seats: 1 }, 400, 'room/bad-request'],
		['a solitaire for two', '/api/tables', { name: 'A', rules: 'solitaire', seats: 2 }, 400, 'room/bad-request'],
		['quick with one seat', '/api/quick-match', { name: 'A', seats: 1 }, 400, 'room/bad-request'],
		['a table that is not there', '/api/tables/BBBBBB/join', { name: 'A' }, 404, 'room/not-found'],
		['a code that is none', '/api/tables/__proto__/join', { name: 'A' }, 404, 'room/not-found'],
		['an unknown path', '/api/anything', {}, 404, 'room/not-found'],
	])('%s', async (_, path, body, status, refused) => {
		const reply = await json(path, body);
		expect([reply.status, reply.body]).toMatchObject([status, { refused }]);
	});

	it.each([
		['unknown rules', 'v9', '', /v9/],
		['rules of nonsense', { base: 'v3', handSize: -1 }, 'handSize', /-1/],
		['a deck of thousands', { base: 'v3', deck: { FFFF: 1000, AAAA: 1 } }, 'deck', /1001/],
		['a deck that comes back for ever', { base: 'summary', maxRebuilds: 100 }, 'maxRebuilds', /100/],
		['a solitaire for two', { base: 'solitaire', players: { min: 1, max: 2 } }, 'players', /2/],
		['rules that do not go together', { base: 'collect-seven', goalsCovered: true }, 'goalsCovered', /cards/],
	])('%s, by field and value', async (_, rules, at, detail) => {
		const reply = await json('/api/tables', { name: 'A', rules });
		expect(reply.status).toBe(400);
		expect(reply.body).toMatchObject({ refused: 'room/bad-request', rules: { at } });
		expect(JSON.stringify(reply.body)).toMatch(detail);
	});

	it.each<[string, object, string]>([
		['/api/tables', { seats: 8 }, 'seats'],
		['/api/tables', { seats: 'many' }, 'seats'],
		['/api/tables', { clock: 3 }, 'clock'],
		['/api/tables', { bots: ['minimax'] }, 'bots.0'],
		['/api/tables', { seats: 2, bots: ['random', 'random'] }, 'bots'],
		['/api/tables', { talk: 'free', isPrivate: false }, 'talk'],
		['/api/tables', { colour: 'red' }, 'colour'],
		['/api/tables', { name: ' ' }, 'name'],
		['/api/quick-match', { seats: 3, rules: 'v9' }, 'rules'],
		['/api/quick-match', {}, 'seats'],
		['/api/tables/BBBBBB/join', { watch: 'yes' }, 'watch'],
	])('POST %s with %j names %s', async (path, body, field) => {
		const reply = await call(running.url, path, { name: 'Ann', ...body });
		expect([reply.status, reply.body]).toEqual([400, { refused: 'room/bad-request', field }]);
	});

	it('text that is no JSON', async () => {
		const headers = { 'content-type': 'application/json' };
		const response = await fetch(`${running.url}/api/tables`, { method: 'POST', headers, body: '{"name":' });
		expect([response.status, await response.json()]).toEqual([400, { refused: 'room/bad-request', field: 'body' }]);
	});

	it('a form from a foreign page is not read, and no answer may be', async () => {
		const headers = { 'content-type': 'text/plain', origin: 'https://evil.example' };
		const response = await fetch(`${running.url}/api/tables`, { method: 'POST', headers, body: '{"name":"A"}' });
		expect(response.status).toBe(400);
		expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
	});

	it.each(['create/table', 'joinOrCreate/table', 'join/table', `joinById/BBBBBB`, 'reconnect/BBBBBB'])(
		"the framework's own door %s is shut",
		async (path) => {
			const response = await fetch(`${running.url}/matchmake/${path}`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
				body: '{}',
			});
			expect([response.status, await response.json()]).toEqual([404, { refused: 'room/not-found' }]);
			expect(response.headers.get('access-control-allow-origin')).toBeNull();
		},
	);
});

it('the list of deeds and the table of permissions hold every command that is read', () => {
	const read = TableCommand.options.map(({ shape }) => shape.do.value).sort();
	expect([...TABLE_DEEDS].sort()).toEqual(read);
	const acts = [...COMMAND_TYPES.filter((type) => type !== 'table'), ...read].sort();
	expect(Object.keys(PERMISSIONS).sort()).toEqual(acts);
});

const requestByte = (guest: Guest): number => {
	// The kind of frame that `room.request` sends, read off a real one.
	const frames: Uint8Array[] = [];
	const { connection } = guest.room;
	const send = connection.send;
	connection.send = (data: Uint8Array) => void frames.push(data);
	void guest.room.request('probe', {}).catch(() => undefined);
	connection.send = send;
	return frames[0]?.[0] ?? 0;
};

function nested(levels: number): unknown {
	let value: unknown = 'x';
	for (let level = 0; level < levels; level++) value = [value];
	return { base: 'v3', deck: value };
}

const isElementWord = (card: string) => /^[EAWFS.]{4}$/.test(card);

function held(): readonly string[] {
	const guest = onTurn();
	return guest.view?.players[guest.me ?? 0]?.hand ?? [];
}

function heldWord(): string {
	const word = held().find(isElementWord);
	if (word === undefined) throw new Error('the hand holds an Element');
	return word;
}

function missingCard(): string {
	const word = ['EEEE', 'AAAA', 'WWWW', 'FFFF'].find((card) => !held().includes(card));
	if (word === undefined) throw new Error('nobody holds all four');
	return word;
}
