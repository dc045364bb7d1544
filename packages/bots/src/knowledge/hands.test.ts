import {
	type Card,
	type GameEvent,
	HIDDEN_CARD,
	type PlayerView,
	parseCard,
	type SeenCard,
	viewFor,
} from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { newGame } from '../testing/games.ts';
import { knownHands } from './hands.ts';

const HIDDEN = [HIDDEN_CARD, HIDDEN_CARD, HIDDEN_CARD] as const;

function card(text: string): Card {
	const parsed = parseCard(text);
	if (parsed === undefined) throw new Error(`${text} was believed to be a card`);
	return parsed;
}
const cards = (...texts: readonly string[]): readonly Card[] => texts.map(card);

/** What seat 0 of three knows of the hands of 1 and 2 after these events; all hold `size` cards. */
function knownAfter(seen: readonly GameEvent[], size = 3, watcher = false): readonly (readonly Card[])[] {
	const view = viewFor(newGame(3, 1), watcher ? null : 0);
	const players = view.players.map((player, seat): PlayerView['players'][number] => {
		if (player.invisible) return player;
		const own = seat === 0 && !watcher ? cards('SSSS', 'SSSS', 'SSSS') : HIDDEN;
		return { ...player, hand: Array.from({ length: size }, (_, i) => own[i % 3] ?? HIDDEN_CARD) };
	});
	return knownHands({ ...view, players, seen }).slice(1, 3);
}

const traded = (
	seat: number,
	other: number,
	hands: readonly [readonly SeenCard[], readonly SeenCard[]] = [HIDDEN, HIDDEN],
): GameEvent => ({ type: 'hands-traded', seat, with: other, hands });
const shuffled = (...hands: readonly (readonly SeenCard[])[]): GameEvent => ({
	type: 'hands-shuffled',
	seat: 0,
	hands,
});
const rotated = (direction: 'left' | 'right', hands: readonly (readonly SeenCard[])[]): GameEvent => ({
	type: 'hands-rotated',
	seat: 1,
	direction,
	hands,
});
const drew = (seat: number, ...drawn: readonly SeenCard[]): GameEvent => ({
	type: 'drew',
	seat,
	cards: drawn,
	why: 'turn',
});
const placed = (seat: number, word: string): GameEvent => ({
	type: 'placed',
	seat,
	card: word as Extract<GameEvent, { type: 'placed' }>['card'],
	x: 1,
	y: 0,
	connected: [],
	bonus: 0,
});
const zapped = (seat: number, word: string): GameEvent => ({
	type: 'zapped',
	seat,
	card: word as Extract<GameEvent, { type: 'zapped' }>['card'],
	x: 1,
	y: 0,
});

const GIVEN = cards('FFWW', 'AAAA', 'trade-goals');
const TAKEN = cards('EEEE', 'WFES', 'EEEE');
/** Seat 0 gave GIVEN to seat 1. */
const GAVE = traded(0, 1, [GIVEN, TAKEN]);

describe('what a seat knows of other hands', () => {
	it.each<[string, readonly GameEvent[], readonly (readonly Card[])[]]>([
		['nothing at first', [], [[], []]],
		['what it gave away in a trade', [GAVE], [GIVEN, []]],
		['the same when another asked for it', [traded(1, 0, [TAKEN, GIVEN])], [GIVEN, []]],
		['where that went in a trade of others', [GAVE, traded(1, 2)], [[], GIVEN]],
		['where that went when hands were handed on', [GAVE, rotated('left', [TAKEN, HIDDEN, HIDDEN])], [TAKEN, GIVEN]],
		['and to the other side', [GAVE, rotated('right', [GIVEN, HIDDEN, HIDDEN])], [[], TAKEN]],
		['less what was played of it', [GAVE, placed(1, 'WWFF')], [cards('AAAA', 'trade-goals'), []]],
		[
			'less an Action that was played',
			[GAVE, { type: 'action-played', seat: 1, card: card('trade-goals'), as: 'trade-goals' }],
			[cards('FFWW', 'AAAA'), []],
		],
		[
			'the same if a card was played that it did not know',
			[GAVE, drew(1, HIDDEN_CARD), placed(1, 'SSSS')],
			[GIVEN, []],
		],
		['a card that was taken from the table', [zapped(2, 'WWFF')], [[], cards('FFWW')]],
		['nothing of one that went to the discards', [{ ...zapped(2, 'WWFF'), to: 'discard' } as GameEvent], [[], []]],
		['what others were seen to draw', [drew(1, card('AAAA'))], [cards('AAAA'), []]],
		['nothing once hands were shuffled', [GAVE, shuffled(TAKEN, HIDDEN, HIDDEN)], [[], []]],
		['nothing of the hand of somebody who left', [GAVE, { type: 'left', seat: 1 }], [[], []]],
		['nothing of somebody who sat down there', [GAVE, { type: 'joined', seat: 1 }], [[], []]],
	])('is %s', (_, seen, known) => {
		expect(knownAfter(seen)).toEqual(known);
	});

	it('is what a shuffle left no other place for', () => {
		// Three cards alike and one more in two hands of two: one of the three at least is in each.
		const alike = cards('EEEE', 'EEEE', 'EEEE', 'FFWW');
		const before = [drew(1, ...alike.slice(0, 2)), drew(2, ...alike.slice(2))];
		const hands = [cards('SSSS', 'SSSS'), HIDDEN.slice(1), HIDDEN.slice(1)];
		expect(knownAfter([...before, shuffled(...hands)], 2)).toEqual([cards('EEEE'), cards('EEEE')]);
	});

	it('is all that was known and it did not get itself, where only one other was dealt to', () => {
		const gone: GameEvent = { type: 'left', seat: 2 };
		const back: GameEvent = { type: 'joined', seat: 2 };
		const hands = [cards('AAAA', 'EEEE', 'FFWW'), HIDDEN, []];
		expect(knownAfter([GAVE, gone, shuffled(...hands), back])).toEqual([cards('WFES', 'EEEE', 'trade-goals'), []]);
	});

	it('is what is public, for who only watches', () => {
		expect(knownAfter([traded(0, 1), zapped(2, 'WWFF'), traded(1, 2)], 3, true)).toEqual([cards('FFWW'), []]);
	});

	it('is never more than there are cards in the hand', () => {
		expect(knownAfter([GAVE], 2)).toEqual([GIVEN.slice(0, 2), []]);
	});
});
