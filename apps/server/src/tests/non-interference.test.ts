import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makePosition, RULE_SET_IDS, type RuleSetId, ruleSet, type Seat, type Viewer } from '@aquarius/engine';
import { type Codec, isTableCode, type Phase, plainCodec, type TableCode } from '@aquarius/protocol';
import { expect, it } from 'vitest';
import { sqliteStore } from '../store/sqlite-store.ts';
import type { SavedFacts } from '../store/table-store.ts';
import { hashOfCredential } from '../table/codes.ts';
import { begin } from '../table/play.ts';
import { person } from '../table/seats.ts';
import { newTable, type Table, undealt } from '../table/table.ts';
import { captureFrames, framesOf } from '../testing/capture-socket.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { fastFolder } from '../testing/fast-folder.ts';
import { call, Guest } from '../testing/guest.ts';
import { runApp } from '../testing/running-app.ts';
import { mine } from '../testing/store-conformance.ts';
import { type Step, type Twins, twinsOf } from '../testing/twins.ts';

captureFrames();

const PLIES = 12;
const TRIES = 400;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dot', 'Emil'];
const TO_THE_END = Number.POSITIVE_INFINITY;
const code = tableCode('BCDFGH');

/** Everybody sees everything in them, or plays alone. */
const NOTHING_HIDDEN: readonly RuleSetId[] = ['solitaire'];
const hiding = RULE_SET_IDS.filter((id) => !NOTHING_HIDDEN.includes(id));

/** A game, and who of it is looked at. */
interface Case {
	readonly id: RuleSetId;
	readonly seats: number;
	/** Null: somebody who watches. */
	readonly me: Viewer;
	readonly plies: number;
	/** A seat that whoever watches takes in the game. */
	readonly joining?: Seat;
}

const all: readonly Case[] = hiding.flatMap((id) => [
	{ id, seats: 3, me: 0, plies: PLIES },
	{ id, seats: 2, me: 1, plies: PLIES },
	{ id, seats: 4, me: 2, plies: PLIES },
	{ id, seats: 5, me: 4, plies: PLIES },
	{ id, seats: 3, me: null, plies: PLIES },
]);
const cases = all.filter(({ id, seats }) => seats >= ruleSet(id).players.min && seats <= ruleSet(id).players.max);
const longer: readonly Case[] = [
	{ id: 'v3', seats: 2, me: 0, plies: TO_THE_END },
	{ id: 'v3', seats: 3, me: null, plies: TO_THE_END },
	{ id: 'v3', seats: 4, me: 3, plies: TO_THE_END },
	// With one place left, so that chance has nothing to choose.
	{ id: 'v3', seats: 4, me: 0, plies: PLIES, joining: 4 },
	{ id: 'v3', seats: 4, me: 4, plies: PLIES, joining: 4 },
];

const nameOf = ({ id, seats, me, plies, joining }: Case): string => {
	const who = me === null ? 'who watches' : me === joining ? 'who comes late' : `seat ${me}`;
	const rest = joining !== undefined && me !== joining ? ', somebody comes late' : '';
	return `${id}, ${seats} players${plies === TO_THE_END ? ', to the end' : ''}${rest}: ${who}`;
};

/**
 * Two games that differ only in what somebody cannot know give them the same bytes: as many frames, as long, in the same order. So nothing
 * of it shows in whatever way it might: in no value, length or order, and nothing is sent in one game and not in the other. At the end
 * Goals are laid open, so only what comes before it is compared.
 */
it.each([...cases, ...longer].map((one) => [nameOf(one), one] as const))(
	'%s is sent the same, whatever they cannot know',
	async (_, one) => {
		const { facts, twins } = dealt(one);
		const first = await played(one, facts, twins, 0);
		const second = await played(one, facts, twins, 1);
		expect(first.heard.length).toBeGreaterThan(twins.steps.length);
		expect(second.heard).toEqual(first.heard);
		expect(first.phase).toBe(one.plies === TO_THE_END ? 'ended' : 'playing');
	},
	60_000,
);

it.each<Case>([
	{ id: 'v3', seats: 3, me: 0, plies: PLIES },
	{ id: 'v3', seats: 3, me: null, plies: PLIES },
])(
	'a server that gave away the order of the deck by the number of an open card would be found out by %o',
	async (one) => {
		const { facts, twins } = dealt(one);
		const leaky = (table: Table): Codec => {
			const plain = plainCodec(table.facts.rules);
			const secret = (table.start?.deck ?? []).reduce(
				(sum, card, at) => (sum * 31 + plain.card(card, null) + at) % 1_000_003,
				0,
			);
			return { ...plain, card: (card, audience) => plain.card(card, audience) + (audience === null ? secret : 0) };
		};
		const first = await played(one, facts, twins, 0, leaky);
		expect((await played(one, facts, twins, 1, leaky)).heard).not.toEqual(first.heard);
	},
);

