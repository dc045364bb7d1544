import type { Viewer } from '@aquarius/engine';
import type { TextStore } from './browser.ts';

/** Who played in a game that a server keeps, as somebody who was there knows. */
export interface GameNames {
	readonly id: string;
	/** By seat. */
	readonly names: readonly string[];
	/** Where the person of this browser sat. */
	readonly me: Viewer;
}

const KEY = 'game-names';
/** So many games are remembered, the newest first. */
const MOST = 20;

/** Keeps the names of a game in this browser: its record on the server holds none. */
export function keepNames(store: TextStore, game: GameNames): void {
	const others = allNames(store).filter(({ id }) => id !== game.id);
	store.write(KEY, JSON.stringify([game, ...others].slice(0, MOST)));
}

export const namesOf = (store: TextStore, id: string): GameNames | undefined =>
	allNames(store).find((game) => game.id === id);

function allNames(store: TextStore): readonly GameNames[] {
	try {
		const kept: unknown = JSON.parse(store.read(KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter(isGameNames) : [];
	} catch {
		// Damaged text is the same as none.
		return [];
	}
}

const isGameNames = (value: unknown): value is GameNames =>
	typeof value === 'object' &&
	value !== null &&
	'id' in value &&
	typeof value.id === 'string' &&
	'names' in value &&
	Array.isArray(value.names) &&
	value.names.every((name) => typeof name === 'string') &&
	'me' in value &&
	(value.me === null || typeof value.me === 'number');
