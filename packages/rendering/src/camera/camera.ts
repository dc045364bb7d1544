/**
 * Where the table lies on the screen. Pure: numbers in, numbers out.
 * Table lengths are in cards (a card is one wide and one high), screen lengths in CSS pixels from the board's upper left corner.
 */

export interface Point {
	readonly x: number;
	readonly y: number;
}

export interface Size {
	readonly width: number;
	readonly height: number;
}

/** A rectangle on the table, in cards; right and bottom lie outside of it. */
export interface Box {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

export interface Camera {
	/** Where the corner 0,0 of the table is on the screen. */
	readonly x: number;
	readonly y: number;
	/** Width of a card on the screen. */
	readonly card: number;
}

/** Cards are drawn 3:2. */
export const ASPECT = 2 / 3;

/** Card widths a hand may zoom to. */
export const BY_HAND = { min: 24, max: 320 } as const;

export function toScreen(camera: Camera, at: Point): Point {
	return { x: camera.x + at.x * camera.card, y: camera.y + at.y * camera.card * ASPECT };
}

export function toTable(camera: Camera, at: Point): Point {
	return { x: (at.x - camera.x) / camera.card, y: (at.y - camera.y) / (camera.card * ASPECT) };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
	return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Zooms by a factor; what is under `at` stays there. */
export function zoomedAt(camera: Camera, factor: number, at: Point, limits: { min: number; max: number }): Camera {
	const card = clamp(camera.card * factor, Math.min(limits.min, camera.card), Math.max(limits.max, camera.card));
	const grown = card / camera.card;
	return { card, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown };
}

/** Keeps at least `keep` pixels of the box on the screen, so that nobody gets lost on an endless table (A18). */
export function keptInSight(camera: Camera, box: Box, size: Size, keep = 44): Camera {
	const from = toScreen(camera, { x: box.left, y: box.top });
	const to = toScreen(camera, { x: box.right, y: box.bottom });
	const shift = (low: number, high: number, room: number) => {
		const margin = Math.min(keep, room / 2, (high - low) / 2);
		if (high < margin) return margin - high;
		return low > room - margin ? room - margin - low : 0;
	};
	return panned(camera, shift(from.x, to.x, size.width), shift(from.y, to.y, size.height));
}

/** The smallest shift that brings the box into sight with `margin` pixels around it; an oversized box is centred. */
export function revealed(camera: Camera, box: Box, size: Size, margin = 12): Camera {
	const from = toScreen(camera, { x: box.left, y: box.top });
	const to = toScreen(camera, { x: box.right, y: box.bottom });
	const shift = (low: number, high: number, room: number) => {
		if (high - low > room - 2 * margin) return room / 2 - (low + high) / 2;
		if (low < margin) return margin - low;
		return high > room - margin ? room - margin - high : 0;
	};
	return panned(camera, shift(from.x, to.x, size.width), shift(from.y, to.y, size.height));
}

/** The camera `t` (0..1) of the way from one to another. */
export function between(from: Camera, to: Camera, t: number): Camera {
	const mix = (a: number, b: number) => a + (b - a) * t;
	return { x: mix(from.x, to.x), y: mix(from.y, to.y), card: mix(from.card, to.card) };
}

export function isSameCamera(a: Camera, b: Camera): boolean {
	return a.x === b.x && a.y === b.y && a.card === b.card;
}

export function clamp(value: number, min: number, max: number): number {
	return Math.min(max, Math.max(min, value));
}
