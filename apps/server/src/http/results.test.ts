import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { legalMoves, parseRecord, ruleSet } from '@aquarius/engine';
import { checkFair } from '@aquarius/engine/fair';
import type { TableCode } from '@aquarius/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appForAll } from '../testing/app-for-each.ts';
import { captureFrames } from '../testing/capture-socket.ts';
import { call, Guest, playOut } from '../testing/guest.ts';
import { endProcesses, startProcess } from '../testing/process.ts';
import { dealt, seated } from '../testing/seated.ts';

captureFrames();
const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What `pnpm aquarius replay` says of a file: the program that the main folder names. */
function replayed(file: string) {
	const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
	const [, ...program] = String(scripts.aquarius).split(' ');
	const options = { cwd: ROOT, input: file, encoding: 'utf8' } as const;
	const { stdout, stderr } = spawnSync(process.execPath, [...program, 'replay', '-'], options);
	if (stdout === '') throw new Error(stderr);
	return stdout
		.trim()
		.split('\n')
		.map((line): unknown => JSON.parse(line));
}

async function fairnessOf(url: string, id: string) {
	const { body } = await call(url, `/api/games/${id}`);
	const record = parseRecord(body);
	if (!record.ok) throw new Error(JSON.stringify(record.code));
	return { record: record.value, check: await checkFair(record.value, sha256) };
}

const [ANNS, BENS] = ['00112233445566778899aabbccddeeff', 'feedfeedfeedfeed'];

const running = appForAll();

const idOf = (guest: Guest): string => guest.table.resultId ?? '';

/** Two people and a bot with salts, their game dealt; Ann alone may salt the next one. */
async function salted() {
	const { ann, ben } = await seated(running.url, { bots: 1, start: false });
	const { commit } = ann.table;
	await ann.deed({ do: 'rename', name: 'Annabel' });
	await ben.deed({ do: 'rename', name: 'Benedict' });
	await ann.deed({ do: 'salt', salt: ANNS });
	await ben.deed({ do: 'salt', salt: '0'.repeat(64) });
	await ben.deed({ do: 'salt', salt: BENS });
	await ann.deed({ do: 'start' });
	await dealt([ann, ben], 1);
	return { ann, ben, commit };
}

async function played() {
	const { ann, ben, commit } = await salted();
	await playOut([ann, ben]);
	return { ann, ben, commit, id: idOf(ann) };
}

describe('the record of a finished game', () => {
	it('is what was promised before anybody sat down, with everybody’s salt, and without a name', async () => {
		const { ann, ben, commit, id } = await played();
		expect(commit).toMatch(/^[0-9a-f]{64}$/);
		expect(idOf(ben)).toBe(id);
		const { record, check } = await fairnessOf(running.url, id);
		expect(check).toEqual({ fair: true });
		expect(record.fair).toMatchObject({ commit, salts: [ANNS, BENS, ''], method: 'aquarius-shuffle/1' });
		expect(record).toMatchObject({ players: 3, result: ann.view?.outcome });
		const { text } = await call(running.url, `/api/games/${id}`);
		for (const private_ of ['Annabel', 'Benedict', ann.code, ann.joined.credential ?? ''])
			expect(text).not.toContain(private_);
		// The next game has another promise, and salts of its own.
		expect(ann.table.commit).not.toBe(commit);
		const { chairs, seed } = running.truth(ann.code).facts;
		expect(chairs.map(({ salt }) => salt)).toEqual([undefined, undefined, undefined]);
		expect(text).not.toContain(seed);
	});

	it('is a file that aquarius replay finds fair, and unfair when somebody changed it', async () => {
		const { id } = await played();
		const response = await fetch(`${running.url}/api/games/${id}.jsonl`);
		expect(response.headers.get('content-disposition')).toBe(`attachment; filename="aquarius-${id}.jsonl"`);
		const file = await response.text();
		expect(file.trimEnd().split('\n')).toHaveLength(1);
		expect(file).toBe(`${(await call(running.url, `/api/games/${id}`)).text}\n`);
		expect(replayed(file)).toMatchObject([{ ok: true, fair: true }]);
		expect(replayed(file.replace(BENS, 'feedfeedfeedfeee'))).toMatchObject([{ ok: true, fair: false }]);
	});

	it('is kept for ever by whoever asked once', async () => {
		const { id } = await played();
		const first = await fetch(`${running.url}/api/games/${id}`);
		expect(first.headers.get('cache-control')).toMatch(/public.*immutable/);
		expect(first.headers.get('content-type')).toMatch(/^application\/json/);
		const again = await fetch(`${running.url}/api/games/${id}`, {
			headers: { 'if-none-match': first.headers.get('etag') ?? '' },
			// Asks the server, as a page does that keeps an answer; else fetch says that it wants a new one.
			cache: 'no-cache',
		});
		expect([again.status, await again.text()]).toEqual([304, '']);
	});

	it('has who begins from the key too, or from the table where it chose', async () => {
		const { ann, ben, id } = await played();
		expect((await fairnessOf(running.url, id)).check).toEqual({ fair: true });
		await ann.deed({ do: 'lobby' });
		await ann.deed({ do: 'options', options: { first: 1 } });
		await ann.deed({ do: 'start' });
		await dealt([ann, ben], 2);
		expect(ann.table.resultId).toBeNull();
		await playOut([ann, ben]);
		const { record, check } = await fairnessOf(running.url, idOf(ann));
		expect([record.start.turn, check]).toEqual([1, { fair: true }]);
		expect(record.fair?.salts).toEqual(['', '', '']);
	});

	it.each([
		['somebody leaves', { onLeave: 'empty', lateJoin: 'nobody' }],
		['somebody leaves and a bot plays on', { onLeave: 'bot', lateJoin: 'nobody' }],
	] as const)('is fair where %s', async (_, options) => {
		const { ann, ben } = await seated(running.url, { bots: 1, ...options });
		const left = await ben.deed({ do: 'leave' });
		await ann.untilVersion('ok' in left ? left.version : Number.POSITIVE_INFINITY);
		await playOut([ann]);
		const { record, check } = await fairnessOf(running.url, idOf(ann));
		expect(record.log.some((entry) => 'event' in entry)).toBe(true);
		expect(check).toEqual({ fair: true });
	});

	it('is fair where somebody came late', async () => {
		const { ann } = await seated(running.url, { people: 1, bots: 1, lateJoin: 'anyone' });
		const ben = await Guest.join(running.url, ann.code);
		await playOut([ann, ben]);
		const { record, check } = await fairnessOf(running.url, idOf(ann));
		expect(record.log).toContainEqual(expect.objectContaining({ event: 'join' }));
		expect([record.players, check]).toEqual([2, { fair: true }]);
	});
});

