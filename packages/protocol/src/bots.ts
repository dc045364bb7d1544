/** The bots that may sit at a table. The names are those of `@aquarius/bots`, which this browser-safe package does not load. */
export const TABLE_BOTS = ['random', 'greedy', 'easy', 'medium', 'strong', 'expert'] as const;
export type BotName = (typeof TABLE_BOTS)[number];

export function isBotName(text: string): text is BotName {
	return TABLE_BOTS.some((name) => name === text);
}
