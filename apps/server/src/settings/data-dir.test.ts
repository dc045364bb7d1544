import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDataDir } from './data-dir.ts';

let base: string;
beforeEach(() => {
	base = mkdtempSync(join(tmpdir(), 'aquarius-data-'));
});
afterEach(() => {
	rmSync(base, { recursive: true, force: true });
});

it('is made with all that is missing above it, and left as it is when it is there', () => {
	const folder = join(base, 'a', 'b', 'c');
	makeDataDir(folder);
	expect(existsSync(folder)).toBe(true);
	makeDataDir(folder);
});

it('is refused below a file, naming the file', () => {
	const file = join(base, 'file');
	writeFileSync(file, '');
	const start = `DATA_DIR: the tables cannot be kept in ${file}`;
	const end = '; set it to a folder that this user may write';
	expect(() => makeDataDir(file)).toThrow(`${start}: ${file} is no folder${end}`);
	expect(() => makeDataDir(join(file, 'a', 'b'))).toThrow(`${start}/a/b: `);
});

it.runIf(process.platform === 'linux')(
	'is refused at once where the system makes no folders',
	{ timeout: 2000 },
	() => {
		expect(() => makeDataDir('/proc/aquarius/tables')).toThrow(
			/^DATA_DIR: the tables cannot be kept in .proc.aquarius.tables: ENOENT.*mkdir '.proc.aquarius'/,
		);
	},
);
