import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BoardDriver } from './testing/board-driver.ts';

let driver: BoardDriver;
beforeEach(() => {
	driver = new BoardDriver('FFFF@0,0 FFWW@1,0');
});
afterEach(() => driver.close());

describe('playing with keys only', () => {
	test('a card is laid: arrows to a spot, Enter, R, Enter', async () => {
		await driver.pickUp('FFWW');
		driver.board.focus();
		expect(driver.focus()).toMatch(/^place/);
		await driver.key('Home');
		const first = driver.focus();
		await driver.key('ArrowDown');
		expect(driver.focus()).not.toBe(first);
		await driver.key('Enter');
		const at = driver.config.draft;
		expect(at).not.toBeNull();
		await driver.key('r');
		expect(driver.config.held).toBe('WWFF');
		await driver.key('Enter');
		expect(driver.calls).toEqual([`spot ${at?.x},${at?.y}`, 'turn', 'commit']);
		// The focus is on the card that now lies where the preview was.
		expect(driver.focus()).toBe(`card WWFF at ${at?.x},${at?.y}`);
	});

	test('arrows go to legal spots by direction', async () => {
		await driver.pickUp('FFFF');
		driver.board.focus();
		await driver.key('End');
		const seen = new Set<string | null>();
		for (const way of ['ArrowUp', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) {
			await driver.key(way);
			seen.add(driver.focus());
		}
		expect([...seen].every((name) => name?.startsWith('place'))).toBe(true);
		expect(seen.size).toBeGreaterThan(3);
	});

	test('Enter twice within a frame previews and lays', async () => {
		await driver.pickUp('FFFF');
		driver.board.focus();
		await driver.frame();
		await driver.key('ArrowRight');
		void driver.key('Enter');
		await driver.key('Enter');
		expect(driver.calls).toContain('commit');
	});

	test('page keys also reach places where the card does not fit, and Enter there says why', async () => {
		await driver.pickUp('WWWW');
		driver.board.focus();
		for (let i = 0; i < 12 && !driver.focus()?.startsWith('no place'); i++) await driver.key('PageDown');
		expect(driver.focus()).toMatch(/^no place/);
		await driver.key('Enter');
		expect(driver.said).toEqual(['because placement/no-match']);
	});

	test('targets are chosen with arrows and Enter', async () => {
		await driver.set({ targets: { spots: [{ x: 1, y: 0 }], chosen: null } });
		driver.board.focus();
		await driver.key('Home');
		expect(driver.focus()).toBe('card FFWW at 1,0');
		await driver.key(' ');
		expect(driver.calls).toEqual(['card FFWW@1,0']);
	});

	test('Escape cancels, and is left to the page when there is nothing to cancel', async () => {
		driver.board.focus();
		expect(await driver.key('Escape')).toBe(false);
		await driver.pickUp('FFFF');
		expect(await driver.key('Escape')).toBe(true);
		expect(driver.calls).toEqual(['cancel']);
	});

	test('a key held down turns once', async () => {
		await driver.pickUp('FFWW');
		driver.board.focus();
		await driver.key('r');
		await driver.key('r', { repeat: true });
		expect(driver.calls).toEqual(['turn']);
	});

	test('keys with Ctrl stay the browser’s', async () => {
		driver.board.focus();
		expect(await driver.key('r', { ctrlKey: true })).toBe(false);
		expect(await driver.key('0', { ctrlKey: true })).toBe(false);
	});
});

describe('focus', () => {
	test('the board is one tab stop', async () => {
		await driver.pickUp('FFFF');
		const after = document.createElement('button');
		driver.element.after(after);
		driver.board.focus();
		await userEvent.tab();
		expect(document.activeElement).toBe(after);
		await userEvent.tab({ shift: true });
		expect(driver.focus()).toMatch(/^place/);
		after.remove();
	});

	test('ten remote plays do not move it, inside or outside of the board', async () => {
		await driver.pickUp('FFFF');
		driver.board.focus();
		const inside = driver.focus();
		for (let i = 2; i < 7; i++) await driver.remotePlay(`FFWW@${i},0`);
		expect(driver.focus()).toBe(inside);
		const field = document.createElement('input');
		document.body.append(field);
		field.focus();
		for (let i = 7; i < 12; i++) await driver.remotePlay(`FFWW@${i},0`);
		expect(document.activeElement).toBe(field);
		field.remove();
	});

	test('when what has it goes away, it stays on the board', async () => {
		await driver.pickUp('FFFF');
		driver.board.focus();
		await driver.set({ held: null, spots: [] });
		expect(driver.focus()).toBe('board');
	});

	test('a click without a pointer, as a screen reader sends it, chooses', async () => {
		await driver.pickUp('FFFF');
		const spot = driver.element.querySelector('.aq-spot-stop');
		spot?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
		expect(driver.calls).toEqual([expect.stringMatching(/^spot/)]);
	});
});
