import { isResultId } from '@aquarius/protocol';
import type { Response } from 'express';

/** What was asked for: the record of a finished game as JSON, or as a file of one line. */
export interface ResultName {
	readonly id: string;
	readonly isFile: boolean;
}

/** The last part of an address: `ID` or `ID.jsonl`. Undefined if there can be no such game. */
export function parseResultName(text: string): ResultName | undefined {
	const id = text.replace(/\.jsonl$/, '');
	return isResultId(id) ? { id, isFile: id !== text } : undefined;
}

/** A record never changes, so that everybody may keep it for ever; Express adds the tag by which they ask for it again. */
export function sendRecord(response: Response, { id, isFile }: ResultName, record: string): void {
	response.set('Cache-Control', 'public, max-age=31536000, immutable');
	if (!isFile) {
		response.type('json').send(record);
		return;
	}
	response.set('Content-Disposition', `attachment; filename="aquarius-${id}.jsonl"`);
	response.type('application/x-ndjson').send(`${record}\n`);
}
