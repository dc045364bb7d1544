import { describe, expect, it } from 'vitest';
import { messages } from './index.ts';
import { leavesOf } from './testing/leaves.ts';
import { cardAt, EVENTS, MOVES, NAMES, word } from './testing/samples.ts';
import { plain } from './text.ts';

const vi = messages('vi');
const texts = leavesOf(vi).flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
const found = (pattern: RegExp) =>
	texts.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text}`);

it('counts with a classifier and one form of the noun', () => {
	expect([0, 1, 2, 1_000_000].map(vi.table.bonus)).toEqual([
		'+0 lá bài',
		'+1 lá bài',
		'+2 lá bài',
		'+1.000.000 lá bài',
	]);
});

it.each([
	['FFFF', 'Toàn Lửa', 'Chộp lá toàn Lửa?'],
	['FFWA', 'Lửa ở trên, Nước góc dưới trái, Khí góc dưới phải', null],
	['****', 'Vạn năng', 'Chộp lá vạn năng?'],
	['????', 'Lá úp', 'Chộp lá úp?'],
	['move-a-card', 'Dời một lá', 'Chộp lá “Dời một lá”?'],
])('says %s alone as "%s", and with its classifier inside a sentence', (card, alone, asked) => {
	expect(vi.card(card)).toBe(alone);
	expect(vi.prompt.chosenCard['zap-a-card'](card)).toBe(asked ?? `Chộp lá ${alone}?`);
});

it('never says a classifier or "at" twice', () => {
	expect(found(/(?<!\p{L})(?:lá (?:một )?lá|ô ô|(?:ở|tại) (?:ở|tại))(?!\p{L})/iu)).toEqual([]);
});

it('says "Bạn" with a capital only where a sentence or a label begins', () => {
	expect(found(/[\p{L},] Bạn(?!\p{L})/u)).toEqual([]);
	expect(vi.replay.openHand(vi.local.you)).toBe('Bài của bạn');
	expect(vi.result.won(['Mai', vi.local.you])).toBe('Bạn và Mai thắng');
	expect(plain(vi.log.event({ ...EVENTS['game-over'], winners: [0, 1] }, NAMES, 1) ?? '')).toBe('Bạn và Mai thắng');
	expect(vi.move({ ...MOVES['trade-goals'], seat: 1 }, ['Mai', vi.local.you], cardAt)).toBe('Đổi mục tiêu với bạn');
});

describe('a traded Goal', () => {
	const line = (me: number) => plain(vi.log.event(EVENTS['goals-traded'], NAMES, me) ?? '');

	it('is told to both as each sees it, and to nobody else', () => {
		expect(line(0)).toBe('Bạn đổi mục tiêu với Tom: đưa Lửa, nhận Đất');
		expect(line(1)).toBe('Mai đổi mục tiêu với bạn: bạn đưa Đất, nhận Lửa');
		expect(line(2)).toBe('Mai đổi mục tiêu với Tom');
	});
});

describe('moves', () => {
	it.each([
		[MOVES.place, 'Đặt lá Lửa · Nước · Khí vào ô phải 1, trên 2'],
		[MOVES['zap-a-card'], 'Chộp lá Đất · Vũ trụ tại ô xuất phát'],
		[MOVES['move-a-card'], 'Dời lá Đất · Vũ trụ từ ô xuất phát đến ô dưới 1, xoay nửa vòng'],
		[MOVES['trade-hands'], 'Dùng lá vạn năng để đổi bài trên tay với Tom'],
		[MOVES.stack, 'Đặt lá Lửa từ chồng 2 vào ngăn 3'],
	])('%o', (move, said) => {
		expect(vi.move(move, NAMES, cardAt)).toBe(said);
	});

	it('are compared in games, the number last', () => {
		expect(vi.replay.better('Bỏ lượt', 0.9, 0.5)).toBe(
			'Hay hơn: bỏ lượt. Đi vậy thắng khoảng 9 trong 10 ván, nước đã đi chỉ khoảng 5.',
		);
		expect(vi.replay.better('Bỏ lượt', 1, 0)).toBe(
			'Hay hơn: bỏ lượt. Đi vậy hầu như ván nào cũng thắng, nước đã đi hầu như không thắng.',
		);
	});
});

it('says where a discarded card came from', () => {
	const event = { ...EVENTS.zapped, to: 'discard' as const, card: word('FFFF') };
	expect(vi.spoken.event(event, NAMES, 1)).toBe('Mai bỏ lá toàn Lửa khỏi ô xuất phát.');
});
