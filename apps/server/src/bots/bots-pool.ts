import { randomBytes } from 'node:crypto';
import { type Move, type PlayerView, type RuleSet, whyNot } from '@aquarius/engine';
import type { BotName } from '@aquarius/protocol';
import { errorText, type Log } from '../operation/log.ts';
import { anyMove } from './any-move.ts';
import { hurriedMs } from './bot-effort.ts';
import { BotQueue } from './bot-queue.ts';
import { type Answer, BotThread } from './bot-thread.ts';
import { type UsualTime, UsualTimes } from './usual-times.ts';

/** What a table wants to know of a bot. */
export interface BotAsk {
	/** The table, which waits for one answer at a time. */
	readonly code: string;
	readonly bot: BotName;
	/** Those of the view. */
	readonly rules: RuleSet;
	/** What the bot may know: worked out only when a thread has time for it. */
	readonly view: () => PlayerView;
}

export interface BotsPool {
	/**
	 * A legal move for the view's own seat: from the bot or, if that fails or overruns, another legal one. Undefined if the same table has
	 * asked anew before it was this one's turn. Rejects only if there is no view.
	 */
	readonly choose: (ask: BotAsk) => Promise<Move | undefined>;
	/** How many moves it has been asked for and has not answered yet. */
	readonly asked: number;
	readonly close: () => Promise<void>;
}

/** Told about every decision. */
export interface BotMeasures {
	readonly waited: (ms: number) => void;
	readonly thought: (bot: BotName, ms: number) => void;
	/** A bot was given less time than is its own. */
	readonly hurried: (bot: BotName) => void;
	/** The thread of all tables was busy with a question or an answer for so long at a stretch, in ms. */
	readonly held: (ms: number) => void;
}

export interface PoolOptions {
	/** At most so many; they start when they are needed. */
	readonly threads: number;
	/** How long a bot may think. */
	readonly deadlineMs: number;
	/** How long a question may wait for a thread. */
	readonly waitMs: number;
	readonly log: Log;
	readonly measures?: BotMeasures;
	/** The program of the threads; tests give one that misbehaves. */
	readonly program?: URL;
}

interface Question extends BotAsk {
	readonly id: number;
	readonly askedAt: number;
	readonly usual: UsualTime;
	readonly answer: (move: Move | undefined) => void;
	readonly fail: (error: unknown) => void;
	/** Of the wait. */
	readonly timer: NodeJS.Timeout;
}

/** A question that a thread is thinking about. */
interface Thought {
	readonly question: Question;
	readonly view: PlayerView;
	readonly since: number;
	/** How long it may think, if that is less than its own time. */
	readonly givenMs: number | undefined;
	readonly timer: NodeJS.Timeout;
}

/** One of the threads: loading its program, free (`null`), or thinking. */
interface Place {
	readonly thread: BotThread;
	doing: 'loading' | null | Thought;
}

/** A thread that takes longer to load its program is ended. */
const LOAD_MS = 30_000;
/** After the system has refused a thread, none is asked for so long. */
const AGAIN_MS = 1000;
/** Characters of an error in the log. */
const MOST_SAID = 200;
const UNMEASURED: BotMeasures = { waited: () => {}, thought: () => {}, hurried: () => {}, held: () => {} };

/**
 * Bots in threads of their own, so that one that thinks never delays a table. What is asked waits in a fair row (`BotQueue`) until a
 * thread is free, and its deadline counts from then; where many wait all think less. A thread that overruns is ended and replaced,
 * while the others go on. What is done here for a question, in the thread of all tables, is to make and copy its view and to look at
 * the answer.
 */
