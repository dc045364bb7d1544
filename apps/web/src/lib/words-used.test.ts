import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { m } from './words.ts';

const SRC = join(import.meta.dirname, '..');
const CODE = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
	.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
	.map((file) => readFileSync(join(SRC, file), 'utf8'))
	.join('\n');

/** The texts of the pages; what stands above them in the module is keyed by codes of other packages. */
const {
	app,
	home,
	newTable,
	quick,
	local,
	seats,
	lobby,
	table,
	prompt,
	hint,
	result,
	replay,
	connection,
	errors,
	about,
} = m;
const PAGES = {
	app,
	home,
	newTable,
	quick,
	local,
	seats,
	lobby,
	table,
	prompt,
	hint,
	result,
	replay,
	connection,
	errors,
	about,
};
const KEYS = Object.entries(PAGES).flatMap(([page, texts]) => Object.keys(texts).map((key) => [page, key] as const));

/** Read by its page's name, or by a short name that a file gives the page's texts. */
const isRead = (page: string, key: string): boolean =>
	new RegExp(`\\b(${page}|[a-z])(\\.${key}\\b|\\['${key}'\\])`).test(CODE);

it('every text of the pages is read somewhere', () => {
	expect(KEYS.filter(([page, key]) => !isRead(page, key)).map((path) => path.join('.'))).toEqual([]);
});
