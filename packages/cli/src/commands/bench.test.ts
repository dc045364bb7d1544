import { describe, expect, it } from 'vitest';
import { aquarius, filesFolder } from '../testing.ts';

const file = filesFolder();
const quick = ['--seconds', '0.2', '--warmup', '0.1'];
const FIELDS = [
	'moves_per_s',
	'playouts_per_s',
	'moves_per_cpu_s',
	'playouts_per_cpu_s',
	'legal_per_move',
	'state_bytes',
];

describe('aquarius bench', () => {
	it.each(['pure', 'search'])('prints its rates on the %s interface', (api) => {
		const { status, lines } = aquarius(['bench', '--api', api, '--players', '3', ...quick]);
		expect(status).toBe(0);
		expect(lines).toHaveLength(1);
		for (const field of FIELDS) expect(lines[0][field]).toBeGreaterThan(0);
		expect(lines[0]).toMatchObject({ api, rules: 'v3', players: 3 });
	});

	it('takes another deck from a file', () => {
		const rules = file('aces.json', { base: 'v3', deck: { FFFF: 20, EEEE: 20 } });
		expect(aquarius(['bench', '--rules', rules, ...quick]).lines[0].legal_per_move).toBeLessThan(60);
	});

	it('starts from tables of a given size', () => {
		const [small, large] = ['5', '40'].map((cards) => aquarius(['bench', '--table', cards, ...quick]).lines[0]);
		expect(large.legal_per_move).toBeGreaterThan(small.legal_per_move);
	});

	it.each([
		[['--api', 'other'], /no interface other/],
		[['--table', '500'], /^--table 500: these rules have 77 cards for a table\n/],
		[['--table', '60', '--rules', 'summary'], /^--table 60: these rules have 40 cards for a table\n/],
		[['--table', '1', '--rules', 'solitaire'], /^--table 1: these rules have 0 cards for a table\n/],
		[['--table', '30', '--rules', 'dont-block-it-off'], /^--table 30: games of these rules end before\n/],
	])('says why it does not run: %j', (args, words) => {
		const { status, stdout, stderr } = aquarius(['bench', ...args, ...quick]);
		expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
		expect(stderr).toMatch(words);
	});
});
