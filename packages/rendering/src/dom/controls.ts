/** Buttons over the board: zoom, fit, and arrows at the edge towards what is out of sight. Keys do the same, so none is a tab stop. */
import type { BoardWords } from '../board-config.ts';
import type { EdgePointer } from '../camera/edge-pointer.ts';
import { htmlElement, setAttributes, svgElement } from './elements.ts';
import type { Undo } from './listen.ts';
import { listen } from './listen.ts';

export interface ControlHandlers {
	readonly zoom: (by: 'in' | 'out') => void;
	readonly fitAll: () => void;
	/** The arrow with this number was pressed. */
	readonly reveal: (index: number) => void;
}

export interface Controls {
	readonly element: HTMLElement;
	readonly say: (words: BoardWords) => void;
	/** Arrows to show, at most four: one for each side. */
	readonly point: (pointers: readonly EdgePointer[]) => void;
	readonly undo: Undo;
}

const PLUS = 'M12 5v14M5 12h14';
const MINUS = 'M5 12h14';
const CORNERS =
	'M4 9V5.500a1.500 1.500 0 0 1 1.500-1.500H9M15 4h3.500A1.500 1.500 0 0 1 20 5.500V9M20 15v3.500a1.500 1.500 0 0 1-1.500 1.500H15M9 20H5.500A1.500 1.500 0 0 1 4 18.500V15';
const ARROW = 'M5 12h14M13 6l6 6-6 6';

export function makeControls(handlers: ControlHandlers): Controls {
	const zoomIn = button(PLUS, '+');
	const zoomOut = button(MINUS, '-');
	const fit = button(CORNERS, 'F');
	const edges = [0, 1, 2, 3].map(() => button(ARROW, undefined, 'aq-edge'));
	const pill = htmlElement('div', { class: 'aq-zoom' }, zoomIn, zoomOut, fit);
	const area = htmlElement('div', { class: 'aq-controls' }, pill);
	const element = htmlElement('div', { class: 'aq-frame-area' }, area, ...edges);
	for (const edge of edges) edge.hidden = true;
	const undos = [
		listen(zoomIn, 'click', () => handlers.zoom('in')),
		listen(zoomOut, 'click', () => handlers.zoom('out')),
		listen(fit, 'click', () => handlers.fitAll()),
		...edges.map((edge, index) => listen(edge, 'click', () => handlers.reveal(index))),
		// A press leaves the focus where it was: on the board's card or spot.
		listen(element, 'mousedown', (event) => event.preventDefault()),
	];
	return {
		element,
		say: (words) => {
			label(zoomIn, words.zoomIn);
			label(zoomOut, words.zoomOut);
			label(fit, words.fitAll);
			for (const edge of edges) label(edge, words.offScreen);
		},
		point: (pointers) => {
			edges.forEach((edge, index) => {
				const at = pointers[index];
				edge.hidden = at === undefined;
				if (!at) return;
				edge.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`;
				const arrow = edge.firstElementChild;
				if (arrow instanceof SVGElement) arrow.style.transform = `rotate(${Math.round(at.angle)}deg)`;
			});
		},
		undo: () => {
			for (const undo of undos) undo();
		},
	};
}

const button = (d: string, key: string | undefined, name?: string): HTMLButtonElement =>
	htmlElement(
		'button',
		{ type: 'button', tabindex: -1, class: name, 'aria-keyshortcuts': key },
		svgElement('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svgElement('path', { d })),
	);

const label = (element: HTMLElement, text: string): void => setAttributes(element, { 'aria-label': text, title: text });
