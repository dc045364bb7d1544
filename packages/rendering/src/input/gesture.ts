/**
 * What fingers, pen and mouse mean on the board, as a pure state machine: pointer events in, effects out. It knows no DOM, no
 * table and no card; positions are pixels from the board's corner. A card dragged in from the hand enters by `pickUp`.
 */
import { assertNever } from '@aquarius/engine';
import type { Point } from '../camera/camera.ts';

export type PointerKind = 'mouse' | 'touch' | 'pen';

export interface PointerInput extends Point {
	readonly type: 'down' | 'move' | 'up' | 'cancel';
	readonly id: number;
	readonly kind: PointerKind;
	/** Down only: the pointer went down on the previewed card, which can be dragged on. */
	readonly onDraft?: boolean;
}

interface Finger extends Point {
	readonly id: number;
	readonly kind: PointerKind;
}

export type Gesture =
	| { readonly type: 'idle' }
	/** Down and not yet moved: a tap, a pan or a drag of the preview. */
	| { readonly type: 'pressed'; readonly finger: Finger; readonly onDraft: boolean }
	/** Down on a card of the hand and not yet moved: a tap there is the host's. */
	| { readonly type: 'gripped'; readonly finger: Finger }
	| { readonly type: 'panning'; readonly finger: Finger }
	| { readonly type: 'pinching'; readonly fingers: readonly [Finger, Finger] }
	/** `from`: where the dragged card came from. */
	| { readonly type: 'dragging'; readonly finger: Finger; readonly from: 'hand' | 'draft' }
	/** After a drag that was broken off: nothing more until all fingers are up. */
	| { readonly type: 'spent'; readonly ids: readonly number[] };

export type GestureEffect =
	| { readonly type: 'pan'; readonly dx: number; readonly dy: number }
	/** Zoom by `factor` with `x`,`y` staying in place. */
	| { readonly type: 'zoom'; readonly factor: number; readonly x: number; readonly y: number }
	| { readonly type: 'tap'; readonly x: number; readonly y: number; readonly kind: PointerKind }
	| { readonly type: 'lift'; readonly from: 'hand' | 'draft' }
	| { readonly type: 'drag'; readonly x: number; readonly y: number; readonly kind: PointerKind }
	| { readonly type: 'drop'; readonly x: number; readonly y: number; readonly from: 'hand' | 'draft' }
	/** The system took the pointer away, or Escape: the card goes back (A17). */
	| { readonly type: 'drag-cancelled'; readonly from: 'hand' | 'draft' }
	| { readonly type: 'turn' }
	/** The camera rests: draw sharply. */
	| { readonly type: 'settle' };

export interface GestureStep {
	readonly gesture: Gesture;
	readonly effects: readonly GestureEffect[];
}

export const IDLE: Gesture = { type: 'idle' };

/** How far a pointer may stray and still tap, in pixels; a finger trembles more than a mouse. */
export function slack(kind: PointerKind): number {
	return kind === 'mouse' ? 4 : 10;
}

/** A card of the hand is taken. `moving`: the host has already seen it move, so it is dragged at once. */
export function pickUp(input: PointerInput, moving: boolean): GestureStep {
	const finger = fingerOf(input);
	if (!moving) return step({ type: 'gripped', finger });
	return step({ type: 'dragging', finger, from: 'hand' }, { type: 'lift', from: 'hand' }, dragTo(input));
}

/** Breaks off what is going on, as Escape and `destroy` do. */
export function breakOff(gesture: Gesture): GestureStep {
	switch (gesture.type) {
		case 'dragging':
			return step({ type: 'spent', ids: [gesture.finger.id] }, { type: 'drag-cancelled', from: gesture.from });
		case 'panning':
		case 'pinching':
			return step(IDLE, { type: 'settle' });
		case 'idle':
		case 'pressed':
		case 'gripped':
		case 'spent':
			return step(IDLE);
		default:
			return assertNever(gesture);
	}
}

/** Is something going on that the camera must not disturb (A18)? */
export function isBusy(gesture: Gesture): boolean {
	return gesture.type !== 'idle';
}

export function onPointer(gesture: Gesture, input: PointerInput): GestureStep {
	switch (gesture.type) {
		case 'idle':
			return input.type === 'down'
				? step({ type: 'pressed', finger: fingerOf(input), onDraft: input.onDraft === true })
				: step(gesture);
		case 'pressed':
			return whenPressed(gesture, input);
		case 'gripped':
			return whenGripped(gesture, input);
		case 'panning':
			return whenPanning(gesture, input);
		case 'pinching':
			return whenPinching(gesture, input);
		case 'dragging':
			return whenDragging(gesture, input);
		case 'spent':
			return whenSpent(gesture, input);
		default:
			return assertNever(gesture);
	}
}

