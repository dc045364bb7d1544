import { makeSpot, parseSpot } from '../text/spot.ts';
import type { Spot } from '../types.ts';

/** The target of an Action that names a card on the table and no more: a spot, or null for `-` (E18). Undefined if it cannot be read. */
export function parseTarget(parts: readonly string[]): Spot | null | undefined {
	if (parts.length !== 1) return undefined;
	return parts[0] === '-' ? null : parseSpot(parts[0] ?? '');
}

/** The text of a target, with a space before it. */
export function makeTarget({ target }: { readonly target: Spot | null }): string {
	return ` ${target === null ? '-' : makeSpot(target)}`;
}
