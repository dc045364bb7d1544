import { EMOTES, ROOM_CODES, STAND_IN, TABLE_BOTS } from '@aquarius/protocol';
import { expect, it } from 'vitest';
import { botWords, emoteWords, m, roomWords } from './words.ts';

it.each(ROOM_CODES)('%s has words', (code) => {
	expect(roomWords()[code]).toMatch(/^[A-Z].*\.$/);
});

it('no words are left over for codes that do not exist any more', () => {
	expect(Object.keys(m.rooms).sort()).toEqual([...ROOM_CODES].sort());
	expect(Object.keys(m.emotes).sort()).toEqual([...EMOTES].sort());
});

it.each(EMOTES)('emote %s has words', (emote) => {
	expect(emoteWords()[emote]).toBeTruthy();
});

it.each(TABLE_BOTS)('bot %s has a name of its own, and says how it plays', (bot) => {
	expect(botWords()[bot].name).toMatch(/^[A-Z]/);
	expect(TABLE_BOTS.filter((other) => botWords()[other].name === botWords()[bot].name)).toEqual([bot]);
	expect(botWords()[bot].help).toMatch(/^[A-Z].*\.$/);
});

it.each([
	m.newTable.onLeaves.bot,
	m.quick.lead,
	m.quick.botsSoon,
	m.seats.botFor('Mai'),
	m.table.replaced,
	m.table.leaveText.bot,
])('who hears that a bot stands in hears how it plays: %s', (text) => {
	expect(text).toMatch(new RegExp(`\\b${botWords()[STAND_IN].name} bots? `, 'i'));
});
