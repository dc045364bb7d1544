import { createHash } from 'node:crypto';
import { hashOf } from '@aquarius/engine';
import type { TableCode } from '@aquarius/protocol';
import type { App } from '../app.ts';
import type { Table } from '../table.ts';

/** Hash of a table with all that is hidden: game, seats, options, promise, version. */
export function hashOfTable({ facts, state, lines }: Table): string {
	const game = state === null ? 'no game' : hashOf(state);
	const rest = createHash('sha256')
		.update(JSON.stringify([facts, lines]))
		.digest('hex')
		.slice(0, 16);
	return `${game} ${rest} ${facts.version}`;
}

/** A question of the parent process, and its answer. */
export interface HashQuestion {
	readonly hashOf: TableCode;
}
export interface HashAnswer extends HashQuestion {
	/** Empty for a table that is not in memory. */
	readonly hash: string;
}

/** Tells the parent the hash of a table whenever it asks. */
export function answerHashes(app: App): void {
	process.on('message', (message: HashQuestion | string) => {
		if (typeof message === 'string') return;
		const table = app.inspect(message.hashOf);
		const answer: HashAnswer = { ...message, hash: table === undefined ? '' : hashOfTable(table) };
		process.send?.(answer);
	});
}
