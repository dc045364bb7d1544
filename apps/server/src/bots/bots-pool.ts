import { randomBytes, randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import {
	HIDDEN_CARD,
	isAction,
	legalMoves,
	legalPlacements,
	type Move,
	type PlayerView,
	whyNot,
} from '@aquarius/engine';
import type { BotName } from '@aquarius/protocol';
import type { Log } from '../operation/log.ts';
import type { BotQuestion, BotReply } from './bot-worker.ts';

export interface BotsPool {
	/** A legal move for the view's own seat, from the bot or, if it fails or overruns, any legal one. Never rejects. */
	readonly choose: (bot: BotName, view: PlayerView) => Promise<Move>;
	/** How many moves it has been asked for and has not answered yet. */
	readonly asked: number;
	readonly close: () => Promise<void>;
}

export interface PoolOptions {
	readonly deadlineMs: number;
	readonly log: Log;
	/** The program of the thread; tests give one that misbehaves. */
	readonly program?: URL;
}

interface Pending {
	readonly view: PlayerView;
	readonly bot: BotName;
	readonly done: (move: Move) => void;
	readonly timer: NodeJS.Timeout;
}

/**
 * Bots in a thread of their own, so that a thinking bot never delays a table. Questions go out one after the other; one that
 * overruns ends the thread, and a new one is asked what was still waiting.
 */
export function botsPool({
	deadlineMs,
	log,
	program = new URL('./bot-worker.ts', import.meta.url),
}: PoolOptions): BotsPool {
	const pending = new Map<number, Pending>();
	const queue: BotQuestion[] = [];
	let worker: Worker | undefined;
	let asked: number | undefined;
	let count = 0;
	let isClosed = false;

	const answer = (id: number, move: Move | undefined, why: string) => {
		const waiting = pending.get(id);
		if (!waiting) return;
		pending.delete(id);
		clearTimeout(waiting.timer);
		if (asked === id) asked = undefined;
		const { view, bot, done } = waiting;
		const fault = move === undefined || view.me === null ? why : whyNot(view, view.me, move);
		if (fault !== undefined) log('bot-failed', { bot, why: fault });
		done(fault === undefined && move !== undefined ? move : anyMove(view));
	};

	const start = () => {
		const started = new Worker(program);
		started.unref();
		started.on('message', (reply: BotReply) => {
			if ('move' in reply) answer(reply.id, reply.move, '');
			else answer(reply.id, undefined, reply.failed);
			ask();
		});
		const gone = (why: string) => {
			if (worker !== started) return;
			worker = undefined;
			if (asked !== undefined) answer(asked, undefined, why);
			if (!isClosed) ask();
		};
		started.on('error', (error) => gone(error.message));
		started.on('exit', () => gone('the thread ended'));
		return started;
	};

	const ask = () => {
		if (isClosed || asked !== undefined) return;
		const question = queue.shift();
		if (!question) return;
		const waiting = pending.get(question.id);
		if (!waiting) return ask();
		worker ??= start();
		asked = question.id;
		waiting.timer.refresh();
		worker.postMessage(question);
	};

	const overrun = (id: number) => {
		if (asked !== id) return;
		const old = worker;
		worker = undefined;
		void old?.terminate();
		answer(id, undefined, `no move within ${deadlineMs} ms`);
		ask();
	};

	return {
		get asked() {
			return pending.size;
		},
		choose(bot, view) {
			return new Promise((done) => {
				const id = count++;
				const timer = setTimeout(() => overrun(id), deadlineMs);
				pending.set(id, { view, bot, done, timer });
				queue.push({ id, bot, view, seed: randomBytes(16).toString('hex') });
				if (isClosed) answer(id, undefined, 'the pool is closed');
				ask();
			});
		},
		async close() {
			isClosed = true;
			queue.length = 0;
			for (const id of [...pending.keys()]) answer(id, undefined, 'the pool is closed');
			const old = worker;
			worker = undefined;
			await old?.terminate();
		},
	};
}

/** What nobody decides for another as long as there is anything else to do: to give up, to open the own Goal, to claim the win by it. */
const OWN_DECISIONS: readonly Move['type'][] = ['resign', 'look', 'claim'];

export const isOwnDecision = ({ type }: Move): boolean => OWN_DECISIONS.includes(type);

/**
 * A legal move for the view's own seat, by chance: what the clock plays for a person, and the server for a bot that fails. An Element is
 * placed if one fits: that leaves the Actions to their holder, and is found at once where Actions have thousands of ways. A solitaire is
 * not given up, and no Goal is opened or claimed, unless nothing else is left. (That a card may happen to end the game is not looked at.)
 */
export function anyMove(view: PlayerView): Move {
	const { me, table, rules } = view;
	if (me === null) throw new Error('only a seat moves');
	if (view.outcome === null && view.turn === me && view.phase === 'play') {
		const elements = (view.players[me]?.hand ?? []).flatMap((card) =>
			card === HIDDEN_CARD || isAction(card) ? [] : card,
		);
		const placed = oneOf(elements.flatMap((card) => legalPlacements(table, card, rules)));
		if (placed !== undefined) return { type: 'place', ...placed };
	}
	const legal = legalMoves(view, me);
	const move = oneOf(legal.filter((move) => !isOwnDecision(move))) ?? oneOf(legal);
	if (move === undefined) throw new Error('a seat on turn has a legal move, if only to pass');
	return move;
}

const oneOf = <T>(items: readonly T[]): T | undefined => items[items.length === 0 ? 0 : randomInt(items.length)];
