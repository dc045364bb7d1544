import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMANDS } from './commands/commands.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const main = fileURLToPath(new URL('main.ts', import.meta.url));
const blocks = [...readme.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code = '']) => code);
const examples = blocks.filter((code) => code.includes('pnpm --silent aquarius'));
const folder = mkdtempSync(join(tmpdir(), 'aquarius-readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a block prints by its own comments; `…` stands for anything. */
function told(code: string): RegExp {
	const lines = code.split('\n').flatMap((line) => (line.startsWith('# ') ? line.slice(2) : []));
	const escaped = lines.map((line) => line.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('…', '.*'));
	return new RegExp(`^${escaped.map((line) => `${line}\n`).join('')}$`);
}

describe('the README', () => {
	it('has a row for every command', () => {
		const rows = [...readme.matchAll(/^\| `([a-z]+)\b/gm)].map(([, name]) => name);
		expect(rows).toEqual(expect.arrayContaining(COMMANDS.map(({ name }) => name)));
	});

	// One after the other in one folder: a later example may use a file of an earlier one.
	it.each(examples)('prints what it says: %s', (code) => {
		const script = `pnpm() { shift 2; "${process.execPath}" "${main}" "$@"; }\n${code}`;
		expect(spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' }).stdout).toMatch(told(code));
	});
});
