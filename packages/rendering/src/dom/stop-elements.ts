/** The elements that are focused and named: one for each card and spot, lying over the picture, with one tab stop for all. */
import type { Spot } from '@aquarius/engine';
import type { BoardConfig, LegalSpot } from '../board-config.ts';
import type { Way } from '../input/keys.ts';
import { isSameSpot } from '../input/reach.ts';
import { besidePlace, inReadingOrder, nearestPlace, nextPlace } from '../input/roving.ts';
import type { Stop } from '../input/stops.ts';
import { stopsOf } from '../input/stops.ts';
import { paintCardFrame } from '../marks/frames.ts';
import { paintSpot } from '../marks/spots.ts';
import { setAttributes, svgElement } from './elements.ts';
import { inOrder } from './keyed.ts';

interface Shown {
	stop: Stop;
	readonly element: SVGGElement;
	readonly picture: SVGGElement;
	markup: string;
}

const CLASS: Readonly<Record<Stop['kind'], string>> = {
	card: 'aq-stop aq-card',
	target: 'aq-stop aq-target-stop',
	spot: 'aq-stop aq-spot-stop',
	draft: 'aq-stop aq-draft',
	empty: 'aq-stop aq-empty',
};

export class StopElements {
	readonly #parent: SVGGElement;
	/** Where focus falls back to when there is nothing else. */
	readonly #root: HTMLElement;
	#shown = new Map<string, Shown>();
	#current: Stop | undefined;

	constructor(parent: SVGGElement, root: HTMLElement) {
		this.#parent = parent;
		this.#root = root;
	}

