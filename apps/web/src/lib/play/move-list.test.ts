import { messages, plain } from '@aquarius/i18n';
import { expect, it } from 'vitest';
import type { LoggedEvent } from '../session/session.ts';
import { moveLines, spokenSince } from './move-list.ts';

const en = messages('en');
const NAMES = ['Mai', 'Tom'];
const LOG: readonly LoggedEvent[] = [
	{ event: { type: 'placed', seat: 0, card: 'WFES' as never, x: 1, y: 0, connected: ['A', 'W'], bonus: 1 } },
	{ event: { type: 'drew', seat: 0, cards: ['????'], why: 'bonus' } },
	{ event: { type: 'turn', seat: 1 } },
	{ event: { type: 'drew', seat: 1, cards: ['EEFF' as never], why: 'turn' } },
	{ event: { type: 'passed', seat: 1 }, by: 'clock' },
];

it('a line a move, the bonus on the line that earned it', () => {
	const lines = moveLines(LOG, NAMES, 1, en);
	expect(lines.map((l) => [plain(l.text), l.bonus, l.by])).toEqual([
		['Mai played a Quad, joined Air and Water', 1, null],
		['You passed', 0, 'clock'],
	]);
});

it('every event is spoken once, the own draw by name, the turn too (A19)', () => {
	expect(spokenSince(LOG, 0, NAMES, 1, en)).toEqual([
		'Mai played Water upper left, Fire upper right, Earth lower left, Space lower right, at 1 right. Joined Air and Water. Bonus: 1 card.',
		'Mai drew 1 card.',
		'It is your turn.',
		'You drew Earth above, Fire below.',
		'You passed. Time ran out.',
	]);
	expect(spokenSince(LOG, 4, NAMES, 1, en)).toEqual(['You passed. Time ran out.']);
});
