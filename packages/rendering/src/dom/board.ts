/**
 * The live board: an element that shows a `BoardConfig` and says through `BoardHandlers` what the player does. It holds no rules:
 * legal spots, targets and reasons are given. The picture depends on the last `set` alone; motion decorates.
 */
import { assertNever, type Placement, type Spot } from '@aquarius/engine';
import type { Board, BoardConfig, BoardHandlers, PointerStart } from '../board-config.ts';
import type { Point } from '../camera/camera.ts';
import { toTable } from '../camera/camera.ts';
import type { Gesture, GestureEffect } from '../input/gesture.ts';
import type { Meaning } from '../input/meaning.ts';
import { isPlacing, meaningOfTap } from '../input/meaning.ts';
import { coveringAt, isSameSpot } from '../input/reach.ts';
import { isDue, NO_TAPS, PAIR, type Taps, tapDraft } from '../input/taps.ts';
import { makeCarried } from './carried.ts';
import { Carrying } from './carrying.ts';
import { makeControls } from './controls.ts';
import { htmlElement, setAttributes, svgElement } from './elements.ts';
import { Keyboard } from './keyboard.ts';
import { Lens } from './lens.ts';
import { alarm, eachFrame, listen, type Undo } from './listen.ts';
import { makePicture } from './picture.ts';
import { Pointers } from './pointers.ts';
import { Sight } from './sight.ts';
import { StopElements } from './stop-elements.ts';
import { styleFor } from './style-sheet.ts';
import { wheelOn } from './wheel.ts';

/** Below this width of a card a finger cannot hit: its tap zooms first, to the width after it. */
const HITTABLE = 56;
const TAP_ZOOM = 88;
/** Room around a place that an arrow at the edge leads to. */
const AROUND = 56;

let boards = 0;

/** Is there something to choose that was not there before, and nothing chosen yet? */
const offersAnew = (was: BoardConfig, now: BoardConfig): boolean =>
	(now.held !== was.held && now.draft === null) || (now.targets !== null && was.targets === null);

/** Shows a board in an element, whose children it replaces. The element must have a size; `destroy` leaves it empty. */
export function mountBoard(element: HTMLElement, config: BoardConfig, handlers: BoardHandlers): Board {
	const board = new LiveBoard(element, config, handlers);
	return {
		set: (next) => board.set(next),
		fitAll: () => board.sight.fitAll(),
		zoom: (by) => board.sight.zoom(by),
		startDrag: (event, card) => board.startDrag(event, card),
		focus: () => board.stops.focus(),
		destroy: () => board.destroy(),
	};
}

