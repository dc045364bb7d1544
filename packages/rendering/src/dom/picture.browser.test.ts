import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BoardDriver, tableOf } from './testing/board-driver.ts';

const WORDS = ['FFFF', 'EEEE', 'WWWW', 'AAAA', 'SSSS', 'FFWA', 'EEAS'];
/** Ninety-five cards, ten in a row, in many small groups. */
const large = Array.from(
	{ length: 95 },
	(_, i) => `${WORDS[(i * 3 + Math.floor(i / 10)) % 7]}@${i % 10},${Math.floor(i / 10)}`,
);

let driver: BoardDriver;
beforeEach(() => {
	driver = new BoardDriver('FFFF@0,0 FFWW@1,0');
});
afterEach(() => driver.close());

/** The parts of the picture that an action draws anew. */
async function redrawn(run: () => Promise<unknown>): Promise<{ added: number; kept: number }> {
	const art = driver.element.querySelector('.aq-art');
	const before = new Set(art?.children);
	await run();
	const after = [...(art?.children ?? [])];
	return {
		added: after.filter((part) => !before.has(part)).length,
		kept: after.filter((part) => before.has(part)).length,
	};
}

describe('redrawing', () => {
	test('on a table of 95 cards one more card draws only what changed', async () => {
		driver.close();
		driver = new BoardDriver(large.join(' '));
		const { added, kept } = await redrawn(() => driver.remotePlay('FFFF@10,0'));
		expect(kept).toBeGreaterThan(100);
		expect(added).toBeLessThanOrEqual(8);
	});

	test('the same once more draws nothing', async () => {
		driver.close();
		driver = new BoardDriver(large.join(' '));
		expect((await redrawn(() => driver.set({}))).added).toBe(0);
	});

	test('many changes in one frame are one redraw, of the last', async () => {
		const added: Node[] = [];
		const observer = new MutationObserver((records) => added.push(...records.flatMap((one) => [...one.addedNodes])));
		observer.observe(driver.root, { childList: true, subtree: true });
		for (let i = 2; i < 12; i++) {
			driver.config = { ...driver.config, table: [...driver.config.table, ...tableOf(`FFWW@${i},0`)] };
			driver.board.set(driver.config);
		}
		await driver.frame();
		observer.disconnect();
		// Nothing was drawn only to be thrown away again.
		expect(added.length).toBeGreaterThan(10);
		expect(added.every((node) => node.isConnected)).toBe(true);
		expect(driver.element.querySelectorAll('.aq-card')).toHaveLength(12);
	});

	test('panning and zooming draw nothing', async () => {
		const { added } = await redrawn(async () => {
			driver.pointer('pointerdown', { x: 60, y: 60 });
			await driver.dragAt({ x: 130, y: 90 });
			await driver.letGo();
			await driver.wheel({ x: 200, y: 200 }, -200);
			await driver.rest();
		});
		expect(added).toBe(0);
	});
});

describe('marks', () => {
	test('the preview is drawn as if played: its panels join', async () => {
		const groups = () => driver.element.querySelectorAll('.aq-art clipPath').length;
		const cardsInBed = () => driver.element.querySelector('.aq-art path')?.getAttribute('d')?.match(/Z/g)?.length;
		await driver.pickUp('FFFF');
		const before = groups();
		await driver.tapSpot(0, 1);
		expect(cardsInBed()).toBe(3);
		expect(groups()).toBe(before);
		expect(driver.marks().draft).toBe(1);
	});

	test('the last move has its corners, except while a card is held', async () => {
		await driver.remotePlay('FFFF@0,1');
		expect(driver.marks().lastMove).toBe(1);
		await driver.pickUp('FFFF');
		expect(driver.marks().lastMove).toBe(0);
	});

	test('the largest group is lit, with its count in the host’s words', async () => {
		await driver.set({ lit: { element: 'F', spots: driver.config.table } });
		expect(driver.marks()).toMatchObject({ lit: 1, pill: '2 of seven' });
	});

	test('the chain that won has its numbers, and comes to rest', async () => {
		await driver.set({ trace: { element: 'F', spots: driver.config.table } });
		expect(driver.marks()).toMatchObject({ lit: 1, numbers: 2 });
		await expect
			.poll(() => driver.root.getAnimations({ subtree: true }).filter((a) => a.playState === 'running').length, {
				timeout: 5000,
			})
			.toBe(0);
	});

	test('a late joiner sees the winning chain without any motion', async () => {
		driver.close();
		driver = new BoardDriver('FFFF@0,0 FFWW@1,0', {
			config: { trace: { element: 'F', spots: tableOf('FFFF@0,0 FFWW@1,0') } },
		});
		await driver.frame();
		expect(driver.marks().numbers).toBe(2);
		expect(driver.root.getAnimations({ subtree: true })).toEqual([]);
	});

	test('a card that lands or leaves passes, and leaves nothing behind', async () => {
		await driver.remotePlay('FFFF@0,1');
		expect(driver.element.querySelectorAll('.aq-landing')).toHaveLength(1);
		await driver.set({ table: tableOf('FFFF@0,0 FFWW@1,0') });
		expect(driver.element.querySelectorAll('.aq-leaving')).toHaveLength(1);
		await expect.poll(() => driver.element.querySelectorAll('.aq-landing, .aq-leaving').length).toBe(0);
	});
});
