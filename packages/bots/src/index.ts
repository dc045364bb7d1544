export type { Budget } from './bot.ts';
export { BOT_NAMES, type BotName, type ChoiceOptions, chooseMove } from './bots.ts';
export { type RatedMove, rateMoves } from './hints.ts';
export { goalDealer, type Knowledge, knowledgeOf } from './knowledge/knowledge.ts';
export { type TurningPoint, turningPoints, winChances } from './review.ts';
export { type Solution, solveSolitaire } from './solitaire/solve.ts';
