import type { Box, Camera, Point, Size } from './camera.ts';
import { ASPECT, clamp, toScreen, toTable } from './camera.ts';

/** Space to leave free along each edge of the board, in pixels. */
export interface Insets {
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
	readonly left: number;
}

/** Card widths that the board chooses by itself. 66 wide is 44 high: the smallest target for a finger (A17). */
export const BY_ITSELF = { min: 66, max: 200 } as const;

/** The box around cards or spots; one card at 0,0 if there are none. */
export function boxOf(spots: readonly Point[]): Box {
	if (spots.length === 0) return { left: 0, top: 0, right: 1, bottom: 1 };
	const xs = spots.map((spot) => spot.x);
	const ys = spots.map((spot) => spot.y);
	return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}

/** Everything in sight and centred, however small the cards must get; never wider than the board would choose by itself. */
export function fitAll(box: Box, size: Size, insets: Insets): Camera {
	return centred(box, size, insets, clamp(widest(box, size, insets), 1, BY_ITSELF.max));
}

/** As `fitAll`, but cards stay large enough for a finger; what does not fit is left outside, farthest from `around` first. */
export function fitByItself(box: Box, size: Size, insets: Insets, around: Point): Camera {
	const card = clamp(widest(box, size, insets), BY_ITSELF.min, BY_ITSELF.max);
	const wide = (size.width - insets.left - insets.right) / card;
	const high = (size.height - insets.top - insets.bottom) / (card * ASPECT);
	const [left, right] = window1d(box.left, box.right, wide, around.x);
	const [top, bottom] = window1d(box.top, box.bottom, high, around.y);
	return centred({ left, top, right, bottom }, size, insets, card);
}

/** The box with room for a further card on every side, if cards stay large enough for a finger then; otherwise as it is. */
export function withRoom(box: Box, size: Size, insets: Insets): Box {
	const roomy = { left: box.left - 1, top: box.top - 1, right: box.right + 1, bottom: box.bottom + 1 };
	return widest(roomy, size, insets) >= BY_ITSELF.min ? roomy : box;
}

/** Insets with as much more at both sides, if cards stay large enough for a finger then; otherwise as they are. */
export function withSides(box: Box, size: Size, insets: Insets, side: number): Insets {
	const aside = { ...insets, left: insets.left + side, right: insets.right + side };
	return widest(box, size, aside) >= BY_ITSELF.min ? aside : insets;
}

/** Does all of the box lie on the screen? Half a pixel is forgiven. */
export function isInSight(camera: Camera, box: Box, size: Size): boolean {
	const from = toScreen(camera, { x: box.left, y: box.top });
	const to = toScreen(camera, { x: box.right, y: box.bottom });
	return from.x >= -0.5 && from.y >= -0.5 && to.x <= size.width + 0.5 && to.y <= size.height + 0.5;
}

/** Does all of the box lie in the part of the board that is kept free? Half a pixel is forgiven. */
export function isFree(camera: Camera, box: Box, size: Size, insets: Insets): boolean {
	const { left, top } = insets;
	const free = { width: size.width - left - insets.right, height: size.height - top - insets.bottom };
	return isInSight({ ...camera, x: camera.x - left, y: camera.y - top }, box, free);
}

/**
 * A camera that shows a box that is cut off now: centred, as large as the cards are or, if need be, smaller down to the smallest
 * automatic size. Across, or down, where even that is too little, what was in the middle stays there.
 */
export function broughtIn(camera: Camera, box: Box, size: Size, insets: Insets): Camera {
	if (isFree(camera, box, size, insets)) return camera;
	const card = clamp(widest(box, size, insets), Math.min(BY_ITSELF.min, camera.card), camera.card);
	const middle = toTable(camera, {
		x: (insets.left + size.width - insets.right) / 2,
		y: (insets.top + size.height - insets.bottom) / 2,
	});
	const wide = (size.width - insets.left - insets.right) / card;
	const high = (size.height - insets.top - insets.bottom) / (card * ASPECT);
	const [left, right] = window1d(box.left, box.right, wide, middle.x);
	const [top, bottom] = window1d(box.top, box.bottom, high, middle.y);
	return centred({ left, top, right, bottom }, size, insets, card);
}

const widest = (box: Box, size: Size, insets: Insets): number =>
	Math.min(
		(size.width - insets.left - insets.right) / (box.right - box.left),
		(size.height - insets.top - insets.bottom) / (box.bottom - box.top) / ASPECT,
	);

const centred = (box: Box, size: Size, insets: Insets, card: number): Camera => ({
	card,
	x: (insets.left + size.width - insets.right) / 2 - ((box.left + box.right) / 2) * card,
	y: (insets.top + size.height - insets.bottom) / 2 - ((box.top + box.bottom) / 2) * card * ASPECT,
});

/** Of the stretch low..high, the part of the given length around a point; all of it if it is shorter. */
const window1d = (low: number, high: number, length: number, around: number): readonly [number, number] => {
	if (high - low <= length) return [low, high];
	const start = clamp(around - length / 2, low, high - length);
	return [start, start + length];
};
