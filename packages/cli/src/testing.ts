import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseMove } from '@aquarius/bots';
import { makeRecord, recordOf, ruleSet } from '@aquarius/engine';
import { commitText, keyText, SHUFFLE_METHOD } from '@aquarius/engine/fair';
import { afterAll } from 'vitest';
import { playGame } from './play.ts';
import { keyFor } from './seeds.ts';

export const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

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

/**
 * A folder for the files of one test file: give a name and what shall be in it, a text, bytes, or anything else as JSON, and get the path.
 * It goes when the tests are over.
 */
export function filesFolder(): (name: string, content: unknown) => string {
	const folder = mkdtempSync(join(tmpdir(), 'aquarius-cli-'));
	afterAll(() => rmSync(folder, { recursive: true }));
	return (name, content) => {
		const path = join(folder, name);
		const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
		writeFileSync(path, isRaw ? content : JSON.stringify(content));
		return path;
	};
}

/** The record of a game of two whose shuffle was promised and kept, as one line. */
export async function fairGame(): Promise<string> {
	const [seed, salts] = ['5eed'.padEnd(64, '0'), ['00112233445566778899aabbccddeeff', '']];
	const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
	const { start, log, end } = await playGame(
		ruleSet('v3'),
		salts.map(() => (view, key) => chooseMove('greedy', view, key)),
		(...purpose) => (purpose[0] === 'game' ? sha256(keyText(seed, salts)) : keyFor(seed, ...purpose)),
	);
	const fair = { commit: sha256(commitText(seed)), seed, salts, method: SHUFFLE_METHOD };
	return JSON.stringify(makeRecord({ ...recordOf(start, log, end.outcome), fair }));
}
