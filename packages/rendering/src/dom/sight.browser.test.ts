import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BoardDriver, tableOf } from './testing/board-driver.ts';

const card = { x: 0, y: 0 };
const snake = (to: number) =>
	Array.from({ length: Math.abs(to) }, (_, i) => `FFFF@${(i + 1) * Math.sign(to)},0`).join(' ');

let driver: BoardDriver;
beforeEach(() => {
	driver = new BoardDriver('FFFF@0,0');
});
afterEach(() => driver.close());

/** Is all of a place inside of the board? */
const isInSight = (x: number, y: number): boolean => {
	const view = driver.root.getBoundingClientRect();
	const from = driver.screen({ x, y });
	const to = driver.screen({ x: x + 1, y: y + 1 });
	return from.x >= view.left - 1 && from.y >= view.top - 1 && to.x <= view.right + 1 && to.y <= view.bottom + 1;
};

describe('the camera', () => {
	test('at first everything is in sight, with cards of 66 to 200', () => {
		expect(driver.cardBox(card).width).toBeCloseTo(200, 0);
		driver.close();
		driver = new BoardDriver(`FFFF@0,0 ${snake(30)}`);
		expect(driver.cardBox(card).width).toBeCloseTo(66, 0);
		expect(driver.cardBox(card).height).toBeGreaterThanOrEqual(44);
	});

	test('a resting pointer: the table grows to negative coordinates and the cell under it stays', async () => {
		await driver.hover(0, 0);
		const before = driver.cardBox(card);
		await driver.remotePlay(snake(-12));
		await driver.rest();
		expect(driver.cardBox(card)).toEqual(before);
		expect(driver.marks().arrows).toBe(1);
	});

	test('a card in hand: the same', async () => {
		await driver.pickUp('FFFF');
		const before = driver.cardBox(card);
		await driver.remotePlay(snake(-12));
		await driver.rest();
		expect(driver.cardBox(card)).toEqual(before);
	});

	test('a drag under way: the same', async () => {
		await driver.takeFromHand('FFFF', { kind: 'touch' });
		const before = driver.cardBox(card);
		await driver.remotePlay(snake(-12));
		driver.element.style.height = '420px';
		await driver.rest();
		expect(driver.cardBox(card)).toEqual(before);
	});

	test('nobody near: it follows the table, and all of it is in sight', async () => {
		await driver.remotePlay(snake(8));
		await driver.rest();
		expect(isInSight(0, 0) && isInSight(8, 0)).toBe(true);
	});

	test('nobody near: the places beside the last card come into sight with it', async () => {
		await driver.remotePlay('FFFF@1,0 FFFF@2,0');
		await driver.rest();
		expect(isInSight(-1, 0) && isInSight(3, 0)).toBe(true);
	});

	test('picking up a card brings cut-off places into sight, but not under a resting pointer', async () => {
		await driver.hover(0, 0);
		await driver.remotePlay('FFFF@1,0 FFFF@2,0');
		await driver.pickUp('FFFF');
		await driver.rest();
		expect(isInSight(3, 0)).toBe(false);
		driver.root.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
		await driver.set({ held: null, spots: [] });
		await driver.pickUp('FFFF');
		await driver.rest();
		for (const spot of driver.config.spots) expect(isInSight(spot.x, spot.y), `${spot.x},${spot.y}`).toBe(true);
	});

	test('moved by hand, it stays until the next fit', async () => {
		driver.pointer('pointerdown', { x: 100, y: 100 }, { kind: 'touch' });
		driver.pointer('pointermove', { x: 150, y: 130 }, { kind: 'touch' });
		driver.pointer('pointerup', { x: 150, y: 130 }, { kind: 'touch' });
		await driver.frame();
		const before = driver.cardBox(card);
		await driver.remotePlay(snake(8));
		await driver.rest();
		expect(driver.cardBox(card)).toEqual(before);
	});

	test.each(['f', '0', 'button'])(
		'by %s everything comes into sight, legal spots too, however long the table',
		async (how) => {
			await driver.remotePlay(`${snake(30)} ${snake(-12)}`);
			await driver.pickUp('FFFF');
			driver.board.focus();
			if (how === 'button') driver.button('Show all').click();
			else await driver.key(how);
			await driver.rest();
			expect(driver.config.spots.map(({ x }) => x)).toEqual(expect.arrayContaining([31, -13]));
			for (const spot of driver.config.spots) expect(isInSight(spot.x, spot.y), `${spot.x},${spot.y}`).toBe(true);
			expect(driver.marks().arrows).toBe(0);
		},
	);

	test('the zoom buttons cover nothing of a table that fits', async () => {
		await driver.remotePlay(snake(8));
		await driver.rest();
		const buttons = driver.button('Zoom in').getBoundingClientRect();
		expect(driver.screen({ x: 9, y: 0 }).x).toBeLessThanOrEqual(buttons.left);
	});

	test('the whole table stays whole when the board becomes smaller', async () => {
		await driver.remotePlay(snake(30));
		driver.board.fitAll();
		driver.element.style.width = '500px';
		await driver.rest();
		expect(isInSight(0, 0) && isInSight(30, 0)).toBe(true);
	});

	test('a new game is fitted anew, even after the camera was moved by hand', async () => {
		await driver.remotePlay(snake(8));
		driver.button('Zoom in').click();
		await driver.rest();
		await driver.set({ table: tableOf('WWWW@0,0') });
		await driver.rest();
		expect(driver.cardBox(card).width).toBeCloseTo(200, 0);
		expect(isInSight(0, 0)).toBe(true);
	});

	test('it is drawn sharply again after a zoom', async () => {
		driver.button('Zoom in').click();
		driver.button('Zoom in').click();
		await driver.rest();
		expect(driver.cardBox(card).width).toBeCloseTo(320, 0);
		expect(driver.element.querySelector<HTMLElement>('.aq-layer')?.style.transform).toMatch(/scale\(1\)$/);
	});
});

