import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Failure } from './failures.ts';

const STDIN = '-';

/** The whole of a file, or of standard input for `-`. */
export function readText(path: string): string {
	try {
		return readFileSync(path === STDIN ? 0 : path, 'utf8');
	} catch (error) {
		throw new Failure(`cannot read ${path}: ${messageOf(error)}`);
	}
}

export function readJson(path: string): unknown {
	return parseJson(readText(path), path);
}

export function parseJson(text: string, where: string): unknown {
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
			if (line.trim() !== '') yield line;
		}
	} catch (error) {
		throw new Failure(`cannot read ${path}: ${messageOf(error)}`);
	}
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
