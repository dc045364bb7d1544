import { HIDDEN_GOAL, legalMoves, RULE_SET_IDS, ruleSet } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { play } from '../table/play.ts';
import { appForAll } from '../testing/app-for-each.ts';
import { Guest, playOut } from '../testing/guest.ts';
import { mayKnow } from '../testing/may-know.ts';
import { seated } from '../testing/seated.ts';

const running = appForAll();
const known = (guest: Guest) => mayKnow(running, guest);

describe.each(RULE_SET_IDS)('a table plays %s', (id) => {
	const { min, max } = ruleSet(id).players;

	it('with as many seats as the rules have, bots in all but one, to the end', async () => {
		const bots = Array.from({ length: max - 1 }, (_, n) => (n % 2 === 0 ? 'random' : 'greedy'));
		const { ann, eve } = await seated(running.url, { people: 1, bots, watchers: 1, rules: id });
		await playOut([ann], 'greedy');
		await eve.until('the end', () => eve.view?.outcome !== null);
		for (const guest of [ann, eve]) expect(guest.view).toEqual(known(guest));
		await Promise.all([ann, eve].map((guest) => guest.leave()));
	});

	it('with as many seats as are usual, and refuses more or fewer than there can be', async () => {
		const ann = await Guest.create(running.url, { rules: id });
		expect(ann.table.seats).toHaveLength(Math.min(max, Math.max(min, 4)));
		for (const seats of [min - 1, max + 1]) {
			await expect(Guest.create(running.url, { rules: id, seats })).rejects.toThrow('room/bad-request');
			expect(await ann.deed({ do: 'options', options: { seats } })).toEqual({ refused: 'room/bad-request' });
		}
	});
});

describe('two decks', () => {
	it('seat ten', async () => {
		const { ann } = await seated(running.url, { people: 1, bots: 9, rules: { base: 'v3', decks: 2 } });
		expect(ann.view?.players).toHaveLength(10);
		await playOut([ann], 'random');
		expect(ann.view).toEqual(known(ann));
	});
});

describe('the solitaire', () => {
	it('starts alone, and is not played by more', async () => {
		const ann = await Guest.create(running.url, { rules: 'solitaire' });
		expect(ann.table.seats).toHaveLength(1);
		await expect(Guest.join(running.url, ann.code)).rejects.toThrow('room/full');
		await ann.deed({ do: 'start' });
		await ann.until('the piles', () => ann.view?.solitaire !== undefined);
		expect(await ann.play('resign')).toMatchObject({ ok: true });
		await ann.until('the end', () => ann.view?.outcome !== null);
		expect(ann.view?.outcome).toEqual({ winners: [], reason: 'none' });
	});

	it('can only be given up once it has gone to and fro a thousand times', async () => {
		const { ann } = await seated(running.url, { people: 1, rules: 'solitaire' });
		const table = running.truth(ann.code);
		const long = { ...table, lines: Array.from({ length: 1000 }, () => ({ events: [] })) };
		const call = { type: 'call' } as const;
		expect(play(table, 0, call, { now: 0 })).toMatchObject({ ok: true });
		expect(play(long, 0, call, { now: 0 })).toEqual({ ok: false, code: 'room/too-large' });
		expect(play(long, 0, { type: 'resign' }, { now: 0 })).toMatchObject({ ok: true });
	});

	it('gives its place to another game at the same table', async () => {
		const { ann } = await seated(running.url, { people: 1, rules: 'solitaire' });
		await ann.play('resign');
		await ann.deed({ do: 'lobby' });
		expect(await ann.deed({ do: 'options', options: { rules: 'collect-seven', seats: 2 } })).toMatchObject({
			ok: true,
		});
		await ann.deed({ do: 'add-bot', bot: 'random' });
		await ann.deed({ do: 'start' });
		await ann.until('the cards', () => ann.table.game === 2 && ann.isMyTurn);
		expect(ann.view).toEqual(known(ann));
		expect(ann.view?.players.flatMap(({ hand }) => hand)).not.toContain('????');
		await playOut([ann], 'random');
		await ann.deed({ do: 'lobby' });
		await ann.deed({ do: 'options', options: { rules: 'v3' } });
		await ann.deed({ do: 'start' });
		await ann.until('hidden hands again', () => ann.table.game === 3 && ann.isMyTurn);
		expect(ann.view).toEqual(known(ann));
		expect(ann.view?.players[1]?.hand).toContain('????');
	});
});

describe('moves that need no turn', () => {
	async function covered() {
		const { ann, ben } = await seated(running.url, { rules: 'aqua-chicken' });
		const [mover, other] = ann.isMyTurn ? [ann, ben] : [ben, ann];
		return { mover, other };
	}

	it('are made out of turn, under the version like others, and leave the turn where it is', async () => {
		const { mover, other } = await covered();
		const { version } = other.table;
		const goalOf = (guest: Guest, seat = guest.me) => guest.view?.players[seat ?? -1];
		expect(goalOf(other)).toMatchObject({ goal: HIDDEN_GOAL, covered: true });
		expect(await other.play('claim')).toEqual({ refused: 'goal/covered' });
		expect(await other.play('look', { version: version - 1 })).toEqual({ refused: 'room/stale' });
		expect(await other.play('look')).toEqual({ ok: true, version: version + 1 });
		await Promise.all([mover, other].map((guest) => guest.untilVersion(version + 1)));
		expect(goalOf(other)?.goal).toBe(running.truth(other.code).state?.players[other.me ?? -1]?.goal);
		expect(goalOf(other)).not.toHaveProperty('covered');
		expect(goalOf(mover, other.me)?.goal).toBe(HIDDEN_GOAL);
		expect([mover.isMyTurn, mover.view]).toEqual([true, known(mover)]);
		expect(await other.play('look')).toEqual({ refused: 'move/unchanged' });
		expect(await other.play('claim')).toEqual({ refused: 'claim/not-won' });
		// Whoever was about to move has to look again first, as after any change.
		const move = legalMoves(known(mover), mover.me ?? -1).find(({ type }) => type !== 'look');
		if (move === undefined) throw new Error('a seat on turn has a move');
		expect(await mover.play(move, { version })).toEqual({ refused: 'room/stale' });
		expect(await mover.play(move)).toMatchObject({ ok: true });
	});

	it('are not in rules without covered Goals', async () => {
		const { ann } = await seated(running.url, { people: 1, bots: 1, first: 0 });
		expect(await ann.play('look')).toEqual({ refused: 'action/not-in-rules' });
	});
});
