import type { Action, Spot } from '@aquarius/engine';
import { actionDrawing } from '../faces/action-drawings.ts';
import { CARD, CORNER } from '../geometry/units.ts';
import { filled, num, ROUND_CAPS, roundRect, stroked } from '../svg.ts';

/** Marks are paper + ink + form, so that they read on every element and in greyscale. */
const INK_COLOUR = 'var(--ink)';
const PAPER = 'var(--card-paper)';

const frame = ({ x, y }: Spot, out: number): string =>
	roundRect(x * CARD.width - out, y * CARD.height - out, CARD.width + 2 * out, CARD.height + 2 * out, CORNER + out);

/** Around a previewed card: a dashed paper line on ink. The card itself is drawn as if played. */
export const paintGhostFrame = (spot: Spot): string =>
	`<g class="aq-ghost">${stroked(frame(spot, 1), INK_COLOUR, 7)}${stroked(frame(spot, 1), PAPER, 3.6, ` stroke-dasharray="11 7"${ROUND_CAPS}`)}</g>`;

/** Four photo corners on each card of the last move. */
export function paintLastMove(spots: Spot | readonly Spot[]): string {
	const list: readonly Spot[] = 'x' in spots ? [spots] : spots;
	const d = list.map(corners).join('');
	if (d === '') return '';
	return `<g class="aq-last">${stroked(d, INK_COLOUR, 9, ROUND_CAPS)}${stroked(d, PAPER, 4.4, ROUND_CAPS)}</g>`;
}

const corners = ({ x, y }: Spot): string =>
	(
		[
			[0, 0, 1, 1],
			[1, 0, -1, 1],
			[1, 1, -1, -1],
			[0, 1, 1, -1],
		] as const
	)
		.map(([i, j, dx, dy]) => {
			const [px, py] = [(x + i) * CARD.width, (y + j) * CARD.height];
			return `M${num(px - dx * 3)} ${num(py + dy * 17)}V${num(py - dy * 3)}H${num(px + dx * 17)}`;
		})
		.join('');

/** A card that an Action may take; the chosen one wears the Action's drawing as a badge. */
export function paintTargetFrame(spot: Spot, o: { readonly chosen?: Action | null } = {}): string {
	const lines = stroked(frame(spot, -1), INK_COLOUR, 8) + stroked(frame(spot, -1), PAPER, 3.8);
	return `<g class="aq-target${o.chosen ? ' aq-chosen' : ''}">${lines}${o.chosen ? badge(spot, o.chosen) : ''}</g>`;
}

function badge({ x, y }: Spot, action: Action): string {
	const at = `translate(${num((x + 0.5) * CARD.width)} ${num((y + 0.5) * CARD.height)})`;
	return `<g transform="${at}"><rect x="-34" y="-25" width="68" height="50" rx="25" fill="${PAPER}" stroke="${INK_COLOUR}" stroke-width="3.4"/><g transform="translate(0 1) scale(.72)">${actionDrawing(action)}</g></g>`;
}

/** The whole frame of a card under the pointer or focus: inside a large group the grid of cards is hidden on purpose. */
export const paintCardFrame = (spot: Spot): string =>
	`<g class="aq-frame">${stroked(frame(spot, -1.5), INK_COLOUR, 6)}${stroked(frame(spot, -1.5), PAPER, 2.2)}</g>`;

/** Lets cards step back to .42: the table's ground laid over them. */
export const paintVeil = (spots: readonly Spot[]): string =>
	spots.length === 0
		? ''
		: `<g class="aq-veil" opacity=".58">${filled(spots.map((s) => frame(s, 2)).join(''), 'var(--g0)')}</g>`;
