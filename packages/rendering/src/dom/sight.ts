/** What of the table is in sight, and who may change that: the camera policy of the live board (A18). */
import type { Spot } from '@aquarius/engine';
import type { BoardConfig } from '../board-config.ts';
import type { Box, Camera, Point } from '../camera/camera.ts';
import { BY_HAND, isSameCamera, keptInSight, panned, revealed, toTable, zoomedAt } from '../camera/camera.ts';
import { edgePointer } from '../camera/edge-pointer.ts';
import { boxOf, broughtIn, fitAll, fitByItself, type Insets, isFree, withRoom, withSides } from '../camera/fit.ts';
import type { Lead } from '../camera/off-screen.ts';
import { leadsTo } from '../camera/off-screen.ts';
import { isPlacing } from '../input/meaning.ts';
import { isSameSpot } from '../input/reach.ts';
import type { Lens } from './lens.ts';

const ZOOM_STEP = 1.3;
/** Boards narrower than this have their zoom buttons below the table. */
const NARROW = 560;
const ROOM_FOR_BUTTONS = 52;
const SMALL = 400;
const WIDE = 1.6;

/** What the policy asks of the board around it. */
export interface Surroundings {
	readonly root: HTMLElement;
	readonly config: () => BoardConfig;
	/** A pointer rests over the board or a gesture is going on. */
	readonly disturbed: () => boolean;
}

export class Sight {
	readonly #lens: Lens;
	readonly #around: Surroundings;
	/** The player has moved the camera: until the next fit it moves by their hand only. */
	#byHand = false;
	/** All of it was asked for, and nothing has moved the camera since: it stays whole when the board changes its size. */
	#whole = false;
	#corner: Point = { x: 0, y: 0 };
	#side = 0;
	/** Laid out of sight and not looked at since. */
	#unseen: readonly Spot[] = [];
	leads: readonly Lead[] = [];

	constructor(lens: Lens, around: Surroundings) {
		this.#lens = lens;
		this.#around = around;
	}

	/** Everything, legal spots included, however small it gets. */
	fitAll(): void {
		this.#byHand = false;
		this.#whole = true;
		this.#lens.glideTo(this.#all());
	}

	zoom(by: 'in' | 'out'): void {
		const { size, insets } = this.#lens;
		const x = (insets.left + size.width - insets.right) / 2;
		const y = (insets.top + size.height - insets.bottom) / 2;
		this.#glide(zoomedAt(this.#lens.goal, by === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP, { x, y }, BY_HAND));
	}

	/** Zooms so that a card is this wide, around a point. */
	zoomTo(card: number, at: Point): void {
		this.#glide(zoomedAt(this.#lens.camera, card / this.#lens.camera.card, at, BY_HAND));
	}

	/** As the hand moves it, at once. */
	pan(dx: number, dy: number): void {
		this.#moved();
		this.#lens.pan(dx, dy, this.#table());
	}

	pinch(factor: number, at: Point): void {
		this.#moved();
		this.#lens.zoom(factor, at, this.#table());
	}

	/** As a key moves it. */
	look(dx: number, dy: number): void {
		this.#glide(panned(this.#lens.goal, dx, dy));
	}

	/** The smallest movement that shows a place, with so many pixels around it. */
	reveal(spot: Spot, margin: number): void {
		const { goal, size } = this.#lens;
		const camera = revealed(goal, boxOf([spot]), size, Math.min(margin, size.width / 6, size.height / 6));
		if (!isSameCamera(camera, goal)) this.#glide(camera);
	}

