import type { Box, Camera, Point, Size } from './camera.ts';
import { clamp, toScreen } from './camera.ts';

/** An arrow at the edge of the board towards something outside of it. */
export interface EdgePointer extends Point {
	/** Degrees, clockwise; 0 points right. */
	readonly angle: number;
}

/**
 * Where to draw the arrow for a box that cannot be seen: on the line from the middle of the board to the box, `margin` pixels
 * inside the edge. Undefined when a usable part of the box (`least` pixels each way, or all of it) is in sight.
 */
export function edgePointer(camera: Camera, box: Box, size: Size, margin = 24, least = 24): EdgePointer | undefined {
	const from = toScreen(camera, { x: box.left, y: box.top });
	const to = toScreen(camera, { x: box.right, y: box.bottom });
	const seen = (low: number, high: number, room: number) =>
		Math.min(high, room) - Math.max(low, 0) >= Math.min(least, high - low);
	if (seen(from.x, to.x, size.width) && seen(from.y, to.y, size.height)) return undefined;
	const middle = { x: size.width / 2, y: size.height / 2 };
	const away = { x: (from.x + to.x) / 2 - middle.x, y: (from.y + to.y) / 2 - middle.y };
	const reach = (room: number, along: number) =>
		along === 0 ? Infinity : Math.max(0, room / 2 - margin) / Math.abs(along);
	const t = Math.min(1, reach(size.width, away.x), reach(size.height, away.y));
	return {
		x: clamp(middle.x + away.x * t, Math.min(margin, middle.x), Math.max(size.width - margin, middle.x)),
		y: clamp(middle.y + away.y * t, Math.min(margin, middle.y), Math.max(size.height - margin, middle.y)),
		angle: (Math.atan2(away.y, away.x) * 180) / Math.PI,
	};
}
