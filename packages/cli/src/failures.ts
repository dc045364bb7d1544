import type { FormatError } from '@aquarius/engine';

/** The command was called in a way that makes no sense: exit status 2, with the usage. */
export class WrongUsage extends Error {}

/** The input is not what it should be, or cannot be read: exit status 1. */
export class Failure extends Error {}

/** What is wrong with a document, and where. */
export function unreadable(path: string, { code, at, detail }: FormatError): Failure {
	return new Failure(`${path}: ${at === '' ? '' : `${at}: `}${detail} (${code})`);
}
