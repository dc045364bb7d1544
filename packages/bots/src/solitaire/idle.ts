import type { Move, PlayerView, SolitaireInView } from '@aquarius/engine';

/** So many card moves in a row may bring neither a new card nor one onto a slot, before the bot plays only what must come to an end. */
const PATIENCE = 20;

/**
 * Moves that cannot go on for ever: without `resign`, without Actions that all were turned up since a card was moved, and, when patience
 * is over or the view does not say how long it lasts already, without moves onto a lower pile. What is left makes the sum of the
 * squares of the piles' heights grow, or brings a card out of the deck or onto a slot; all of that has an end. None may be left.
 */
export function purposeful(view: PlayerView, piles: SolitaireInView, legal: readonly Move[]): readonly Move[] {
	const isPatient = idleMoves(view, piles) < PATIENCE;
	const height = (pile: number): number => piles.piles[pile]?.length ?? 0;
	return legal.filter((move) => {
		if (move.type === 'call') return view.passed < piles.called.length + piles.actions;
		if (move.type !== 'stack') return false;
		return move.onto === 'slot' || isPatient || height(move.from) <= height(move.to);
	});
}

/** Card moves since the last one that brought something: a card of the deck, one onto a slot, or in strict rules an Action. */
function idleMoves({ seen, rules }: PlayerView, { piles, slots }: SolitaireInView): number {
	let count = 0;
	let stacked = 0;
	for (const event of seen) {
		if (event.type === 'stacked') stacked++;
		if (event.type === 'stacked' && event.onto === 'pile') count++;
		else if (event.type === 'stacked' || event.type === 'refilled') count = 0;
		else if (event.type === 'called' && rules.solitaireRuns === 'one') count = 0;
	}
	const isFresh = piles.every((pile) => pile.length <= 1) && slots.every((slot) => slot.length === 0);
	return stacked > 0 || isFresh ? count : PATIENCE;
}
