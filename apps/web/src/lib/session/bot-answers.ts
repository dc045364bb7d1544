import { chooseMove } from '@aquarius/bots';
import { assertNever } from '@aquarius/engine';
import type { BotAnswer, BotQuestion, BotReply, BotRequest, Thinking } from './bot-questions.ts';

/** A question of the page answered. What throws is that question's failure, and nobody else's. */
export function replyTo({ id, question }: BotRequest): BotReply {
	try {
		return { id, answer: answerTo(question) };
	} catch (error) {
		return { id, answer: { type: 'failed', why: error instanceof Error ? error.message : String(error) } };
	}
}

function answerTo(question: BotQuestion): BotAnswer {
	switch (question.type) {
		case 'move': {
			const { bot, view, seed, thinking } = question;
			const options = thinking === undefined ? {} : { budget: budgetOf(thinking) };
			return { type: 'move', move: chooseMove(bot, view, seed, options) };
		}
		default:
			return assertNever(question.type);
	}
}

/** A clock cannot be sent to a worker. */
const budgetOf = (thinking: Thinking) =>
	'ms' in thinking ? { ms: thinking.ms, now: () => performance.now() } : thinking;
