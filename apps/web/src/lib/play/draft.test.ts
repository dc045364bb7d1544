import { type CardWord, type Move, makeMove, type PlayerView, turned } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { type Given, judged, viewOfGiven } from '../testing/positions.ts';
import {
	cancelStep,
	chooseCard,
	chooseRotate,
	chooseSeat,
	chooseSpot,
	type Draft,
	keepDraft,
	layAsCard,
	moveOf,
	NO_DRAFT,
	pickUp,
	seatsToChoose,
	targetsOf,
	turnDraft,
	useAs,
	wildActions,
} from './draft.ts';
import { mustPass } from './moves.ts';

const TABLE = ['FFFF@0,0', 'FAFW@1,0', 'WWWW@2,0'];

const text = (move: Move | null): string | null => (move === null ? null : makeMove(move));
const done = (view: PlayerView, draft: Draft): string | null => text(moveOf(view, draft));

describe('laying a card', () => {
	const given: Given = { hand: ['EEFF', 'SSSS'], table: ['FFFF@0,0'] };
	const view = viewOfGiven(given);

	it('picks a card up, finds a spot and is complete', () => {
		const held = pickUp(view, 0);
		expect(held).toMatchObject({ type: 'place', slot: 0, spot: null });
		expect(done(view, held)).toBeNull();
		const laid = chooseSpot(view, held, { x: 1, y: 0 });
		expect(done(view, laid)).toBe('EEFF@1,0');
		expect(judged(given, moveOf(view, laid) as Move)).toBe('accepted');
	});

	it('turns the card by itself where it fits only so', () => {
		const above = chooseSpot(view, pickUp(view, 0), { x: 0, y: -1 });
		expect(done(view, above)).toBe('EEFF@0,-1');
		const below = chooseSpot(view, pickUp(view, 0), { x: 0, y: 1 });
		expect(done(view, below)).toBe('FFEE@0,1');
	});

	it('leaves the draft alone at a spot that fits in neither lie', () => {
		const held = pickUp(view, 0);
		expect(chooseSpot(view, held, { x: 5, y: 5 })).toBe(held);
	});

	it('starts in a lie that fits, whichever way it lies in the hand', () => {
		const beside = viewOfGiven({ hand: ['EFAS'], table: ['SSSS@0,0', 'SSSS@1,1', 'SSSS@0,2', 'SSSS@-1,1'] });
		const held = pickUp(beside, 0);
		expect(held.type === 'place' && chooseSpot(beside, held, { x: 0, y: 1 })).toMatchObject({ spot: { x: 0, y: 1 } });
	});

	it('a half turn keeps a spot that still fits and gives up one that does not', () => {
		const beside = turnDraft(view, chooseSpot(view, pickUp(view, 0), { x: 1, y: 0 }));
		expect(done(view, beside)).toBe('FFEE@1,0');
		const above = turnDraft(view, chooseSpot(view, pickUp(view, 0), { x: 0, y: -1 }));
		expect(above).toMatchObject({ card: 'FFEE', spot: null });
	});

	it('goes back step by step', () => {
		const laid = chooseSpot(view, pickUp(view, 0), { x: 1, y: 0 });
		const held = cancelStep(laid);
		expect(held).toMatchObject({ type: 'place', spot: null });
		expect(cancelStep(held)).toEqual(NO_DRAFT);
	});

	it('may be tried when it is not our turn', () => {
		const waiting = viewOfGiven({ ...given, turn: 1 });
		expect(done(waiting, chooseSpot(waiting, pickUp(waiting, 0), { x: 1, y: 0 }))).toBe('EEFF@1,0');
	});

	it('an empty slot picks up nothing', () => {
		expect(pickUp(view, 7)).toEqual(NO_DRAFT);
	});
});

