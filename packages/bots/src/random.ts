import type { Bot } from './bot.ts';

/** Any legal move, each as likely as the others. */
export const random: Bot = (_view, legal, pick) => pick(legal);
