import type { Spot } from '@aquarius/engine';
import type { Camera, Size } from './camera.ts';
import type { EdgePointer } from './edge-pointer.ts';
import { edgePointer } from './edge-pointer.ts';
import { boxOf } from './fit.ts';

/** An arrow together with what it leads to. */
export interface Lead {
	readonly pointer: EdgePointer;
	readonly spot: Spot;
}

/**
 * At most four arrows, one a side, to places out of sight: first to those of `first` (what has just been laid), then to the
 * nearest of the others.
 */
export function leadsTo(first: readonly Spot[], others: readonly Spot[], camera: Camera, size: Size): readonly Lead[] {
	const sides = new Map<number, Lead>();
	for (const list of [first, nearestFirst(others, camera, size)]) {
		for (const spot of list) {
			const pointer = edgePointer(camera, boxOf([spot]), size);
			if (!pointer) continue;
			const side = sideOf(pointer, size);
			if (!sides.has(side)) sides.set(side, { pointer, spot });
		}
	}
	return [...sides.values()];
}

const nearestFirst = (spots: readonly Spot[], camera: Camera, size: Size): readonly Spot[] => {
	const away = ({ x, y }: Spot) =>
		Math.hypot(
			camera.x + (x + 0.5) * camera.card - size.width / 2,
			camera.y + ((y + 0.5) * camera.card * 2) / 3 - size.height / 2,
		);
	return [...spots].sort((a, b) => away(a) - away(b));
};

/** The side of the board that an arrow is nearest to. */
const sideOf = ({ x, y }: EdgePointer, { width, height }: Size): number => {
	const gaps = [x, y, width - x, height - y];
	return gaps.indexOf(Math.min(...gaps));
};