/** The first deal that has a twin. Seeds are numbers, so that it is the same one each time. */
function dealt({ id, seats, me, plies, joining }: Case): { facts: SavedFacts; twins: Twins } {
	for (let n = 0; n < TRIES; n++) {
		const options = {
			isPrivate: true,
			spectators: true,
			clock: 0,
			clockFor: 'turn',
			talk: 'phrases',
			onLeave: 'bot',
			lateJoin: joining === undefined ? 'nobody' : 'anyone',
			first: 0,
		} as const;
		const made = newTable({ code, rules: ruleSet(id), seats, options, quick: false, startsAt: 0 });
		const chairs = NAMES.slice(0, seats).map((name) => person(name, hashOfCredential(name)));
		const seed = n.toString(16).padStart(64, '0');
		const step = begin(undealt({ ...made, seed, chairs, host: 0 }), { first: 0, now: 1 });
		if (!step.ok || step.value.table.start === null) throw new Error(`${seats} people can begin`);
		const twins = twinsOf(step.value.table.start, { me, plies, seed: `${n}`, joining });
		if (twins !== undefined) return { facts: step.value.change.facts, twins };
	}
	throw new Error(`no twins were found in ${TRIES} games of ${id}`);
}

interface Heard {
	/** All frames and answers: coming in, the steps, a reload in the middle. What is new at every connection is blotted out. */
	readonly heard: readonly string[];
	/** Of the table after all steps and the last one. */
	readonly phase: Phase;
}

/** Plays one of the twins on a server of its own, with everybody at the table and somebody who watches. */
async function played(
	{ me, joining }: Case,
	facts: SavedFacts,
	{ starts, steps, last }: Twins,
	which: 0 | 1,
	codecFor?: (table: Table) => Codec,
): Promise<Heard> {
	const dataDir = mkdtempSync(join(fastFolder(), 'aquarius-twins-'));
	const store = sqliteStore(join(dataDir, 'tables.sqlite'));
	await store.create({ ...facts, version: facts.version - 1 });
	const { lease } = await mine(store, facts.code);
	await store.save({ facts, start: JSON.stringify(makePosition(starts[which])) }, lease);
	await store.close();
	const running = await runApp({ config: { dataDir }, time: new FakeTime(), ...(codecFor && { codecFor }) });
	try {
		const heard: string[] = [];
		const guests: Guest[] = [];
		for (const credential of NAMES.slice(0, facts.chairs.length))
			guests.push(await Guest.join(running.url, facts.code, { credential }));
		let eve = await Guest.join(running.url, facts.code, { watch: true });
		const isEve = me === null || me === joining;
		let secret: string | undefined;
		for (const [at, step] of steps.entries()) {
			if (at === steps.length >> 1) await reload();
			await make(step, at);
		}
		heard.push((await call(running.url, `/api/tables/${facts.code}`)).text);
		keep(seen());
		if (last !== null) await make(last, steps.length);
		return { heard, phase: running.truth(facts.code).facts.phase };

		async function make(step: Step, at: number) {
			const { facts: now, state } = running.truth(facts.code);
			const answer =
				typeof step === 'number'
					? await eve.ask('table', { key: `${at}`, do: 'sit', name: 'Eve', seat: step })
					: await seatedAt(state?.turn ?? 0).play(step, { version: now.version, key: `${at}` });
			if ('refused' in answer) throw new Error(`${step}: ${JSON.stringify(answer)}`);
			secret ??= answer.credential;
			await Promise.all([...guests, eve].map((guest) => guest.untilVersion(answer.version)));
		}
		function seatedAt(seat: Seat): Guest {
			const guest = seat === joining ? eve : guests[seat];
			if (guest === undefined) throw new Error(`nobody is at seat ${seat}`);
			return guest;
		}
		function seen(): Guest {
			return isEve ? eve : seatedAt(me);
		}
		async function reload() {
			const before = seen();
			const credential = isEve ? secret : NAMES[me ?? 0];
			const after = await Guest.join(
				running.url,
				facts.code,
				credential === undefined ? { watch: true } : { credential },
			);
			if (credential === undefined) await before.leave();
			else await before.untilClosed();
			keep(before);
			if (isEve) eve = after;
			else guests[me ?? 0] = after;
		}
		function keep(guest: Guest) {
			for (const frame of framesOf(guest.room.sessionId)) heard.push(blotted(frame, guest, secret));
		}
	} finally {
		await running.stop();
		rmSync(dataDir, { recursive: true });
	}
}

/** A frame as text, without what is made by chance for each connection: the framework's token of reconnection comes with the first frame. */
function blotted(frame: Uint8Array, { room }: Guest, secret = '<none>'): string {
	const text = Buffer.from(frame).toString('latin1');
	const token = room.reconnectionToken.split(':')[1] ?? room.reconnectionToken;
	return text.replaceAll(token, '<token>').replaceAll(room.sessionId, '<session>').replaceAll(secret, '<secret>');
}

function tableCode(text: string): TableCode {
	if (!isTableCode(text)) throw new Error(`${text} is no code`);
	return text;
}
