/** Runs in a Web Worker: a question in, a move out. */
import { chooseMove } from '@aquarius/bots';
import type { BotReply, BotRequest } from './bot-player.ts';

self.onmessage = (event: MessageEvent<BotRequest>) => {
	const { id, bot, view, seed } = event.data;
	self.postMessage({ id, move: chooseMove(bot, view, seed) } satisfies BotReply);
};
