import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { QuietTimes, QuietWork } from './quiet-tables.ts';

/** How many of them. */
export const QUIET_TABLES = 6;

/** Tables that nobody attacks, and how fast they are. */
export class QuietTables {
	readonly #worker: Worker;
	readonly faults: string[] = [];

	private constructor(worker: Worker) {
		this.#worker = worker;
	}

	static async open(url: string, tables: number): Promise<QuietTables> {
		const workerData: QuietWork = { url, tables };
		const worker = new Worker(new URL('./quiet-tables.ts', import.meta.url), { workerData });
		await once(worker, 'message');
		return new QuietTables(worker);
	}

	/** The 99th percentile of all moves while `work` goes on, or for so many ms; in ms. */
	async p99(work: number | (() => Promise<unknown>)): Promise<number> {
		await this.#take();
		await (typeof work === 'number' ? wait(work) : work());
		const times = [...(await this.#take())].sort((a, b) => a - b);
		if (times.length === 0) this.faults.push('nobody made a move at the quiet tables');
		return Math.round((times[Math.ceil(times.length * 0.99) - 1] ?? 0) * 10) / 10;
	}

	async close(): Promise<void> {
		await this.#worker.terminate();
	}

	async #take(): Promise<readonly number[]> {
		const answer = once(this.#worker, 'message');
		this.#worker.postMessage('take');
		const [{ times, faults }]: [QuietTimes] = (await answer) as [QuietTimes]; // what the thread sends
		this.faults.push(...faults);
		return times;
	}
}
