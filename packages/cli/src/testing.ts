import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

export interface Ran {
	readonly status: number | null;
	readonly stdout: string;
	readonly stderr: string;
	/** Standard output as JSON values, one a line. */
	// biome-ignore lint/suspicious/noExplicitAny: the tests say what they believe each line to be
	readonly lines: readonly any[];
}

/** Runs the real program, as a user would, with `input` on its standard input. */
export function aquarius(args: readonly string[], input = ''): Ran {
	const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
		encoding: 'utf8',
		input,
		maxBuffer: 2 ** 28,
	});
	const lines = stdout.split('\n').flatMap((line) => {
		try {
			return [JSON.parse(line)];
		} catch {
			return [];
		}
	});
	return { status, stdout, stderr, lines };
}

/** A folder for the files of one test file: give a name and what shall be in it, get the path. It goes when the tests are over. */
export function filesFolder(): (name: string, content: unknown) => string {
	const folder = mkdtempSync(join(tmpdir(), 'aquarius-cli-'));
	afterAll(() => rmSync(folder, { recursive: true }));
	return (name, content) => {
		const path = join(folder, name);
		writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
		return path;
	};
}
