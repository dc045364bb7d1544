import { expect } from '@playwright/test';
import type { Player } from './player.ts';

/** Sets up a private table through the form and gives its link. */
export async function newTable(host: Player, url: string, name: string, seats: number): Promise<string> {
	await host.open(`${url}/new`);
	await host.page.getByLabel('Your name').fill(name);
	await host.page.getByRole('radio', { name: new RegExp(`^${seats}\\b`) }).check({ force: true });
	await host.page.getByRole('button', { name: 'Create table' }).click();
	await expect(host.page).toHaveURL(/\/table\/[A-Z0-9]{6}$/);
	await expect(host.page.getByRole('button', { name: 'Start the game' })).toBeVisible();
	return host.page.url();
}

/** Follows a link and sits down. */
export async function sitDown(guest: Player, link: string, name: string): Promise<void> {
	await guest.open(link);
	await guest.page.getByLabel('Your name').fill(name);
	await guest.page.getByRole('button', { name: 'Sit down' }).click();
}

/** Two people at a table of their own, with the cards dealt. */
export async function twoAtATable(host: Player, guest: Player, url: string): Promise<string> {
	const link = await newTable(host, url, 'Ada', 2);
	await sitDown(guest, link, 'Ben');
	await host.page.getByRole('button', { name: 'Start the game' }).click();
	for (const player of [host, guest]) await expect(player.cards.first()).toBeVisible();
	return link;
}
