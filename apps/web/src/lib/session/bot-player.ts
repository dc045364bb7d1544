import type { Move, PlayerView } from '@aquarius/engine';
import type { BotName } from '@aquarius/protocol';

/** Chooses moves for bots, away from the page's own thread. */
export interface BotPlayer {
	readonly choose: (bot: BotName, view: PlayerView, seed: string) => Promise<Move>;
	readonly close: () => void;
}

export interface BotRequest {
	readonly id: number;
	readonly bot: BotName;
	readonly view: PlayerView;
	readonly seed: string;
}
export interface BotReply {
	readonly id: number;
	readonly move: Move;
}

/** A player in a Web Worker; the worker starts with the first question. */
export function workerBotPlayer(): BotPlayer {
	const waiting = new Map<number, { done: (move: Move) => void; failed: (error: Error) => void }>();
	let worker: Worker | undefined;
	let last = 0;

	function start(): Worker {
		const made = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
		made.onmessage = (event: MessageEvent<BotReply>) => {
			waiting.get(event.data.id)?.done(event.data.move);
			waiting.delete(event.data.id);
		};
		made.onerror = (event) => {
			for (const asked of waiting.values()) asked.failed(new Error(`the bot worker stopped: ${event.message}`));
			waiting.clear();
			worker = undefined;
		};
		return made;
	}

	return {
		choose: (bot, view, seed) =>
			new Promise((done, failed) => {
				worker ??= start();
				last += 1;
				waiting.set(last, { done, failed });
				worker.postMessage({ id: last, bot, view, seed } satisfies BotRequest);
			}),
		close: () => {
			worker?.terminate();
			worker = undefined;
			waiting.clear();
		},
	};
}
