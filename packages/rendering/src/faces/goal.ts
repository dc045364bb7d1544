import type { Element } from '@aquarius/engine';
import { paintSign } from '../art/signs.ts';
import { type Tone, tone } from '../palette.ts';
import { CARD_BOX, picture, prefixOf } from '../picture.ts';
import { num, type PictureOptions } from '../svg.ts';
import { framed, glowLine } from './frame.ts';

const RINGS: readonly (readonly [radius: number, tone: Tone])[] = [
	[80, 'deep'],
	[70, 'base'],
	[61, 'light'],
	[53, 'deep'],
	[45, 'base'],
	[27, 'light'],
	[22, 'deep'],
];

/** A Goal: rings and seven beads, no texture, so that nobody takes it for an ace. */
export function goalSvg(element: Element, o: PictureOptions = {}): string {
	const rings = RINGS.map(([r, t]) => `<circle cx="60" cy="40" r="${r}" fill="${tone(element, t)}"/>`).join('');
	const beads = Array.from({ length: 7 }, (_, i) => {
		const angle = (i / 7) * 2 * Math.PI - Math.PI / 2;
		return `<circle cx="${num(60 + 41 * Math.cos(angle))}" cy="${num(41 + 28 * Math.sin(angle))}" r="4.6" fill="var(--card-paper)" stroke="var(--ink)" stroke-width="2.4"/>`;
	}).join('');
	const inside = rings + glowLine(tone(element, 'glow')) + beads + paintSign(element, [60, 40], 1.15);
	return picture(framed(inside, prefixOf(o)), CARD_BOX, o);
}
