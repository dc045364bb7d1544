import { expect, test } from '../support/fixtures.ts';
import { playOn } from '../support/player.ts';

/** Bots in the page pause like people; here their pauses are cut short. */
const SHORT_PAUSES = () => {
	const { setTimeout: wait } = globalThis;
	globalThis.setTimeout = ((act: () => void, ms?: number, ...rest: never[]) =>
		wait(act, Math.min(ms ?? 0, 30), ...rest)) as typeof setTimeout;
};

test('one against three bots, from one press on the home page to the end', async ({ server, visitor }) => {
	test.slow();
	const player = await visitor();
	await player.page.addInitScript(SHORT_PAUSES);
	await player.open(server.url);
	await player.page.getByRole('link', { name: /Play now/ }).click();
	await expect(player.cards.first()).toBeVisible();
	await playOn([player]);
	await expect(player.result).toBeVisible();
	await player.page.getByRole('button', { name: 'Play again' }).click();
	await expect(player.cards.first()).toBeVisible();
});

test('a local game is there again after a reload', async ({ server, visitor }) => {
	const player = await visitor();
	await player.open(`${server.url}/play`);
	await expect(player.sentence).toContainText('Your turn');
	await player.playAnything();
	await expect(player.sentence).toContainText('Your turn');
	const [hand, goal] = [await player.hand(), await player.goal()];
	await player.page.reload();
	await player.ready();
	await expect(player.sentence).toContainText('Your turn');
	expect(await player.hand()).toEqual(hand);
	expect(await player.goal()).toBe(goal);
});

test('a whole turn by touch on a phone', async ({ server, visitor }) => {
	const player = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	await player.open(`${server.url}/play`);
	await expect(player.sentence).toContainText('Your turn');
	const hand = await player.hand();
	for (const [slot] of hand.entries()) {
		await player.cards.nth(slot).tap();
		if (await player.sentence.filter({ hasText: 'dashed place' }).count()) break;
		await player.page.keyboard.press('Escape');
	}
	await player.places.first().tap();
	await player.main.tap();
	await expect(player.cards).toHaveCount(hand.length - 1);
	const width = await player.page.evaluate(() => document.documentElement.scrollWidth);
	expect(width).toBeLessThanOrEqual(360);
});

test('a whole turn by keyboard alone', async ({ server, visitor }) => {
	const player = await visitor();
	await player.open(`${server.url}/play`);
	await expect(player.sentence).toContainText('Your turn');
	const hand = await player.hand();
	for (const [slot] of hand.entries()) {
		await player.page.keyboard.press(String(slot + 1));
		if (await player.sentence.filter({ hasText: 'dashed place' }).count()) break;
		await player.page.keyboard.press('Escape');
	}
	await player.page.keyboard.press('b');
	await player.page.keyboard.press('ArrowRight');
	await player.page.keyboard.press('Enter');
	await expect(player.sentence).toContainText(/Joins|Place it here/);
	await player.page.keyboard.press('Enter');
	await expect(player.cards).toHaveCount(hand.length - 1);
	await expect(player.page.getByRole('log', { name: 'What happens' })).toContainText('You played');
});

test('an impossible place says why', async ({ server, visitor }) => {
	const player = await visitor();
	await player.open(`${server.url}/play`);
	await expect(player.sentence).toContainText('Your turn');
	const no = player.board.locator('g[role=button][aria-disabled=true]');
	for (const [slot] of (await player.hand()).entries()) {
		await player.cards.nth(slot).click();
		if ((await no.count()) > 0) break;
		await player.page.keyboard.press('Escape');
	}
	await no.first().focus();
	await player.page.keyboard.press('Enter');
	await expect(player.page.getByRole('alert')).toContainText('No panel meets its own element there');
});
