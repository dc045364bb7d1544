import type { Element } from '@aquarius/engine';
import { tone } from '../palette.ts';
import { picture } from '../picture.ts';
import { num, type PictureOptions } from '../svg.ts';

/** Size of a decoration's own space; it may be stretched to any box. */
export interface BandOptions extends PictureOptions {
	/** In units; default 1440 x 240 for the ribbon, 1440 x 900 for the ground. */
	readonly size?: readonly [width: number, height: number];
}

const COLOURS: readonly Element[] = ['S', 'W', 'A', 'F', 'E'];

/** The five-colour ribbon: a swinging band, or a level one with `amplitude` 0 (edge of a dialog). */
export function ribbonSvg(o: BandOptions & { readonly band?: number; readonly amplitude?: number } = {}): string {
	const [w, h] = o.size ?? [1440, 240];
	const band = o.band ?? 27;
	const a = o.amplitude ?? 34;
	const line = (y: number): string =>
		`M-10 ${num(y + a)}C${num(w * 0.18)} ${num(y - a * 1.8)} ${num(w * 0.34)} ${num(y - a * 0.9)} ${num(w * 0.5)} ${num(y)}S${num(w * 0.82)} ${num(y + a * 1.8)} ${num(w + 10)} ${num(y - a)}`;
	const top = h / 2 - band * 2.5;
	const bands = COLOURS.map(
		(element, i) =>
			`<path d="${line(top + (i + 0.5) * band)}" stroke="${tone(element, 'base')}" stroke-width="${num(band + 2)}"/>`,
	).join('');
	const seams = [0, 1, 2, 3, 4, 5].map((i) => line(top + i * band)).join('');
	const ink = `<path d="${seams}" stroke="var(--ink)" stroke-width="${num(Math.min(4.5, band / 5))}"/>`;
	return picture(bands + ink, { x: 0, y: 0, width: w, height: h }, o, ' fill="none" preserveAspectRatio="none"');
}

/** Three close tones in broad S-bands, to lie behind a table or a page; stretches to its box. */
export function groundSvg(o: BandOptions = {}): string {
	const [w, h] = o.size ?? [1440, 900];
	const bands = Array.from({ length: 9 }, (_, i) => {
		const y = -h * 0.25 + i * h * 0.17;
		const a = h * 0.2;
		const d = `M0 ${num(y + a)}C${num(w * 0.25)} ${num(y - a)} ${num(w * 0.4)} ${num(y + a * 1.5)} ${num(w * 0.62)} ${num(y + a * 0.4)}S${num(w * 0.9)} ${num(y - a * 0.6)} ${num(w)} ${num(y + a * 0.5)}V${num(h + 400)}H0Z`;
		return `<path d="${d}" fill="var(--g${i % 3})"/>`;
	}).join('');
	return picture(bands, { x: 0, y: 0, width: w, height: h }, o, ' preserveAspectRatio="none"');
}
