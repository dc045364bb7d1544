// Takes the pictures of the README from the real thing: `pnpm pictures` (needs a built site and a Chromium).
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chooseMove } from '@aquarius/bots';
import { applyMove, createGame, type GameState, type LogEntry, makePosition, ruleSet, viewFor } from '@aquarius/engine';
import { type Browser, chromium, type Page } from '@playwright/test';
import config from './playwright.config.ts';
import { startServer } from './support/server.ts';

const OUT = fileURLToPath(new URL('../../pictures/', import.meta.url));
const WANTED = { cards: 19, widest: 8, tallest: 4 };

interface Saved {
	readonly state: GameState;
	readonly text: string;
}

/** A game between keen players, stopped when it is seat 0's turn at a table that fills a picture well. */
function gameWorthShowing(): Saved {
	for (let seed = 1; ; seed++) {
		const random = seed.toString(16).padStart(64, '0');
		const start = createGame({ rules: ruleSet('v3'), players: 4, random, first: 0 });
		const entries: LogEntry[] = [];
		let state = start;
		while (state.outcome === null && !isWorthShowing(state)) {
			const played = applyMove(state, state.turn, chooseMove('greedy', viewFor(state, state.turn), random));
			if (!played.ok) throw new Error(`a bot's move was refused: ${played.code}`);
			entries.push(played.value.entry);
			state = played.value.state;
		}
		if (state.outcome !== null) continue;
		const setup = { bots: ['medium', 'medium', 'medium'], names: ['You', 'Juno', 'Basil', 'Opal'] };
		return { state, text: JSON.stringify({ format: 'aquarius-local/1', setup, start: makePosition(start), entries }) };
	}
}

function isWorthShowing(state: GameState): boolean {
	const [xs, ys] = [state.table.map(({ x }) => x), state.table.map(({ y }) => y)];
	const [width, height] = [Math.max(...xs) - Math.min(...xs) + 1, Math.max(...ys) - Math.min(...ys) + 1];
	const hand = state.players[0]?.hand ?? [];
	return (
		state.turn === 0 &&
		state.table.length >= WANTED.cards &&
		width <= WANTED.widest &&
		height <= WANTED.tallest &&
		hand.some((card) => card.includes('-')) &&
		hand.filter((card) => !card.includes('-')).length >= 3
	);
}

async function open(
	browser: Browser,
	url: string,
	[width, height]: readonly [number, number],
	colorScheme: 'light' | 'dark',
	save?: string,
): Promise<Page> {
	const context = await browser.newContext({
		viewport: { width, height },
		colorScheme,
		deviceScaleFactor: 1,
		reducedMotion: 'reduce',
		hasTouch: width < 600,
	});
	const page = await context.newPage();
	if (save) await page.addInitScript((text) => localStorage.setItem('local-game', text), save);
	await page.goto(url);
	return page;
}

/** Picks up the first card that fits somewhere and previews it. */
async function preview(page: Page): Promise<void> {
	await page.locator('html[data-ready]').waitFor();
	const cards = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
	for (let slot = 0; slot < (await cards.count()); slot++) {
		await cards.nth(slot).click();
		const places = page.getByRole('group', { name: /^Board/ }).locator('g[role=button]:not([aria-disabled=true])');
		if ((await page.getByTestId('sentence').textContent())?.includes('dashed place')) {
			await places.first().focus();
			await page.keyboard.press('Enter');
			return;
		}
		await page.keyboard.press('Escape');
	}
}

const server = await startServer();
const browser = await chromium.launch(config.use?.launchOptions);
mkdirSync(OUT, { recursive: true });
const { text } = gameWorthShowing();
const shots = [
	{ name: 'table-light', size: [1440, 900], scheme: 'light', path: '/play' },
	{ name: 'table-phone-dark', size: [390, 844], scheme: 'dark', path: '/play' },
	{ name: 'home', size: [1440, 900], scheme: 'light', path: '/' },
	{ name: 'rules', size: [1100, 844], scheme: 'light', path: '/docs/rules/placing/' },
] as const;
for (const { name, size, scheme, path } of shots) {
	const page = await open(browser, server.url + path, size, scheme, path === '/play' ? text : undefined);
	if (path === '/play') await preview(page);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	await page.waitForLoadState('networkidle');
	await page.screenshot({ path: `${OUT}${name}.png` });
	await page.context().close();
}
await browser.close();
await server.remove();
