import { parentPort } from 'node:worker_threads';
import { type BotName, chooseMove } from '@aquarius/bots';
import type { Move, PlayerView } from '@aquarius/engine';

/** A question to the thread; the view is all that a bot ever learns about a game. */
export interface BotQuestion {
	readonly id: number;
	readonly bot: BotName;
	readonly view: PlayerView;
	readonly seed: string;
}
export type BotReply = { readonly id: number; readonly move: Move } | { readonly id: number; readonly failed: string };

parentPort?.on('message', (question: BotQuestion) => {
	parentPort?.postMessage(replyTo(question));
});

function replyTo({ id, bot, view, seed }: BotQuestion): BotReply {
	try {
		return { id, move: chooseMove(bot, view, seed) };
	} catch (error) {
		return { id, failed: error instanceof Error ? error.message : String(error) };
	}
}
