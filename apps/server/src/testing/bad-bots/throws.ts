import { parentPort } from 'node:worker_threads';
import type { BotQuestion } from '../../bots/bot-worker.ts';

/** A bot whose decision throws, or that ends its thread, or proposes what is against the rules. */
parentPort?.on('message', ({ id, bot }: BotQuestion) => {
	if (bot === 'random') parentPort?.postMessage({ id, move: { type: 'pass' } });
	else throw new Error('no idea');
});
parentPort?.postMessage('ready');
