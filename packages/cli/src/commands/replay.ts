import { checkRecord } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { linesOf } from '../input.ts';
import { printJson } from '../output.ts';
import type { Command } from './command.ts';

/**
 * Plays game records again, step by step: a line `{ game, ok, played, result | error, fair }` each (`game` counts from 0), exit status 1
 * if any is wrong. One record is in memory at a time.
 */
export const replay: Command = {
	name: 'replay',
	usage: 'FILE|-  (one record a line)',
	async run(args) {
		const { words } = readArgs(args, {}, { min: 1, max: 1 });
		let failed = false;
		let game = 0;
		for await (const line of linesOf(words[0] ?? '')) {
			const checked = check(line);
			failed ||= !checked.ok;
			await printJson({ game: game++, ...checked });
		}
		return failed ? 1 : 0;
	},
};

/** `fair`: whether the shuffle was the promised one; null where the record cannot show it by a method that is known here (none yet). */
function check(line: string) {
	const json = parsed(line);
	if (json === undefined) {
		const detail = `no JSON: ${line.slice(0, 40)}`;
		return { ok: false, played: 0, error: { entry: null, code: 'format/not-this-format', detail }, fair: null };
	}
	const { ok, played, state, error } = checkRecord(json);
	return { ok, played, ...(error === undefined ? { result: state?.outcome ?? null } : { error }), fair: null };
}

function parsed(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}
