import { appendFileSync, existsSync } from 'node:fs';
import { Failure } from '../failures.ts';
import { linesOf, parseJson } from '../input.ts';

/** One game of the bot that is measured. */
export interface GameResult {
	readonly game: number;
	/** 1 for a win, a part for a shared one. */
	readonly share: number;
	/** CPU milliseconds of each of its decisions. */
	readonly cpuMs: readonly number[];
}

/** What the games of one file have in common; a run with another setting must not be mixed in. */
export type Setting = Readonly<Record<string, string | number>>;

/** Games that an earlier run left in the file; none if there is no such file. */
export async function readResults(path: string, setting: Setting): Promise<GameResult[]> {
	const results: GameResult[] = [];
	if (!existsSync(path)) return results;
	for await (const line of linesOf(path)) results.push(resultFrom(parseJson(line, `a line of ${path}`), path, setting));
	return results;
}

/** Adds a line to the file. Without a result it only makes sure, before anything is played, that lines can be added. */
export function appendResult(path: string, setting: Setting, result?: GameResult): void {
	try {
		appendFileSync(path, result === undefined ? '' : `${JSON.stringify({ ...setting, ...result })}\n`);
	} catch (error) {
		throw new Failure(`cannot write ${path}: ${error instanceof Error ? error.message : String(error)}`);
	}
}

function resultFrom(json: unknown, path: string, setting: Setting): GameResult {
	if (typeof json !== 'object' || json === null) throw new Failure(`${path} holds a line that is no game`);
	const line: Readonly<Record<string, unknown>> = { ...json };
	for (const [name, value] of Object.entries(setting)) {
		if (line[name] !== value)
			throw new Failure(`${path} holds games with ${name} ${JSON.stringify(line[name])}, not ${value}`);
	}
	const { game, share, cpuMs } = line;
	if (typeof game !== 'number' || typeof share !== 'number' || !Array.isArray(cpuMs)) {
		throw new Failure(`${path} holds a line that is no game`);
	}
	return { game, share, cpuMs: cpuMs.map(Number) };
}
