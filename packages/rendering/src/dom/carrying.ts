/** A card under way: taken from the hand or from its preview, carried by a pointer, and let go somewhere. */
import type { Placement } from '@aquarius/engine';
import type { BoardConfig } from '../board-config.ts';
import type { Point } from '../camera/camera.ts';
import { ASPECT, toScreen, toTable } from '../camera/camera.ts';
import type { Meaning } from '../input/meaning.ts';
import { isPlacing, meaningOfDrop } from '../input/meaning.ts';
import { isSameSpot, spotInReach } from '../input/reach.ts';
import type { Carried } from './carried.ts';
import type { Lens } from './lens.ts';
import type { StopElements } from './stop-elements.ts';

interface Load {
	readonly card: Placement['card'];
	readonly from: 'hand' | 'draft';
	/** Middle of the card in pixels from the board's corner; undefined until it moves. */
	at: Point | undefined;
}

/** How far above a finger a card hovers, besides half of its height: what is under a finger cannot be seen. */
const HOVER = 24;

export class Carrying {
	#load: Load | undefined;
	readonly #root: HTMLElement;
	readonly #lens: Lens;
	readonly #stops: StopElements;
	readonly #carried: Carried;

	constructor(root: HTMLElement, lens: Lens, stops: StopElements, carried: Carried) {
		this.#root = root;
		this.#lens = lens;
		this.#stops = stops;
		this.#carried = carried;
	}

	/** A preview that is carried on is not drawn where it was. */
	get hidesDraft(): boolean {
		return this.#load?.from === 'draft' && this.#load.at !== undefined;
	}

	take(card: Placement['card'], from: 'hand' | 'draft'): void {
		this.#load = { card, from, at: undefined };
	}

	/** The card that a press has gripped; undefined if there is none. */
	get card(): Placement['card'] | undefined {
		return this.#load?.card;
	}

	move(to: Point, finger: boolean): void {
		if (!this.#load) return;
		const above = finger ? (this.#lens.camera.card * ASPECT) / 2 + HOVER : 0;
		this.#load.at = { x: to.x, y: to.y - above };
	}

	/** Draws it at the pointer, or on the spot that it snaps to. */
	draw(config: BoardConfig): void {
		const load = this.#load;
		if (!load?.at) return;
		const { camera } = this.#lens;
		const near =
			isPlacing(config) && this.#isInside(load.at) ? spotInReach(config.spots, toTable(camera, load.at)) : undefined;
		const middle = near ? toScreen(camera, { x: near.x + 0.5, y: near.y + 0.5 }) : load.at;
		const box = this.#root.getBoundingClientRect();
		// The host may have turned it meanwhile.
		const card = (load.from === 'draft' ? config.draft?.card : config.held) ?? load.card;
		this.#carried.show(card, box.left + middle.x, box.top + middle.y, camera.card, near !== undefined);
		this.#stops.markNear(near);
	}

	/** Lets go; gives what that means. `cancel`: outside of the board, or nothing can be laid. */
	drop(config: BoardConfig): Meaning | { readonly type: 'cancel' } {
		const load = this.#load;
		this.putDown();
		if (!load?.at) return { type: 'nothing' };
		if (!this.#isInside(load.at)) return { type: 'cancel' };
		const meaning = meaningOfDrop(config, toTable(this.#lens.camera, load.at));
		if (meaning.type === 'nothing') return { type: 'cancel' };
		const isBack = load.from === 'draft' && meaning.type === 'spot' && config.draft;
		return isBack && isSameSpot(isBack, meaning.spot) ? { type: 'nothing' } : meaning;
	}

	putDown(): void {
		this.#load = undefined;
		this.#carried.hide();
		this.#stops.markNear(undefined);
	}

	#isInside({ x, y }: Point): boolean {
		const { width, height } = this.#lens.size;
		return x >= 0 && y >= 0 && x <= width && y <= height;
	}
}
