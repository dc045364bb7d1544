export { BOT_NAMES, type BotName, chooseMove } from './bots.ts';