describe('panning and zooming', () => {
	test('a drag on the ground pans by as much as the pointer', async () => {
		const before = driver.cardBox(card);
		driver.pointer('pointerdown', { x: 60, y: 60 });
		await driver.dragAt({ x: 130, y: 90 });
		await driver.letGo();
		const after = driver.cardBox(card);
		expect([after.left - before.left, after.top - before.top].map(Math.round)).toEqual([70, 30]);
		expect(driver.calls).toEqual([]);
	});

	test.each([
		['wheel', {}],
		['pinch on a trackpad', { ctrlKey: true }],
	])('a %s zooms around the pointer and is kept from the page', async (_, init) => {
		const box = driver.cardBox(card);
		const at = { x: box.left + 20, y: box.top + 20 };
		const share = { x: (at.x - box.left) / box.width, y: (at.y - box.top) / box.height };
		expect(await driver.wheel(at, 120, init)).toBe(true);
		await driver.rest();
		const after = driver.cardBox(card);
		expect(after.width).toBeLessThan(box.width);
		expect(after.left + share.x * after.width).toBeCloseTo(at.x, 0);
		expect(after.top + share.y * after.height).toBeCloseTo(at.y, 0);
	});

	test('two fingers pinch', async () => {
		const before = driver.cardBox(card).width;
		driver.pointer('pointerdown', { x: 300, y: 200 }, { kind: 'touch', id: 1 });
		driver.pointer('pointerdown', { x: 500, y: 200 }, { kind: 'touch', id: 2 });
		driver.pointer('pointermove', { x: 400, y: 200 }, { kind: 'touch', id: 2 });
		driver.pointer('pointerup', { x: 400, y: 200 }, { kind: 'touch', id: 2 });
		driver.pointer('pointerup', { x: 300, y: 200 }, { kind: 'touch', id: 1 });
		await driver.rest();
		expect(driver.cardBox(card).width).toBeCloseTo(before / 2, 0);
		expect(driver.calls).toEqual([]);
	});

	test('the table cannot be lost', async () => {
		driver.pointer('pointerdown', { x: 60, y: 60 });
		await driver.dragAt({ x: 9000, y: -9000 });
		await driver.letGo();
		const box = driver.cardBox(card);
		const view = driver.root.getBoundingClientRect();
		expect(box.left).toBeLessThan(view.right - 20);
		expect(box.top + box.height).toBeGreaterThan(view.top + 20);
	});

	test('small cards: a finger’s tap zooms first and chooses nothing', async () => {
		for (let i = 0; i < 9; i++) driver.button('Zoom out').click();
		await driver.rest();
		const before = driver.cardBox(card).width;
		expect(before).toBeLessThan(56);
		await driver.pickUp('FFFF');
		await driver.tapSpot(0, 1, { kind: 'touch' });
		await driver.rest();
		expect(driver.calls).toEqual([]);
		expect(driver.cardBox(card).width).toBeGreaterThan(80);
	});
});

describe('what is out of sight', () => {
	test('a play outside is pointed at; the arrow leads there', async () => {
		await driver.hover(0, 0);
		await driver.remotePlay(snake(20));
		expect(driver.marks().arrows).toBe(1);
		driver.button('Go there').click();
		await driver.rest();
		expect(isInSight(1, 0) || isInSight(20, 0)).toBe(true);
	});

	test('keys lead there, and the camera follows', async () => {
		await driver.hover(0, 0);
		await driver.remotePlay(snake(20));
		await driver.pickUp('FFFF');
		driver.board.focus();
		for (let i = 0; i < 30; i++) await driver.key('ArrowRight');
		await driver.rest();
		expect(driver.focus()).toBe('place 21,0');
		expect(isInSight(21, 0)).toBe(true);
	});
});

describe('another size', () => {
	test('the element is resized: everything is fitted anew', async () => {
		driver.element.style.width = '300px';
		await expect.poll(() => driver.cardBox(card).width).toBeLessThan(120);
		expect(isInSight(0, 0)).toBe(true);
	});

	test('turned while a finger drags: the drag goes on and the camera stays', async () => {
		await driver.takeFromHand('FFFF', { kind: 'touch' });
		const before = driver.cardBox(card);
		driver.element.style.width = '500px';
		driver.element.style.height = '600px';
		await driver.rest();
		expect(driver.cardBox(card)).toEqual(before);
		expect(driver.marks().carried).toBe(true);
	});

	test('mounted without a size, it fits as soon as it has one', async () => {
		driver.close();
		driver = new BoardDriver('FFFF@0,0', { width: 0, height: 0 });
		driver.element.style.width = '600px';
		driver.element.style.height = '400px';
		await expect.poll(() => driver.cardBox(card).width).toBeGreaterThan(100);
		expect(isInSight(0, 0)).toBe(true);
	});
});
