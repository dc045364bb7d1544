import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Failure } from './failures.ts';

const STDIN = '-';

/** What a path is called in messages. */
export const nameOf = (path: string): string => (path === STDIN ? 'standard input' : path);

/** The whole of a file, or of standard input for `-`. */
export function readText(path: string): string {
	try {
		return withoutMark(readFileSync(path === STDIN ? 0 : path, 'utf8'));
	} catch (error) {
		throw new Failure(`cannot read ${nameOf(path)}: ${messageOf(error)}`);
	}
}

export function readJson(path: string): unknown {
	return parseJson(readText(path), nameOf(path));
}

export function parseJson(text: string, where: string): unknown {
	if (text.trim() === '') throw new Failure(`${where} is empty`);
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new Failure(`${where} is not JSON: ${messageOf(error)}`);
	}
}

/** The lines of a file or of standard input that are not empty, as they come: a file may be larger than memory. */
export async function* linesOf(path: string): AsyncGenerator<string> {
	const input = path === STDIN ? process.stdin : createReadStream(path, 'utf8');
	try {
		for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
			if (line.trim() !== '') yield withoutMark(line);
		}
	} catch (error) {
		throw new Failure(`cannot read ${nameOf(path)}: ${messageOf(error)}`);
	}
}

/**
 * Some editors begin a file with a byte order mark, which is no JSON. It is looked for in every line, as files that were joined have it
 * in their middle.
 */
function withoutMark(text: string): string {
	return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
