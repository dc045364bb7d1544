import { ACTIONS, ELEMENTS, type GameEvent, type Move, OUTCOME_REASONS, REASON_CODES } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { messages } from './index.ts';
import { EVENTS, MOVES, NAMES, word } from './testing/samples.ts';
import { parts, plain, strong } from './text.ts';

const en = messages('en');

/** What the sample of every kind of move is called. */
const MOVE_WORDS: Readonly<Record<Move['type'], string>> = {
	place: 'Place Fire · Water · Air at 1 right, 2 up',
	'trade-goals': 'Trade Goals with the unused pile',
	'shuffle-goals': 'Pass all Goals to the left',
	'rotate-goals': 'Mix all Goals',
	'trade-hands': 'Use a Wild: trade hands with Tom',
	'shuffle-hands': 'Mix all hands',
	'zap-a-card': 'Zap Earth · Space at the start place',
	'move-a-card': 'Move Earth · Space at the start place to 1 down, turned round',
	'rotate-a-card': 'Turn Earth · Space at ½ right round',
	pass: 'Pass',
	look: 'Look at your covered Goal',
	claim: 'Claim the win',
	stack: 'Lay Fire on slot 3, from pile 2',
	call: 'Turn up the next Action',
	resign: 'Give up',
};

describe('a move as a call to make it', () => {
	it.each(Object.values(MOVES))('%o', (move) => {
		expect(en.move(move, NAMES, () => 'EESS')).toBe(MOVE_WORDS[move.type]);
	});

	it('tells a card that is moved as it lies from one that is turned as well', () => {
		const to = { card: word('EESS'), x: 0, y: 1 };
		expect(en.move({ ...MOVES['move-a-card'], to }, NAMES, () => 'EESS')).toBe(
			'Move Earth · Space at the start place to 1 down',
		);
	});

	it('names cards at length where it is heard', () => {
		expect(en.spoken.move(MOVES.place, NAMES, () => '')).toBe(
			'Place Fire above, Water lower left, Air lower right at 1 right, 2 up',
		);
	});

	it.each(['zap-a-card', 'move-a-card', 'rotate-a-card'] as const)('%s without a target has no effect', (type) => {
		expect(en.move({ type, target: null }, NAMES, () => '')).toMatch(/ without effect$/);
	});
});

describe('how often a move wins', () => {
	it.each([
		[0, 'hardly any game'],
		[0.38, 'about 4 of 10 games'],
		[0.97, 'nearly every game'],
	])('%s', (value, words) => {
		expect(en.hint.text('Pass', value)).toBe(`Pass: wins ${words} from here.`);
	});

	it.each([
		[0.9, 0.5, 'It would have won about 9 of 10 games, the move made about 5.'],
		[0.9, 0.01, 'It would have won about 9 of 10 games, the move made hardly any.'],
		[1, 0.5, 'It would have won nearly every game, the move made about 5 of 10.'],
		[1, 0, 'It would have won nearly every game, the move made hardly any.'],
		[0.54, 0.46, 'It would have won a little more often: 54% of games rather than 46%.'],
		[1, 0.95, 'It would have won a little more often: 100% of games rather than 95%.'],
	])('%s rather than %s', (chance, made, words) => {
		expect(en.replay.better('Pass', chance, made)).toBe(`Better: Pass. ${words}`);
	});

	it('is said of two moves so that each number has its unit, and the better one another word', () => {
		const steps = Array.from({ length: 21 }, (_, n) => n / 20);
		const told = steps.flatMap((chance) =>
			steps.filter((made) => made < chance).map((made) => en.replay.better('Pass', chance, made)),
		);
		expect(told).toHaveLength(210);
		for (const text of told) {
			const two = /^Better: Pass\. It would have won (.+), the move made (.+)\.$/.exec(text);
			if (two === null) {
				const close = /^Better: Pass\. It would have won a little more often: (\d+)% of games rather than (\d+)%\.$/;
				const [, better, made] = close.exec(text) ?? [];
				expect(Number(better) - Number(made), text).toBe(5);
				continue;
			}
			const [, better = '', made] = two;
			expect(better, text).toMatch(/^(about \d of 10 games|nearly every game)$/);
			expect(made, text).toMatch(
				better.startsWith('about') ? /^(about \d|hardly any)$/ : /^(about \d of 10|hardly any)$/,
			);
			expect(better, text).not.toMatch(new RegExp(`^${made}\\b`));
		}
	});
});

