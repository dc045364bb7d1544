/** Turns the browser's pointer events into gestures. Positions are pixels from the board's corner. */
import type { PointerStart } from '../board-config.ts';
import type { Gesture, GestureEffect, GestureStep, PointerInput, PointerKind } from '../input/gesture.ts';
import { breakOff, IDLE, isBusy, onPointer, pickUp } from '../input/gesture.ts';
import type { Undo } from './listen.ts';
import { listen } from './listen.ts';

export interface PointerHandlers {
	readonly effect: (effect: GestureEffect) => void;
	/** Did a pointer go down on the preview? */
	readonly onDraft: (x: number, y: number) => boolean;
	/** The gesture is another one now. */
	readonly changed: (gesture: Gesture) => void;
}

export class Pointers {
	/** A mouse or hovering pen rests over the board: the camera must not move by itself. */
	over = false;
	gesture: Gesture = IDLE;
	readonly #root: HTMLElement;
	readonly #handlers: PointerHandlers;
	readonly #undos: readonly Undo[];
	#lastKind: PointerKind = 'mouse';

	constructor(root: HTMLElement, handlers: PointerHandlers) {
		this.#root = root;
		this.#handlers = handlers;
		this.#undos = [
			listen(root, 'pointerdown', (event) => this.#down(event)),
			// A card may be carried, and a finger pan, outside of the board: so the window is listened to.
			...(['pointermove', 'pointerup', 'pointercancel'] as const).map((type) =>
				listen(window, type, (event) => this.#later(event), { capture: true }),
			),
			listen(window, 'pointerdown', (event) => this.#elsewhere(event), { capture: true }),
			listen(root, 'pointerenter', (event) => this.#hover(event, true)),
			listen(root, 'pointermove', (event) => this.#hover(event, true)),
			listen(root, 'pointerleave', (event) => this.#hover(event, false)),
			// A long press opens no menu under a finger.
			listen(root, 'contextmenu', (event) => this.#lastKind !== 'mouse' && event.preventDefault()),
		];
	}

	get busy(): boolean {
		return isBusy(this.gesture);
	}

	/** A card was taken outside of the board; an event that is not a press has already moved. */
	pickUp(event: PointerStart): void {
		const moving = event.type !== 'pointerdown';
		this.#take(pickUp(this.#input(event, moving ? 'move' : 'down'), moving));
		if (moving) this.#capture(event.pointerId);
	}

	breakOff(): void {
		this.#take(breakOff(this.gesture));
	}

	stop(): void {
		this.gesture = IDLE;
		for (const undo of this.#undos) undo();
	}

	#down(event: PointerEvent): void {
		this.#lastKind = kindOf(event);
		if (event.button !== 0 || isControl(event.target)) return;
		const input = this.#input(event, 'down');
		this.#take(onPointer(this.gesture, { ...input, onDraft: this.#handlers.onDraft(input.x, input.y) }));
	}

	#later(event: PointerEvent): void {
		if (!this.busy) return;
		const was = this.gesture.type;
		const type = event.type === 'pointermove' ? 'move' : event.type === 'pointerup' ? 'up' : 'cancel';
		this.#take(onPointer(this.gesture, this.#input(event, type)));
		// Only now that it is more than a press: a capture would send a click in the hand astray.
		if (this.gesture.type !== was && (this.gesture.type === 'dragging' || this.gesture.type === 'panning')) {
			this.#capture(event.pointerId);
		}
	}

	/** While a card is carried a further finger may come down anywhere. */
	#elsewhere(event: PointerEvent): void {
		if (this.gesture.type !== 'dragging' || event.pointerId === this.gesture.finger.id) return;
		event.preventDefault();
		event.stopPropagation();
		this.#take(onPointer(this.gesture, this.#input(event, 'down')));
	}

	#hover(event: PointerEvent, over: boolean): void {
		if (event.pointerType !== 'touch') this.over = over;
	}

	#take({ gesture, effects }: GestureStep): void {
		const changed = gesture.type !== this.gesture.type;
		this.gesture = gesture;
		if (changed) this.#handlers.changed(gesture);
		for (const effect of effects) this.#handlers.effect(effect);
	}

	#input(event: PointerStart, type: PointerInput['type']): PointerInput {
		const box = this.#root.getBoundingClientRect();
		return {
			type,
			id: event.pointerId,
			x: event.clientX - box.left,
			y: event.clientY - box.top,
			kind: kindOf(event),
		};
	}

	#capture(id: number): void {
		try {
			this.#root.setPointerCapture(id);
		} catch {
			// The pointer has gone meanwhile; its up or cancel has been or will be heard by the window.
		}
	}
}

const kindOf = (event: PointerStart): PointerKind =>
	event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';

const isControl = (target: EventTarget | null): boolean =>
	target instanceof Element && target.closest('button, .aq-zoom') !== null;
