import { checkRecord } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { Failure } from '../failures.ts';
import { linesOf, nameOf } from '../input.ts';
import { printJson } from '../output.ts';
import type { Command } from './command.ts';

/**
 * Plays game records again, step by step: a line `{ game, ok, played, result | error, fair }` each (`game` counts from 0), exit status 1
 * if any is wrong. One record is in memory at a time.
 */
export const replay: Command = {
	name: 'replay',
	usage: 'FILE|-',
	does: '{ game, ok, played, result | error, fair } for each record; exit status 1 if any is wrong',
	details: [['FILE', 'game records (aquarius-record/1), one a line; - for standard input']],
	async run(args) {
		const { words } = readArgs(args, {}, ['FILE']);
		let failed = false;
		let game = 0;
		const [path = ''] = words;
		for await (const line of linesOf(path)) {
			const checked = check(line);
			failed ||= !checked.ok;
			await printJson({ game: game++, ...checked });
		}
		// Nothing to check is no success: what should have written the file may have failed.
		if (game === 0) throw new Failure(`there is no record in ${nameOf(path)}`);
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
