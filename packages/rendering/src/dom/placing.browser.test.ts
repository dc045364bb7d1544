import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BoardDriver } from './testing/board-driver.ts';

let driver: BoardDriver;
beforeEach(() => {
	// Fire meets the Ace on all four sides; Water only where a Water half is.
	driver = new BoardDriver('FFFF@0,0 FFWW@1,0');
});
afterEach(() => driver.close());

describe('tap and tap', () => {
	test('a tap on a spot previews the card, a second tap lays it', async () => {
		await driver.pickUp('FFFF');
		expect(driver.marks()).toMatchObject({ spots: driver.config.spots.length, draft: 0 });
		await driver.tapSpot(0, 1);
		expect(driver.calls).toEqual(['spot 0,1']);
		expect(driver.marks()).toMatchObject({ draft: 1, spots: driver.config.spots.length - 1 });
		await driver.tapSpot(0, 1);
		await expect.poll(() => driver.calls).toEqual(['spot 0,1', 'commit']);
		expect(driver.config.table).toHaveLength(3);
	});

	test('it works with a finger as well', async () => {
		await driver.pickUp('FFFF');
		await driver.tapSpot(0, 1, { kind: 'touch' });
		await driver.tapSpot(0, 1, { kind: 'touch' });
		await expect.poll(() => driver.calls).toEqual(['spot 0,1', 'commit']);
	});

	test('two quick taps on the preview turn it and lay nothing', async () => {
		await driver.pickUp('FFFF');
		await driver.tapSpot(0, -1);
		driver.calls.length = 0;
		const at = driver.screen({ x: 0.5, y: -0.5 });
		for (let i = 0; i < 2; i++) {
			driver.pointer('pointerdown', at);
			driver.pointer('pointerup', at);
		}
		expect(driver.calls).toEqual(['turn']);
		// A third tap alone lays it, and only once: the pair before has left nothing behind.
		await driver.tapAt(at);
		await expect.poll(() => driver.calls).toEqual(['turn', 'commit']);
	});

	test('a place beside cards that does not match says why, and its frame shakes', async () => {
		await driver.pickUp('EEEE');
		expect(driver.marks().spots).toBe(0);
		await driver.tapSpot(0, 1);
		expect(driver.calls).toEqual(['refused 0,1']);
		expect(driver.said).toEqual(['because placement/no-match']);
		expect(driver.marks().refused).toBe(1);
		await expect.poll(() => driver.marks().refused).toBe(0);
	});

	test('bare ground that touches no edge of a card means nothing', async () => {
		await driver.pickUp('EEEE');
		await driver.tapSpot(2, 1);
		expect(driver.calls).toEqual([]);
	});

	test('a card is looked at, with or without a card in hand', async () => {
		await driver.tapSpot(1, 0);
		await driver.pickUp('FFFF');
		await driver.tapSpot(0, 0);
		expect(driver.calls).toEqual(['card FFWW@1,0', 'card FFFF@0,0']);
	});

	test('who may not act can only look', async () => {
		await driver.pickUp('FFFF');
		await driver.set({ interactive: false });
		expect(driver.marks().spots).toBe(0);
		await driver.tapSpot(0, 1);
		await driver.takeFromHand('FFFF');
		await driver.dragTo(0, 1);
		await driver.letGo();
		expect(driver.calls).toEqual([]);
	});

	test('a spot that fits after a half turn only is chosen with that knowledge', async () => {
		await driver.pickUp('WWFF');
		expect(driver.marks().turnedOnly).toBeGreaterThan(0);
		const spot = driver.config.spots.find((one) => one.turnedOnly);
		await driver.tapSpot(spot?.x ?? 9, spot?.y ?? 9);
		expect(driver.config.draft).toMatchObject({ x: spot?.x, y: spot?.y });
	});
});

