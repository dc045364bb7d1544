/** Runs in a Web Worker: a question in, an answer out. */
import { replyTo } from './bot-answers.ts';
import type { BotRequest } from './bot-questions.ts';

self.onmessage = (event: MessageEvent<BotRequest>) => {
	self.postMessage(replyTo(event.data));
};
