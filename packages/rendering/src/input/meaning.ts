/** What a place on the board means for the player right now: pure, from what is shown. The same answer for taps, drops and keys. */
import type { Placement, Spot } from '@aquarius/engine';
import type { BoardConfig, LegalSpot } from '../board-config.ts';
import type { Point } from '../camera/camera.ts';
import { coveringAt, isBesideCards, isSameSpot, placeAt, spotInReach } from './reach.ts';

export type Meaning =
	| { readonly type: 'spot'; readonly spot: LegalSpot }
	| { readonly type: 'draft' }
	/** A card to look at, or to choose as a target. */
	| { readonly type: 'card'; readonly placement: Placement }
	/** A place where something was tried that is not possible. */
	| { readonly type: 'refused'; readonly spot: Spot }
	| { readonly type: 'nothing' };

const NOTHING: Meaning = { type: 'nothing' };

/** Is a card in hand and may it be laid? */
export function isPlacing(config: BoardConfig): boolean {
	return config.interactive && config.targets === null && (config.held !== null || config.draft !== null);
}

/** A tap on a point of the table. */
export function meaningOfTap(config: BoardConfig, at: Point): Meaning {
	const placement = coveringAt(config.table, at);
	if (config.interactive && config.targets) {
		if (!placement) return NOTHING;
		return config.targets.spots.some((spot) => isSameSpot(spot, placement))
			? { type: 'card', placement }
			: { type: 'refused', spot: spotOf(placement) };
	}
	if (!isPlacing(config)) return placement ? { type: 'card', placement } : NOTHING;
	if (config.draft && coveringAt([config.draft], at)) return { type: 'draft' };
	const spot = coveringAt(config.spots, at);
	if (spot) return { type: 'spot', spot };
	if (placement) return { type: 'card', placement };
	const place = placeAt(config.table, at);
	return isBesideCards(config.table, place) ? { type: 'refused', spot: place } : NOTHING;
}

/** A dragged card let go with its middle at a point: the nearest spot in reach, otherwise the place that it covers most. */
export function meaningOfDrop(config: BoardConfig, at: Point): Meaning {
	if (!isPlacing(config)) return NOTHING;
	const spot = spotInReach(config.spots, at);
	return spot ? { type: 'spot', spot } : { type: 'refused', spot: placeAt(config.table, at) };
}

const spotOf = ({ x, y }: Spot): Spot => ({ x, y });
