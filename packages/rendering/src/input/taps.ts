/**
 * One tap on the preview lays the card, two turn it. So the first waits a moment for a second; whatever else happens forgets it.
 */
export type Taps = { readonly type: 'none' } | { readonly type: 'waiting'; readonly until: number };

export const NO_TAPS: Taps = { type: 'none' };

/** Longest time between the two taps of a pair, in milliseconds. */
export const PAIR = 280;

/** A tap on the preview at `now`. */
export function tapDraft(taps: Taps, now: number): { readonly taps: Taps; readonly turn: boolean } {
	if (taps.type === 'waiting' && now < taps.until) return { taps: NO_TAPS, turn: true };
	return { taps: { type: 'waiting', until: now + PAIR }, turn: false };
}

/** Is it time to lay the card? */
export function isDue(taps: Taps, now: number): boolean {
	return taps.type === 'waiting' && now >= taps.until;
}
