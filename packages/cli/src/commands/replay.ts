import { createHash } from 'node:crypto';
import { checkRecord, parseRecord } from '@aquarius/engine';
import { checkFair, type Unfair } from '@aquarius/engine/fair';
import { readArgs } from '../args.ts';
import { Failure } from '../failures.ts';
import { nameOf } from '../input.ts';
import { linesOf, TOO_LONG } from '../lines.ts';
import { printJson } from '../output.ts';
import type { Command } from './command.ts';

/**
 * Plays game records again, step by step: a line `{ game, ok, played, result | error, fair }` each (`game` counts from 0), with `unfair`
 * where `fair` is false. Exit status 1 if any is wrong or unfair. One record is in memory at a time.
 */
export const replay: Command = {
	name: 'replay',
	usage: 'FILE|-',
	does: '{ game, ok, played, result | error, fair, unfair? } for each record; exit status 1 if any is wrong or unfair',
	details: [['FILE', 'game records (aquarius-record/1), one a line; - for standard input']],
	async run(args) {
		const { words } = readArgs(args, {}, ['FILE']);
		let failed = false;
		let game = 0;
		const [path = ''] = words;
		for await (const { text } of linesOf(path)) {
			const checked = await check(text);
			failed ||= !checked.ok || checked.fair === false;
			await printJson({ game: game++, ...checked });
		}
		// Nothing to check is no success: what should have written the file may have failed.
		if (game === 0) throw new Failure(`there is no record in ${nameOf(path)}`);
		return failed ? 1 : 0;
	},
};

async function check(line: string | undefined) {
	const json = line === undefined ? undefined : parsed(line);
	if (json === undefined) {
		const detail = line === undefined ? TOO_LONG : `no JSON: ${line.slice(0, 40)}`;
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
