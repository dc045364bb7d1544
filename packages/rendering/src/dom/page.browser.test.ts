/// <reference types="@vitest/browser-playwright" />
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { BoardDriver } from './testing/board-driver.ts';

let driver: BoardDriver;
beforeEach(() => {
	driver = new BoardDriver('FFFF@0,0 FFWW@1,0');
});
afterEach(async () => {
	driver.close();
	await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

/** The browser's own touch, from the system's side; positions are of the window of the tests. */
async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) {
	const frame = window.frameElement?.getBoundingClientRect();
	const touchPoints = points.map(({ x, y }, id) => ({ x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0), id }));
	await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
}

async function swipe(from: { x: number; y: number }, to: { x: number; y: number }) {
	await touch('touchStart', [from]);
	for (let i = 1; i <= 8; i++) {
		await touch('touchMove', [{ x: from.x + ((to.x - from.x) * i) / 8, y: from.y + ((to.y - from.y) * i) / 8 }]);
	}
	await touch('touchEnd', []);
	await driver.frame();
}

describe('the page around', () => {
	test('a finger on the board moves the table, not the page', async () => {
		const tall = document.createElement('div');
		tall.style.height = '4000px';
		document.body.append(tall);
		const before = driver.cardBox({ x: 0, y: 0 }).top;
		await swipe({ x: 200, y: 420 }, { x: 200, y: 220 });
		expect(scrollY).toBe(0);
		expect(driver.cardBox({ x: 0, y: 0 }).top).toBeLessThan(before - 100);
		// The same swipe beside the board does scroll: the test can tell the difference.
		await swipe({ x: 900, y: 700 }, { x: 900, y: 400 });
		await expect.poll(() => scrollY).toBeGreaterThan(0);
		scrollTo(0, 0);
		tall.remove();
	});

	test('a real finger taps a spot', async () => {
		await driver.pickUp('FFFF');
		const at = driver.screen({ x: 0.5, y: 1.5 });
		await touch('touchStart', [at]);
		await touch('touchEnd', []);
		await expect.poll(() => driver.calls).toEqual(['spot 0,1']);
	});

	test('those who prefer no motion get none: no glide, no travel, a short flash at most', async () => {
		await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
		driver.button('Zoom in').click();
		await driver.frame();
		const zoomed = driver.cardBox({ x: 0, y: 0 });
		await driver.rest();
		expect(driver.cardBox({ x: 0, y: 0 })).toEqual(zoomed);
		await driver.pickUp('EEEE');
		await driver.tapSpot(0, 1);
		await driver.remotePlay('FFFF@0,-1');
		const times = driver.root.getAnimations({ subtree: true }).map((a) => Number(a.effect?.getTiming().duration));
		expect(times.length).toBeGreaterThan(0);
		expect(Math.max(...times)).toBeLessThanOrEqual(80);
	});
});

describe('for screen readers', () => {
	test.each([
		['nothing held', () => driver.set({})],
		['a card held', () => driver.pickUp('FFWW')],
		['a preview', () => driver.pickUp('FFFF').then(() => driver.tapSpot(0, 1))],
		['targets', () => driver.set({ targets: { spots: [{ x: 1, y: 0 }], chosen: { x: 1, y: 0 } } })],
		['the end', () => driver.set({ trace: { element: 'F', spots: driver.config.table } })],
	])('axe finds nothing: %s', async (_, prepare) => {
		await prepare();
		const { violations } = await axe.run(driver.element);
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
	});

	test('cards and spots are named, in reading order', async () => {
		await driver.pickUp('FFFF');
		const names = [...driver.element.querySelectorAll('.aq-stop')].map(
			(stop) => `${stop.getAttribute('role')} ${stop.getAttribute('aria-label')}`,
		);
		expect(names).toContain('img card FFFF at 0,0');
		expect(names).toContain('button place 0,1');
		expect(names.indexOf('button place 0,-1')).toBeLessThan(names.indexOf('img card FFFF at 0,0'));
		expect(driver.root.getAttribute('aria-label')).toBe('Table');
	});
});

describe('the end of a board', () => {
	test('nothing is left: element, style, listeners, observers, timers', async () => {
		driver.close();
		const balance = watchListeners();
		driver = new BoardDriver('FFFF@0,0 FFWW@1,0');
		const sheets = document.adoptedStyleSheets.length;
		expect(balance.open()).toBeGreaterThan(5);
		await driver.pickUp('FFFF');
		await driver.tapSpot(0, 1);
		await driver.tapSpot(0, 1);
		await driver.takeFromHand('FFFF');
		const before = driver.calls.length;
		const { element } = driver;
		driver.close();
		expect(element.childElementCount).toBe(0);
		expect(document.adoptedStyleSheets).toHaveLength(sheets - 1);
		expect(balance.open()).toBe(0);
		driver.pointer('pointerup', { x: 100, y: 100 });
		await driver.key('r');
		driver.board.destroy();
		expect(driver.calls).toHaveLength(before);
		balance.stop();
	});

	test('two boards share one style, and one goes without the other', () => {
		const other = new BoardDriver('FFFF@0,0');
		const sheets = document.adoptedStyleSheets.length;
		other.close();
		expect(document.adoptedStyleSheets).toHaveLength(sheets);
		expect(getComputedStyle(driver.root).touchAction).toBe('none');
	});
});

/** Counts listeners that are open on anything but the tests' own buttons. */
function watchListeners() {
	const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
	const open = new Map<string, number>();
	const count = (target: EventTarget, type: string, by: number) => {
		const isBoard = target instanceof Element ? target.closest('.aq-board') !== null : target === window;
		const isOnce = type.startsWith('animation');
		if (!isOnce && (isBoard || target instanceof HTMLElement)) open.set(type, (open.get(type) ?? 0) + by);
	};
	EventTarget.prototype.addEventListener = function (type, listener, options) {
		if (!(typeof options === 'object' && options.once)) count(this, type, 1);
		add.call(this, type, listener, options);
	};
	EventTarget.prototype.removeEventListener = function (type, listener, options) {
		count(this, type, -1);
		remove.call(this, type, listener, options);
	};
	return {
		open: () => [...open.values()].reduce((sum, n) => sum + n, 0),
		stop: () => Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove }),
	};
}
