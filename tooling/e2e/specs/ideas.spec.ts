import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/fixtures.ts';
import { openPrepared } from '../support/local-save.ts';
import { newTable } from '../support/tables.ts';

const SIX = [0, 1, 2, 3, 4, 5].map((x) => `FFFF@${x},0`);
/** One card wins, beside the row of Fire. */
const WINNING = { hand: ['AAAA', 'FFWW', 'EEFF', 'zap-a-card'], goal: 'F', table: SIX };

test('a good move is shown, taken over and played, by keyboard alone', async ({ server, visitor }) => {
	const player = await visitor();
	await openPrepared(player, server.url, WINNING);
	await expect(player.cards).toHaveCount(4);
	await player.page.keyboard.press('s');
	await expect(player.sentence).toContainText(/^Idea 1 of \d\. Place .*: wins at once\./);
	await expect(player.page.getByRole('log', { name: 'What happens' })).toContainText(
		/Place (Fire|Water|Earth) (above|below)/,
	);
	await player.page.keyboard.press('s');
	await expect(player.sentence).toContainText('Idea 2 of');
	await player.page.keyboard.press('Escape');
	await expect(player.sentence).toContainText('Pick a card');
	expect(await player.hand()).toHaveLength(4);
	// Whoever has put an idea away and asks again sees the best one first.
	await player.page.keyboard.press('s');
	await expect(player.sentence).toContainText(/^Idea 1 of \d\. Place .*: wins at once\./);
	await player.page.keyboard.press('Enter');
	await expect(player.sentence).toContainText('Makes seven of Fire');
	expect(await player.hand()).toHaveLength(4);
	await player.page.keyboard.press('Enter');
	await expect(player.result).toHaveText('You won!');
});

test('the focus stays with the buttons that take the place of others, whatever key was pressed', async ({
	server,
	visitor,
}) => {
	const player = await visitor();
	await openPrepared(player, server.url, WINNING);
	const button = (name: string) => player.page.getByRole('button', { name });
	await button('Show me a good move').focus();
	await player.page.keyboard.press('s');
	await expect(button('Use it')).toBeFocused();
	await player.page.keyboard.press('Escape');
	await expect(button('Show me a good move')).toBeFocused();
	await player.page.keyboard.press('Enter');
	await expect(button('Use it')).toBeFocused();
	await button('Put the idea away').focus();
	await player.page.keyboard.press('Enter');
	await expect(button('Show me a good move')).toBeFocused();
	await player.page.keyboard.press('s');
	await expect(button('Use it')).toBeFocused();
	await player.page.keyboard.press('g');
	await expect(button('Show me a good move')).toBeFocused();
	await player.page.keyboard.press('g');
	await player.page.keyboard.press('s');
	await expect(button('Use it')).toBeFocused();
	await player.page.keyboard.press('Enter');
	await expect(player.main).toBeFocused();
});

test('whoever has the focus elsewhere keeps it there', async ({ server, visitor }) => {
	const player = await visitor();
	await openPrepared(player, server.url, WINNING);
	await player.cards.nth(1).focus();
	await player.page.keyboard.press('s');
	await expect(player.sentence).toContainText('Idea 1 of');
	await expect(player.cards.nth(1)).toBeFocused();
	await player.page.keyboard.press('Escape');
	await expect(player.sentence).toContainText('Pick a card');
	await expect(player.cards.nth(1)).toBeFocused();
});

test('a good move by touch on a phone: shown, put away, shown again, used', async ({ server, visitor }) => {
	const player = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
	await openPrepared(player, server.url, { hand: ['zap-a-card'], goal: 'W', table: ['FFFF@0,0', 'FEFE@1,0'] });
	const ask = player.page.getByRole('button', { name: 'Show me a good move' });
	await ask.tap();
	await expect(player.sentence).toContainText(/Zap .* at .*: wins .* from here\./);
	await player.page.getByRole('button', { name: 'Put the idea away' }).tap();
	await expect(player.sentence).toContainText('Pick a card');
	await ask.tap();
	await player.page.getByRole('button', { name: 'Use it' }).tap();
	await expect(player.sentence).toContainText(/^Your turn\. Take /);
	await player.main.tap();
	await expect(player.page.getByRole('log', { name: 'What happens' })).toContainText('You took');
	expect(await player.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('nothing is shown that tells what a covered Goal is', async ({ server, visitor }) => {
	const player = await visitor();
	await openPrepared(player, server.url, WINNING);
	await player.page.keyboard.press('s');
	await expect(player.sentence).toContainText('Idea 1 of');
	await player.page.keyboard.press('g');
	await expect(player.sentence).toContainText('Pick a card');
	await player.page.keyboard.press('s');
	await expect(player.page.getByRole('alert')).toContainText('Your Goal is hidden');
	await expect(player.page.getByRole('button', { name: 'Show me a good move' })).toHaveAttribute(
		'aria-disabled',
		'true',
	);
});

test('there are no ideas at a table on the server', async ({ server, visitor }) => {
	const host = await visitor();
	await newTable(host, server.url, 'Ada', 2);
	await host.page
		.getByRole('button', { name: /Seat 2: add a bot/ })
		.first()
		.click();
	await host.page.getByRole('button', { name: 'Start the game' }).click();
	await expect(host.cards.first()).toBeVisible();
	await expect(host.page.getByRole('button', { name: 'Show me a good move' })).toHaveCount(0);
	await host.page.keyboard.press('s');
	await expect(host.sentence).not.toContainText('Idea');
});

for (const colorScheme of ['light', 'dark'] as const) {
	test(`axe finds nothing where an idea is shown in ${colorScheme}`, async ({ server, visitor }) => {
		const player = await visitor({ colorScheme, viewport: { width: 390, height: 844 } });
		await openPrepared(player, server.url, WINNING);
		await player.page.getByRole('button', { name: 'Show me a good move' }).click();
		await expect(player.sentence).toContainText('Idea 1 of');
		const { violations } = await new AxeBuilder({ page: player.page }).analyze();
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
	});
}
