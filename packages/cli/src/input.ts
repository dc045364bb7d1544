import { readFileSync } from 'node:fs';
import { Failure } from './failures.ts';

export const STDIN = '-';

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

/**
 * Some editors begin a file with a byte order mark, which is no JSON. It is looked for in every line, as files that were joined have it
 * in their middle.
 */
export function withoutMark(text: string): string {
	return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
