import type { RatedMove } from '@aquarius/bots';
import type { GameState, Move, PlayerView } from '@aquarius/engine';
import type { BotName } from '@aquarius/protocol';
import type { BotAnswer, BotQuestion, BotReply, BotRequest, Thinking } from './bot-questions.ts';

/** Thinks for bots, away from the page's own thread. */
export interface BotPlayer {
	/** A move of the view's own seat. Rejects if the bot fails or does not come to an end; then the next question is still answered. */
	readonly choose: (bot: BotName, view: PlayerView, seed: string, thinking?: Thinking) => Promise<Move>;
	/** The moves of the view's own seat (or those `among` them), best first, for a hint. Rejects as `choose` does. */
	readonly rate: (
		view: PlayerView,
		seed: string,
		thinking?: Thinking,
		among?: readonly Move[],
	) => Promise<readonly RatedMove[]>;
	/** Has the program loaded, so that the first question does not wait for it, nor for a network that may be gone by then. */
	readonly start: () => void;
	/** What is still asked is answered no more. */
	readonly close: () => void;
}

/** Looks back at games that are over, as well. */
export interface BotReviewer extends BotPlayer {
	/** Each seat's chance to win in a position of such a game. Rejects as `choose` does. */
	readonly chances: (state: GameState, seed: string, thinking?: Thinking) => Promise<readonly number[]>;
}

/** A question had no answer within its time: with less effort it may have one. */
export class TimedOut extends Error {}

/** A worker at work. */
export interface BotThread {
	readonly ask: (request: BotRequest) => void;
	readonly end: () => void;
}
/** `broke`: it could not be loaded, or stopped. */
export type StartThread = (heard: (reply: BotReply) => void, broke: (why: string) => void) => BotThread;

/** How long a question may take, in ms: far more than a second on a slow phone, with the loading of the worker. */
const LONGEST_MS: Readonly<Record<BotQuestion['type'], number>> = {
	move: 15_000,
	rate: 15_000,
	chances: 30_000,
};

interface Asked {
	readonly question: BotQuestion;
	readonly done: (answer: BotAnswer) => void;
	readonly failed: (error: Error) => void;
}

export interface PlayerOptions {
	readonly start?: StartThread;
	readonly longestMs?: Readonly<Record<BotQuestion['type'], number>>;
}

/**
 * A player in a Web Worker, which starts with the first question at the latest and answers one after the other. One that takes too long, or breaks, is
 * ended: that question has failed, and the next one goes to a new worker.
 */
export function workerBotPlayer({ start = webWorker, longestMs = LONGEST_MS }: PlayerOptions = {}): BotReviewer {
	const waiting: Asked[] = [];
	let thread: BotThread | undefined;
	let current: (Asked & { readonly id: number; readonly timer: ReturnType<typeof setTimeout> }) | undefined;
	let last = 0;

	const next = (): void => {
		const asked = current === undefined ? waiting.shift() : undefined;
		if (asked === undefined) return;
		const id = ++last;
		const ms = longestMs[asked.question.type];
		current = { ...asked, id, timer: setTimeout(() => broken(new TimedOut(`no answer within ${ms} ms`)), ms) };
		try {
			thread ??= started();
			thread.ask({ id, question: asked.question });
		} catch (error) {
			broken(new Error(String(error)));
		}
	};

	const started = (): BotThread => {
		const made: BotThread = start(
			(reply) => {
				if (thread === made) heard(reply);
			},
			(why) => {
				if (thread === made) broken(new Error(`the bot worker stopped: ${why}`));
			},
		);
		return made;
	};

	const heard = ({ id, answer }: BotReply): void => {
		if (current?.id !== id) return;
		const { done, failed, timer } = current;
		clearTimeout(timer);
		current = undefined;
		if (answer.type === 'failed') failed(new Error(answer.why));
		else done(answer);
		next();
	};

	const broken = (why: Error): void => {
		thread?.end();
		thread = undefined;
		clearTimeout(current?.timer);
		const failed = current?.failed;
		current = undefined;
		failed?.(why);
		next();
	};

	const ask = (question: BotQuestion): Promise<BotAnswer> =>
		new Promise((done, failed) => {
			waiting.push({ question, done, failed });
			next();
		});

	return {
		async choose(bot, view, seed, thinking) {
			const answer = await ask({ type: 'move', bot, view, seed, ...given(thinking) });
			if (answer.type !== 'move') throw new Error(`a move was asked for, not ${answer.type}`);
			return answer.move;
		},
		async rate(view, seed, thinking, among) {
			const some = among === undefined ? {} : { among };
			const answer = await ask({ type: 'rate', view, seed, ...given(thinking), ...some });
			if (answer.type !== 'rate') throw new Error(`rated moves were asked for, not ${answer.type}`);
			return answer.moves;
		},
		async chances(state, seed, thinking) {
			const answer = await ask({ type: 'chances', state, seed, ...given(thinking) });
			if (answer.type !== 'chances') throw new Error(`chances were asked for, not ${answer.type}`);
			return answer.chances;
		},
		start() {
			try {
				thread ??= started();
			} catch {
				// The first question tries again, and tells who asked it.
			}
		},
		close() {
			waiting.length = 0;
			clearTimeout(current?.timer);
			current = undefined;
			thread?.end();
			thread = undefined;
		},
	};
}

const given = (thinking: Thinking | undefined): { readonly thinking?: Thinking } =>
	thinking === undefined ? {} : { thinking };

const webWorker: StartThread = (heard, broke) => {
	const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
	worker.onmessage = (event: MessageEvent<BotReply>) => heard(event.data);
	// Of a program that could not be loaded the browser says nothing.
	worker.onerror = (event) => broke(event.message || 'its program could not be loaded');
	worker.onmessageerror = () => broke('its answer could not be read');
	return { ask: (request) => worker.postMessage(request), end: () => worker.terminate() };
};
