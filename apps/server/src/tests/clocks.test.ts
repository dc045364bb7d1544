import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeTime } from '../testing/fake-time.ts';
import { Guest, playOut } from '../testing/guest.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';
import { until } from '../testing/until.ts';

let time: FakeTime;
let running: RunningApp;
beforeEach(async () => {
	time = new FakeTime();
	running = await runApp({ time });
});
afterEach(() => running.stop());

async function started(o: { clock: number; clockFor?: 'turn' | 'game' }) {
	const ann = await Guest.create(running.url, { seats: 2, ...o });
	const ben = await Guest.join(running.url, ann.code);
	await ann.deed({ do: 'options', options: { first: 0 } });
	await ann.deed({ do: 'start' });
	await Promise.all([ann, ben].map((guest) => guest.until('the deal', () => guest.table.phase === 'playing')));
	return { ann, ben };
}

/** Who made each move so far: a person has no mark. */
const movers = (guest: Guest) =>
	running
		.truth(guest.code)
		.lines.flatMap(({ by, events }) => (events.length === 0 ? ['(bot sits)'] : [by ?? 'person']));

/** Cuts the only line to a table: nobody is there any more. */
async function cutLast(guest: Guest) {
	guest.cut();
	const { awake } = running.app.house;
	await until('an empty table', async () =>
		[...awake].every(({ table, clients }) => table.facts.code !== guest.code || clients.length === 0),
	);
}

async function move(guest: Guest) {
	await guest.until('the turn', () => guest.isMyTurn);
	const answer = await guest.playAsBot('greedy', `${guest.table.version}`);
	if ('refused' in answer) throw new Error(answer.refused);
	await guest.untilVersion(answer.version);
}

describe('the clock of a turn', () => {
	it('moves for someone whose time is up, once, and says so', async () => {
		const { ann, ben } = await started({ clock: 30 });
		expect(ann.table.deadline).toBe(time.now() + 30_000);
		time.advance(29_999);
		expect(running.truth(ann.code).lines).toHaveLength(0);
		time.advance(1);
		await ben.until('the turn', () => ben.isMyTurn);
		expect(running.truth(ann.code).lines.map(({ by }) => by)).toEqual(['clock']);
		expect(ben.table.deadline).toBe(time.now() + 30_000);
	});

	it.each([-50, 0, 50])('a move at %i ms from the limit: exactly one of move and time-out', async (ms) => {
		const { ann, ben } = await started({ clock: 30 });
		const { version } = ann.table;
		time.advance(30_000 + Math.min(ms, -1));
		const move = ann.playAsBot('random', '1');
		if (ms >= 0) time.advance(ms + 1);
		await move;
		await ben.until('the turn', () => ben.isMyTurn);
		const { lines, facts } = running.truth(ann.code);
		expect(lines).toHaveLength(1);
		expect(facts.version).toBe(version + 1);
	});

	it('is not reset by a reload', async () => {
		const { ann } = await started({ clock: 30 });
		const { deadline } = ann.table;
		time.advance(25_000);
		const back = await ann.again();
		expect(back.table.deadline).toBe(deadline);
	});

	it('does not run for bots, and stops with the game', async () => {
		const ann = await Guest.create(running.url, { seats: 2, bots: ['greedy'], clock: 30 });
		await ann.deed({ do: 'start' });
		await ann.until('her turn', () => ann.isMyTurn);
		expect(ann.table.deadline).not.toBeNull();
		await playOut([ann]);
		expect(ann.table.deadline).toBeNull();
	});
});

describe('a bot that stands in', () => {
	it('opens no Goal and claims no win for the person, however long it plays', async () => {
		const ann = await Guest.create(running.url, { rules: 'aqua-chicken', seats: 2, bots: ['greedy'], clock: 30 });
		await ann.deed({ do: 'options', options: { first: 0 } });
		await ann.deed({ do: 'start' });
		await ann.until('the deal', () => ann.isMyTurn);
		time.advance(30_000);
		await ann.until('her second turn', () => ann.isMyTurn && running.truth(ann.code).lines.length > 1);
		time.advance(30_000);
		await ann.until('the end', () => ann.table.phase === 'ended');
		const types = running
			.truth(ann.code)
			.lines.flatMap(({ by, events }) =>
				events.filter((event) => 'seat' in event && event.seat === 0).map((event) => `${by} ${event.type}`),
			);
		expect(types).toContain('bot placed');
		expect(types).not.toContain('bot goal-opened');
		expect(types).not.toContain('bot claimed');
	});
});

