import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commandNamed } from '../help.ts';
import { commandOf, isMet, pageOf, tableOf } from './arena-page.ts';
import { nameOf, ROWS } from './arena-rows.ts';

const [first, second] = ROWS;
if (first === undefined || second === undefined) throw new Error('there were believed to be rows');
const score = {
	...{ a: 'strong', b: 'random', rules: 'v3', players: 2, games: 1000 },
	...{ winRate: 0.9815, low: 0.9711, high: 0.9882, cpuMsMean: 41.234, cpuMsP99: null },
};
const table = (...args: readonly string[]) => {
	const tool = fileURLToPath(new URL('arena-table.ts', import.meta.url));
	return spawnSync(process.execPath, [tool, ...args], { encoding: 'utf8', cwd: '/' });
};

describe('the rows of the page of strengths', () => {
	it('have names of their own, and as many games as a bound of three points needs', () => {
		expect(new Set(ROWS.map(nameOf)).size).toBe(ROWS.length);
		for (const { games } of ROWS) expect(games).toBeGreaterThanOrEqual(1000);
	});

	it('are listed with the commands that give them', () => {
		const { status, stdout, stderr } = table('--list');
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
		const commands = ROWS.map((row) => `${nameOf(row)}: pnpm aquarius ${commandOf(row).join(' ')}`);
		expect(stdout.trim().split('\n')).toEqual(commands);
		expect(commandNamed(commandOf(first)[0]).usage).toMatch(/^--a NAME --b NAME .*--out FILE/);
	});

	it('are met by their lower bound', () => {
		const met = (low: number) => ROWS.map((row) => isMet(row, { ...score, low }));
		expect(new Set(met(1))).toEqual(new Set([true]));
		expect(new Set(met(0))).toEqual(new Set([false]));
		for (const row of ROWS) expect(isMet(row, { ...score, low: row.wanted.low })).toBe(row.wanted.type === 'at-least');
	});
});

describe('the page of strengths', () => {
	it('has a line for each row', () => {
		const lines = tableOf([
			[first, score],
			[second, score],
		]).split('\n');
		expect(lines).toHaveLength(5);
		expect(lines[2]).toBe(
			`| strong | random | v3 | 2 | 1000 | 98.2 % | 97.1 %–98.8 % | ≥ 97 % | yes | 41.2 / – | \`pnpm aquarius ${commandOf(first).join(' ')}\` |`,
		);
		expect(tableOf([[first, { ...score, low: 0.96 }]])).toContain('| **no** |');
	});

	it('says what played', () => {
		expect(pageOf([[first, score]], '0123456789ab', 'v24.0.0')).toMatch(
			/version `0123456789ab`.*\nin Node v24\.0\.0\.\n$/,
		);
	});
});

describe('the page that is to be written', () => {
	// Seen from the folder in which one stands, which is `/` here.
	it.each([
		['no-such-folder/page.md', /^cannot write \/no-such-folder\/page\.md: .*ENOENT.*\n$/],
		['.', /^cannot write \/: .*EISDIR.*\n$/],
	])('is tried before a game is played: --to %s', (to, message) => {
		const { status, stdout, stderr } = table('--to', to);
		expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
		expect(stderr).toMatch(message);
	});
});

it.each([
	[['--only', 'no-such-row'], /^no row no-such-row \(rows: strong-random-2-v3, /],
	[['--jobs', '0'], /^--jobs 0 is less than 1\n/],
	[['--colour'], /'--colour'/],
])('pnpm arena:table %j is wrong usage', (args, message) => {
	const { status, stdout, stderr } = table(...args);
	expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
	expect(stderr).toMatch(message);
	expect(stderr).toMatch(/\n\nusage:\n {2}pnpm arena:table/);
});