	/** Brings the elements in step with what is shown. Focus that would be lost stays on the board; focus elsewhere is left alone. */
	update(config: BoardConfig, home: Spot): void {
		const focused = this.focused();
		const next = new Map<string, Shown>();
		for (const stop of stopsOf(config)) {
			const shown = this.#shown.get(stop.key) ?? made(stop);
			refresh(shown, stop, markupOf(stop, config));
			next.set(stop.key, shown);
		}
		for (const [key, { element }] of this.#shown) if (!next.has(key)) element.remove();
		inOrder(
			this.#parent,
			[...next.values()].map(({ element }) => element),
		);
		this.#shown = next;
		this.#chooseCurrent(home);
		if (focused && !next.has(focused.key)) this.#refocus(focused);
	}

	focused(): Stop | undefined {
		const active = this.#parent.getRootNode() as Document | ShadowRoot;
		for (const { stop, element } of this.#shown.values()) if (element === active.activeElement) return stop;
		return undefined;
	}

	/** The stop of an element inside the board, as events name it. */
	stopAt(target: EventTarget | null): Stop | undefined {
		const element = target instanceof Element ? target.closest('.aq-stop') : null;
		for (const shown of this.#shown.values()) if (shown.element === element) return shown.stop;
		return undefined;
	}

	/** Remembers where the focus is, so that the one tab stop leads back there. */
	enter(stop: Stop): void {
		this.#setCurrent(stop);
	}

	focus(): void {
		const shown = this.#current && this.#shown.get(this.#current.key);
		(shown?.element ?? this.#root).focus({ preventScroll: true });
	}

	/** Moves the focus; gives the stop that has it now. */
	go(way: Way): Stop | undefined {
		const from = this.focused() ?? this.#current;
		if (!from) return undefined;
		const main = this.#main();
		// From a place that arrows do not lead to, or from outside, the first step only enters.
		if (!this.focused()) return this.#focusOn(from);
		const to = nextPlace(main, from, way);
		return to ? this.#focusOn(main.find((stop) => isSameSpot(stop, to)) ?? from) : from;
	}

	/** As `go`, through everything in reading order. */
	page(by: 1 | -1): Stop | undefined {
		const all = this.#all();
		const pool = all.some((stop) => stop.kind === 'empty') ? all.filter((stop) => stop.kind !== 'card') : all;
		return this.#focusOn(besidePlace(pool, this.#current ?? { x: 0, y: 0 }, by));
	}

	end(which: 'first' | 'last'): Stop | undefined {
		const main = inReadingOrder(this.#main());
		return this.#focusOn(which === 'first' ? main[0] : main.at(-1));
	}

	/** Marks the spot that a dragged card snaps to. */
	markNear(spot: LegalSpot | undefined): void {
		for (const { stop, element } of this.#shown.values()) {
			element.classList.toggle('aq-near', spot !== undefined && stop.kind !== 'card' && isSameSpot(stop, spot));
		}
	}

	#all(): readonly Stop[] {
		return [...this.#shown.values()].map(({ stop }) => stop);
	}

	#main(): readonly Stop[] {
		return this.#all().filter((stop) => stop.main);
	}

	#focusOn(stop: Stop | undefined): Stop | undefined {
		if (!stop) return undefined;
		this.#setCurrent(stop);
		this.#shown.get(stop.key)?.element.focus({ preventScroll: true });
		return stop;
	}

	/** The focused thing is gone: the next best is what lies there now, then the board itself. Never elsewhere (A19). */
	#refocus(gone: Stop): void {
		const here = this.#all().find((stop) => isSameSpot(stop, gone));
		if (here) this.#focusOn(here);
		else this.#root.focus({ preventScroll: true });
	}

	#chooseCurrent(home: Spot): void {
		const main = this.#main();
		const old = this.#current && this.#shown.get(this.#current.key)?.stop;
		const focused = this.focused();
		const kept = focused ?? (old?.main ? old : undefined);
		this.#setCurrent(kept ?? nearestPlace(main, home));
	}

	#setCurrent(stop: Stop | undefined): void {
		this.#current = stop;
		for (const shown of this.#shown.values()) {
			setAttributes(shown.element, { tabindex: shown.stop.key === stop?.key ? 0 : -1 });
		}
		setAttributes(this.#root, { tabindex: stop ? -1 : 0 });
	}
}

const made = (stop: Stop): Shown => {
	const picture = svgElement('g', { 'aria-hidden': 'true' });
	const [x, y] = [stop.x * 120, stop.y * 80];
	const box = (out: number) => ({ x: x - out, y: y - out, width: 120 + 2 * out, height: 80 + 2 * out });
	const line = (out: number, width: number) =>
		svgElement('rect', { ...box(out), rx: 9 + out, 'stroke-width': width, 'vector-effect': 'non-scaling-stroke' });
	// Under the picture, so that it hides no plug.
	const ring = svgElement('g', { class: 'aq-ring', 'aria-hidden': 'true' }, line(0, 7), line(2.5, 3));
	const element = svgElement('g', {}, ring, picture, svgElement('rect', { class: 'aq-hit', ...box(0) }));
	return { stop, element, picture, markup: '' };
};

const refresh = (shown: Shown, stop: Stop, markup: string): void => {
	shown.stop = stop;
	if (shown.markup !== markup) {
		shown.picture.innerHTML = markup;
		shown.markup = markup;
	}
	const isButton = stop.kind !== 'card';
	const turnedOnly = stop.meaning.type === 'spot' && stop.meaning.spot.turnedOnly === true;
	const near = shown.element.classList.contains('aq-near') ? ' aq-near' : '';
	setAttributes(shown.element, {
		class: `${CLASS[stop.kind]}${turnedOnly ? ' aq-turned-only' : ''}${near}`,
		role: isButton ? 'button' : 'img',
		'aria-label': stop.label,
		'aria-pressed': stop.kind === 'target' || stop.kind === 'draft' ? String(stop.chosen) : undefined,
		'aria-disabled': stop.kind === 'empty' ? 'true' : undefined,
	});
};

const markupOf = (stop: Stop, config: BoardConfig): string => {
	switch (stop.meaning.type) {
		case 'spot':
			return paintSpot(stop.meaning.spot);
		case 'refused':
			return `<rect class="aq-place" x="${stop.x * 120 + 5}" y="${stop.y * 80 + 5}" width="110" height="70" rx="9"/>`;
		case 'card':
			// Targets wear a frame of their own all the time.
			return stop.kind === 'target' || config.targets ? '' : paintCardFrame(stop);
		case 'draft':
		case 'nothing':
			return '';
		default:
			return stop.meaning satisfies never;
	}
};
