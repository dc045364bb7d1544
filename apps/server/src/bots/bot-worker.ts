import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type BotName, type ChoiceOptions, chooseMove } from '@aquarius/bots';
import { type Move, type PlayerView, whyNot } from '@aquarius/engine';
import { quickMove } from './quick-move.ts';

/** A question to the thread; the view is all that a bot ever learns about a game. */
export interface BotQuestion {
	readonly id: number;
	readonly bot: BotName;
	readonly view: PlayerView;
	readonly seed: string;
	/** How long to think, in ms, where many are waiting; 0: a quick bot moves; absent: as long as is the bot's own. */
	readonly ms?: number;
}

/** What a thread says: once that it has loaded its program, then an answer to each question. `failed`: why `move` is not the bot's own. */
export type BotReply =
	| 'ready'
	| { readonly id: number; readonly move: Move; readonly failed?: string }
	| { readonly id: number; readonly failed: string };

/** Where threads have priorities of their own, that of the rooms goes first. */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL / 2);

parentPort?.on('message', (question: BotQuestion) => {
	parentPort?.postMessage(replyTo(question));
});
parentPort?.postMessage('ready' satisfies BotReply);

function replyTo(question: BotQuestion): BotReply {
	const { id } = question;
	try {
		return { id, move: legalMoveOf(question) };
	} catch (error) {
		return { id, failed: textOf(error), ...instead(question) };
	}
}

function legalMoveOf({ bot, view, seed, ms }: BotQuestion): Move {
	const options: ChoiceOptions = ms === undefined ? {} : { budget: { ms, now: () => performance.now() } };
	const move = ms === 0 ? quickMove(bot, view, seed) : chooseMove(bot, view, seed, options);
	const why = view.me === null ? undefined : whyNot(view, view.me, move);
	if (why !== undefined) throw new Error(why);
	return move;
}

/** What one look ahead finds, as the thread is at it: better than a move by chance. */
function instead({ view, seed }: BotQuestion): { readonly move?: Move } {
	try {
		return { move: chooseMove('greedy', view, seed) };
	} catch {
		// The view is beyond all bots; the pool knows a way.
		return {};
	}
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