describe('somebody who lets turns run out', () => {
	/** Ann misses two turns in a row. */
	async function annIdles() {
		const { ann, ben } = await started({ clock: 30 });
		time.advance(30_000);
		await move(ben);
		await ann.until('her second turn', () => ann.isMyTurn);
		time.advance(30_000);
		await ben.until('the word that a bot plays for her', () => ben.table.seats[0]?.away === true);
		return { ann, ben };
	}

	it('is played for by a bot from the second turn in a row on, announced and in the log', async () => {
		const { ben } = await annIdles();
		await ben.until('his turn', () => ben.isMyTurn);
		expect(movers(ben)).toEqual(['clock', 'person', '(bot sits)', 'bot']);
		expect(running.logged.map(({ event }) => event)).toContain('idle');
		// No clock runs for a bot, and the game goes on without her.
		await move(ben);
		await ben.until('his turn again', () => ben.isMyTurn);
		expect(movers(ben).at(-1)).toBe('bot');
	});

	it('has the seat back by saying so, and a whole turn to think', async () => {
		const { ann, ben } = await annIdles();
		await ben.until('his turn', () => ben.isMyTurn);
		expect(await ann.deed({ do: 'back' })).toMatchObject({ ok: true });
		await ben.until('her', () => ben.table.seats[0]?.away === false);
		await move(ben);
		await ann.until('her turn', () => ann.isMyTurn);
		expect(ann.table.deadline).toBe(time.now() + 30_000);
		expect(ann.table.seats[0]?.away).toBe(false);
		await playOut([ann, ben]);
	});

	it('has it back by coming back, too', async () => {
		const { ann, ben } = await annIdles();
		await ben.until('his turn', () => ben.isMyTurn);
		const back = await ann.again();
		await ben.until('her', () => ben.table.seats[0]?.away === false);
		await playOut([back, ben]);
	});

	it('who only says to be back, and does not play, is idle again after one turn', async () => {
		const { ann, ben } = await annIdles();
		await ben.until('his turn', () => ben.isMyTurn);
		await ann.deed({ do: 'back' });
		await move(ben);
		await ann.until('her turn', () => ann.isMyTurn);
		time.advance(30_000);
		await ben.until('the bot', () => ben.table.seats[0]?.away === true);
	});

	it('one missed turn is forgiven by the next own move', async () => {
		const { ann, ben } = await started({ clock: 30 });
		time.advance(30_000);
		await move(ben);
		await move(ann);
		await move(ben);
		await ann.until('her turn', () => ann.isMyTurn);
		time.advance(30_000);
		await ben.until('his turn', () => ben.isMyTurn);
		expect(movers(ben)).toEqual(['clock', 'person', 'person', 'person', 'clock']);
	});

	it('everybody idle: bots play the game to its end', async () => {
		const { ann, ben } = await started({ clock: 30 });
		for (let turns = 0; turns < 4; turns++) {
			const { version } = running.truth(ann.code).facts;
			time.advance(30_000);
			await ann.until(
				'the next turn',
				() =>
					(ann.table.version > version && (ann.table.deadline ?? 0) !== 0) ||
					ann.table.seats.slice(0, 2).every((seat) => seat.away),
			);
		}
		await ben.until('the end', () => ben.table.phase === 'ended');
	});
});

