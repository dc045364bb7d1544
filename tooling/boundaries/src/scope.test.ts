import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SCOPE, withScope } from '../../scope.mjs';

const ROWS: readonly (readonly [text: string, renamed: string])[] = [
	["import { x } from '@old/engine';", "import { x } from '@new/engine';"],
	["export const SCOPE = '@old';", "export const SCOPE = '@new';"],
	['"ignore": ["@old/docs"], "name": "@old/x"', '"ignore": ["@new/docs"], "name": "@new/x"'],
	[
		'@older/engine, @old-er/engine, me@old/engine, old/engine',
		'@older/engine, @old-er/engine, me@old/engine, old/engine',
	],
];

describe('a new scope', () => {
	it.each(ROWS)('in %s', (text, renamed) => {
		expect(withScope(text, '@old', '@new')).toBe(renamed);
	});
});

describe('the script', () => {
	let root = '';
	const file = (path: string): string => join(root, path);
	const run = (...args: readonly string[]): string =>
		execFileSync(process.execPath, [file('tooling/scope.mjs'), ...args], {
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'pipe'],
		});

	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), 'scope-'));
		const script = readFileSync(fileURLToPath(new URL('../../scope.mjs', import.meta.url)), 'utf8');
		const files = {
			'tooling/scope.mjs': script,
			'a/package.json': `{ "name": "${SCOPE}/a" }`,
			'untracked.txt': `${SCOPE}/a`,
		};
		for (const [path, text] of Object.entries(files)) {
			mkdirSync(dirname(file(path)), { recursive: true });
			writeFileSync(file(path), text);
		}
		execFileSync('git', ['init', '-q'], { cwd: root });
		execFileSync('git', ['add', 'tooling', 'a'], { cwd: root });
	});
	afterEach(() => rmSync(root, { recursive: true }));

	it('renames it in every tracked file, its own included, and can do it again', () => {
		run('@some-name');
		expect(readFileSync(file('a/package.json'), 'utf8')).toBe('{ "name": "@some-name/a" }');
		expect(readFileSync(file('untracked.txt'), 'utf8')).toBe(`${SCOPE}/a`);
		run('@another');
		expect(readFileSync(file('a/package.json'), 'utf8')).toBe('{ "name": "@another/a" }');
	});

	it.each(['no-at', '@Upper', '@a/b', '@'])('refuses %s', (name) => {
		expect(() => run(name)).toThrow(/not a scope/);
	});
});
