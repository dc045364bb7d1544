import type { Element } from '@aquarius/engine';
import { STAR } from '../art/signs.ts';
import { tone } from '../palette.ts';
import { CARD_BOX, picture, prefixOf } from '../picture.ts';
import { num, type PictureOptions } from '../svg.ts';
import { framed, glowLine } from './frame.ts';

const BANDS: readonly Element[] = ['S', 'W', 'A', 'F', 'E', 'S'];

/** The back of every card: the same after a half turn, so that it tells nothing. */
export function backSvg(o: PictureOptions = {}): string {
	const bands = BANDS.map(
		(element, i) =>
			`<ellipse cx="60" cy="40" rx="${82 - i * 12}" ry="${num(62 - i * 9.2)}" fill="${tone(element, 'base')}" stroke="var(--ink)" stroke-width="2.4"/>`,
	).join('');
	const ground = `<path d="M0 0H120V80H0Z" fill="${tone('F', 'base')}"/>`;
	const star = `<path transform="translate(60 40) scale(.85)" d="${STAR}" fill="var(--card-paper)"/>`;
	return picture(framed(ground + bands + star + glowLine('var(--card-paper)'), prefixOf(o)), CARD_BOX, o);
}
