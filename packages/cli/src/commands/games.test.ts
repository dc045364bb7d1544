import { describe, expect, it } from 'vitest';
import { aquarius, fairGame, filesFolder } from '../testing.ts';

const file = filesFolder();
const line = await fairGame();
const simulate = (...args: readonly string[]) => aquarius(['simulate', ...args]);

describe('aquarius simulate', () => {
	it('plays games to an outcome, one record a line', () => {
		const { status, lines } = simulate('--rules', 'v3', '--players', '4', '--seed', '7', '--games', '5');
		expect(status).toBe(0);
		expect(lines).toHaveLength(5);
		for (const record of lines) {
			expect(record).toMatchObject({ format: 'aquarius-record/1', players: 4, rules: { base: 'v3' } });
			expect(record.result.winners.length).toBeGreaterThan(0);
		}
	});

	it('plays the same games for the same seed, and others for another', () => {
		const seven = simulate('--seed', '7', '--games', '2').stdout;
		expect(simulate('--seed', '7', '--games', '2').stdout).toBe(seven);
		expect(simulate('--seed', '8', '--games', '2').stdout).not.toBe(seven);
	});

	it('seats the bots that are named, and random ones beside them', () => {
		const { lines } = simulate('--players', '3', '--games', '20', '--bots', 'greedy');
		const won = lines.filter((record) => record.result.winners.includes(0)).length;
		expect(won).toBeGreaterThan(10);
	});

	it('plays by a rules file', () => {
		const rules = file('rules.json', { base: 'v3', handSize: 5 });
		const [record] = simulate('--rules', rules).lines;
		expect(record.rules.handSize).toBe(5);
		expect(record.start.players.map((player: { hand: string[] }) => player.hand.length).sort()).toEqual([5, 6]);
	});
});

describe('aquarius replay', () => {
	const records = simulate('--games', '3', '--players', '3', '--seed', '5').stdout;

	it('agrees with what was simulated', () => {
		const { status, lines } = aquarius(['replay', file('games.jsonl', records)]);
		const results = records
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line).result);
		expect(status).toBe(0);
		expect(lines.map((line) => line.result)).toEqual(results);
		expect(lines.map((line) => line.fair)).toEqual([null, null, null]);
	});

	it('reads standard input for -, a game as it comes', () => {
		expect(aquarius(['replay', '-'], records).lines).toHaveLength(3);
	});

	it('names the entry at which a record goes wrong, and checks the others', () => {
		const lines = records.trim().split('\n');
		const damaged = JSON.parse(lines[1] ?? '');
		damaged.log[4].play = 'EEEE@99,99';
		const ran = aquarius(['replay', '-'], [lines[0], JSON.stringify(damaged), '{ torn', lines[2]].join('\n'));
		expect(ran.status).toBe(1);
		expect(ran.lines.map((line) => line.ok)).toEqual([true, false, false, true]);
		expect(ran.lines[1]).toMatchObject({ game: 1, played: 4, error: { entry: 4 } });
	});
});

describe('aquarius replay, of a game whose shuffle was promised', () => {
	// biome-ignore lint/suspicious/noExplicitAny: what is changed may be anything
	type Change = (record: any) => void;

	const changed = (change: Change): string => {
		const record = JSON.parse(line);
		change(record);
		return JSON.stringify(record);
	};
	const swap: Change = (list) => list.splice(0, 2, list[1], list[0]);

	it('says true when it is what seed and salts give', () => {
		const { status, lines } = aquarius(['replay', file('fair.jsonl', `${line}\n`)]);
		expect(status).toBe(0);
		expect(lines).toEqual([{ game: 0, ok: true, played: expect.any(Number), result: expect.anything(), fair: true }]);
	});

	it.each<[string, Change, number | null, RegExp]>([
		['a salt', ({ fair }) => Object.assign(fair, { salts: ['0'.repeat(32), ''] }), null, /key deals/],
		['the seed', ({ fair }) => Object.assign(fair, { seed: '0'.repeat(64) }), null, /commit promised/],
		['the deck of the start', ({ start }) => swap(start.deck), null, /key deals/],
		['the players of the start', ({ start }) => swap(start.players), null, /key deals/],
		['a draw', ({ log }) => Object.assign(log[2], { drew: ['EFEF'] }), 2, /the key gives .*"drew".*, not .*"EFEF"/],
	])('says false where somebody changed %s, and at which entry', (_, change, entry, detail) => {
		const { status, lines } = aquarius(['replay', '-'], changed(change));
		expect(status).toBe(1);
		expect(lines[0]).toMatchObject({ fair: false, unfair: { entry, detail: expect.stringMatching(detail) } });
	});

	it('says false of another deal that was played by the rules', () => {
		const other = changed((record) => {
			// All but the promise comes from a game of another key.
			const [simulated] = simulate('--seed', '9', '--bots', 'greedy,greedy').lines;
			Object.assign(record, simulated);
		});
		const { status, lines } = aquarius(['replay', '-'], other);
		expect(status).toBe(1);
		expect(lines[0]).toMatchObject({ ok: true, fair: false, unfair: { entry: null } });
	});

	it('says null of a method that it does not know, and of a promise that cannot be read', () => {
		const later = changed(({ fair }) => Object.assign(fair, { method: 'aquarius-shuffle/2' }));
		const torn = changed(({ fair }) => Object.assign(fair, { salts: 7 }));
		const { lines } = aquarius(['replay', '-'], [later, torn].join('\n'));
		expect(lines).toMatchObject([
			{ ok: true, fair: null },
			{ ok: false, fair: null },
		]);
	});
});
