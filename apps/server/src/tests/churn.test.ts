import type { TableCode } from '@aquarius/protocol';
import { Canaries } from '@aquarius/protocol/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashOfCredential } from '../table/codes.ts';
import { captureFrames } from '../testing/capture-socket.ts';
import { Guest } from '../testing/guest.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';

captureFrames();
const canaries = new Canaries();
const gameName = (code: string, game: number) => `${code}/${game}`;
let running: RunningApp;

beforeAll(async () => {
	running = await runApp({ codecFor: ({ facts }) => canaries.codecFor(facts.rules, gameName(facts.code, facts.game)) });
});
afterAll(() => running.stop());

/** Someone at the table, with what they may have learned: `game/seat` of every seat that they held while a game was on. */
interface Person {
	readonly guest: Guest;
	readonly holders: Set<string>;
	readonly held: Set<string>;
}

type Step =
	| { readonly type: 'join'; readonly watch: boolean }
	| { readonly type: 'cut' | 'again' | 'moves'; readonly who: number }
	| { readonly type: 'deed'; readonly who: number; readonly deed: Record<string, unknown> };

const who = fc.nat(20);
const seat = fc.nat(3);
const deed: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.constantFrom({ do: 'start' }, { do: 'lobby' }, { do: 'rematch' }, { do: 'stand' }, { do: 'leave' }),
	},
	{ weight: 3, arbitrary: fc.record({ do: fc.constant('sit'), name: fc.constant('Sam'), seat }) },
	fc.record({ do: fc.constantFrom('kick', 'remove-bot'), seat }),
	fc.record({ do: fc.constant('add-bot'), bot: fc.constant('random'), seat }),
	fc.record({
		do: fc.constant('options'),
		options: fc.record({ seats: fc.integer({ min: 2, max: 5 }), spectators: fc.boolean() }),
	}),
);
const step: fc.Arbitrary<Step> = fc.oneof(
	fc.record({ type: fc.constant('join' as const), watch: fc.boolean() }),
	fc.record({ type: fc.constantFrom('cut' as const, 'again' as const), who }),
	{ weight: 2, arbitrary: fc.record({ type: fc.constant('moves' as const), who }) },
	{ weight: 4, arbitrary: fc.record({ type: fc.constant('deed' as const), who, deed }) },
);

function personOf(guest: Guest, before?: Person): Person {
	guest.codec = (table) => canaries.codecFor(running.truth(guest.code).facts.rules, gameName(guest.code, table.game));
	const { credential } = guest.joined;
	const holders = new Set([...(before?.holders ?? []), ...(credential === null ? [] : [hashOfCredential(credential)])]);
	return { guest, holders, held: new Set(before?.held) };
}

function noteSeats(code: TableCode, people: readonly Person[]) {
	const { facts } = running.truth(code);
	if (facts.phase === 'lobby') return;
	for (const { holders, held } of people)
		for (const [at, { holder }] of facts.chairs.entries())
			if (holder !== null && holders.has(holder)) held.add(`${gameName(code, facts.game)} ${at}`);
}

async function take(next: Step, people: Person[], code: TableCode) {
	const here = people.filter(({ guest }) => guest.room.connection.isOpen);
	if (next.type === 'join') {
		const joining = Guest.join(running.url, code, next.watch ? { watch: true } : { name: 'New' });
		const guest = await joining.catch(() => undefined); // full, or watching is not wanted
		if (guest) people.push(personOf(guest));
		return;
	}
	const person = next.type === 'again' ? people[next.who % people.length] : here[next.who % Math.max(1, here.length)];
	if (person === undefined) return;
	switch (next.type) {
		case 'cut':
			person.guest.cut();
			await person.guest.untilClosed();
			return;
		case 'again': {
			const guest = person.guest.joined.credential && (await person.guest.again().catch(() => undefined)); // void by now
			if (guest) people.push(personOf(guest, person));
			return;
		}
		case 'deed': {
			// Whoever was sent away a moment ago may not have noticed yet.
			const answer = await person.guest.deed(next.deed).catch(() => undefined);
			if (answer && 'ok' in answer && answer.credential) person.holders.add(hashOfCredential(answer.credential));
			return;
		}
		case 'moves':
			for (let moves = 0; moves < 150; moves++) if (!(await takeTurn(code, here))) return;
	}
}

/** Lets whoever is on turn move; false if the game is over, or waits for somebody who is not here. */
async function takeTurn(code: TableCode, here: readonly Person[]): Promise<boolean> {
	const { facts, state } = running.truth(code);
	if (facts.phase !== 'playing' || state === null) return false;
	const chair = facts.chairs[state.turn];
	const seated = here.filter(
		({ guest, holders }) =>
			guest.room.connection.isOpen && facts.chairs.some(({ holder }) => holders.has(holder ?? '')),
	);
	const mover = seated.find(({ holders }) => holders.has(chair?.holder ?? ''));
	// A bot plays as long as somebody who sits here is connected.
	const watcher = chair?.kind === 'bot' ? seated[0] : mover;
	if (watcher === undefined) return false;
	await watcher.guest.untilVersion(facts.version);
	if (watcher === mover) await mover.guest.playAsBot('random', `${facts.version}`);
	await watcher.guest.untilVersion(facts.version + 1);
	return true;
}

it('whoever comes, sits, stands, leaves, is sent away, or returns: nobody gets a number of a seat that they did not hold', async () => {
	let own = 0;
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 120, size: 'max' }), async (steps) => {
			const ann = await Guest.create(running.url, { seats: 4 });
			const people = [personOf(ann), personOf(await Guest.join(running.url, ann.code))];
			for (const next of steps) {
				await take(next, people, ann.code);
				noteSeats(ann.code, people);
			}
			for (const { guest, held } of people) {
				const got = canaries
					.foreignIn(guest.bytes, () => null)
					.map(({ what }) => what.replace(/^.* of seat (\d) in game (.*)$/, '$2 $1'));
				own += got.length;
				expect(got.filter((what) => !held.has(what))).toEqual([]);
			}
			await Promise.all(people.map(({ guest }) => guest.leave()));
		}),
		{ numRuns: 60, seed: 7 },
	);
	// The games were real: the people received numbers of their own seats.
	expect(own).toBeGreaterThan(100);
}, 120_000);
