import { describe, expect, it } from 'vitest';
import { aquarius, filesFolder } from '../testing.ts';

const file = filesFolder();
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

describe('aquarius arena', () => {
	const args = ['arena', '--a', 'greedy', '--b', 'random', '--players', '2', '--seed', '3'];

	it('measures a bot against others', () => {
		const { status, lines } = aquarius([...args, '--games', '20']);
		expect(status).toBe(0);
		expect(lines[0]).toMatchObject({ a: 'greedy', b: 'random', rules: 'v3', players: 2, games: 20 });
		expect(lines[0].low).toBeLessThanOrEqual(lines[0].winRate);
		expect(lines[0].high).toBeGreaterThanOrEqual(lines[0].winRate);
		expect(lines[0].cpuMsMean).toBeGreaterThan(0);
	});

	it('says before it plays that a file cannot be written', () => {
		const { status, stdout, stderr } = aquarius([...args, '--games', '4', '--out', '/nowhere/arena.jsonl']);
		expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
		expect(stderr).toMatch(/^cannot write \/nowhere\/arena\.jsonl: .*\n$/);
	});
	it('goes on where a file ends', () => {
		const out = file('arena.jsonl', '');
		aquarius([...args, '--games', '4', '--out', out]);
		const later = aquarius([...args, '--games', '6', '--out', out]).lines[0];
		expect(later.games).toBe(6);
		expect(later.winRate).toBe(aquarius([...args, '--games', '6']).lines[0].winRate);
	});

	it('does not mix games of other settings in', () => {
		const out = file('mixed.jsonl', '');
		aquarius([...args, '--games', '2', '--out', out]);
		const { status, stderr } = aquarius([...args, '--b', 'greedy', '--games', '2', '--out', out]);
		expect(status).toBe(1);
		expect(stderr).toMatch(/games with b/);
	});
});
