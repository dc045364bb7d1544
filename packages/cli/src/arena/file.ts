import { appendFileSync, existsSync, statSync } from 'node:fs';
import { Failure } from '../failures.ts';
import { messageOf, parseJson } from '../input.ts';
import { linesOf, TOO_LONG } from '../lines.ts';
import { dropLastLine } from './last-line.ts';

/** One game of the bot that is measured. */
export interface GameResult {
	readonly game: number;
	/** 1 for a win, a part for a shared one; 1 for a way out, which all find together. */
	readonly share: number;
	/** CPU milliseconds of each of its decisions. */
	readonly cpuMs: readonly number[];
}

/** What the games of one file have in common; a run with another setting must not be mixed in. */
export type Setting = Readonly<Record<string, string | number | null>> & { readonly version: string };

/**
 * Games that earlier runs left in the file, by number; none if there is no such file. `Failure` for whatever else is in it, but for a last
 * line that is torn, as a full disk or a fallen machine leave it: it is dropped, and people are told. After this lines can be added.
 */
export async function readResults(path: string, setting: Setting): Promise<Map<number, GameResult>> {
	const results = new Map<number, GameResult>();
	if (!existsSync(path)) return results;
	for await (const { number, text, isEnded } of linesOf(path)) {
		const where = `line ${number} of ${path}`;
		if (text === undefined) throw new Failure(`${where}: ${TOO_LONG}`);
		if (!isEnded && isTorn(text, setting)) {
			writing(path, () => dropLastLine(path));
			console.error(`${path}: line ${number} is torn, and dropped`);
			break;
		}
		const result = resultFrom(parseJson(text, where), where, path, setting);
		const before = results.get(result.game) ?? result;
		// Two runs at once may have played it: the times differ then, and nothing else.
		if (before.share !== result.share || before.cpuMs.length !== result.cpuMs.length)
			throw new Failure(`${where} tells game ${result.game} otherwise than a line before`);
		results.set(result.game, before);
		if (!isEnded) writing(path, () => appendFileSync(path, '\n'));
	}
	return results;
}

/** Makes sure, before anything is played, that lines can be added: to a plain file, as from another what was written cannot be read again. */
export function expectWritable(path: string): void {
	writing(path, () => {
		const found = statSync(path, { throwIfNoEntry: false });
		// Before it is opened: that waits for a reader of a pipe.
		if (found !== undefined && !found.isFile()) throw new Error('it is no plain file');
		appendFileSync(path, '');
	});
}

/** Adds a line to the file. */
export function appendResult(path: string, setting: Setting, result: GameResult): void {
	writing(path, () => appendFileSync(path, `${JSON.stringify({ ...setting, ...result })}\n`));
}

function writing(path: string, write: () => void): void {
	try {
		write();
	} catch (error) {
		throw new Failure(`cannot write ${path}: ${messageOf(error)}`);
	}
}

/** Whether that is the beginning of a line of ours, and no more: what somebody else wrote is not ours to drop. */
function isTorn(text: string, setting: Setting): boolean {
	const head = JSON.stringify(setting).slice(0, -1);
	const whole = text.replace(/\uFFFD+$/, ''); // half a letter is read as that
	if (!whole.startsWith(head)) return whole !== '' && head.startsWith(whole);
	try {
		JSON.parse(text);
		return false;
	} catch {
		return true;
	}
}

function resultFrom(json: unknown, where: string, path: string, { version, ...setting }: Setting): GameResult {
	if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Failure(`${where} is no game`);
	const line: Readonly<Record<string, unknown>> = { ...json };
	for (const [name, value] of Object.entries(setting)) {
		if (line[name] !== value)
			throw new Failure(`${path} holds games with ${name} ${JSON.stringify(line[name])}, not ${JSON.stringify(value)}`);
	}
	if (line.version !== version) {
		throw new Failure(
			`${path} holds games of version ${JSON.stringify(line.version)}, not ${JSON.stringify(version)}: ` +
				'bots, engine or rules have changed since. Begin another file, or remove this one',
		);
	}
	const { game, share, cpuMs } = line;
	const not = (field: string, what: string): Failure => {
		const found = JSON.stringify(line[field])?.slice(0, 60);
		return new Failure(`${where}: ${field} is no ${what}: ${found}`);
	};
	if (!isNumber(game) || !Number.isSafeInteger(game)) throw not('game', 'whole number from 0');
	if (!isNumber(share) || share > 1) throw not('share', 'number from 0 to 1');
	if (!Array.isArray(cpuMs) || !cpuMs.every(isNumber)) throw not('cpuMs', 'list of times');
	return { game, share, cpuMs };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < Infinity;
