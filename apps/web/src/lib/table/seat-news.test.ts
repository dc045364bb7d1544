import { messages } from '@aquarius/i18n';
import type { SeatInfo } from '@aquarius/protocol';
import { describe, expect, it } from 'vitest';
import { seatNews } from './seat-news.ts';

const en = messages('en');
const person = (o: Partial<SeatInfo> = {}): SeatInfo => ({
	seat: 1,
	kind: 'person',
	name: 'Mai',
	bot: null,
	connected: true,
	away: false,
	leftMs: null,
	muted: false,
	handSize: 3,
	...o,
});
const empty = person({ kind: 'empty', name: '', connected: false });
const bot = person({ kind: 'bot', bot: 'greedy' });

describe('news of the seats', () => {
	it.each([
		['sits down', empty, person(), ['Mai sits down.']],
		['loses the line', person(), person({ connected: false }), ['Mai is away.']],
		['comes back', person({ connected: false }), person(), ['Mai is back.']],
		['leaves a game', person(), bot, ['A medium bot plays for Mai now.']],
		['leaves before the game', person(), empty, ['Mai has left.']],
		['plays on', person(), person({ handSize: 4 }), []],
		['is a bot that comes', empty, bot, ['Mai (bot, keen) sits down.']],
		['is a bot that is sent away', bot, empty, ['Mai has left.']],
		['takes the place of a bot', bot, person(), ['Mai sits down.']],
		['is a bot that plays on', bot, { ...bot, handSize: 4 }, []],
	])('somebody %s', (_, was, now, said) => {
		expect(seatNews([was], [now], 0, en)).toEqual(said);
	});

	it('of oneself there is none', () => {
		expect(seatNews([person()], [person({ connected: false })], 1, en)).toEqual([]);
	});
});
