import type { Element, Spot } from '@aquarius/engine';
import { paintSign } from '../art/signs.ts';
import type { LegalSpot } from '../board-config.ts';
import { CARD, CORNER } from '../geometry/units.ts';
import { tone } from '../palette.ts';
import { num, ROUND_CAPS, roundRect, stroked } from '../svg.ts';

const INSET = 5;

const inset = ({ x, y }: Spot, by: number, radius: number): string =>
	roundRect(x * CARD.width + by, y * CARD.height + by, CARD.width - 2 * by, CARD.height - 2 * by, radius);

/** A legal spot: a dashed place, with a plug for every half border that would open. The chosen or hovered one is filled. */
export function paintSpot(spot: LegalSpot, o: { readonly chosen?: boolean } = {}): string {
	const fill = o.chosen ? 'var(--chosen)' : 'var(--spot)';
	const place = `<path d="${inset(spot, INSET, CORNER)}" fill="${fill}" stroke="var(--text)" stroke-width="2.6" stroke-dasharray="9 6"${ROUND_CAPS}/>`;
	const plugs = spot.joins.map((join) => plug(join.element, join.x * CARD.width, join.y * CARD.height)).join('');
	return `<g class="aq-spot${o.chosen ? ' aq-chosen' : ''}">${place}${spot.turnedOnly ? halfTurn(spot) : ''}${plugs}</g>`;
}

const plug = (element: Element, x: number, y: number): string =>
	`<circle cx="${num(x)}" cy="${num(y)}" r="11" fill="${tone(element, 'base')}" stroke="var(--ink)" stroke-width="2.6"/>${paintSign(element, [x, y], 0.42)}`;

/** Two arrows around a point: the card fits here after a half turn. */
function halfTurn({ x, y }: Spot): string {
	const at = `translate(${num((x + 0.5) * CARD.width)} ${num((y + 0.5) * CARD.height)})`;
	const arcs = stroked('M-12.5 3A12.5 12.5 0 0 1 8-9.6M12.5-3A12.5 12.5 0 0 1-8 9.6', 'var(--text)', 3.2, ROUND_CAPS);
	const heads = '<path d="M5-16L14.5-8.5L3.5-3.5ZM-5 16L-14.5 8.5L-3.5 3.5Z" fill="var(--text)"/>';
	return `<g transform="${at}">${arcs}${heads}</g>`;
}