class LiveBoard {
	readonly sight: Sight;
	readonly stops: StopElements;
	readonly #root = htmlElement('div', { class: 'aq-board', role: 'group', 'data-doing': 'idle' });
	readonly #prefix = `aq${++boards}-`;
	readonly #picture = makePicture(this.#prefix);
	readonly #frames = eachFrame((now) => this.#frame(now));
	readonly #controls = makeControls({
		zoom: (by) => this.sight.zoom(by),
		fitAll: () => this.sight.fitAll(),
		reveal: (index) => {
			const lead = this.sight.leads[index];
			if (lead) this.sight.reveal(lead.spot, AROUND);
		},
	});
	readonly #tapRest = alarm(() => this.#tapDue());
	readonly #handlers: BoardHandlers;
	readonly #lens: Lens;
	readonly #pointers: Pointers;
	readonly #carrying: Carrying;
	readonly #undos: Undo[];
	#config: BoardConfig;
	#changed = true;
	#taps: Taps = NO_TAPS;
	#gone = false;

	constructor(element: HTMLElement, config: BoardConfig, handlers: BoardHandlers) {
		this.#config = config;
		this.#handlers = handlers;
		const root = this.#root;
		const { scaled } = this.#picture;
		const svg = svgElement('svg', { class: 'aq-table', width: 1, height: 1, role: 'presentation' }, scaled);
		const layer = htmlElement('div', { class: 'aq-layer' }, svg);
		const carried = makeCarried(this.#prefix);
		root.append(layer, this.#controls.element, carried.element);
		this.#lens = new Lens(layer, scaled, this.#frames.ask);
		this.stops = new StopElements(this.#picture.stops, root);
		this.#carrying = new Carrying(root, this.#lens, this.stops, carried);
		const undoStyle = styleFor(element);
		element.replaceChildren(root);
		this.#pointers = new Pointers(root, {
			effect: (effect) => this.#effect(effect),
			onDraft: (x, y) => this.#isOnDraft({ x, y }),
			changed: (gesture) => this.#gestureChanged(gesture),
		});
		this.sight = new Sight(this.#lens, {
			root,
			config: () => this.#config,
			disturbed: () => this.#pointers.over || this.#pointers.busy,
		});
		const keyboard = new Keyboard(root, {
			config: () => this.#config,
			dragging: () => this.#pointers.gesture.type === 'dragging',
			breakOff: () => this.#pointers.breakOff(),
			act: (meaning) => this.#act(meaning),
			turn: () => this.#handlers.onTurn(),
			cancel: () => this.#handlers.onCancel(),
			stops: this.stops,
			sight: this.sight,
		});
		const observer = new ResizeObserver(() => this.sight.resized());
		observer.observe(root);
		this.#undos = [
			undoStyle,
			() => this.#pointers.stop(),
			() => keyboard.stop(),
			() => observer.disconnect(),
			this.#controls.undo,
			this.#frames.stop,
			this.#tapRest.stop,
			wheelOn(root, this.sight, this.#lens, () => this.#pointers.busy),
			listen(root, 'click', (event) => this.#click(event)),
		];
		this.sight.resized();
		this.#frame(performance.now());
	}

	set(config: BoardConfig): void {
		const was = this.#config;
		const isOld = (card: Placement) => was.table.some((old) => isSameSpot(old, card) && old.card === card.card);
		const laid = config.table.filter((card) => !isOld(card) && !(was.draft && isSameSpot(was.draft, card)));
		this.#config = config;
		this.#changed = true;
		if (!config.draft || !was.draft || !isSameSpot(config.draft, was.draft)) this.#taps = NO_TAPS;
		if (laid.length > 0 && !config.table.some(isOld)) this.sight.renewed();
		else this.sight.grown(laid);
		if (offersAnew(was, config)) this.sight.offered();
		this.#frames.ask();
	}

	startDrag(event: PointerStart, card: Placement['card']): void {
		if (!this.#config.interactive || this.#pointers.busy) return;
		this.#carrying.take(card, 'hand');
		this.#pointers.pickUp(event);
	}

	destroy(): void {
		if (this.#gone) return;
		this.#gone = true;
		for (const undo of this.#undos) undo();
		this.#carrying.putDown();
		this.#root.remove();
	}

	/** The one redraw of a frame. */
	#frame(now: number): void {
		if (this.#lens.frame(now) || this.#changed) this.#draw();
		this.#controls.point(this.sight.leadsNow().map(({ pointer }) => pointer));
		this.#carrying.draw(this.#config);
	}

	#draw(): void {
		this.#changed = false;
		const config = this.#config;
		this.#picture.draw(this.#carrying.hidesDraft ? { ...config, draft: null } : config, this.#lens.laid);
		this.stops.update(config, this.sight.middle());
		this.#controls.say(config.words);
		setAttributes(this.#root, { 'aria-label': config.words.board });
	}

	#gestureChanged(gesture: Gesture): void {
		if (gesture.type !== 'idle') this.#lens.hold();
		setAttributes(this.#root, { 'data-doing': gesture.type });
	}

	#effect(effect: GestureEffect): void {
		switch (effect.type) {
			case 'pan':
				this.sight.pan(effect.dx, effect.dy);
				break;
			case 'zoom':
				this.sight.pinch(effect.factor, effect);
				break;
			case 'settle':
				this.#lens.settle();
				break;
			case 'tap':
				this.#tap(effect, effect.kind === 'touch');
				break;
			case 'lift':
				this.#lift(effect.from);
				break;
			case 'drag':
				this.#carrying.move(effect, effect.kind === 'touch');
				this.#frames.ask();
				break;
			case 'drop':
				this.#drop();
				break;
			case 'drag-cancelled':
				this.#redraw(() => this.#carrying.putDown());
				if (effect.from === 'hand') this.#handlers.onCancel();
				break;
			case 'turn':
				this.#handlers.onTurn();
				break;
			default:
				assertNever(effect);
		}
	}

	#redraw(after: () => void): void {
		after();
		this.#changed = true;
		this.#frames.ask();
	}

	#lift(from: 'hand' | 'draft'): void {
		this.#taps = NO_TAPS;
		const card = from === 'draft' ? this.#config.draft?.card : this.#carrying.card;
		if (card) this.#redraw(() => this.#carrying.take(card, from));
	}

	#drop(): void {
		const meaning = this.#carrying.drop(this.#config);
		this.#redraw(() => {});
		if (meaning.type === 'cancel') this.#handlers.onCancel();
		else this.#act(meaning);
	}

	#isOnDraft(at: Point): boolean {
		const { interactive, draft } = this.#config;
		return interactive && draft !== null && coveringAt([draft], toTable(this.#lens.camera, at)) !== undefined;
	}

	#tap(at: Point, finger: boolean): void {
		const { camera } = this.#lens;
		if (finger && camera.card < HITTABLE) {
			this.sight.zoomTo(TAP_ZOOM, at);
			return;
		}
		const meaning = meaningOfTap(this.#config, toTable(camera, at));
		if (meaning.type !== 'draft') {
			this.#taps = NO_TAPS;
			this.#act(meaning);
			return;
		}
		const { taps, turn } = tapDraft(this.#taps, performance.now());
		this.#taps = taps;
		if (turn) this.#handlers.onTurn();
		else this.#tapRest.set(PAIR);
	}

	#tapDue(): void {
		// A timer may be a little early by another clock.
		if (!isDue(this.#taps, performance.now() + 5)) return;
		this.#taps = NO_TAPS;
		this.#act({ type: 'draft' });
	}

	/** Assistive technology clicks without a pointer. */
	#click(event: MouseEvent): void {
		const stop = event.detail === 0 ? this.stops.stopAt(event.target) : undefined;
		if (stop) this.#act(stop.meaning);
	}

	#act(meaning: Meaning): void {
		switch (meaning.type) {
			case 'spot':
				this.#handlers.onSpot(meaning.spot);
				break;
			case 'draft':
				if (isPlacing(this.#config) && this.#config.draft) this.#handlers.onCommit();
				break;
			case 'card':
				this.#handlers.onCard(meaning.placement);
				break;
			case 'refused':
				this.#refuse(meaning.spot);
				break;
			case 'nothing':
				break;
			default:
				assertNever(meaning);
		}
	}

	#refuse(spot: Spot): void {
		const code = this.#handlers.onRefused(spot);
		if (!code || this.#gone) return;
		this.#picture.refuse(spot);
		this.#handlers.onSay(this.#config.words.reason(code));
	}
}
