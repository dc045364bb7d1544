import { expect, test } from '../support/fixtures.ts';
import { openPrepared } from '../support/local-save.ts';
import { playOn } from '../support/player.ts';

/** Bots in the page pause like people; here their pauses are cut short, and not the time that they have for an answer. */
const SHORT_PAUSES = () => {
	const { setTimeout: wait } = globalThis;
	globalThis.setTimeout = ((act: () => void, ms?: number, ...rest: never[]) =>
		wait(act, ms !== undefined && ms >= 5000 ? ms : Math.min(ms ?? 0, 30), ...rest)) as typeof setTimeout;
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

/** The first card fits beside the right card only, and joins one element. */
const PREPARED = { hand: ['EEEE', 'FFWW', 'AAAA', 'zap-a-card'], table: ['FFFF@0,0', 'FEFE@1,0'] };
const FITS = /^Card \d+: Earth all over$/;

test('a whole turn by touch on a phone', async ({ server, visitor }) => {
	const player = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	await openPrepared(player, server.url, PREPARED);
	await expect(player.cards).toHaveCount(4);
	await player.page.getByRole('button', { name: FITS }).tap();
	await player.spots.first().tap();
	await player.main.tap();
	await expect(player.cards).toHaveCount(3);
	const width = await player.page.evaluate(() => document.documentElement.scrollWidth);
	expect(width).toBeLessThanOrEqual(360);
});

test('a whole turn by keyboard alone', async ({ server, visitor }) => {
	const player = await visitor();
	await openPrepared(player, server.url, PREPARED);
	await expect(player.cards).toHaveCount(4);
	await player.page.keyboard.press(String((await player.hand()).indexOf('Earth all over') + 1));
	await expect(player.sentence).toContainText('dashed place');
	await player.page.keyboard.press('b');
	await player.page.keyboard.press('ArrowRight');
	await player.page.keyboard.press('Enter');
	await expect(player.sentence).toContainText(/Joins|Place it here/);
	await player.page.keyboard.press('Enter');
	await expect(player.cards).toHaveCount(3);
	await expect(player.page.getByRole('log', { name: 'What happens' })).toContainText('You played');
});

test('a card is dragged from the hand to its place', async ({ server, visitor }) => {
	const player = await visitor();
	await openPrepared(player, server.url, PREPARED);
	const card = await player.page.getByRole('button', { name: FITS }).boundingBox();
	const beside = await player.board.getByRole('img', { name: /1 right$/ }).boundingBox();
	if (!card || !beside) throw new Error('card and table are in sight');
	const { mouse } = player.page;
	await mouse.move(card.x + card.width / 2, card.y + card.height / 2);
	await mouse.down();
	await mouse.move(card.x + card.width / 2, card.y - 40, { steps: 4 });
	await mouse.move(beside.x + beside.width * 1.5, beside.y + beside.height / 2, { steps: 8 });
	await mouse.up();
	await expect(player.sentence).toContainText('Joins Earth');
	await player.main.click();
	await expect(player.cards).toHaveCount(3);
});

test('an impossible place says why', async ({ server, visitor }) => {
	const player = await visitor();
	await openPrepared(player, server.url, PREPARED);
	await player.page.getByRole('button', { name: FITS }).click();
	await player.board.locator('g[role=button][aria-disabled=true]').first().focus();
	await player.page.keyboard.press('Enter');
	await expect(player.page.getByRole('alert')).toContainText('No panel meets its own element there');
});
