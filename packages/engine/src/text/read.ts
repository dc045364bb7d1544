/**
 * Strict reading of JSON that came from outside. Readers take a value and its path and throw `Unreadable`; `reading` turns that into
 * a value, so that nothing thrown leaves this folder.
 */
import type { Result } from '../types.ts';

/** What can be wrong with a document. */
export const FORMAT_CODES = [
	'format/not-this-format',
	'format/wrong-type',
	'format/missing-field',
	'format/unknown-field',
	'format/unknown-value',
	'format/unknown-rules',
	'format/unreadable-text',
	'format/impossible',
] as const;
/** One of `FORMAT_CODES`. */
export type FormatCode = (typeof FORMAT_CODES)[number];

/** What is wrong with a document: `at` is the path, as `players[0].hand[2]`; `detail` names the value. For developers, in English. */
export interface FormatError {
	readonly code: FormatCode;
	readonly at: string;
	readonly detail: string;
}

class Unreadable extends Error {
	readonly error: FormatError;
	constructor(error: FormatError) {
		super(`${error.at === '' ? 'the document' : error.at}: ${error.detail}`);
		this.error = error;
	}
}

/** Runs a reader and gives its value, or what is wrong. */
export function reading<T>(read: () => T): Result<T, FormatError> {
	try {
		return { ok: true, value: read() };
	} catch (error) {
		if (error instanceof Unreadable) return { ok: false, code: error.error };
		throw error;
	}
}

export function fail(code: FormatCode, at: string, detail: string): never {
	throw new Unreadable({ code, at, detail });
}

/** An object as it comes out of `JSON.parse`: any fields, nothing checked. */
export type Json = Readonly<Record<string, unknown>>;

export function readObject(value: unknown, at: string, known: readonly string[]): Json {
	const object = readRecord(value, at);
	for (const key of Object.keys(object)) {
		if (!known.includes(key)) fail('format/unknown-field', join(at, cut(key)), `unknown field ${shown(key)}`);
	}
	return object;
}

/** An object with any fields. */
export function readRecord(value: unknown, at: string): Json {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		fail('format/wrong-type', at, `an object was expected, not ${shown(value)}`);
	}
	return value as Json;
}

export function readList<T>(value: unknown, at: string, item: (value: unknown, at: string) => T): readonly T[] {
	if (!Array.isArray(value)) return fail('format/wrong-type', at, `a list was expected, not ${shown(value)}`);
	// Not `map`, which leaves out the holes of a list that a program made.
	return Array.from(value, (entry: unknown, i) => item(entry, `${at}[${i}]`));
}

export function readText(value: unknown, at: string): string {
	return typeof value === 'string' ? value : fail('format/wrong-type', at, `a text was expected, not ${shown(value)}`);
}

export function readBoolean(value: unknown, at: string): boolean {
	if (typeof value === 'boolean') return value;
	return fail('format/wrong-type', at, `true or false was expected, not ${shown(value)}`);
}

export function readCount(value: unknown, at: string, most = Number.MAX_SAFE_INTEGER): number {
	if (typeof value !== 'number') return fail('format/wrong-type', at, `a number was expected, not ${shown(value)}`);
	if (Number.isInteger(value) && value >= 0 && value <= most) return value + 0; // -0 is 0
	return fail('format/unknown-value', at, `a whole number from 0 to ${most} was expected, not ${value}`);
}

export function readOneOf<T extends string | number>(value: unknown, at: string, known: readonly T[]): T {
	const found = known.find((one) => one === value);
	if (found !== undefined) return found;
	return fail('format/unknown-value', at, `${shown(value)} is none of ${known.join(', ')}`);
}

/** A text that a parser of one text form accepts. */
export function readParsed<T>(value: unknown, at: string, what: string, parse: (text: string) => T | undefined): T {
	const text = readText(value, at);
	return parse(text) ?? fail('format/unreadable-text', at, `${shown(text)} is no ${what}`);
}

export function join(at: string, key: string): string {
	return at === '' ? key : `${at}.${key}`;
}

/** A field that may be left out. Null is a value, and mostly a wrong one. */
export function given(value: unknown, otherwise: unknown): unknown {
	return value === undefined ? otherwise : value;
}

/** A field that must be there. */
export function need(object: Json, key: string, at: string): unknown {
	if (object[key] !== undefined) return object[key];
	return fail('format/missing-field', join(at, key), `the field ${key} is missing`);
}

/** A found value in a few words: never more than its outermost items, as it may be nested without end. */
export function shown(value: unknown): string {
	if (Array.isArray(value))
		return cut(`[${value.slice(0, 8).map(shownInside).join(',')}${value.length > 8 ? ',' : ']'}`);
	if (typeof value !== 'object' || value === null) return cut(shownInside(value));
	const fields = Object.keys(value).slice(0, 8);
	return cut(`{${fields.map((key) => shownInside(key)).join(',')}}`);
}

function shownInside(value: unknown): string {
	if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
	if (Array.isArray(value)) return '[...]';
	if (typeof value === 'object' && value !== null) return '{...}';
	return typeof value === 'function' ? 'a function' : String(value);
}

function cut(text: string): string {
	return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
