/** A number as SVG text: at most two decimals, no `-0`. */
export const num = (value: number): string => String(Math.round(value * 100) / 100 + 0);

/** Text made safe between tags and inside double quotes. */
export function escapeText(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Eight characters from any text: ids are made of what they name, so that server and client agree and nothing counts. FNV-1a, twice. */
export function shortHash(text: string): string {
	let a = 0x811c9dc5;
	let b = 0xcbf29ce4;
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		a = Math.imul(a ^ code, 0x01000193);
		b = Math.imul(b ^ (code + i), 0x01000193);
	}
	return (a >>> 0).toString(36).slice(-4).padStart(4, '0') + (b >>> 0).toString(36).slice(-4).padStart(4, '0');
}

/** A rounded rectangle as path data. */
export function roundRect(x: number, y: number, width: number, height: number, radius: number): string {
	const arc = (dx: number, dy: number): string =>
		`a${num(radius)} ${num(radius)} 0 0 1 ${num(dx * radius)} ${num(dy * radius)}`;
	const w = width - 2 * radius;
	const h = height - 2 * radius;
	return `M${num(x + radius)} ${num(y)}h${num(w)}${arc(1, 1)}v${num(h)}${arc(-1, 1)}h${num(-w)}${arc(-1, -1)}v${num(-h)}${arc(1, -1)}Z`;
}

/** A filled path. */
export const filled = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** A line without fill; round joins, and round caps unless told otherwise. */
export const stroked = (d: string, stroke: string, width: number, more = ''): string =>
	`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linejoin="round"${more}/>`;

export const ROUND_CAPS = ' stroke-linecap="round"';

/** A shape with an ink line around it. */
export const inked = (d: string, fill: string, width: number, more = ''): string =>
	`<path d="${d}" fill="${fill}" stroke="var(--ink)" stroke-width="${num(width)}" stroke-linejoin="round"${more}/>`;

/** What every whole picture may be told. */
export interface PictureOptions {
	/** Width in CSS pixels; without it the picture fills its box. Below 48 texture and aura are left out. */
	readonly width?: number;
	/** Put before every id; give each picture on a page its own. Default `aq-`. */
	readonly idPrefix?: string;
	/** Read out in place of the picture; without it the picture is hidden from screen readers. */
	readonly title?: string;
	/** A longer account, after the title. */
	readonly desc?: string;
	/** Class of the svg element. */
	readonly class?: string;
	/** Writes that theme's colours out instead of custom properties: for share images and other places without our CSS. */
	readonly theme?: 'light' | 'dark';
}
