import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { endProcesses } from '../testing/process.ts';
import { floodServer } from './flood.ts';
import type { FuzzOptions } from './fuzz-options.ts';
import { fuzzServer } from './fuzz-server.ts';

/* Each part has a thread of its own, since it gives up its priority once its server runs. */
const PARTS = { fuzz: fuzzServer, flood: floodServer };
type Parts = typeof PARTS;

interface Work {
	readonly part: keyof Parts;
	readonly options: FuzzOptions;
	readonly dataDir: string;
}

/** Runs one part with a server of its own and gives its result. */
export async function inThread<Part extends keyof Parts>(
	part: Part,
	options: FuzzOptions,
	dataDir: string,
): Promise<Awaited<ReturnType<Parts[Part]>>> {
	const work: Work = { part, options, dataDir };
	const worker = new Worker(new URL(import.meta.url), { workerData: work });
	try {
		const [result] = await once(worker, 'message');
		return result;
	} finally {
		await worker.terminate();
	}
}

if (isWork(workerData)) {
	const { part, options, dataDir } = workerData;
	// The thread is ended once it has said its result.
	const result = await PARTS[part](options, dataDir).finally(endProcesses);
	parentPort?.postMessage(result);
}

function isWork(data: unknown): data is Work {
	return typeof data === 'object' && data !== null && 'part' in data;
}
