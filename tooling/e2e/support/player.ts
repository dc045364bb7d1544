import { expect, type Locator, type Page } from '@playwright/test';

/** Someone at a table, acting only through what a person can see, press and hear. */
export class Player {
	readonly page: Page;
	constructor(page: Page) {
		this.page = page;
	}

	get sentence(): Locator {
		return this.page.getByTestId('sentence');
	}

	get board(): Locator {
		return this.page.getByRole('group', { name: /^Board/ });
	}

	get cards(): Locator {
		return this.page.getByRole('list', { name: 'Your hand' }).getByRole('button');
	}

	get main(): Locator {
		return this.page
			.getByRole('region', { name: 'Your cards' })
			.getByRole('button', { name: /^(Place|Play|Pass|Trade|Mix|Take|Move)\b/ });
	}

	get result(): Locator {
		return this.page.getByRole('heading', { name: /won!?$/ });
	}

	/** Places and targets that the board offers now; its own buttons for looking around are no `g`. */
	get places(): Locator {
		return this.board.locator('g[role=button]:not([aria-disabled=true])');
	}

	/** Places for a held card: those that are no choice between cards. */
	get spots(): Locator {
		return this.board.locator('g[role=button]:not([aria-disabled=true]):not([aria-pressed])');
	}

	async open(url: string): Promise<void> {
		await this.page.goto(url);
		await this.ready();
	}

	/** Server-made pages show buttons before they work. */
	async ready(): Promise<void> {
		await this.page.locator('html[data-ready]').waitFor();
	}

	/** What the own cards are, in words and in order. */
	async hand(): Promise<readonly string[]> {
		const labels = await this.cards.evaluateAll((buttons) =>
			buttons.map((button) => button.getAttribute('aria-label') ?? ''),
		);
		return labels.map((label) => label.replace(/^Card \d+: /, ''));
	}

	async goal(): Promise<string> {
		return (await this.page.getByRole('button', { name: /^Your Goal: / }).getAttribute('aria-label')) ?? '';
	}

	async isOver(): Promise<boolean> {
		return (await this.result.count()) > 0;
	}

	async isMyTurn(): Promise<boolean> {
		return /^Your turn/.test((await this.sentence.textContent({ timeout: 1000 }).catch(() => '')) ?? '');
	}

	/** Plays anything legal; the turn is over, or the game, when this returns. */
	async playAnything(): Promise<void> {
		const before = await this.log();
		if (await this.main.filter({ hasText: 'Pass' }).count()) await this.main.click();
		else await this.playSomeCard();
		await expect
			.poll(async () => (await this.isOver()) || (await this.log()) !== before, {
				message: 'the move is in the log',
				intervals: [50],
			})
			.toBe(true);
	}

	/** The newest line of the moves, which changes with each move. */
	async log(): Promise<string> {
		return (await this.page.getByRole('log', { name: 'What happens' }).textContent()) ?? '';
	}

	private async playSomeCard(): Promise<void> {
		const hand = await this.hand();
		// Cards first: Actions stir the table up and make games long.
		const order = hand.map((_, slot) => slot).sort((a, b) => Number(isAction(hand[a])) - Number(isAction(hand[b])));
		for (const slot of order) if (await this.playCard(slot, hand[slot] ?? '')) return;
		throw new Error(`None of ${hand.join(' | ')} could be played, and passing was not offered`);
	}

	/** Tries one card to the end; puts it back if it fits nowhere. */
	private async playCard(slot: number, name: string): Promise<boolean> {
		await this.cards.nth(slot).click();
		switch (name) {
			case 'Trade Goals':
			case 'Trade Hands': {
				const dialog = this.page.getByRole('dialog');
				await dialog.getByRole('radio').first().check();
				await dialog.getByRole('button', { name: 'Trade' }).click();
				return true;
			}
			case 'Shuffle Goals':
			case 'Shuffle Hands':
				await this.main.click();
				return true;
			case 'Zap a Card':
				await this.press(this.places.first());
				await this.main.click();
				return true;
			case 'Move a Card':
				return this.moveSomeCard();
			default:
				return this.placeSomewhere();
		}
	}

	private async placeSomewhere(): Promise<boolean> {
		await expect(this.sentence).toContainText(/dashed place|fits nowhere/);
		if (await this.sentence.filter({ hasText: 'fits nowhere' }).count()) {
			await this.page.keyboard.press('Escape');
			return false;
		}
		await this.press(this.spots.first());
		await this.main.click();
		return true;
	}

	private async moveSomeCard(): Promise<boolean> {
		if (await this.sentence.filter({ hasText: 'nothing to choose' }).count()) {
			await this.main.click();
			return true;
		}
		await this.press(this.places.first());
		await expect(this.sentence).toContainText('Choose where it goes');
		await this.press(this.spots.first());
		await this.main.click();
		return true;
	}

	/** Presses a place with the keyboard, wherever it lies on the screen. */
	private async press(place: Locator): Promise<void> {
		await place.focus();
		await this.page.keyboard.press('Enter');
	}
}

const ACTIONS = ['Trade Goals', 'Shuffle Goals', 'Trade Hands', 'Shuffle Hands', 'Zap a Card', 'Move a Card'];
const isAction = (name: string | undefined): boolean => ACTIONS.includes(name ?? '');

/** Lets the players play, each in turn, until somebody has won or `until` says so. */
export async function playOn(
	players: readonly Player[],
	until: () => Promise<boolean> = async () => false,
): Promise<void> {
	const [first] = players;
	if (!first) throw new Error('somebody has to play');
	while (!(await first.isOver()) && !(await until())) {
		for (const player of players) if (await player.isMyTurn()) await player.playAnything();
	}
}
