import { Worker } from 'node:worker_threads';
import type { StartThread } from '../bot-player.ts';

/** The page's worker as a thread of Node. */
export const nodeThread: StartThread = (heard, broke) => {
	const worker = new Worker(new URL('./node-bot-worker.ts', import.meta.url));
	worker.on('message', heard);
	worker.on('error', (error) => broke(error.message));
	return { ask: (request) => worker.postMessage(request), end: () => void worker.terminate() };
};
