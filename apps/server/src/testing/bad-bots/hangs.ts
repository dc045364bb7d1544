import { parentPort } from 'node:worker_threads';

/** A bot that never comes to an end. */
parentPort?.on('message', () => {
	for (;;);
});
parentPort?.postMessage('ready');
