import { chooseMove } from '@aquarius/bots';
import { hashOf, parseRecord, ruleSet, viewFor } from '@aquarius/engine';
import { isTableCode, type TableCode } from '@aquarius/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Lease, StoreConflict, type TableStore } from '../store/table-store.ts';
import { addBot, sitDown } from '../table/chairs.ts';
import { begin, play } from '../table/play.ts';
import { newTable, type Outcome, restoreTable, type Step, stepTo, type Table, undealt } from '../table/table.ts';

export const code = tableCode('BCDFGH');
export const options = {
	isPrivate: true,
	spectators: true,
	clock: 0,
	clockFor: 'turn',
	talk: 'phrases',
	onLeave: 'bot',
	lateJoin: 'nobody',
	first: 'random',
} as const;
export const made = {
	...newTable({ code, rules: ruleSet('v3'), seats: 3, options, quick: false, startsAt: 0 }),
	seed: 'ab'.repeat(32),
};

/** A place where a store keeps its tables, and doors to it. */
export interface Place {
	/** Another process, as it were, at the same place. */
	readonly open: (owner: string) => Promise<TableStore>;
	/** Nothing is heard of that process any more. */
	readonly kill: (store: TableStore) => Promise<void>;
	readonly remove: () => Promise<void>;
}

/** What every store must do, tried on real ones. */
export function describeStore(name: string, makePlace: () => Promise<Place>): void {
	describe(name, () => {
		let place: Place;
		let store: TableStore;
		beforeEach(async () => {
			place = await makePlace();
			store = await place.open('one');
		});
		afterEach(async () => {
			await store.close();
			await place.remove();
		});

		it('a table comes back as it was, to another process', async () => {
			const { table, lease } = await playedGame(store);
			await store.release(lease);
			await store.close();
			store = await place.open('two');
			const back = restoreTable((await mine(store, code)).saved);
			expect(back).toEqual(table);
			expect(back.state === null ? '' : hashOf(back.state)).toBe(table.state === null ? '-' : hashOf(table.state));
		});

		it('a code is taken once, and an unknown one opens nothing', async () => {
			expect([await store.create(made), await store.create(made)]).toEqual([true, false]);
			const nobodys = tableCode('ZZZZZZ');
			expect(await store.open(nobodys)).toEqual({ type: 'unknown' });
			expect(await store.facts(nobodys)).toBeUndefined();
			expect(await store.facts(code)).toEqual(made);
		});

		it('of two who write on the same version one fails, and nothing of its change is kept', async () => {
			const { table, lease } = await playedGame(store);
			const changeAt = (at: number) => {
				const entry = { entry: { event: 'bot', seat: 0 }, version: table.facts.version + 1, at } as const;
				return { ...stepTo(table, { deadline: at }).change, entry };
			};
			const done = await Promise.allSettled([700, 800].map((at) => store.save(changeAt(at), lease)));
			const refused = done.filter((each) => each.status === 'rejected');
			expect(refused).toEqual([{ status: 'rejected', reason: expect.any(StoreConflict) }]);
			await store.release(lease);
			const { saved } = await mine(store, code);
			expect(saved.facts.deadline).toBe(done[0]?.status === 'fulfilled' ? 700 : 800);
			expect(saved.entries).toHaveLength(table.lines.length + 1);
		});

		it('who has lost a table to somebody else can write nothing to it any more', async () => {
			await store.create(made);
			const before = await mine(store, code);
			await place.kill(store);
			const other = await place.open('two');
			const after = await mine(other, code);
			expect(after.lease.number).toBeGreaterThan(before.lease.number);
			const { change } = stepTo(restoreTable(before.saved), { deadline: 5 });
			// The frozen process wakes up.
			const frozen = await place.open('one');
			expect(await frozen.lost([before.lease])).toEqual([code]);
			expect(await other.lost([after.lease])).toEqual([]);
			await expect(frozen.save(change, before.lease)).rejects.toThrow(StoreConflict);
			await other.save(change, after.lease);
			expect((await other.facts(code))?.deadline).toBe(5);
			await Promise.all([frozen.close(), other.close()]);
		});

		it('keys and names of any characters are kept as they are', async () => {
			await store.create(made);
			const { lease } = await mine(store, code);
			const odd = 'a\u0000\u001f"\\\u{1f98e}é\u0301';
			const entry = { entry: { event: 'bot', seat: 0 }, version: 2, at: 0, key: odd, holder: odd } as const;
			const chairs = made.chairs.map((chair) => ({ ...chair, name: odd }));
			await store.save({ ...stepTo(undealt(made), { chairs }).change, entry }, lease);
			await store.release(lease);
			const { saved } = await mine(store, code);
			expect(saved.entries).toMatchObject([{ key: odd, holder: odd }]);
			expect(saved.facts.chairs[0]?.name).toBe(odd);
		});

		it('the record of a finished game is there with its last entry, for every process, and nothing else is', async () => {
			const { table, lease } = await playedGame(store);
			const { resultId } = table.facts;
			await store.release(lease);
			await store.close();
			store = await place.open('two');
			const record = parseRecord(JSON.parse((await store.result(resultId)) ?? 'null'));
			expect(record).toMatchObject({ ok: true, value: { start: table.start, log: table.log } });
			expect(await store.result('ABCDEFGHIJKL')).toBeUndefined();
			expect(await store.result(code)).toBeUndefined();
		});

		it('of two who end the same game one record is kept, and a game that was recorded is not recorded again', async () => {
			const { table, lease, last } = await playedGame(store, { toTheEnd: false });
			const ends = ['first', 'second'].map((id) => ({ ...last.change, result: { id, record: `"${id}"` } }));
			const done = await Promise.allSettled(ends.map((change) => store.save(change, lease)));
			const kept = done.findIndex(({ status }) => status === 'fulfilled');
			expect(done[1 - kept]).toEqual({ status: 'rejected', reason: expect.any(StoreConflict) });
			const results = await Promise.all(['first', 'second'].map((id) => store.result(id)));
			expect(results[kept]).toBe(ends[kept]?.result.record);
			expect(results[1 - kept]).toBeUndefined();

			// Even who has the table and names its version.
			const after = stepTo({ ...table, facts: last.table.facts }, { deadline: 9 }).change;
			await expect(store.save({ ...after, result: { id: 'third', record: '{}' } }, lease)).rejects.toThrow();
			expect(await store.result('third')).toBeUndefined();
			await store.save(after, lease);
			expect((await store.facts(code))?.deadline).toBe(9);
		});

		it('changes of many tables at once are all there, each in its order', async () => {
			const codes = 'BCDFGHJKLMNP'.split('').map((letter) => tableCode(letter.repeat(6)));
			const tables = await Promise.all(
				codes.map(async (each) => {
					const facts = { ...made, code: each };
					expect(await store.create(facts)).toBe(true);
					return { facts, lease: (await mine(store, each)).lease };
				}),
			);
			await Promise.all(
				tables.map(async ({ facts, lease }) => {
					let table = undealt(facts);
					for (let deadline = 1; deadline <= 20; deadline++) {
						const step = stepTo(table, { deadline });
						await store.save(step.change, lease);
						table = step.table;
					}
				}),
			);
			for (const each of codes) expect(await store.facts(each)).toMatchObject({ deadline: 20, version: 21 });
		});
	});
}