	/** The table has grown. Follows only while nobody would notice: nothing held, no pointer, camera never moved by hand. */
	grown(laid: readonly Spot[]): void {
		if (laid.length === 0) return;
		this.#unseen = [...laid, ...this.#unseen];
		const { held, draft, targets } = this.#around.config();
		if (held || draft || targets || this.#byHand || this.#around.disturbed()) return;
		const { goal, size } = this.#lens;
		// With room around, so that the places beside the new card are not cut off.
		const box = this.#roomy();
		if (isFree(goal, box, size, this.#insets(box))) return;
		this.#whole = false;
		this.#lens.glideTo(this.#automatic());
	}

	/** A card was picked up, or asks for a target: what may be chosen comes into sight, unless a hand is or was at the camera. */
	offered(): void {
		if (this.#byHand || this.#around.disturbed()) return;
		const config = this.#around.config();
		const choices = choicesOf(config);
		if (choices.length === 0) return;
		const { goal, size } = this.#lens;
		const box = boxOf([...cardsOf(config), ...choices]);
		this.#lens.glideTo(broughtIn(goal, box, size, this.#insets(box)));
	}

	/** Another table altogether: a new game, another position. The old view means nothing any more. */
	renewed(): void {
		this.#unseen = [];
		this.#byHand = false;
		this.#whole = false;
		if (!this.#around.disturbed()) this.#lens.jumpTo(this.#automatic());
	}

	resized(): void {
		const { size: was, insets: wasInsets } = this.#lens;
		const moved = this.#measure();
		const { goal: camera, size, insets } = this.#lens;
		if (size.width === 0 || size.height === 0) return;
		const isSame = was.width === size.width && was.height === size.height;
		if (isSame && isSameInsets(wasInsets, insets)) return;
		if (was.width === 0) this.#lens.jumpTo(this.#automatic());
		// What is under a pointer stays there, even if the board's corner moves.
		else if (this.#around.disturbed()) this.#lens.jumpTo(panned(camera, moved.x, moved.y));
		else if (this.#whole) this.#lens.jumpTo(this.#all());
		else if (this.#byHand || this.#around.config().held) {
			const by = { x: (size.width - was.width) / 2, y: (size.height - was.height) / 2 };
			this.#lens.jumpTo(keptInSight(panned(camera, by.x, by.y), this.#table(), size));
		} else this.#lens.jumpTo(this.#automatic());
	}

	/** Arrows to show now. */
	leadsNow(): readonly Lead[] {
		const { camera, size } = this.#lens;
		const { table } = this.#around.config();
		this.#unseen = this.#unseen.filter(
			(spot) => table.some((card) => isSameSpot(card, spot)) && edgePointer(camera, boxOf([spot]), size),
		);
		this.leads = leadsTo(this.#unseen, choicesOf(this.#around.config()), camera, size);
		return this.leads;
	}

	/** The middle of the view, as the spot of a card there. */
	middle(): Spot {
		const { size, camera } = this.#lens;
		const { x, y } = toTable(camera, { x: size.width / 2, y: size.height / 2 });
		return { x: x - 0.5, y: y - 0.5 };
	}

	#table(): Box {
		return boxOf(cardsOf(this.#around.config()));
	}

	#moved(): void {
		this.#byHand = true;
		this.#whole = false;
	}

	#all(): Camera {
		const config = this.#around.config();
		const box = isPlacing(config) ? boxOf([...cardsOf(config), ...config.spots]) : this.#roomy();
		const { size, insets } = this.#lens;
		const side = this.#side;
		return fitAll(box, size, { ...insets, left: insets.left + side, right: insets.right + side });
	}

	#glide(camera: Camera): void {
		this.#moved();
		this.#lens.glideTo(keptInSight(camera, this.#table(), this.#lens.size));
	}

	#automatic(): Camera {
		const { lastMove, table } = this.#around.config();
		const last = lastMove[0] ?? table.at(-1) ?? { x: 0, y: 0 };
		const box = this.#roomy();
		return fitByItself(box, this.#lens.size, this.#insets(box), { x: last.x + 0.5, y: last.y + 0.5 });
	}

	/** The table with room around, if there is room. */
	#roomy(): Box {
		const { size, insets } = this.#lens;
		return withRoom(this.#table(), size, insets);
	}

	/** What to keep free for a box: the sides too, where the zoom buttons stand, unless it needs them. */
	#insets(box: Box): Insets {
		const { size, insets } = this.#lens;
		return withSides(box, size, insets, this.#side);
	}

	/** Reads size and padding of the board; gives how far its corner has moved on the page, backwards. */
	#measure(): Point {
		const { root } = this.#around;
		const box = root.getBoundingClientRect();
		const style = getComputedStyle(root);
		// A low board has no row to give away; there they stand at its side, unless it has no width to give either.
		const narrow = box.width < SMALL || (box.width < NARROW && box.width < WIDE * box.height);
		root.classList.toggle('aq-narrow', narrow);
		const pixels = (length: string) => Number.parseFloat(length) || 0;
		// Elsewhere they stand over the right edge; as much is kept free at the left, so that the table stays in the middle.
		this.#side = narrow ? 0 : ROOM_FOR_BUTTONS;
		this.#lens.size = { width: box.width, height: box.height };
		this.#lens.insets = {
			top: pixels(style.paddingTop),
			right: pixels(style.paddingRight),
			bottom: pixels(style.paddingBottom) + (narrow ? ROOM_FOR_BUTTONS : 0),
			left: pixels(style.paddingLeft),
		};
		const moved = { x: this.#corner.x - box.left, y: this.#corner.y - box.top };
		this.#corner = { x: box.left, y: box.top };
		return moved;
	}
}

const isSameInsets = (a: Insets, b: Insets): boolean =>
	a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;

const cardsOf = ({ table, draft }: BoardConfig): readonly Spot[] => (draft ? [...table, draft] : table);

/** What the player may choose from, and should know about even out of sight. */
const choicesOf = (config: BoardConfig): readonly Spot[] => {
	if (!config.interactive) return [];
	if (config.targets) return config.targets.spots;
	return isPlacing(config) ? config.spots : [];
};
