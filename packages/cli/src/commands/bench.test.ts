import { describe, expect, it } from 'vitest';
import { aquarius, filesFolder } from '../testing.ts';

const file = filesFolder();
const quick = ['--seconds', '0.2', '--warmup', '0.1'];
const FIELDS = ['moves_per_s', 'playouts_per_s', 'moves_per_cpu_s', 'playouts_per_cpu_s', 'legal_per_move'];

describe('aquarius bench', () => {
	it('prints its rates', () => {
		const { status, lines } = aquarius(['bench', '--api', 'pure', '--players', '3', ...quick]);
		expect(status).toBe(0);
		expect(lines).toHaveLength(1);
		for (const field of FIELDS) expect(lines[0][field]).toBeGreaterThan(0);
		expect(lines[0]).toMatchObject({ api: 'pure', rules: 'v3', players: 3 });
	});

	it('takes another deck from a file', () => {
		const rules = file('aces.json', { base: 'v3', deck: { FFFF: 20, EEEE: 20 } });
		expect(aquarius(['bench', '--rules', rules, ...quick]).lines[0].legal_per_move).toBeLessThan(60);
	});

	it('says that there is no search interface yet', () => {
		const { status, stdout, stderr } = aquarius(['bench', '--api', 'search', ...quick]);
		expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
		expect(stderr).toMatch(/not there yet/);
	});
});