/** A whole game, every step of it saved, or all but the `last` one. */
export async function playedGame(
	store: TableStore,
	{ toTheEnd = true } = {},
): Promise<{ table: Table; lease: Lease; last: Step }> {
	await store.create(made);
	const { lease } = await mine(store, code);
	const take = async (outcome: Outcome<Step>): Promise<Table> => {
		if (!outcome.ok) throw new Error(outcome.code);
		await store.save(outcome.value.change, lease);
		return outcome.value.table;
	};
	let table = undealt(made);
	table = await take(sitDown(table, { name: 'Ann', holder: 'h' }));
	table = await take(addBot(table, 'greedy'));
	table = await take(begin(table, { first: 0, now: 1 }));
	for (;;) {
		if (table.state === null) throw new Error('a game was begun');
		const move = chooseMove('random', viewFor(table.state, table.state.turn), `${table.lines.length}`);
		const next = play(table, table.state.turn, move, { now: 2 });
		if (!next.ok) throw new Error(next.code);
		const isLast = next.value.table.facts.phase === 'ended';
		if (!isLast || toTheEnd) table = await take(next);
		if (isLast) return { table, lease, last: next.value };
	}
}

export async function mine(store: TableStore, which: TableCode) {
	const opened = await store.open(which);
	if (opened.type !== 'mine') throw new Error(`table ${which} is ${opened.type}`);
	return opened;
}

function tableCode(text: string): TableCode {
	if (!isTableCode(text)) throw new Error(`${text} is no code`);
	return text;
}
