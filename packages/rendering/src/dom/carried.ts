import type { Placement } from '@aquarius/engine';
import { cardMarkup } from '../faces/card.ts';
import { CARD_SHAPE } from '../faces/frame.ts';
import { htmlElement, svgElement } from './elements.ts';

/** The card that a pointer carries, over everything on the page. */
export interface Carried {
	readonly element: HTMLElement;
	/** Its middle and width in pixels of the window; `snapped`: it lies on a spot. */
	readonly show: (card: Placement['card'], x: number, y: number, width: number, snapped: boolean) => void;
	readonly hide: () => void;
}

export function makeCarried(prefix: string): Carried {
	const face = svgElement('g', { class: 'aq-card-face' });
	const shadow = svgElement('path', { class: 'aq-shadow', d: CARD_SHAPE, transform: 'translate(0 10)' });
	const svg = svgElement('svg', { viewBox: '0 0 120 80', 'aria-hidden': 'true' }, shadow, face);
	const element = htmlElement('div', { class: 'aq-carried', popover: 'manual' }, svg);
	element.hidden = true;
	let shown: string | undefined;
	return {
		element,
		show: (card, x, y, width, snapped) => {
			if (shown !== card) {
				face.innerHTML = cardMarkup(card, { idPrefix: `${prefix}c` });
				shown = card;
			}
			if (element.hidden) {
				element.hidden = false;
				// The top layer lies over the host's own panels; without it the z-index has to do.
				if (typeof element.showPopover === 'function') element.showPopover();
			}
			const height = (width * 2) / 3;
			svg.style.width = `${width}px`;
			svg.style.height = `${height}px`;
			element.classList.toggle('aq-loose', !snapped);
			element.style.transform = `translate3d(${x - width / 2}px, ${y - height / 2}px, 0)`;
		},
		hide: () => {
			if (element.hidden) return;
			if (typeof element.hidePopover === 'function' && element.matches(':popover-open')) element.hidePopover();
			element.hidden = true;
		},
	};
}
