/** Keys and focus on the board. What a mouse can do, these can. */
import { assertNever } from '@aquarius/engine';
import type { BoardConfig } from '../board-config.ts';
import type { KeyCommand } from '../input/keys.ts';
import { commandFor, stepOf } from '../input/keys.ts';
import type { Meaning } from '../input/meaning.ts';
import { isPlacing } from '../input/meaning.ts';
import { isSameSpot } from '../input/reach.ts';
import type { Stop } from '../input/stops.ts';
import { listen, type Undo } from './listen.ts';
import type { Sight } from './sight.ts';
import type { StopElements } from './stop-elements.ts';

const LOOK_STEP = 120;
/** Room kept around what has the focus. */
const AROUND = 12;

export interface KeyHandlers {
	readonly config: () => BoardConfig;
	readonly dragging: () => boolean;
	readonly breakOff: () => void;
	readonly act: (meaning: Meaning) => void;
	readonly turn: () => void;
	readonly cancel: () => void;
	readonly stops: StopElements;
	readonly sight: Sight;
}

export class Keyboard {
	readonly #on: KeyHandlers;
	readonly #undos: readonly Undo[];

	constructor(root: HTMLElement, on: KeyHandlers) {
		this.#on = on;
		this.#undos = [
			listen(root, 'keydown', (event) => this.#key(event)),
			// While a card is carried the focus may be anywhere.
			listen(window, 'keydown', (event) => this.#keyInDrag(event), { capture: true }),
			listen(root, 'focusin', (event) => this.#focusin(event)),
		];
	}

	stop(): void {
		for (const undo of this.#undos) undo();
	}

	/** A key that was for the board is marked by `defaultPrevented`, so that a host's own shortcuts can leave it alone. */
	#key(event: KeyboardEvent): void {
		const command = commandFor(keyInput(event));
		if (!command || isButton(event.target)) return;
		if (this.#run(command, event.repeat)) event.preventDefault();
	}

	#keyInDrag(event: KeyboardEvent): void {
		if (!this.#on.dragging()) return;
		const command = commandFor(keyInput(event));
		if (command?.type !== 'turn' && command?.type !== 'cancel') return;
		event.preventDefault();
		event.stopPropagation();
		if (command.type === 'cancel') this.#on.breakOff();
		else if (!event.repeat) this.#on.turn();
	}

	/** True if the key meant something here and now. */
	#run(command: KeyCommand, repeated: boolean): boolean {
		const { stops, sight } = this.#on;
		switch (command.type) {
			case 'go':
				return this.#show(stops.go(command.way));
			case 'next':
			case 'previous':
				return this.#show(stops.page(command.type === 'next' ? 1 : -1));
			case 'first':
			case 'last':
				return this.#show(stops.end(command.type));
			case 'look': {
				const step = stepOf(command.way);
				sight.look(-step.x * LOOK_STEP, -step.y * LOOK_STEP);
				return true;
			}
			case 'choose':
				return this.#choose(repeated);
			case 'turn':
				return this.#turn(repeated);
			case 'cancel':
				return this.#cancel();
			case 'fit':
				sight.fitAll();
				return true;
			case 'zoom-in':
			case 'zoom-out':
				sight.zoom(command.type === 'zoom-in' ? 'in' : 'out');
				return true;
			default:
				return assertNever(command);
		}
	}

	#choose(repeated: boolean): boolean {
		const config = this.#on.config();
		// With the focus on the board as a whole, Enter can only mean the preview.
		const whole: Meaning = isPlacing(config) && config.draft ? { type: 'draft' } : { type: 'nothing' };
		const focused = this.#on.stops.focused()?.meaning ?? whole;
		// Twice within a frame: the place is previewed already, though not drawn yet.
		const again = focused.type === 'spot' && config.draft !== null && isSameSpot(focused.spot, config.draft);
		const meaning = again ? whole : focused;
		if (meaning.type === 'nothing') return false;
		if (!repeated) this.#on.act(meaning);
		return true;
	}

	#turn(repeated: boolean): boolean {
		if (!isPlacing(this.#on.config())) return false;
		if (!repeated) this.#on.turn();
		return true;
	}

	#cancel(): boolean {
		const config = this.#on.config();
		if (!config.interactive || !(isPlacing(config) || config.targets)) return false;
		this.#on.cancel();
		return true;
	}

	/** Keys may lead out of sight: the camera follows them. */
	#show(stop: Stop | undefined): boolean {
		if (!stop) return false;
		this.#on.sight.reveal(stop, AROUND);
		return true;
	}

	#focusin(event: FocusEvent): void {
		const stop = this.#on.stops.stopAt(event.target);
		if (!stop) return;
		this.#on.stops.enter(stop);
		const byKey = event.target instanceof Element && event.target.matches(':focus-visible');
		if (byKey && !this.#on.dragging()) this.#show(stop);
	}
}

const keyInput = (event: KeyboardEvent) => ({
	key: event.key,
	shift: event.shiftKey,
	modified: event.ctrlKey || event.altKey || event.metaKey,
});

const isButton = (target: EventTarget | null): boolean =>
	target instanceof Element && target.closest('button') !== null;