describe('every code has words', () => {
	it.each(REASON_CODES)('reason %s', (code) => {
		expect(en.reasons[code]).toMatch(/^[A-Z].*[.!?]$/);
	});
	it.each(ACTIONS)('action %s', (action) => {
		expect(en.actions[action]).toBeTruthy();
		expect(en.actionHelp[action]).toMatch(/\.$/);
	});
	it.each(ELEMENTS)('element %s', (element) => {
		expect(en.elements[element]).toBeTruthy();
	});
	it.each(Object.keys(en.rooms))('%s is a sentence', (code) => {
		expect(en.rooms[code as keyof typeof en.rooms]).toMatch(/^[A-Z].*[.!?]$/);
	});
});

describe('events', () => {
	it.each(Object.values(EVENTS).map((e) => [e.type, e] as const))(
		'%s is said aloud, by a player and by the viewer',
		(_, event) => {
			const theirs = en.spoken.event(event, NAMES, 1);
			const mine = en.spoken.event(event, NAMES, 0);
			expect(theirs).toMatch(/^[A-Z].*\.$/);
			expect(mine).toMatch(/^[A-Z].*\.$/);
			expect(theirs).not.toMatch(/undefined|[\uE000\uE001]/);
			if ('seat' in event && event.type !== 'turn' && event.type !== 'no-target') {
				expect(theirs).toContain('Mai');
				expect(mine).toContain('You');
			}
		},
	);

	it('says a placement with its place and what it joined', () => {
		expect(en.spoken.event(EVENTS.placed, NAMES, 1)).toBe(
			'Mai played Fire above, Water lower left, Air lower right, at 1 right, 2 up. Joined Fire and Water. Bonus: 1 card.',
		);
	});

	it('names drawn cards to the one who drew them only', () => {
		expect(en.spoken.event(EVENTS.drew, NAMES, 0)).toBe(
			'You drew Fire above, Water lower left, Air lower right and Trade Hands.',
		);
		expect(en.spoken.event({ ...EVENTS.drew, cards: ['????', '????'] }, NAMES, 1)).toBe('Mai drew 2 cards.');
	});

	it('tells both traders what they got', () => {
		const line = (me: number) => plain(en.log.event(EVENTS['goals-traded'], NAMES, me) ?? '');
		expect(line(0)).toBe('You traded Goals with Tom: Fire for Earth');
		expect(line(1)).toBe('Mai traded Goals with you: Earth for Fire');
		const unseen = { ...EVENTS['goals-traded'], goals: ['?', '?'] as const };
		expect(plain(en.log.event(unseen, NAMES, 2) ?? '')).toBe('Mai traded Goals with Tom');
	});
});

