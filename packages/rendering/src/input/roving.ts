/** Moving a single focus between places that lie anywhere: spots, targets or cards. Pure. */
import type { Spot } from '@aquarius/engine';
import type { Point } from '../camera/camera.ts';
import type { Way } from './keys.ts';
import { stepOf } from './keys.ts';

/**
 * The nearest place in a direction, undefined if there is none. Sideways distance counts double, so that straight ahead is
 * preferred, and a place must be at least as much ahead as it is aside - unless there is none such.
 */
export function nextPlace(places: readonly Spot[], from: Point, way: Way): Spot | undefined {
	const { x: dx, y: dy } = stepOf(way);
	const ahead = (place: Spot) => (place.x - from.x) * dx + (place.y - from.y) * dy;
	const aside = (place: Spot) => Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
	const forward = places.filter((place) => ahead(place) > 0);
	const cone = forward.filter((place) => ahead(place) >= aside(place));
	return least(cone.length > 0 ? cone : forward, (place) => ahead(place) + 2 * aside(place));
}

/** The place nearest to a point. */
export function nearestPlace<T extends Spot>(places: readonly T[], to: Point): T | undefined {
	return least(places, (place) => Math.hypot(place.x - to.x, place.y - to.y));
}

/** Row by row, as one reads: the order of the elements for a screen reader, and of Home, End and the page keys. */
export function inReadingOrder<T extends Spot>(places: readonly T[]): readonly T[] {
	return [...places].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The next or previous place in reading order, beginning again at the other end: so every place can be reached. */
export function besidePlace<T extends Spot>(places: readonly T[], from: Spot, by: 1 | -1): T | undefined {
	const row = inReadingOrder(places);
	const at = row.findIndex((place) => place.x === from.x && place.y === from.y);
	return row[at < 0 ? 0 : (at + by + row.length) % row.length];
}

const least = <T>(list: readonly T[], cost: (item: T) => number): T | undefined => {
	let best: T | undefined;
	let lowest = Infinity;
	for (const item of list) {
		const value = cost(item);
		if (value < lowest) {
			lowest = value;
			best = item;
		}
	}
	return best;
};