describe('dragging', () => {
	test('a card follows the pointer, snaps to a spot in reach and is previewed where it is let go', async () => {
		await driver.takeFromHand('FFFF');
		expect(driver.marks()).toMatchObject({ carried: true, near: [] });
		await driver.dragTo(0.2, 1.2);
		expect(driver.marks().near).toEqual(['place 0,1']);
		await driver.letGo();
		expect(driver.calls).toEqual(['spot 0,1']);
		expect(driver.config.draft).toMatchObject({ x: 0, y: 1 });
		expect(driver.marks()).toMatchObject({ carried: false, draft: 1, near: [] });
	});

	test('the carried card lies exactly on the spot that it has snapped to', async () => {
		await driver.takeFromHand('FFFF');
		await driver.dragTo(0.3, 0.8);
		const card = driver.element.querySelector('.aq-carried svg')?.getBoundingClientRect();
		const spot = driver.cardBox({ x: 0, y: 1 });
		expect(card?.x).toBeCloseTo(spot.left, 0);
		expect(card?.y).toBeCloseTo(spot.top, 0);
		expect(card?.width).toBeCloseTo(spot.width, 0);
	});

	test('under a finger it hovers higher, so that it can be seen', async () => {
		await driver.takeFromHand('FFFF', { kind: 'touch' });
		await driver.dragAt({ x: 700, y: 480 }, { kind: 'touch' });
		const card = driver.element.querySelector('.aq-carried svg')?.getBoundingClientRect();
		expect(card?.bottom).toBeLessThan(480);
	});

	test('let go outside of the board it goes back', async () => {
		await driver.takeFromHand('FFFF');
		await driver.dragAt({ x: 900, y: 200 });
		await driver.letGo();
		expect(driver.calls).toEqual(['cancel']);
		expect(driver.marks()).toMatchObject({ carried: false, draft: 0 });
	});

	test('let go on a place where it does not fit it stays in hand, and why is said', async () => {
		await driver.takeFromHand('EEEE');
		await driver.dragTo(0, 1);
		await driver.letGo();
		expect(driver.calls).toEqual(['refused 0,1']);
		expect(driver.said).toEqual(['because placement/no-match']);
		expect(driver.config.held).toBe('EEEE');
	});

	test('the system takes the pointer away in mid-drag: nothing is laid, nothing lost, the next drag works', async () => {
		await driver.takeFromHand('FFFF', { kind: 'touch' });
		await driver.dragTo(0, 1, { kind: 'touch' });
		driver.pointer('pointercancel', { x: 0, y: 0 }, { kind: 'touch' });
		await driver.frame();
		expect(driver.calls).toEqual(['cancel']);
		expect(driver.config.draft).toBeNull();
		expect(driver.marks()).toMatchObject({ carried: false, near: [] });
		await driver.takeFromHand('FFFF', { kind: 'touch', id: 5 });
		await driver.dragTo(0, 1, { kind: 'touch', id: 5 });
		expect(driver.marks().carried).toBe(true);
	});

	test('a second finger turns the card, and so does R', async () => {
		await driver.takeFromHand('FFWW', { kind: 'touch' });
		await driver.dragTo(0, 1, { kind: 'touch' });
		const before = driver.element.querySelector('.aq-carried')?.innerHTML;
		driver.pointer('pointerdown', { x: 500, y: 700 }, { kind: 'touch', id: 2 });
		driver.pointer('pointermove', { x: 520, y: 600 }, { kind: 'touch', id: 2 });
		driver.pointer('pointerup', { x: 520, y: 600 }, { kind: 'touch', id: 2 });
		await driver.frame();
		expect(driver.calls).toEqual(['turn']);
		expect(driver.config.held).toBe('WWFF');
		expect(driver.element.querySelector('.aq-carried')?.innerHTML).not.toBe(before);
		await driver.key('r');
		expect(driver.config.held).toBe('FFWW');
		expect(driver.marks().carried).toBe(true);
	});

	test('Escape puts it back, and the finger that is still down does nothing more', async () => {
		await driver.takeFromHand('FFFF');
		await driver.dragTo(0, 1);
		await driver.key('Escape');
		await driver.letGo();
		expect(driver.calls).toEqual(['cancel']);
	});

	test('a preview can be carried on to another spot', async () => {
		await driver.pickUp('FFFF');
		await driver.tapSpot(0, 1);
		driver.pointer('pointerdown', driver.screen({ x: 0.5, y: 1.5 }));
		await driver.dragTo(0.1, -0.9);
		expect(driver.marks()).toMatchObject({ carried: true, draft: 0 });
		await driver.letGo();
		expect(driver.calls).toEqual(['spot 0,1', 'spot 0,-1']);
		expect(driver.marks()).toMatchObject({ carried: false, draft: 1 });
	});

	test('a press on the hand without moving is the host’s: no drag, no cancel', async () => {
		driver.board.startDrag(
			new PointerEvent('pointerdown', { pointerId: 3, clientX: 60, clientY: 680 }),
			driver.config.table[0]?.card ?? never(),
		);
		driver.pointer('pointermove', { x: 62, y: 681 }, { id: 3 });
		driver.pointer('pointerup', { x: 62, y: 681 }, { id: 3 });
		await driver.frame();
		expect(driver.calls).toEqual([]);
		expect(driver.marks().carried).toBe(false);
	});
});

describe('choosing a card on the table', () => {
	test('targets are framed, the others step back, the chosen one wears one badge', async () => {
		await driver.set({ targets: { spots: [{ x: 1, y: 0 }], chosen: null } });
		expect(driver.marks()).toMatchObject({ targets: 1, veil: 1, lastMove: 0 });
		await driver.tapSpot(1, 0);
		expect(driver.calls).toEqual(['card FFWW@1,0']);
		await driver.set({ targets: { spots: [{ x: 1, y: 0 }], chosen: { x: 1, y: 0 } } });
		expect(driver.element.querySelector('[aria-pressed=true]')?.getAttribute('aria-label')).toBe('card FFWW at 1,0');
	});

	test('a card that is no target says why not', async () => {
		await driver.set({ targets: { spots: [{ x: 1, y: 0 }], chosen: null } });
		await driver.tapSpot(0, 0);
		expect(driver.calls).toEqual(['refused 0,0']);
		expect(driver.said).toHaveLength(1);
	});
});

const never = (): never => {
	throw new Error('the table is not empty');
};
