import type { PlayerView, SolitaireInView } from '@aquarius/engine';
import type { Weigher } from './weigher.ts';

/**
 * The solitaire: slots first, then piles, then the next Action. A card goes onto a pile only if that is at least as high as its own, so
 * that piles get emptied and no card goes to and fro; when all Actions were turned up without a use it is over.
 */
export function pilesWeigher({ piles, called, actions }: SolitaireInView, { passed }: PlayerView): Weigher {
	const height = (pile: number): number => piles[pile]?.length ?? 0;
	const isNew = passed < called.length + actions;
	return (move) => {
		switch (move.type) {
			case 'stack':
				if (move.onto === 'slot') return 4;
				return height(move.from) <= height(move.to) ? 3 : 0;
			case 'call':
				return isNew ? 2 : 0;
			case 'resign':
				return 1;
			default:
				return 0;
		}
	};
}
