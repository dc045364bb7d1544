import type { Spot } from '@aquarius/engine';
import { CARD } from '../geometry/units.ts';
import type { Box } from '../picture.ts';

/** The smallest box, in units, that holds these cards and spots, with `padding` units around. An empty table is one card large. */
export function bounds(table: readonly Spot[], spots: readonly Spot[] = [], padding = 12): Box {
	const all = [...table, ...spots];
	const xs = all.length === 0 ? [0] : all.map((s) => s.x);
	const ys = all.length === 0 ? [0] : all.map((s) => s.y);
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	return {
		x: left * CARD.width - padding,
		y: top * CARD.height - padding,
		width: (Math.max(...xs) - left + 1) * CARD.width + 2 * padding,
		height: (Math.max(...ys) - top + 1) * CARD.height + 2 * padding,
	};
}