describe('nobody is served', () => {
	it('a game that is still played, by any name', async () => {
		const { ann } = await salted();
		expect(ann.table.resultId).toBeNull();
		for (const name of [
			ann.code,
			`${ann.code}.jsonl`,
			'',
			'.jsonl',
			'ABCDEFGHIJKL',
			'%00',
			'__proto__',
			'a'.repeat(5000),
		]) {
			const { status, body } = await call(running.url, `/api/games/${name}`);
			expect([name, status, body]).toEqual([name, 404, { refused: 'room/not-found' }]);
		}
	});

	it('more guesses than table codes', async () => {
		const limited = await startLimited();
		const guess = async (n: number) => (await call(limited.url, `/api/games/ABCDEFGHIJ${n + 10}`)).status;
		const statuses = await Promise.all(Array.from({ length: 8 }, (_, n) => guess(n)));
		expect(statuses.sort()).toEqual([404, 404, 404, 404, 404, 429, 429, 429]);
	});
	const startLimited = () => startProcess({ DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '5' });
});

describe('a salt', () => {
	it.each(['', '0123', 'G'.repeat(16), 'A'.repeat(16), '0'.repeat(65), 7, null, ['00112233445566778899aabbccddeeff']])(
		'%j is none',
		async (salt) => {
			const ann = await Guest.create(running.url);
			expect(await ann.deed({ do: 'salt', salt })).toEqual({ refused: 'room/bad-request' });
		},
	);

	it('stays with its person when seats close up, and goes with who stands up', async () => {
		const { ann, ben, cleo } = await seated(running.url, { people: 3, seats: 4, start: false });
		await ben.deed({ do: 'salt', salt: BENS });
		await cleo.deed({ do: 'salt', salt: ANNS });
		await ben.deed({ do: 'stand' });
		await ann.deed({ do: 'start' });
		await cleo.until('the deal', () => cleo.table.phase === 'playing');
		expect([cleo.me, running.truth(ann.code).facts.salts]).toEqual([1, ['', ANNS]]);
	});

	it('is shown to nobody before the end', async () => {
		const { ann, ben } = await salted();
		const eve = await Guest.join(running.url, ann.code, { watch: true });
		for (const guest of [ann, ben, eve]) for (const salt of [ANNS, BENS]) expect(guest.bytes.indexOf(salt)).toBe(-1);
	});
});

let dataDir: string;
beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), 'aquarius-results-'));
});
afterEach(async () => {
	await endProcesses();
	rmSync(dataDir, { recursive: true, force: true });
});

