import { CLOSE_CODES } from '@aquarius/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeHouse } from '../app.ts';
import { postgresStore } from '../store/postgres-store.ts';
import type { TableStore } from '../store/table-store.ts';
import { type CutLine, cutLine } from '../testing/cut-line.ts';
import { call, Guest } from '../testing/guest.ts';
import { isHere } from '../testing/programs.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';
import { ask, type Postgres, startPostgres } from '../testing/services.ts';
import { code, made, mine } from '../testing/store-conformance.ts';
import { until } from '../testing/until.ts';

describe.runIf(isHere('postgres'))('a process that shares its database', () => {
	let postgres: Postgres;
	let url: string;
	let line: CutLine;
	let running: RunningApp;
	/** Of another process at the same database. */
	let other: TableStore;

	beforeAll(async () => {
		postgres = await startPostgres();
	});
	afterAll(() => postgres?.stop());
	beforeEach(async () => {
		url = await postgres.makeDatabase();
		line = await cutLine(postgres.port);
		// Counted as dead sooner than a process usually is.
		const pulse = { beatMs: 100, staleMs: 1500 };
		other = postgresStore(url, { owner: 'other', log: () => {}, ...pulse });
		const logged: { event: string; facts: Readonly<Record<string, unknown>> }[] = [];
		const log = (event: string, facts = {}) => void logged.push({ event, facts });
		const throughLine = url.replace(`:${postgres.port}/`, `:${line.port}/`);
		const house = makeHouse({ config: { databaseUrl: url, requestsPerMinute: 0 }, log });
		await house.store.close();
		const store = postgresStore(throughLine, { owner: 'this', log, ...pulse });
		running = { ...(await runApp({ house: { ...house, store } })), logged };
	});
	afterEach(async () => {
		await running.stop();
		await other.close();
		await line.close();
	});

	const untilDead = (owner: string) =>
		until('the end of the pulse', async () => {
			const rows = await ask(url, 'SELECT 1 FROM owners WHERE id = $1 AND alive_until > clock_timestamp()', [owner]);
			return rows.length === 0;
		});

	it('and was not heard for long looks what it has lost: people there are sent to the new owner, others stay', async () => {
		const [ann, ben] = [await Guest.create(running.url, { seats: 2 }), await Guest.create(running.url, { seats: 2 })];
		line.cut();
		await untilDead('this');
		const { lease } = await mine(other, ann.code);
		expect([ann.closeCode, ben.closeCode]).toEqual([undefined, undefined]);
		line.mend();
		expect(await ann.untilClosed()).toBe(CLOSE_CODES.restarting);
		expect(running.logged).toContainEqual({ event: 'unheard', facts: { tables: 2, lost: 1 } });
		expect(ben.closeCode).toBeUndefined();
		expect(await ben.deed({ do: 'add-bot', bot: 'greedy' })).toMatchObject({ ok: true });
		await other.release(lease);
		expect((await ann.again()).me).toBe(0);
	});

	const ownerOf = async (table: string) =>
		(await ask(url, 'SELECT owner FROM tables WHERE code = $1', [table]))[0]?.owner;

	it('gives a table back that it could not save, as soon as the database answers again', async () => {
		const ann = await Guest.create(running.url, { seats: 2 });
		line.cut();
		expect(await ann.deed({ do: 'add-bot', bot: 'greedy' })).toEqual({ refused: 'room/restarting' });
		await ann.untilClosed();
		line.mend();
		expect(await ownerOf(ann.code)).toBe('this');
		await until('the table given back', async () => (await ownerOf(ann.code)) === null);
		const { lease } = await mine(other, ann.code);
		await other.release(lease);
		// However long that took, the log has one line about it and one about the change.
		const told = running.logged.filter(({ event, facts }) => event === 'store-failed' && facts.code === ann.code);
		expect(told).toHaveLength(2);
	});

	describe('gives a table back that it cannot open, so that another may:', () => {
		const join = () => call(running.url, `/api/tables/${code}/join`, { name: 'Ben' });
		const owner = () => ownerOf(code);

		it('its facts cannot be read', async () => {
			await other.create(made);
			await ask(url, "UPDATE tables SET facts = 'nonsense' WHERE code = $1", [code]);
			expect((await join()).status).toBe(503);
			expect(await owner()).toBeNull();
			expect(running.logged).toContainEqual({ event: 'open-failed', facts: expect.objectContaining({ code }) });
		});

		it('its game cannot be played up to where it was', async () => {
			await other.create(made);
			await ask(url, "INSERT INTO games (code, game, start) VALUES ($1, $2, 'nonsense')", [code, made.game]);
			expect((await join()).status).toBe(503);
			expect(await owner()).toBeNull();
			await ask(url, 'DELETE FROM games WHERE code = $1', [code]);
			await mine(other, code);
		});
	});
});
