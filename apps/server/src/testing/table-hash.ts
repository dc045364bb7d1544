import { createHash } from 'node:crypto';
import { hashOf } from '@aquarius/engine';
import type { TableCode } from '@aquarius/protocol';
import type { App } from '../app.ts';
import type { Table } from '../table/table.ts';

/** Hash of a table with all that is hidden: game, seats, clocks, options, promise, version. A table that was restored has the same. */
export function hashOfTable({ facts, state, lines }: Table): string {
	const game = state === null ? 'no game' : hashOf(state);
	const rest = createHash('sha256')
		.update(JSON.stringify([facts, lines], inOrder))
		.digest('hex')
		.slice(0, 16);
	return `${game} ${rest} ${facts.version}`;
}

/** As text an object is the same whatever the order of its fields. */
function inOrder(_key: string, value: unknown): unknown {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
	return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
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
