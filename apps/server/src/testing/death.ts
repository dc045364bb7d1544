import { Socket } from 'node:net';
import type { TableStore } from '../store/table-store.ts';

/**
 * Where a trial's process ends itself as if killed: `stored`, between a change being in the store and anybody being told; `told`, when
 * the first line that hears of a change has it and the others have not.
 */
export const DEATHS = ['stored', 'told'] as const;
export type Death = (typeof DEATHS)[number];

/** The text of `TRIAL_DEATH`: where, and how many changes or lines it still lives to see. */
export const makeDeath = (death: Death, count: number): string => `${death}:${count}`;

/** What a death in the store does to it; of another kind it is left alone. */
export function dyingStore(store: TableStore, text: string | undefined): TableStore {
	const dies = countdown(text, 'stored');
	if (dies === undefined) return store;
	return {
		...store,
		async save(change, lease) {
			await store.save(change, lease);
			dies();
		},
	};
}

/** Lines are written to one after the other (`gather`): whoever dies after one of them has told one person, and nobody else. */
export function dyingSockets(text: string | undefined): void {
	const dies = countdown(text, 'told');
	if (dies === undefined) return;
	const { uncork } = Socket.prototype;
	Socket.prototype.uncork = function (this: Socket) {
		uncork.call(this);
		if (this.writableCorked === 0) dies();
	};
}

function countdown(text: string | undefined, death: Death): (() => void) | undefined {
	const [where, count] = (text ?? '').split(':');
	if (where !== death) return undefined;
	let left = Number(count);
	return () => {
		left -= 1;
		if (left === 0) process.kill(process.pid, 'SIGKILL');
	};
}
