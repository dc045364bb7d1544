import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aquarius, filesFolder } from '../testing.ts';

const file = filesFolder();
const good = {
	name: 'placing/corner',
	rules: ['v3'],
	cites: ['E16'],
	given: {
		players: [
			{ hand: ['EEEE'], goal: 'E' },
			{ hand: [], goal: 'A' },
		],
		table: ['EEEE@0,0'],
	},
	play: ['EEEE@1,1'],
	expect: { refused: 'placement/not-adjacent' },
};
const bad = { ...good, name: 'placing/wrong', expect: { refused: 'placement/no-match' } };

describe('aquarius scenarios', () => {
	it('runs a file with one scenario', () => {
		const { status, lines } = aquarius(['scenarios', file('one.json', good)]);
		expect({ status, lines }).toEqual({ status: 0, lines: [{ name: good.name, rules: 'v3', ok: true }] });
	});

	it('says what came and what was wanted, and fails', () => {
		const { status, lines } = aquarius(['scenarios', file('several.json', [good, bad])]);
		expect(status).toBe(1);
		expect(lines.map((line) => line.ok)).toEqual([true, false]);
		expect(lines[1]).toMatchObject({ got: { refused: 'placement/not-adjacent' }, want: bad.expect });
	});

	it('runs every file in a folder, folders in it too', () => {
		const folder = join(dirname(file('outside.json', bad)), 'folder');
		mkdirSync(join(folder, 'deeper'), { recursive: true });
		file('folder/b.json', { ...good, name: 'b' });
		file('folder/a.json', [{ ...good, name: 'a' }]);
		file('folder/deeper/c.json', { ...good, name: 'c' });
		file('folder/notes.txt', 'no scenario');
		const { status, lines } = aquarius(['scenarios', folder]);
		expect({ status, names: lines.map((line) => line.name) }).toEqual({ status: 0, names: ['a', 'b', 'c'] });
	});

	it('does not pass over rule sets that it does not know', () => {
		const { status, lines } = aquarius(['scenarios', file('rules.json', { ...good, rules: ['no-such-rules', 'v3'] })]);
		expect(status).toBe(1);
		expect(lines.map(({ rules, ok }) => ({ rules, ok }))).toEqual([
			{ rules: 'no-such-rules', ok: false },
			{ rules: 'v3', ok: true },
		]);
		expect(lines[0].got.error).toMatchObject({ code: 'format/unknown-rules' });
	});

	it('goes on after a scenario that cannot be read', () => {
		const { status, lines } = aquarius(['scenarios', file('broken.json', [{ name: 'broken' }, good])]);
		expect(status).toBe(1);
		expect(lines[0]).toMatchObject({ name: 'broken', rules: null, ok: false, got: { error: {} } });
		expect(lines[1]).toMatchObject({ ok: true });
	});

	it('goes on after a file that is no JSON', () => {
		const folder = join(dirname(file('outside.json', bad)), 'mixed');
		mkdirSync(folder);
		const torn = file('mixed/a.json', '{ torn');
		file('mixed/b.json', { ...good, name: 'b' });
		const { status, lines } = aquarius(['scenarios', folder]);
		expect(status).toBe(1);
		expect(lines.map(({ name, rules, ok }) => ({ name, rules, ok }))).toEqual([
			{ name: torn, rules: null, ok: false },
			{ name: 'b', rules: 'v3', ok: true },
		]);
		expect(lines[0].got.error).toMatchObject({
			code: 'format/not-this-format',
			detail: expect.stringMatching(/not JSON/),
		});
	});

	it.each(['an empty list', 'an empty folder'])('fails at %s', (what) => {
		const empty = file('nothing.json', []);
		const folder = join(dirname(empty), 'nothing');
		mkdirSync(folder, { recursive: true });
		const path = what === 'an empty list' ? empty : folder;
		const { status, stdout, stderr } = aquarius(['scenarios', path]);
		expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
		expect(stderr).toContain(`there is no scenario in ${path}`);
		const both = aquarius(['scenarios', path, file('one.json', good)]);
		expect({ status: both.status, lines: both.lines.length }).toEqual({ status: 1, lines: 1 });
	});

	it('says when there is no such file', () => {
		const { status, stdout, stderr } = aquarius(['scenarios', '/no/such/file.json']);
		expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
		expect(stderr).toMatch(/no such file/);
	});
});