describe('the clock of a game', () => {
	it('takes what each turn took from its player’s time, and gives the rest to the next', async () => {
		const { ann, ben } = await started({ clock: 100, clockFor: 'game' });
		expect(ann.table.deadline).toBe(time.now() + 100_000);
		time.advance(40_000);
		await move(ann);
		await ben.until('his turn', () => ben.isMyTurn);
		expect(ben.table.deadline).toBe(time.now() + 100_000);
		time.advance(10_000);
		await move(ben);
		await ann.until('her turn', () => ann.isMyTurn);
		expect(ann.table.deadline).toBe(time.now() + 60_000);
		expect(ann.table.seats.slice(0, 2).map(({ leftMs }) => leftMs)).toEqual([60_000, 90_000]);
	});

	it('used up: a bot plays on to the end, and the person cannot take the seat back before the next game', async () => {
		const { ann, ben } = await started({ clock: 100, clockFor: 'game' });
		time.advance(100_000);
		await ben.until('his turn', () => ben.isMyTurn);
		expect(movers(ben)).toEqual(['(bot sits)', 'bot']);
		expect(await ann.deed({ do: 'back' })).toEqual({ refused: 'room/wrong-phase' });
		await playOut([ben]);
		expect(await ann.deed({ do: 'rematch' })).toMatchObject({ ok: true });
		await ann.until('the next game', () => ann.table.game === 2);
		expect(ann.table.seats.slice(0, 2).map(({ leftMs, away }) => [leftMs, away])).toEqual([
			[100_000, false],
			[100_000, false],
		]);
	});

	it('is as it was after the table slept in the store', async () => {
		const { ann, ben } = await started({ clock: 100, clockFor: 'game' });
		time.advance(40_000);
		await move(ann);
		await Promise.all([ann.leave(), ben.leave()]);
		time.advance(400_000);
		await running.untilAsleep(ann.code);
		const back = await ann.again();
		expect(back.table.seats.slice(0, 2).map(({ leftMs }) => leftMs)).toEqual([60_000, 100_000]);
	});
});

describe.each(['turn', 'game'] as const)('a table with a clock of a %s where nobody is', (clockFor) => {
	/** Ann alone with a bot, on turn, with 2 of 30 s left. */
	async function alone() {
		const ann = await Guest.create(running.url, { seats: 2, bots: ['greedy'], clock: 30, clockFor });
		await ann.deed({ do: 'options', options: { first: 0 } });
		await ann.deed({ do: 'start' });
		await ann.until('her turn', () => ann.isMyTurn);
		const { deadline } = ann.table;
		time.advance(28_000);
		return { ann, deadline };
	}
	const leftMs = (guest: Guest) => running.truth(guest.code).facts.chairs[0]?.leftMs;

	it('gives nobody more time, however often they come back', async () => {
		const { ann, deadline } = await alone();
		let back = ann;
		for (let times = 0; times < 3; times++) {
			await cutLast(back);
			time.advance(500);
			back = await back.again();
			expect(back.table.deadline).toBe(deadline);
		}
		await move(back);
		if (clockFor === 'game') expect(leftMs(ann)).toBe(500);
	});

	it('lets the time run out, and what is due then is done when somebody comes', async () => {
		const { ann } = await alone();
		await cutLast(ann);
		time.advance(60_000);
		expect(running.truth(ann.code).lines).toHaveLength(0);
		const back = await ann.again();
		await back.until('the move', () => running.truth(ann.code).lines.length > 1);
		expect(movers(back)[0]).toBe(clockFor === 'turn' ? 'clock' : '(bot sits)');
		if (clockFor === 'game') expect(leftMs(ann)).toBe(0);
	});

	it('gives no time while the opponent is away either, whoever of them comes back first', async () => {
		const { ann, ben } = await started({ clock: 30, clockFor });
		const { deadline } = ann.table;
		time.advance(27_000);
		ben.cut();
		await ann.until('Ben gone', () => ann.table.seats[1]?.connected === false);
		await cutLast(ann);
		time.advance(1_000);
		const back = await ann.again();
		expect(back.table.deadline).toBe(deadline);
		await cutLast(back);
		const benBack = await ben.again();
		expect(benBack.table.deadline).toBe(deadline);
		time.advance(2_000);
		await benBack.until('his turn', () => benBack.isMyTurn);
	});

	it('gives a short while after it slept in the store, once, and never more than there was', async () => {
		const { ann } = await alone();
		await cutLast(ann);
		time.advance(3 * 24 * 3600_000);
		await running.untilAsleep(ann.code);
		let back = await ann.again();
		await back.until('a short while', () => back.table.deadline === time.now() + 15_000);
		time.advance(10_000);
		await cutLast(back);
		time.advance(1_000);
		back = await back.again();
		expect(back.table.deadline).toBe(time.now() + 4_000);
		await move(back);
		if (clockFor === 'turn') return;
		expect(leftMs(ann)).toBe(4_000);
		await back.until('her turn', () => back.isMyTurn);
		await cutLast(back);
		time.advance(3 * 24 * 3600_000);
		await running.untilAsleep(ann.code);
		const last = await back.again();
		await last.until('what was left', () => last.table.deadline === time.now() + 4_000);
	});
});
