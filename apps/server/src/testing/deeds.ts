import type { TableDeed } from '@aquarius/protocol';

/** What a command for each deed holds besides its key and the deed, at a table where seat 1 is a person and seat 3 a bot. */
export const DEED_FIELDS: Readonly<Record<TableDeed, Readonly<Record<string, unknown>>>> = {
	start: {},
	rematch: {},
	lobby: {},
	options: { options: { clock: 30 } },
	'add-bot': { bot: 'random' },
	'remove-bot': { seat: 3 },
	kick: { seat: 1 },
	sit: { name: 'Eve' },
	stand: {},
	leave: {},
	rename: { name: 'Zoe' },
	back: {},
	mute: { seat: 1, muted: true },
	salt: { salt: '0123456789abcdef' },
};
