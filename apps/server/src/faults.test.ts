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

it('every fault in the README names tests that there are', () => {
	expect(rows).toHaveLength(15);
	for (const row of rows) {
		expect(testsIn(row), row).not.toEqual([]);
		for (const { file, name } of testsIn(row)) {
			const text = readFileSync(join(import.meta.dirname, file), 'utf8');
			expect(text.includes(`'${name}'`) || text.includes(`\`${name}\``), `${file}: ${name}`).toBe(true);
		}
	}
});