const whenPressed = (gesture: Gesture & { type: 'pressed' }, input: PointerInput): GestureStep => {
	const { finger, onDraft } = gesture;
	if (input.type === 'down') return step({ type: 'pinching', fingers: [finger, fingerOf(input)] });
	if (input.id !== finger.id) return step(gesture);
	if (input.type === 'cancel') return step(IDLE);
	if (input.type === 'up') return step(IDLE, { type: 'tap', x: input.x, y: input.y, kind: input.kind });
	if (!strayed(finger, input)) return step(gesture);
	if (onDraft) {
		const dragging: Gesture = { type: 'dragging', finger: fingerOf(input), from: 'draft' };
		return step(dragging, { type: 'lift', from: 'draft' }, dragTo(input));
	}
	return step({ type: 'panning', finger: fingerOf(input) }, panBy(finger, input));
};

const whenGripped = (gesture: Gesture & { type: 'gripped' }, input: PointerInput): GestureStep => {
	const { finger } = gesture;
	if (input.id !== finger.id) return step(gesture);
	if (input.type === 'up' || input.type === 'cancel') return step(IDLE);
	return strayed(finger, input) ? pickUp(input, true) : step(gesture);
};

const whenPanning = (gesture: Gesture & { type: 'panning' }, input: PointerInput): GestureStep => {
	const { finger } = gesture;
	if (input.type === 'down') return step({ type: 'pinching', fingers: [finger, fingerOf(input)] });
	if (input.id !== finger.id) return step(gesture);
	if (input.type === 'move') return step({ type: 'panning', finger: fingerOf(input) }, panBy(finger, input));
	return step(IDLE, { type: 'settle' });
};

const whenPinching = (gesture: Gesture & { type: 'pinching' }, input: PointerInput): GestureStep => {
	const [a, b] = gesture.fingers;
	if (input.type === 'down' || (input.id !== a.id && input.id !== b.id)) return step(gesture);
	const stays = input.id === a.id ? b : a;
	if (input.type === 'up' || input.type === 'cancel') {
		return step({ type: 'panning', finger: stays }, { type: 'settle' });
	}
	const before = input.id === a.id ? a : b;
	const now = fingerOf(input);
	const from = middle(stays, before);
	const to = middle(stays, now);
	const factor = Math.max(1, distance(stays, now)) / Math.max(1, distance(stays, before));
	const fingers: readonly [Finger, Finger] = input.id === a.id ? [now, b] : [a, now];
	return step({ type: 'pinching', fingers }, panBy(from, to), { type: 'zoom', factor, x: to.x, y: to.y });
};

const whenDragging = (gesture: Gesture & { type: 'dragging' }, input: PointerInput): GestureStep => {
	const { finger, from } = gesture;
	// A second finger anywhere turns the card; where it goes then does not matter.
	if (input.type === 'down') return step(gesture, { type: 'turn' });
	if (input.id !== finger.id) return step(gesture);
	switch (input.type) {
		case 'move':
			return step({ type: 'dragging', finger: fingerOf(input), from }, dragTo(input));
		case 'up':
			return step(IDLE, dragTo(input), { type: 'drop', x: input.x, y: input.y, from });
		case 'cancel':
			return step(IDLE, { type: 'drag-cancelled', from });
		default:
			return assertNever(input.type);
	}
};

const whenSpent = (gesture: Gesture & { type: 'spent' }, input: PointerInput): GestureStep => {
	if (input.type === 'move') return step(gesture);
	const others = gesture.ids.filter((id) => id !== input.id);
	const ids = input.type === 'down' ? [...others, input.id] : others;
	return step(ids.length > 0 ? { type: 'spent', ids } : IDLE);
};

const step = (gesture: Gesture, ...effects: GestureEffect[]): GestureStep => ({ gesture, effects });
const fingerOf = ({ id, x, y, kind }: PointerInput): Finger => ({ id, x, y, kind });
const dragTo = ({ x, y, kind }: PointerInput): GestureEffect => ({ type: 'drag', x, y, kind });
const panBy = (from: Point, to: Point): GestureEffect => ({ type: 'pan', dx: to.x - from.x, dy: to.y - from.y });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const strayed = (finger: Finger, input: PointerInput): boolean => distance(finger, input) > slack(finger.kind);
