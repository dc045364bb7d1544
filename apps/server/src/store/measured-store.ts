import type { Metrics } from '../operation/metrics.ts';
import type { TableStore } from './table-store.ts';

/** The same store, each call of which is measured under its name. */
export function measuredStore(store: TableStore, metrics: Metrics): TableStore {
	const measured =
		<Arguments extends readonly unknown[], T>(name: keyof TableStore, call: (...args: Arguments) => Promise<T>) =>
		async (...args: Arguments): Promise<T> => {
			const since = performance.now();
			try {
				const value = await call(...args);
				metrics.stored(name, 'ok', since);
				return value;
			} catch (error) {
				metrics.stored(name, 'failed', since);
				throw error;
			}
		};
	return {
		ready: measured('ready', store.ready),
		create: measured('create', store.create),
		facts: measured('facts', store.facts),
		open: measured('open', store.open),
		save: measured('save', store.save),
		result: measured('result', store.result),
		lost: measured('lost', store.lost),
		gaps: store.gaps,
		release: measured('release', store.release),
		close: store.close,
	};
}
