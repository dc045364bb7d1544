import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
const [, section = ''] = readme.split('## Faults that others had\n');
const rows = (section.split('\n## ', 1)[0] ?? '')
	.split('\n')
	.filter((line) => line.startsWith('| '))
	.slice(2);

/** Each test is named as `file` “name”, the name as it stands in the file. */
const testsIn = (row: string) =>
	[...row.matchAll(/`([\w./-]+\.test\.ts)` “([^”]+)”/g)].map(([, file = '', name = '']) => ({ file, name }));

type State = 'runs' | 'missing' | 'off';

/** Whether a test of that name is in a file's text, and is not switched off by itself or by a block around it. */
function stateOf(text: string, name: string): State {
	const at = [`'${name}'`, `\`${name}\``].map((quoted) => text.indexOf(quoted)).find((found) => found >= 0);
	if (at === undefined) return 'missing';
	const before = text.slice(0, at).split('\n');
	const [after = ''] = text.slice(at + name.length + 2).split('\n', 1);
	const opener = before.findLastIndex((line) => /^\t*(it|test)\b/.test(line));
	if (opener < 0) return 'missing';
	const heads = [`${before.slice(opener).join('\n')}${after}`];
	let depth = tabs(before[opener]);
	for (const line of before.slice(0, opener).reverse()) {
		if (line.trim() === '' || tabs(line) >= depth) continue;
		depth = tabs(line);
		heads.push(line);
	}
	return heads.some((head) => /\b(skip|todo|fails)\b/.test(withoutTexts(head, name))) ? 'off' : 'runs';
}

const tabs = (line = ''): number => line.length - line.trimStart().length;
/** Names of tests and blocks may speak of anything. */
const withoutTexts = (head: string, name: string): string => head.replaceAll(name, '').replaceAll(/'[^'\n]*'/g, '');

it('every fault in the README names tests that there are, and that run', () => {
	expect(rows).toHaveLength(17);
	for (const row of rows) {
		expect(testsIn(row), row).not.toEqual([]);
		for (const { file, name } of testsIn(row))
			expect([file, name, stateOf(readFileSync(join(import.meta.dirname, file), 'utf8'), name)]).toEqual([
				file,
				name,
				'runs',
			]);
	}
});

it.each<[State, string]>([
	['runs', "it('nobody loses', () => {"],
	['runs', "describe('who may skip', () => {\n\tit('nobody loses', () => {"],
	['runs', "describe.skip('others', () => {\n\tit('one', () => {});\n});\nit('nobody loses', () => {"],
	['runs', "it.each([\n\t['skip'],\n])(\n\t'nobody loses',\n\tasync () => {"],
	['missing', "it('somebody loses', () => {"],
	['missing', "const name = 'nobody loses';"],
	['off', "it.skip('nobody loses', () => {"],
	['off', "it.todo('nobody loses');"],
	['off', "it.concurrent.skip.each([1])(\n\t'nobody loses',\n\t() => {"],
	['off', "it('nobody loses', { skip: true }, () => {"],
	['off', "describe.skip('a game', () => {\n\tdescribe('won', () => {\n\t\tit('nobody loses', () => {"],
])('%s: %j', (state, text) => {
	expect(stateOf(text, 'nobody loses')).toBe(state);
});
