import type { Action } from '@aquarius/engine';
import { CARD_BOX, picture, prefixOf } from '../picture.ts';
import { escapeText, num, type PictureOptions } from '../svg.ts';
import { actionDrawing, hills } from './action-drawings.ts';
import { framed } from './frame.ts';

export interface ActionOptions extends PictureOptions {
	/** The Action's name, written above the drawing from 97 pixels on. Rendering holds no words. */
	readonly name?: string;
}

/** A name is legible on a card of this many pixels and more. */
const NAMED_FROM = 97;

/** An Action: paper, ink drawing, name, five hills. Without a name, or on a small card, the drawing alone is larger. */
export function actionSvg(action: Action, o: ActionOptions = {}): string {
	const name = o.width === undefined || o.width >= NAMED_FROM ? o.name : undefined;
	const drawing = `<g transform="translate(60 ${name ? 37.5 : 31}) scale(${name ? 0.86 : 1.18})">${actionDrawing(action)}</g>`;
	const inside = `<path d="M0 0H120V80H0Z" fill="var(--card-paper)"/>${hills()}${drawing}${name ? title(name) : ''}`;
	return picture(framed(inside, prefixOf(o)), CARD_BOX, o);
}

/** Letters of Fraunces 800 are about .58 of their size wide; long names get smaller letters. */
function title(name: string): string {
	const size = Math.min(11, 108 / (0.58 * Math.max(1, name.length)));
	return `<text x="60" y="${num(11.6 + size * 0.34)}" text-anchor="middle" font-family="Fraunces, 'Fraunces Variable', Georgia, serif" font-weight="800" font-size="${num(size)}" fill="var(--ink)">${escapeText(name)}</text>`;
}
