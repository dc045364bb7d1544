import { messages } from '@aquarius/i18n';
import { describe, expect, it } from 'vitest';
import { viewOfGiven } from '../testing/positions.ts';
import { chooseCard, chooseSeat, chooseSpot, NO_DRAFT, pickUp, useAs } from './draft.ts';
import { canTurn, mainButton, offersActions, promptOf } from './prompt.ts';

const en = messages('en');
const NAMES = ['Mai', 'Tom', 'Seat 3', 'Seat 4', 'Seat 5'];
const view = viewOfGiven({
	hand: ['EEFF', 'trade-goals', 'shuffle-goals', 'zap-a-card', 'move-a-card', '****'],
	table: ['FFFF@0,0', 'FAFW@1,0'],
});
const say = (draft: Parameters<typeof promptOf>[1], v = view) => promptOf(v, draft, NAMES, false, en);

describe('the sentence in the tray', () => {
	it.each([
		['nothing held in the first round', NO_DRAFT, 'Pick a card, then a place. Seven joined panels of your Goal win.'],
		['a card held', pickUp(view, 0), 'Now choose a dashed place.'],
		['a card laid', chooseSpot(view, pickUp(view, 0), { x: 0, y: -1 }), 'Joins Fire.'],
		['a Wild held', pickUp(view, 5), 'Now choose a dashed place, or use it as an Action.'],
		['Trade Goals', pickUp(view, 1), 'Whose Goal do you want?'],
		['a seat chosen', chooseSeat(pickUp(view, 1), 3), 'Trade your Goal?'],
		['Shuffle Goals', pickUp(view, 2), 'Mix all five Goals?'],
		['Zap', pickUp(view, 3), 'Choose a card on the table to take.'],
		['Zap with a target', chooseCard(view, pickUp(view, 3), { x: 0, y: 0 }), 'Take Fire all over?'],
		['Move', pickUp(view, 4), 'Choose a card on the table to move.'],
		['Move with a card lifted', chooseCard(view, pickUp(view, 4), { x: 1, y: 0 }), 'Choose where it goes, or turn it.'],
	])('%s', (_, draft, text) => {
		expect(say(draft)).toEqual({ lead: 'Your turn.', text });
	});

	it('asks for what Rotate Goals and Rotate a Card need', () => {
		const rules = { base: 'v3', actions: ['rotate-goals', 'rotate-a-card'] };
		const v = viewOfGiven({ hand: ['rotate-goals', 'rotate-a-card'], table: ['FFFF@0,0', 'FAFW@1,0'], rules });
		expect(say(pickUp(v, 0), v).text).toBe('Which way shall all Goals go?');
		expect(say(pickUp(v, 1), v).text).toBe('Choose a card on the table to turn round.');
		const aimed = chooseCard(v, pickUp(v, 1), { x: 1, y: 0 });
		expect(say(aimed, v).text).toBe('Turn Fire left, Air upper right, Water lower right round?');
		expect(mainButton(v, aimed, false, en)).toMatchObject({ label: 'Turn', does: 'play' });
	});

	it('later it leaves out what the game is about', () => {
		const later = viewOfGiven({ hand: ['FFEE'], table: ['FFFF@0,0', 'FFFF@1,0', 'FFFF@2,0'] });
		expect(say(NO_DRAFT, later).text).toBe('Pick a card, then a place.');
	});

	it('says when the preview makes seven', () => {
		const six = viewOfGiven({ hand: ['FFEE'], table: Array.from({ length: 6 }, (_, x) => `FFFF@${x},0`) });
		expect(say(chooseSpot(six, pickUp(six, 0), { x: 6, y: 0 }), six).text).toBe('Joins Fire. Makes seven of Fire.');
	});

	it('while others play, the cards may be tried', () => {
		const waiting = viewOfGiven({ hand: ['EEFF'], table: ['FFFF@0,0'], turn: 1 });
		expect(say(NO_DRAFT, waiting)).toEqual({
			lead: 'Tom is playing.',
			text: 'You may look at your cards and try places.',
		});
		expect(say(pickUp(waiting, 0), waiting).text).toBe('Now choose a dashed place.');
	});

	it('watchers are told who plays', () => {
		const watching = { ...view, me: null };
		expect(say(NO_DRAFT, watching)).toEqual({ lead: 'You are watching.', text: 'Mai is playing.' });
	});
});

describe('the main button', () => {
	const button = (draft: Parameters<typeof mainButton>[1], v = view) => mainButton(v, draft, false, en);

	it('does nothing, and says why, until the decision is complete', () => {
		expect(button(NO_DRAFT)).toEqual({ label: 'Place', does: 'nothing', why: 'Pick a card, then a place.' });
		expect(button(chooseSpot(view, pickUp(view, 0), { x: 0, y: -1 }))).toEqual({
			label: 'Place',
			does: 'play',
			why: '',
		});
		expect(button(pickUp(view, 3)).does).toBe('nothing');
		expect(button(chooseCard(view, pickUp(view, 3), { x: 0, y: 0 }))).toMatchObject({ label: 'Take', does: 'play' });
		expect(button(pickUp(view, 2))).toMatchObject({ label: 'Mix', does: 'play' });
	});

	it('is Pass only when passing is forced', () => {
		const stuck = viewOfGiven({ hand: ['EEAA'], table: ['FFFF@0,0'] });
		expect(button(NO_DRAFT, stuck)).toMatchObject({ label: 'Pass', does: 'pass' });
	});

	it('waits off turn and while a move is on its way', () => {
		const waiting = viewOfGiven({ hand: ['EEFF'], table: ['FFFF@0,0'], turn: 1 });
		const laid = chooseSpot(waiting, pickUp(waiting, 0), { x: 0, y: -1 });
		expect(button(laid, waiting)).toMatchObject({ does: 'nothing', why: 'It is not your turn.' });
		expect(mainButton(view, NO_DRAFT, true, en)).toMatchObject({ does: 'nothing', why: 'Playing…' });
	});
});

it('the half turn is there for cards that look different turned', () => {
	expect(canTurn(pickUp(view, 0))).toBe(true);
	expect(canTurn(pickUp(view, 5))).toBe(false);
	expect(canTurn(NO_DRAFT)).toBe(false);
});

it('a Wild offers its Actions on the own turn', () => {
	expect(offersActions(view, pickUp(view, 5))).toBe(true);
	expect(offersActions(view, pickUp(view, 0))).toBe(false);
	expect(offersActions(view, useAs(pickUp(view, 5), 'zap-a-card'))).toBe(true);
});
