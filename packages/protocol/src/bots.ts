/** The levels that people choose from, the weakest first. */
export const BOT_LEVELS = ['easy', 'medium', 'strong', 'expert'] as const;
/**
 * The bots that may sit at a table: the levels, and after them what these are measured against, which tables and records of earlier
 * times name. The names are those of `@aquarius/bots`, which this browser-safe package does not load.
 */
export const TABLE_BOTS = [...BOT_LEVELS, 'random', 'greedy'] as const;
export type BotName = (typeof TABLE_BOTS)[number];

/** Which bot plays on for people who are gone, and fills tables of strangers: one that spoils no game, and wins not every one. */
export const STAND_IN = 'medium' satisfies BotName;

/** What bots are called: no words but names, the same in every language, and as many as a table has seats. */
export const GIVEN_NAMES = ['Rex', 'Juno', 'Basil', 'Opal', 'Wren', 'Otis', 'Fern', 'Milo', 'Ivy', 'Pax'] as const;

export function isBotName(text: string): text is BotName {
	return TABLE_BOTS.some((name) => name === text);
}