describe('Actions', () => {
	const hand = ['trade-goals', 'shuffle-goals', 'trade-hands', 'shuffle-hands', 'zap-a-card', 'move-a-card'];
	const given: Given = { hand, table: TABLE };
	const view = viewOfGiven(given);
	const accepted = (draft: Draft): void => expect(judged(given, moveOf(view, draft) as Move)).toBe('accepted');

	it.each(hand)('%s is picked up without a target', (action) => {
		const draft = pickUp(view, hand.indexOf(action));
		expect(draft).toMatchObject({ action, wild: false });
		expect(done(view, draft)).toBe(action.startsWith('shuffle') ? action : null);
	});

	it('Trade Goals offers every other seat, invisible ones too', () => {
		const draft = pickUp(view, 0);
		expect(seatsToChoose(view, draft)).toEqual([1, 2, 3, 4]);
		const chosen = chooseSeat(draft, 3);
		expect(done(view, chosen)).toBe('trade-goals 3');
		accepted(chosen);
		expect(cancelStep(chosen)).toEqual(draft);
		expect(cancelStep(draft)).toEqual(NO_DRAFT);
	});

	it('Trade Hands offers real players only', () => {
		const draft = pickUp(view, 2);
		expect(seatsToChoose(view, draft)).toEqual([1]);
		const chosen = chooseSeat(draft, 1);
		expect(done(view, chosen)).toBe('trade-hands 1');
		accepted(chosen);
	});

	it.each([1, 3])('a Shuffle (card %i) is complete at once', (slot) => {
		accepted(pickUp(view, slot));
	});

	it('a Shuffle may rotate where the table plays so', () => {
		const rotating: Given = { ...given, rules: { base: 'v3', rotateOption: true } };
		const v = viewOfGiven(rotating);
		const left = chooseRotate(pickUp(v, 1), 'left');
		expect(done(v, left)).toBe('shuffle-goals left');
		expect(judged(rotating, moveOf(v, left) as Move)).toBe('accepted');
		expect(done(v, chooseRotate(left, null))).toBe('shuffle-goals');
	});

	describe('that only some rules have', () => {
		const rules = { base: 'v3', actions: ['rotate-goals', 'rotate-a-card'] };
		const others: Given = { hand: ['rotate-goals', 'rotate-a-card', '****'], table: TABLE, rules };
		const v = viewOfGiven(others);

		it('Rotate Goals needs a direction', () => {
			const draft = pickUp(v, 0);
			expect(done(v, draft)).toBeNull();
			const right = chooseRotate(draft, 'right');
			expect(done(v, right)).toBe('rotate-goals right');
			expect(judged(others, moveOf(v, right) as Move)).toBe('accepted');
			expect(cancelStep(right)).toEqual(NO_DRAFT);
		});

		it('Rotate a Card points at a card that looks different turned', () => {
			const draft = pickUp(v, 1);
			expect(targetsOf(v, draft)).toEqual([{ x: 1, y: 0 }]);
			const chosen = chooseCard(v, draft, { x: 1, y: 0 });
			expect(done(v, chosen)).toBe('rotate-a-card 1,0');
			expect(judged(others, moveOf(v, chosen) as Move)).toBe('accepted');
			expect(chooseCard(v, draft, { x: 0, y: 0 })).toBe(draft);
		});

		it('a Wild may stand for either', () => {
			expect(wildActions(v)).toEqual(['rotate-goals', 'rotate-a-card']);
			const chosen = chooseCard(v, useAs(pickUp(v, 2), 'rotate-a-card'), { x: 1, y: 0 });
			expect(done(v, chosen)).toBe('****=rotate-a-card 1,0');
		});
	});

	it('Zap points at any card', () => {
		const draft = pickUp(view, 4);
		expect(targetsOf(view, draft)).toHaveLength(3);
		const chosen = chooseCard(view, draft, { x: 1, y: 0 });
		expect(done(view, chosen)).toBe('zap-a-card 1,0');
		accepted(chosen);
		expect(chooseCard(view, draft, { x: 9, y: 9 })).toBe(draft);
		expect(cancelStep(chosen)).toEqual(draft);
	});

	it('Move lifts a card, finds it a place and may be undone step by step', () => {
		const draft = pickUp(view, 5);
		const lifted = chooseCard(view, draft, { x: 2, y: 0 });
		expect(lifted).toMatchObject({ card: 'WWWW', to: null });
		expect(done(view, lifted)).toBeNull();
		const laid = chooseSpot(view, lifted, { x: 1, y: 1 });
		expect(done(view, laid)).toBe('move-a-card 2,0 WWWW@1,1');
		accepted(laid);
		expect(cancelStep(laid)).toEqual(lifted);
		expect(cancelStep(lifted)).toEqual(draft);
		expect(cancelStep(draft)).toEqual(NO_DRAFT);
	});

	it('Move turns a card where it lies', () => {
		const lifted = chooseCard(view, pickUp(view, 5), { x: 1, y: 0 });
		const spun = turnDraft(view, lifted);
		expect(spun).toMatchObject({ card: turned('FAFW' as CardWord) });
		const move = moveOf(view, spun);
		expect(move === null || judged(given, move) === 'accepted').toBe(true);
	});

	it('without any target the card is complete as it is', () => {
		const bare: Given = { hand: ['move-a-card', 'zap-a-card'], table: ['FFFF@0,0'] };
		const v = viewOfGiven(bare);
		const draft = pickUp(v, 0);
		expect(targetsOf(v, draft)).toEqual([]);
		expect(done(v, draft)).toBe('move-a-card -');
		expect(judged(bare, moveOf(v, draft) as Move)).toBe('accepted');
	});
});

