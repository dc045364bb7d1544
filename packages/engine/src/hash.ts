import { makePosition } from './text/position.ts';
import type { Json } from './text/read.ts';
import type { GameState } from './types.ts';

/**
 * Sixteen hex digits that differ when two states differ, for comparing and for bug reports. Not against people who want two states
 * to look alike: it is two FNV-1a hashes over the position's text, not a cryptographic hash.
 */
export function hashOf(state: GameState): string {
	const { rules, ...position } = makePosition(state);
	// House rules are the same in whatever order their fields are written down.
	const fields = typeof rules === 'string' ? rules : Object.entries(rules as Json).sort(([a], [b]) => (a < b ? -1 : 1));
	const text = JSON.stringify([fields, position]);
	return fnv(text, 0x811c9dc5) + fnv(text, 0x1b873593);
}

function fnv(text: string, start: number): string {
	let hash = start;
	for (let i = 0; i < text.length; i++) {
		hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
		hash ^= hash >>> 15;
	}
	return (hash >>> 0).toString(16).padStart(8, '0');
}