describe('what only some rule sets have', () => {
	const said = (event: GameEvent, me: number | null) => en.spoken.event(event, NAMES, me);

	it('trades with the pile, and tells the trader alone what', () => {
		const traded = { ...EVENTS['goals-traded'], with: 'unused' as const };
		expect(said(traded, 0)).toBe('You traded Goals with the unused pile: Fire for Earth.');
		expect(said({ ...traded, goals: ['?', '?'] }, 1)).toBe('Mai traded Goals with the unused pile.');
	});

	it('names an opened Goal to the one who opened it', () => {
		expect(said(EVENTS['goal-opened'], 0)).toBe('You looked at your Goal: Fire.');
		expect(said({ ...EVENTS['goal-opened'], goal: '?' }, 1)).toBe('Mai looked at the covered Goal.');
	});

	it('says where a zapped card went', () => {
		expect(said({ ...EVENTS.zapped, to: 'discard' }, 1)).toMatch(/^Mai discarded .* from the start place\.$/);
	});

	it('tells Goals from cards in the piles', () => {
		expect(said(EVENTS.stacked, 0)).toBe('You laid Fire all over on slot 3, from pile 2.');
		expect(said({ ...EVENTS.stacked, card: 'W' }, 0)).toBe('You laid the Water Goal on slot 3, from pile 2.');
		expect(said(EVENTS.refilled, 0)).toBe('Pile 2 was empty and got the Fire Goal.');
	});

	it.each(OUTCOME_REASONS)('ends by %s', (reason) => {
		const winners = reason === 'none' ? [] : [0, 1];
		const line = said({ type: 'game-over', winners, reason }, 2);
		expect(line).toMatch(reason === 'none' ? /without a winner/ : /^Mai and Tom won/);
	});
});

it.each([
	[0, '0%'],
	[0.046, '5%'],
	[1, '100%'],
])('a chance of %s is %s', (chance, said) => {
	expect(en.percent(chance)).toBe(said);
});

describe('cards and spots', () => {
	it.each([
		['FFFF', 'Fire all over'],
		['FFWW', 'Fire above, Water below'],
		['FWFW', 'Fire left, Water right'],
		['FFWA', 'Fire above, Water lower left, Air lower right'],
		['FAFW', 'Fire left, Air upper right, Water lower right'],
		['WAFF', 'Water upper left, Air upper right, Fire below'],
		['WFES', 'Water upper left, Fire upper right, Earth lower left, Space lower right'],
		['F..A', 'Fire upper left, Air lower right'],
		['.FA.', 'Fire upper right, Air lower left'],
		['****', 'Wild'],
		['????', 'a hidden card'],
		['move-a-card', 'Move a Card'],
	])('%s is said "%s"', (card, said) => {
		expect(en.card(card)).toBe(said);
	});

	it.each([
		[{ x: 0, y: 0 }, 'the start place'],
		[{ x: -2, y: 0 }, '2 left'],
		[{ x: 1, y: -3 }, '1 right, 3 up'],
		[{ x: 0.5, y: -1.5 }, '½ right, 1½ up'],
	])('%o is "%s"', (spot, said) => {
		expect(en.spot(spot)).toBe(said);
	});

	it('says on which sides a card would join', () => {
		const borders = [
			{ x: 1.25, y: 2, element: 'F' as const },
			{ x: 1.75, y: 2, element: 'F' as const },
			{ x: 1, y: 2.75, element: 'W' as const },
		];
		expect(en.joins({ x: 1, y: 2 }, borders)).toBe('Fire above and Water at the left');
	});
});

it.each([
	[0, '0 discards'],
	[1, '1 discard'],
	[2, '2 discards'],
])('%i on the discards are "%s", in sight and in the name of the button', (n, words) => {
	expect(en.table.discards(n)).toBe(words);
	expect(en.table.showDiscards(n).startsWith(`${words},`)).toBe(true);
});

describe('marked text', () => {
	it('splits into parts and back into plain text', () => {
		const text = `${strong('Mai')} used ${strong('Zap a Card')}`;
		expect(parts(text)).toEqual([
			{ text: 'Mai', strong: true },
			{ text: ' used ', strong: false },
			{ text: 'Zap a Card', strong: true },
		]);
		expect(plain(text)).toBe('Mai used Zap a Card');
	});

	it('shows hostile names literally', () => {
		const name = '<img src=x onerror=alert(1)>\uE000';
		expect(parts(strong(name))).toEqual([{ text: '<img src=x onerror=alert(1)>', strong: true }]);
	});
});
