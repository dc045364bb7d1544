import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/fixtures.ts';
import { KEPT, keep, recordWithGuests } from '../support/kept-record.ts';
import { openPrepared } from '../support/local-save.ts';
import { type Player, playOn } from '../support/player.ts';
import { newTable } from '../support/tables.ts';

const row = (word: string, y: number) => [0, 1, 2, 3, 4, 5].map((x) => `${word}@${x},${y}`);
/** The person could have won by Fire and laid a card elsewhere; then Juno won by Earth, which it holds. */
const LOST = {
	hand: ['FFWW', 'AAWW', 'AAAA'],
	goal: 'F',
	table: [...row('FFFF', 0), ...row('EEEE', 1), 'WWWW@-1,0'],
	played: ['AAWW@-2,0', 'AAEE@6,1'],
};

const note = (player: Player) => player.page.getByTestId('note');
const slider = (player: Player) => player.page.getByRole('slider', { name: 'Move of the game' });

async function lookBack(player: Player, url: string): Promise<void> {
	await openPrepared(player, url, LOST);
	await expect(player.result).toHaveText('Juno won');
	await player.page.getByRole('link', { name: 'Look back at the game' }).click();
	await expect(player.page.getByText(/^\d turning points?$/).first()).toBeVisible();
}

test('a game is looked back at by keys: where it was lost, and what would have won', async ({ server, visitor }) => {
	const player = await visitor();
	await lookBack(player, server.url);
	const { page } = player;
	await expect(note(player)).toContainText('The start');
	await page.keyboard.press('ArrowRight');
	await expect(note(player)).toContainText('Move 1 of 2');
	await expect(note(player)).toContainText(/Blunder, from \d+% to \d+%/);
	await expect(note(player)).toContainText(
		/Better: Place (Fire · Water|Water · Fire) at [^.]+\. It would have won (about 9 of 10 games, the move made (about \d|hardly any)|nearly every game, the move made (about \d of 10|hardly any))\./,
	);
	await expect(page).toHaveURL(/\/play\/replay#1$/);
	await expect(
		page.getByRole('img', { name: /^Chances to win, move by move\. Here: You \d+%, Juno \d+%/ }),
	).toBeVisible();
	await page.getByRole('button', { name: 'Show it' }).click();
	await expect(page.getByRole('button', { name: 'Back to the game' })).toBeVisible();
	await page.keyboard.press('End');
	await expect(note(player)).toContainText('Juno won');
	await expect(slider(player)).toHaveValue('2');
	await page.keyboard.press('ArrowUp');
	await expect(note(player)).toContainText('Move 1 of 2');
	await slider(player).focus();
	await page.keyboard.press('ArrowLeft');
	await expect(note(player)).toContainText('The start');
});

test('the focus stays with the review: stopped, gone on with, and ended by itself', async ({ server, visitor }) => {
	const player = await visitor();
	const { page } = player;
	await keep(player, recordWithGuests());
	await player.open(server.url + KEPT);
	await page.getByRole('button', { name: 'Stop' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
	await expect(page.getByText(/^\d turning points?$/).first()).toBeVisible();
	await expect(page.getByRole('button', { name: 'The next turning point' })).toBeFocused();
});

test('the focus goes from what one move had to say to the next move', async ({ server, visitor }) => {
	const player = await visitor();
	const { page } = player;
	await lookBack(player, server.url);
	await page.keyboard.press('ArrowRight');
	await page.getByRole('button', { name: 'Show it' }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(note(player)).toContainText('Move 2 of 2');
	await expect(page.getByRole('button', { name: 'One move on' })).toBeFocused();
});

test('the chances can be read as a table, and an address leads to a move', async ({ server, visitor }) => {
	const player = await visitor();
	await lookBack(player, server.url);
	const { page } = player;
	await page.getByRole('button', { name: 'As a table' }).click();
	const cells = page.getByRole('dialog').getByRole('row').last().getByRole('cell');
	await expect(cells).toHaveText(['0%', '100%', '0%']);
	await expect(page.getByRole('dialog').getByRole('row').nth(2)).toContainText('Blunder');
	await page.goto(`${server.url}/about`);
	await page.goto(`${server.url}/play/replay#2`);
	await expect(note(player)).toContainText('Move 2 of 2');
	await page.getByRole('link', { name: 'Back to the table' }).click();
	await expect(player.result).toHaveText('Juno won');
});

test('on a phone, by touch', async ({ server, visitor }) => {
	const player = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
	await lookBack(player, server.url);
	await player.page.getByRole('button', { name: 'The next turning point' }).tap();
	await expect(note(player)).toContainText('Blunder');
	await player.page.getByRole('button', { name: 'Moves' }).tap();
	await player.page
		.getByRole('dialog')
		.getByRole('button', { name: /^2 Juno played/ })
		.tap();
	await player.page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
	await expect(note(player)).toContainText('Move 2 of 2');
	expect(await player.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a review whose worker cannot be loaded says so, and the console says why', async ({ server, visitor }) => {
	const player = await visitor();
	const { page } = player;
	const told: string[] = [];
	page.on('console', (message) => told.push(message.text()));
	await keep(player, recordWithGuests());
	await page.route('**/bot-worker*', (route) => route.abort());
	await player.open(server.url + KEPT);
	await expect(page.getByText('The chances could not be worked out.').first()).toBeVisible();
	await expect
		.poll(() => told)
		.toContain('the review failed: Error: the bot worker stopped: its program could not be loaded');
	await page.unroute('**/bot-worker*');
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByText(/^\d turning points?$/).first()).toBeVisible();
});

test('a game that is not over, and one that is not there, are not looked back at', async ({ server, visitor }) => {
	const player = await visitor();
	await openPrepared(player, server.url, { ...LOST, played: [] });
	await player.page.goto(`${server.url}/play/replay`);
	await expect(player.page.getByRole('heading', { name: 'The game is not over yet' })).toBeVisible();
	await player.page.goto(`${server.url}/replay/aaaaaaaaaaaa`);
	await expect(player.page.getByRole('heading', { name: 'There is no such game' })).toBeVisible();
	expect((await player.page.goto(`${server.url}/replay/nonsense`))?.status()).toBe(404);
});

test('a game at a table is looked back at in a tab of its own, with its names; the table stays', async ({
	server,
	visitor,
}) => {
	test.slow();
	const host = await visitor();
	await newTable(host, server.url, 'Ada', 2);
	await host.page
		.getByRole('button', { name: /Seat 2: add a bot/ })
		.first()
		.click();
	await host.page.getByRole('button', { name: 'Start the game' }).click();
	await expect(host.cards.first()).toBeVisible();
	await playOn([host]);
	const opened = host.page.waitForEvent('popup');
	await host.page.getByRole('link', { name: 'Look back at the game (new tab)' }).click();
	const page = await opened;
	await expect(page).toHaveURL(/\/replay\/[A-Za-z0-9]{12}/);
	await expect(
		page.getByRole('img', { name: /^Chances to win, move by move\. Here: Ada \d+% and .+ \d+%/ }),
	).toBeVisible();
	await expect(host.page.getByRole('button', { name: 'Rematch' })).toBeVisible();
	// Somebody else has the address, but was not at the table.
	const stranger = await visitor();
	await stranger.open(page.url());
	await expect(stranger.page.getByRole('img', { name: /Here: Seat 1 \d+% and Seat 2 \d+%/ })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
	for (const viewport of [
		{ width: 390, height: 844 },
		{ width: 1280, height: 800 },
	]) {
		test(`axe finds nothing in a review, ${viewport.width} wide in ${colorScheme}`, async ({ server, visitor }) => {
			const player = await visitor({ colorScheme, viewport });
			await lookBack(player, server.url);
			await player.page.keyboard.press('ArrowRight');
			await expect(note(player)).toContainText('Better');
			const faults = async () => {
				const { violations } = await new AxeBuilder({ page: player.page }).analyze();
				return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
			};
			expect(await faults()).toEqual([]);
			await player.page.getByRole('button', { name: 'As a table' }).click();
			expect(await faults()).toEqual([]);
		});
	}
}
