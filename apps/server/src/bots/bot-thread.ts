import { Worker } from 'node:worker_threads';
import type { BotQuestion, BotReply } from './bot-worker.ts';

export type Answer = Exclude<BotReply, 'ready'>;

/** What a thread tells its pool. */
export interface ThreadEvents {
	readonly ready: () => void;
	readonly answered: (answer: Answer) => void;
	/** It has ended, and not by `end`. */
	readonly gone: (why: string) => void;
}

/** Far more than a search holds; a bot that asks for more ends its thread, not the server. */
const MOST_MEGABYTES = 512;

/** One thread of bots: it loads its program, then answers one question after the other. */
export class BotThread {
	readonly #worker: Worker;
	#isEnded = false;

	constructor(program: URL, { ready, answered, gone }: ThreadEvents) {
		this.#worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
		this.#worker.unref();
		this.#worker.on('message', (reply: BotReply) => {
			if (this.#isEnded) return;
			if (reply === 'ready') ready();
			else answered(reply);
		});
		const ended = (why: string) => {
			if (this.#isEnded) return;
			this.#isEnded = true;
			gone(why);
		};
		this.#worker.on('error', (error) => ended(error.message));
		this.#worker.on('messageerror', (error) => ended(error.message));
		this.#worker.on('exit', () => ended('the thread ended'));
	}

	/** Copies the question, which takes the caller a fraction of a millisecond. */
	ask(question: BotQuestion): void {
		this.#worker.postMessage(question);
	}

	/** Whatever it is doing. */
	async end(): Promise<void> {
		this.#isEnded = true;
		await this.#worker.terminate();
	}
}
