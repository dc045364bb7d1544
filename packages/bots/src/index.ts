export type { Budget } from './bot.ts';
export { BOT_NAMES, type BotName, type ChoiceOptions, chooseMove } from './bots.ts';
