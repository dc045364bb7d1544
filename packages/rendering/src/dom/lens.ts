/**
 * The camera on the screen. The picture is one layer that is moved by a CSS transform; only when a zoom has ended is it laid out
 * again at its new size, so that it is sharp (one SVG in its own layer was the fastest way measured).
 */
import type { Box, Camera, Point, Size } from '../camera/camera.ts';
import { BY_HAND, between, isSameCamera, keptInSight, panned, zoomedAt } from '../camera/camera.ts';
import type { Insets } from '../camera/fit.ts';
import { prefersStill } from './listen.ts';

const GLIDE = 220;
/** Width of a card in drawing units. */
const UNIT = 120;

interface Glide {
	readonly from: Camera;
	readonly to: Camera;
	/** Time of the first frame, known only when it comes. */
	started: number | undefined;
}

export class Lens {
	camera: Camera = { x: 0, y: 0, card: UNIT };
	size: Size = { width: 0, height: 0 };
	insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
	/** Card width at which the picture is laid out; the transform does the rest. */
	laid: number = UNIT;
	readonly #layer: HTMLElement;
	readonly #scaled: SVGGElement;
	readonly #ask: () => void;
	#glide: Glide | undefined;
	#blurred = false;

	constructor(layer: HTMLElement, scaled: SVGGElement, ask: () => void) {
		this.#layer = layer;
		this.#scaled = scaled;
		this.#ask = ask;
	}

	/** Moves at once and stays blurred until `settle`. `table` is kept in sight. */
	pan(dx: number, dy: number, table: Box): void {
		this.#to(keptInSight(panned(this.camera, dx, dy), table, this.size));
	}

	zoom(factor: number, at: Point, table: Box): void {
		this.#to(keptInSight(zoomedAt(this.camera, factor, at, BY_HAND), table, this.size));
	}

	/** Where a glide leads, or the camera at rest. */
	get goal(): Camera {
		return this.#glide?.to ?? this.camera;
	}

	/** Goes there in a moment, or at once for those who prefer no motion. */
	glideTo(camera: Camera): void {
		if (isSameCamera(camera, this.goal)) return;
		if (prefersStill()) {
			this.jumpTo(camera);
			return;
		}
		this.#glide = { from: this.camera, to: camera, started: undefined };
		this.#ask();
	}

	jumpTo(camera: Camera): void {
		this.#to(camera);
		this.settle();
	}

	/** The movement has ended: lay the picture out at this size. */
	settle(): void {
		this.#blurred = false;
		this.#ask();
	}

	/** Stops a glide where it is, because a hand has come. */
	hold(): void {
		if (!this.#glide) return;
		this.#glide = undefined;
		this.settle();
	}

	/** Draws the camera; true if the picture must be redrawn because its size changed. */
	frame(now: number): boolean {
		this.#glideOn(now);
		const { x, y, card } = this.camera;
		const again = !this.#blurred && this.laid !== card;
		if (again) this.laid = card;
		if (again || !this.#scaled.hasAttribute('transform')) {
			this.#scaled.setAttribute('transform', `scale(${this.laid / UNIT})`);
		}
		const grid = this.#blurred ? 100 : devicePixelRatio;
		const fine = (value: number) => Math.round(value * grid) / grid;
		this.#layer.style.transform = `translate3d(${fine(x)}px, ${fine(y)}px, 0) scale(${card / this.laid})`;
		return again;
	}

	#to(camera: Camera): void {
		this.#glide = undefined;
		this.camera = camera;
		this.#blurred = true;
		this.#ask();
	}

	#glideOn(now: number): void {
		const glide = this.#glide;
		if (!glide) return;
		glide.started ??= now;
		const t = Math.min(1, (now - glide.started) / GLIDE);
		this.camera = between(glide.from, glide.to, 1 - (1 - t) ** 3);
		this.#blurred = t < 1;
		if (t < 1) this.#ask();
		else this.#glide = undefined;
	}
}
