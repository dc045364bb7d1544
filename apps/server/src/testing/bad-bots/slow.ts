import { parentPort } from 'node:worker_threads';
import { type BotName, chooseMove } from '@aquarius/bots';
import type { BotQuestion } from '../../bots/bot-worker.ts';

const OWN_MS: Partial<Record<BotName, number>> = { greedy: Number.POSITIVE_INFINITY, expert: 300, strong: 900 };

/**
 * Bots that take their time, as long as the pool lets them, and move by chance: 20 ms, an expert 300, a strong one far more than is usual.
 * Only `greedy` never ends.
 */
parentPort?.on('message', ({ id, bot, view, seed, ms }: BotQuestion) => {
	const own = OWN_MS[bot] ?? 20;
	const until = performance.now() + Math.min(own, ms ?? own);
	while (performance.now() < until);
	parentPort?.postMessage({ id, move: chooseMove('random', view, seed) });
});
parentPort?.postMessage('ready');
