import { type Budget, chooseMove, rateMoves, winChances } from '@aquarius/bots';
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
			return { type: 'move', move: chooseMove(bot, view, seed, optionsOf(thinking)) };
		}
		case 'rate': {
			const { view, seed, thinking, among } = question;
			const options = { ...optionsOf(thinking), ...(among === undefined ? {} : { among }) };
			return { type: 'rate', moves: rateMoves(view, seed, options) };
		}
		case 'chances': {
			const { state, seed, thinking } = question;
			return { type: 'chances', chances: winChances(state, seed, optionsOf(thinking).budget) };
		}
		default:
			return assertNever(question);
	}
}

/** A clock cannot be sent to a worker. */
function optionsOf(thinking: Thinking | undefined): { readonly budget?: Budget } {
	if (thinking === undefined) return {};
	return { budget: 'ms' in thinking ? { ms: thinking.ms, now: () => performance.now() } : thinking };
}
