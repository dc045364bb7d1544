// The program of the page's worker in a thread of Node. A seed can make it go wrong in the ways in which a worker can.
import { parentPort } from 'node:worker_threads';
import { replyTo } from '../bot-answers.ts';
import type { BotRequest } from '../bot-questions.ts';

parentPort?.on('message', (request: BotRequest) => {
	const { seed } = request.question;
	if (seed === 'hang') for (;;);
	if (seed === 'break') throw new Error('out of order');
	parentPort?.postMessage(replyTo(request));
});