describe('through the end of processes', () => {
	/** With bots that pause, as nobody may give more than twenty commands a second. */
	const serve = () => startProcess({ DATA_DIR: dataDir, BOT_PAUSE_MS: '60' });
	const back = (url: string, guests: readonly Guest[]) =>
		Promise.all(guests.map(({ code, joined }) => Guest.join(url, code, { credential: joined.credential })));

	/** Plays against bots, a shuffle wherever there is one. */
	async function playMixing(guest: Guest, isEnough: () => boolean) {
		for (let moves = 0; !isEnough(); moves++) {
			await guest.until('a turn or the end', () => guest.isMyTurn || guest.table.phase === 'ended');
			if (isEnough()) return;
			if (guest.view === null) throw new Error('a game is on');
			const shuffle = legalMoves(guest.view, 0).find(({ type }) => type.startsWith('shuffle'));
			const answer = await (shuffle ? guest.play(shuffle) : guest.playAsBot('random', `${moves}`));
			if ('refused' in answer) throw new Error(answer.refused);
			await guest.untilVersion(answer.version);
		}
	}
	const shufflesIn = ({ view }: Guest) => view?.seen.filter(({ type }) => type.endsWith('-shuffled')).length ?? 0;

	it('a promise, salts and shuffles go on as they were, and the record is written once', async () => {
		const first = await serve();
		const deck = { ...ruleSet('v3').deck, 'shuffle-goals': 15, 'shuffle-hands': 15 };
		const ann = await Guest.create(first.url, { seats: 3, bots: ['random'], rules: { base: 'v3', deck } });
		const { commit } = ann.table;
		await ann.deed({ do: 'salt', salt: ANNS });
		await first.end('SIGKILL');

		const second = await serve();
		const [lobby] = await back(second.url, [ann]);
		if (lobby === undefined) throw new Error('Ann is back');
		expect(lobby.table.commit).toBe(commit);
		await lobby.deed({ do: 'start' });
		await lobby.until('the deal', () => lobby.table.phase === 'playing');
		await playMixing(lobby, () => shufflesIn(lobby) >= 2);
		const before = shufflesIn(lobby);
		await second.end('SIGKILL');

		const third = await serve();
		const [playing] = await back(third.url, [ann]);
		if (playing === undefined) throw new Error('Ann is back');
		await playMixing(playing, () => playing.table.phase === 'ended');
		// There is something to go wrong on both sides of the restart.
		expect(shufflesIn(playing)).toBeGreaterThan(before);
		const id = idOf(playing);
		const told = await fairnessOf(third.url, id);
		expect([told.record.fair?.commit, told.record.fair?.salts, told.check]).toEqual([
			commit,
			[ANNS, ''],
			{ fair: true },
		]);
		await third.end('SIGKILL');

		const fourth = await serve();
		const [ended] = await back(fourth.url, [ann]);
		expect(ended && idOf(ended)).toBe(id);
		expect((await fairnessOf(fourth.url, id)).record).toEqual(told.record);
		await fourth.end('SIGTERM');
		expect(rows('SELECT id, code, game FROM results')).toEqual([{ id, code: ann.code, game: 1 }]);
	});

	it('a game that an older version began is recorded without a promise, and the next one has one', async () => {
		const first = await serve();
		const [ann, ben] = [
			await Guest.create(first.url, { seats: 2, bots: ['random'] }),
			await Guest.create(first.url, { seats: 2, bots: ['random'] }),
		];
		await ann.deed({ do: 'start' });
		await ann.until('her turn', () => ann.isMyTurn);
		await first.end('SIGTERM');
		asOfOlderVersion([ann.code, ben.code]);

		const second = await serve();
		const [annAgain, benAgain] = await back(second.url, [ann, ben]);
		if (!annAgain || !benAgain) throw new Error('both are back');
		expect(annAgain.table.commit).toBeNull();
		expect(benAgain.table.commit).toMatch(/^[0-9a-f]{64}$/);
		await playOut([annAgain]);
		const { record, check } = await fairnessOf(second.url, idOf(annAgain));
		expect([record.result, record.fair, check]).toEqual([annAgain.view?.outcome, undefined, { fair: null }]);

		await annAgain.deed({ do: 'rematch' });
		await annAgain.until('the next game', () => annAgain.table.game === 2);
		await benAgain.deed({ do: 'start' });
		await benAgain.until('the deal', () => benAgain.table.game === 1);
		await Promise.all([playOut([annAgain]), playOut([benAgain])]);
		for (const guest of [annAgain, benAgain])
			expect((await fairnessOf(second.url, idOf(guest))).check).toEqual({ fair: true });
	});

	function rows(sql: string) {
		const db = new DatabaseSync(join(dataDir, 'tables.sqlite'));
		try {
			return db
				.prepare(sql)
				.all()
				.map((row) => ({ ...row }));
		} finally {
			db.close();
		}
	}

	/** The file as it was written before there were results and promised shuffles. */
	function asOfOlderVersion(codes: readonly TableCode[]) {
		const db = new DatabaseSync(join(dataDir, 'tables.sqlite'));
		for (const code of codes) {
			const row = db.prepare('SELECT facts FROM tables WHERE code = ?').get(code);
			const { seed: _, salts: __, resultId: ___, ...facts } = JSON.parse(String(row?.facts));
			db.prepare('UPDATE tables SET facts = ? WHERE code = ?').run(JSON.stringify(facts), code);
		}
		db.exec('DROP TABLE results; PRAGMA user_version = 2;');
		db.close();
	}
});