describe('the Wild', () => {
	const given: Given = { hand: ['****', 'EEFF'], table: TABLE };
	const view = viewOfGiven(given);

	it('is laid anywhere beside a card', () => {
		const laid = chooseSpot(view, pickUp(view, 0), { x: 0, y: 1 });
		expect(done(view, laid)).toBe('****@0,1');
		expect(judged(given, moveOf(view, laid) as Move)).toBe('accepted');
	});

	it.each([
		['trade-goals', (d: Draft) => chooseSeat(d, 2), '****=trade-goals 2'],
		['shuffle-goals', (d: Draft) => d, '****=shuffle-goals'],
		['trade-hands', (d: Draft) => chooseSeat(d, 1), '****=trade-hands 1'],
		['shuffle-hands', (d: Draft) => d, '****=shuffle-hands'],
		['zap-a-card', (d: Draft) => chooseCard(view, d, { x: 0, y: 0 }), '****=zap-a-card 0,0'],
		[
			'move-a-card',
			(d: Draft) => chooseSpot(view, chooseCard(view, d, { x: 2, y: 0 }), { x: 1, y: 1 }),
			'****=move-a-card 2,0 WWWW@1,1',
		],
	] as const)('may be %s', (action, finish, said) => {
		expect(wildActions(view)).toContain(action);
		const draft = finish(useAs(pickUp(view, 0), action));
		expect(done(view, draft)).toBe(said);
		expect(judged(given, moveOf(view, draft) as Move)).toBe('accepted');
	});

	it('becomes a card again', () => {
		expect(layAsCard(view, useAs(pickUp(view, 0), 'zap-a-card'))).toEqual(pickUp(view, 0));
	});

	it('an ordinary card does not become an Action', () => {
		const held = pickUp(view, 1);
		expect(useAs(held, 'zap-a-card')).toBe(held);
	});
});

describe('when the table changes under a draft', () => {
	const before = viewOfGiven({ hand: ['EEFF', 'AAWW'], table: ['FFFF@0,0'], turn: 1 });

	it('the card and a spot that still fits are kept', () => {
		const laid = chooseSpot(before, pickUp(before, 0), { x: 1, y: 0 });
		const now = viewOfGiven({ hand: ['EEFF', 'AAWW', 'SSSS'], table: ['FFFF@0,0', 'FFWW@0,1'] });
		expect(keepDraft(before, now, laid)).toEqual(laid);
	});

	it('a spot that was taken is given up, the card stays in the hand', () => {
		const laid = chooseSpot(before, pickUp(before, 0), { x: 1, y: 0 });
		const now = viewOfGiven({ hand: ['EEFF', 'AAWW'], table: ['FFFF@0,0', 'FFWW@1,0'] });
		expect(keepDraft(before, now, laid)).toMatchObject({ type: 'place', slot: 0, spot: null });
	});

	it('the card is found again at another place of the hand', () => {
		const now = viewOfGiven({ hand: ['AAWW', 'EEFF'], table: ['FFFF@0,0'] });
		expect(keepDraft(before, now, pickUp(before, 0))).toMatchObject({ slot: 1 });
	});

	it('a card that has left the hand is put down', () => {
		const now = viewOfGiven({ hand: ['AAWW'], table: ['FFFF@0,0'] });
		expect(keepDraft(before, now, pickUp(before, 0))).toEqual(NO_DRAFT);
	});
});

it('passing is offered only when nothing can be played', () => {
	const stuck = viewOfGiven({ hand: ['EEAA'], table: ['FFFF@0,0'] });
	expect(mustPass(stuck)).toBe(true);
	expect(mustPass(viewOfGiven({ hand: ['EEFF'], table: ['FFFF@0,0'] }))).toBe(false);
	expect(mustPass(viewOfGiven({ hand: ['EEAA', 'zap-a-card'], table: ['FFFF@0,0'] }))).toBe(false);
});