export function botsPool(options: PoolOptions): BotsPool {
	const { threads, deadlineMs, waitMs, log, measures = UNMEASURED } = options;
	const program = options.program ?? new URL('./bot-worker.ts', import.meta.url);
	const queue = new BotQueue<Question>();
	const places = new Set<Place>();
	const times = new UsualTimes();
	let count = 0;
	let asked = 0;
	let isClosed = false;
	/** Until a thread may be asked for again. */
	let again: NodeJS.Timeout | undefined;

	/** The end of the process is nobody's failure. */
	const failedAt = ({ bot, code }: Question, why: string) => {
		if (!isClosed) log('bot-failed', { bot, code, why: why.slice(0, MOST_SAID) });
	};

	/** Whatever is done here between two works of others. */
	const held = (work: () => void) => {
		const since = performance.now();
		work();
		measures.held(performance.now() - since);
	};

	/** Threads start one after the other, as long as there is more to do than the started ones take. */
	const startIfNeeded = () => {
		if (queue.length === 0 || places.size >= threads || again !== undefined) return;
		if ([...places].some(({ doing }) => doing === 'loading')) return;
		try {
			start();
		} catch (error) {
			refused(`no thread: ${error instanceof Error ? error.message : String(error)}`);
		}
	};

	/** Throws if the system has no thread to give (EAGAIN). */
	const start = () => {
		const place: Place = {
			doing: 'loading',
			thread: new BotThread(program, {
				ready: () => {
					clearTimeout(late);
					held(() => free(place));
				},
				answered: (answer) => held(() => answered(place, answer)),
				gone: (why) => {
					clearTimeout(late);
					held(() => gone(place, why));
				},
			}),
		};
		const late = setTimeout(() => held(() => overran(place)), LOAD_MS);
		late.unref();
		places.add(place);
	};

	/** The other threads take what waits; where there is none, nobody thinks about it. */
	const refused = (why: string) => {
		again = setTimeout(() => {
			again = undefined;
			held(pump);
		}, AGAIN_MS);
		again.unref();
		if (places.size === 0) giveUpAll(why);
		else log('bot-failed', { why: why.slice(0, MOST_SAID) });
	};

	/** Who waits now, one in each turn of the event loop: a hundred views at once would keep the tables from it. */
	const giveUpAll = (why: string, left = queue.length) => {
		giveUp(queue.take(), why);
		if (left > 1) setImmediate(() => held(() => giveUpAll(why, left - 1)));
	};

	const pump = () => {
		if (isClosed) return;
		for (const place of places) if (place.doing === null) giveNext(place);
		startIfNeeded();
	};

	const free = (place: Place) => {
		place.doing = null;
		pump();
	};

	const giveNext = (place: Place) => {
		const now = performance.now();
		const crowd = { threads, workMs: queue.workMs, oldestMs: queue.oldestMs(now) };
		const question = queue.take();
		if (question === undefined) return;
		const { bot, id, timer, usual } = question;
		clearTimeout(timer);
		try {
			const view = question.view();
			const ms = hurriedMs(usual, crowd) ?? usual.limitMs(now);
			measures.waited(now - question.askedAt);
			if (ms !== undefined) measures.hurried(bot);
			place.thread.ask({ id, bot, view, seed: randomBytes(16).toString('hex'), ...(ms === undefined ? {} : { ms }) });
			const late = setTimeout(() => held(() => overran(place)), deadlineMs);
			place.doing = { question, view, since: now, givenMs: ms, timer: late };
		} catch (error) {
			question.fail(error);
			giveNext(place);
		}
	};

	const answered = (place: Place, answer: Answer) => {
		const { doing } = place;
		if (doing === null || doing === 'loading' || doing.question.id !== answer.id) return;
		sawThought(doing);
		settle(doing, 'move' in answer ? answer.move : undefined, answer.failed);
		free(place);
	};

	const sawThought = ({ question: { bot, usual }, since, givenMs }: Thought) => {
		const now = performance.now();
		measures.thought(bot, now - since);
		usual.saw(now - since, givenMs, now);
	};

	/** The thread is not believed: what it says is looked at again. */
	const settle = ({ question, view, timer }: Thought, move: Move | undefined, failed?: string) => {
		clearTimeout(timer);
		const fault = move === undefined || view.me === null ? undefined : whyNot(view, view.me, move);
		const why = failed ?? fault;
		if (why !== undefined) failedAt(question, why);
		question.answer(move === undefined || fault !== undefined ? anyMove(view) : move);
	};

	const overran = (place: Place) => {
		const { doing } = place;
		places.delete(place);
		place.thread.end().catch((error) => log('bot-failed', { why: errorText(error) }));
		if (doing !== null && doing !== 'loading') {
			sawThought(doing);
			settle(doing, undefined, `no move within ${deadlineMs} ms`);
		}
		pump();
	};

	const gone = (place: Place, why: string) => {
		const { doing } = place;
		places.delete(place);
		// One that could not even load would be started again for ever: it costs somebody their turn.
		if (doing === 'loading') giveUp(queue.take(), why);
		else if (doing !== null) settle(doing, undefined, why);
		pump();
	};

	/** No thread has thought about it, or will. */
	const giveUp = (question: Question | undefined, why: string) => {
		if (question === undefined) return;
		clearTimeout(question.timer);
		queue.remove(question);
		failedAt(question, why);
		try {
			question.answer(anyMove(question.view()));
		} catch (error) {
			question.fail(error);
		}
	};

	const wait = (ask: BotAsk) =>
		new Promise<Move | undefined>((answer, fail) => {
			const timer = setTimeout(() => held(() => giveUp(question, `no thread within ${waitMs} ms`)), waitMs);
			const usual = times.of(ask.bot, ask.rules);
			const question: Question = { ...ask, id: count++, askedAt: performance.now(), usual, answer, fail, timer };
			if (isClosed) return giveUp(question, 'the pool is closed');
			const older = queue.add(question);
			clearTimeout(older?.timer);
			older?.answer(undefined);
			held(pump);
		});

	return {
		get asked() {
			return asked;
		},
		choose(ask) {
			asked += 1;
			return wait(ask).finally(() => {
				asked -= 1;
			});
		},
		async close() {
			isClosed = true;
			clearTimeout(again);
			const old = [...places];
			places.clear();
			for (let next = queue.take(); next !== undefined; next = queue.take()) giveUp(next, 'the pool is closed');
			for (const { doing } of old)
				if (doing !== null && doing !== 'loading') settle(doing, undefined, 'the pool is closed');
			await Promise.all(old.map(({ thread }) => thread.end()));
		},
	};
}
