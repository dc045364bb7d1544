import { parentPort } from 'node:worker_threads';
import { chooseMove } from '@aquarius/bots';
import type { BotQuestion } from '../../bots/bot-worker.ts';

/** Bots that take their time, as long as the pool lets them, and move by chance: 20 ms, an expert 300. Only `greedy` never ends. */
parentPort?.on('message', ({ id, bot, view, seed, ms }: BotQuestion) => {
	const own = bot === 'greedy' ? Number.POSITIVE_INFINITY : bot === 'expert' ? 300 : 20;
	const until = performance.now() + Math.min(own, ms ?? own);
	while (performance.now() < until);
	parentPort?.postMessage({ id, move: chooseMove('random', view, seed) });
});
parentPort?.postMessage('ready');
