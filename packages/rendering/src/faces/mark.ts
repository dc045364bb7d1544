import type { Element } from '@aquarius/engine';
import { paintFlower } from '../art/flower.ts';
import { paintSign } from '../art/signs.ts';
import { tone } from '../palette.ts';
import { picture } from '../picture.ts';
import type { PictureOptions } from '../svg.ts';

/** The product's mark: the flower of the Wild. */
export const markSvg = (o: PictureOptions = {}): string =>
	picture(paintFlower([0, 0], 1), { x: -28, y: -28, width: 56, height: 56 }, o);

export interface SignOptions extends PictureOptions {
	/** On a disc of its element, as beside a count. */
	readonly disc?: boolean;
}

/** The sign of an element. */
export function signSvg(element: Element, o: SignOptions = {}): string {
	const disc = o.disc
		? `<circle r="18.5" fill="${tone(element, 'base')}" stroke="var(--bead)" stroke-width="2.4"/>`
		: '';
	return picture(disc + paintSign(element, [0, 0], o.disc ? 0.84 : 1), { x: -20, y: -20, width: 40, height: 40 }, o);
}

/** Seven beads, as many filled as the largest group of an element has panels. */
export function beadsSvg(element: Element, count: number, o: PictureOptions = {}): string {
	const beads = Array.from({ length: 7 }, (_, i) => {
		const x = 10 + i * 18;
		return i < count
			? `<circle cx="${x}" cy="10" r="7.2" fill="${tone(element, 'base')}" stroke="var(--bead)" stroke-width="2"/><circle cx="${x}" cy="10" r="2.6" fill="${tone(element, 'symbol')}"/>`
			: `<circle cx="${x}" cy="10" r="5.5" fill="none" stroke="var(--muted)" stroke-width="1.6"/>`;
	}).join('');
	return picture(beads, { x: 0, y: 0, width: 128, height: 20 }, o);
}
