import { withColours } from './palette.ts';
import { escapeText, num, type PictureOptions, shortHash } from './svg.ts';

/** The window of a picture, in units. */
export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** A card with room for its ink line and rim. */
export const CARD_BOX: Box = { x: -4, y: -4, width: 128, height: 88 };

/** Below this many pixels a card keeps sign, glow and ink only. */
const PLAIN_BELOW = 48;

export const isPlain = (o: PictureOptions): boolean => o.width !== undefined && o.width < PLAIN_BELOW;

export const prefixOf = (o: PictureOptions): string => o.idPrefix ?? 'aq-';

/** Wraps markup as a whole svg with its size, its account for screen readers and, on demand, fixed colours. */
export function picture(markup: string, box: Box, o: PictureOptions, more = ''): string {
	const size =
		o.width === undefined ? '' : ` width="${num(o.width)}" height="${num((o.width * box.height) / box.width)}"`;
	const { attributes, elements } = account(o);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg"${o.class ? ` class="${escapeText(o.class)}"` : ''}${size} viewBox="${[box.x, box.y, box.width, box.height].map(num).join(' ')}"${more}${attributes}>${elements}${markup}</svg>`;
	return o.theme ? withColours(svg, o.theme) : svg;
}

/** A short title is a label, which browsers do not show as a tooltip; with a description both are elements. */
function account(o: PictureOptions): { readonly attributes: string; readonly elements: string } {
	if (o.title === undefined) return { attributes: ' aria-hidden="true" focusable="false"', elements: '' };
	if (o.desc === undefined) return { attributes: ` role="img" aria-label="${escapeText(o.title)}"`, elements: '' };
	const id = `${prefixOf(o)}a${shortHash(o.title + o.desc)}`;
	return {
		attributes: ` role="img" aria-labelledby="${id}t" aria-describedby="${id}d"`,
		elements: `<title id="${id}t">${escapeText(o.title)}</title><desc id="${id}d">${escapeText(o.desc)}</desc>`,
	};
}
