import { createHash } from 'node:crypto';
import { checkRecord, parseRecord } from '@aquarius/engine';
import { checkFair, type Unfair } from '@aquarius/engine/fair';
import { readArgs } from '../args.ts';
import { linesOf } from '../input.ts';
import { printJson } from '../output.ts';
import type { Command } from './command.ts';

/**
 * Plays game records again, step by step: a line `{ game, ok, played, result | error, fair }` each (`game` counts from 0), with `unfair`
 * where `fair` is false. Exit status 1 if any is wrong or unfair. One record is in memory at a time.
 */
export const replay: Command = {
	name: 'replay',
	usage: 'FILE|-  (one record a line)',
	async run(args) {
		const { words } = readArgs(args, {}, { min: 1, max: 1 });
		let failed = false;
		let game = 0;
		for await (const line of linesOf(words[0] ?? '')) {
			const checked = await check(line);
			failed ||= !checked.ok || checked.fair === false;
			await printJson({ game: game++, ...checked });
		}
		return failed ? 1 : 0;
	},
};

async function check(line: string) {
	const json = parsed(line);
	if (json === undefined) {
		const detail = `no JSON: ${line.slice(0, 40)}`;
		return { ok: false, played: 0, error: { entry: null, code: 'format/not-this-format', detail }, fair: null };
	}
	const { ok, played, state, error } = checkRecord(json);
	const came = error === undefined ? { result: state?.outcome ?? null } : { error };
	return { ok, played, ...came, ...(await fairness(json)) };
}

/**
 * `fair`: whether the game is the one that was promised before the deal, and where it is not; null where the record promises nothing, or
 * by a method that is not known here, or cannot be read.
 */
async function fairness(json: unknown): Promise<{ readonly fair: boolean | null; readonly unfair?: Unfair }> {
	const record = parseRecord(json);
	if (!record.ok) return { fair: null };
	const { fair, ...unfair } = await checkFair(record.value, sha256);
	return 'entry' in unfair ? { fair, unfair } : { fair };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function parsed(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}
