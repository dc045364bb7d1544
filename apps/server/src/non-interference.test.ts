import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameState, makePosition, RULE_SET_IDS, type RuleSetId, ruleSet } from '@aquarius/engine';
import { type Codec, isTableCode, plainCodec, type TableCode } from '@aquarius/protocol';
import { expect, it } from 'vitest';
import { hashOfCredential } from './codes.ts';
import { begin } from './play.ts';
import { person } from './seats.ts';
import { sqliteStore } from './store/sqlite-store.ts';
import type { SavedFacts } from './store/table-store.ts';
import { newTable, type Table, undealt } from './table.ts';
import { captureFrames, framesOf } from './testing/capture-socket.ts';
import { FakeTime } from './testing/fake-time.ts';
import { call, Guest } from './testing/guest.ts';
import { runApp } from './testing/running-app.ts';
import { mine } from './testing/store-conformance.ts';
import { type Twins, twinsOf } from './testing/twins.ts';

captureFrames();

const PLIES = 12;
const TRIES = 400;
const NAMES = ['Ann', 'Ben', 'Cleo'];
const code = tableCode('BCDFGH');

/** Everybody sees everything in them, or plays alone. */
const NOTHING_HIDDEN: readonly RuleSetId[] = ['solitaire'];
const hiding = RULE_SET_IDS.filter((id) => !NOTHING_HIDDEN.includes(id));

/**
 * Two games that differ only in what Ann cannot know give her the same bytes: as many frames, as long, in the same order. So nothing of it
 * shows in whatever way it might: in no value, length or order, and nothing is sent in one game and not in the other.
 */
it.each(hiding)(
	'%s: what Ann cannot know changes no byte that she is sent',
	async (id) => {
		const { facts, twins } = dealt(id);
		const [one, two] = [
			await bytesFor(facts, twins.starts[0], twins.moves),
			await bytesFor(facts, twins.starts[1], twins.moves),
		];
		expect(one.length).toBeGreaterThan(PLIES);
		expect(two).toEqual(one);
	},
	60_000,
);

it('a server that gave away the order of the deck by the number of an open card would be found out', async () => {
	const { facts, twins } = dealt('v3');
	const leaky = (table: Table): Codec => {
		const plain = plainCodec(table.facts.rules);
		const secret = (table.start?.deck ?? []).reduce(
			(sum, card, at) => (sum * 31 + plain.card(card, null) + at) % 1_000_003,
			0,
		);
		return { ...plain, card: (card, audience) => plain.card(card, audience) + (audience === null ? secret : 0) };
	};
	const [one, two] = twins.starts;
	expect(await bytesFor(facts, one, twins.moves, leaky)).not.toEqual(await bytesFor(facts, two, twins.moves, leaky));
});

function dealt(id: RuleSetId): { facts: SavedFacts; twins: Twins } {
	for (let n = 0; n < TRIES; n++) {
		const options = {
			isPrivate: true,
			spectators: true,
			clock: 0,
			clockFor: 'turn',
			talk: 'phrases',
			onLeave: 'bot',
			lateJoin: 'nobody',
			first: 0,
		} as const;
		const made = newTable({ code, rules: ruleSet(id), seats: NAMES.length, options, quick: false, startsAt: 0 });
		const chairs = NAMES.map((name) => person(name, hashOfCredential(name)));
		const step = begin(undealt({ ...made, chairs, host: 0 }), { first: 0, now: 1 });
		if (!step.ok || step.value.table.start === null) throw new Error('three people can begin');
		const twins = twinsOf(step.value.table.start, PLIES, `${n}`);
		if (twins !== undefined) return { facts: step.value.change.facts, twins };
	}
	throw new Error(`no twins were found in ${TRIES} games of ${id}`);
}

/** All frames and answers that Ann gets: coming in, the moves, a reload in the middle. What is new at every connection is blotted out. */
async function bytesFor(
	facts: SavedFacts,
	start: GameState,
	moves: readonly string[],
	codecFor?: (table: Table) => Codec,
): Promise<readonly string[]> {
	const dataDir = mkdtempSync(join(tmpdir(), 'aquarius-twins-'));
	const store = sqliteStore(join(dataDir, 'tables.sqlite'));
	await store.create({ ...facts, version: facts.version - 1 });
	const { lease } = await mine(store, facts.code);
	await store.save({ facts, start: JSON.stringify(makePosition(start)) }, lease);
	await store.close();
	const running = await runApp({ config: { dataDir }, time: new FakeTime(), ...(codecFor && { codecFor }) });
	try {
		const heard: string[] = [];
		const guests: Guest[] = [];
		for (const name of NAMES) guests.push(await Guest.join(running.url, facts.code, { credential: name }));
		for (const [ply, move] of moves.entries()) {
			if (ply === moves.length >> 1) await reload();
			const { facts: now, state } = running.truth(facts.code);
			const mover = guests[state?.turn ?? 0];
			const answer = await mover?.play(move, { version: now.version, key: `${ply}` });
			if (answer === undefined || 'refused' in answer) throw new Error(`${move}: ${JSON.stringify(answer)}`);
			await Promise.all(guests.map((guest) => guest.untilVersion(answer.version)));
		}
		heard.push((await call(running.url, `/api/tables/${facts.code}`)).text);
		keep(guests[0]);
		return heard;

		async function reload() {
			const before = guests[0];
			guests[0] = await Guest.join(running.url, facts.code, { credential: NAMES[0] });
			await before?.untilClosed();
			keep(before);
		}
		function keep(guest: Guest | undefined) {
			if (guest !== undefined) heard.push(...framesOf(guest.room.sessionId).map((frame) => blotted(frame, guest)));
		}
	} finally {
		await running.stop();
		rmSync(dataDir, { recursive: true });
	}
}

/** A frame as text, without what is made by chance for each connection: the framework's token of reconnection comes with the first frame. */
function blotted(frame: Uint8Array, { room }: Guest): string {
	const text = Buffer.from(frame).toString('latin1');
	const token = room.reconnectionToken.split(':')[1] ?? room.reconnectionToken;
	return text.replaceAll(token, '<token>').replaceAll(room.sessionId, '<session>');
}

function tableCode(text: string): TableCode {
	if (!isTableCode(text)) throw new Error(`${text} is no code`);
	return text;
}
