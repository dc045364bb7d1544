/** Linear RGB, 0 to 1. */
type Rgb = readonly [number, number, number];
type Lab = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

export function rgbOf(hex: string): Rgb {
	const part = (i: number): number => linear(Number.parseInt(hex.slice(i, i + 2), 16) / 255);
	return [part(1), part(3), part(5)];
}

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
	const [x, y] = [luminance(rgbOf(a)), luminance(rgbOf(b))];
	return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const clamp = (v: number): number => Math.min(1, Math.max(0, v));
const dot = (m: Rgb, c: Rgb): number => clamp(m[0] * c[0] + m[1] * c[1] + m[2] * c[2]);
const times = (m: Matrix, c: Rgb): Rgb => [dot(m[0], c), dot(m[1], c), dot(m[2], c)];

const PROTAN: Matrix = [
	[0.152286, 1.052583, -0.204868],
	[0.114503, 0.786281, 0.099216],
	[-0.003882, -0.048116, 1.051998],
];
const DEUTAN: Matrix = [
	[0.367322, 0.860646, -0.227968],
	[0.280085, 0.672501, 0.047413],
	[-0.01182, 0.04294, 0.968881],
];
const TRITAN_NEAR: Matrix = [
	[1.01277, 0.13548, -0.14826],
	[-0.01243, 0.86812, 0.14431],
	[0.07589, 0.805, 0.11911],
];
const TRITAN_FAR: Matrix = [
	[0.93678, 0.18979, -0.12657],
	[0.06154, 0.81526, 0.1232],
	[-0.37562, 1.12767, 0.24796],
];

/** How others see a colour: Machado, Oliveira, Fernandes 2009 at full strength (protan, deutan); Brettel, Viénot, Mollon 1997 (tritan). */
export const SEEN_AS: Readonly<Record<'normal' | 'protan' | 'deutan' | 'tritan' | 'grey', (c: Rgb) => Rgb>> = {
	normal: (c) => c,
	protan: (c) => times(PROTAN, c),
	deutan: (c) => times(DEUTAN, c),
	tritan: (c) => times(0.03901 * c[0] - 0.02788 * c[1] - 0.01113 * c[2] >= 0 ? TRITAN_NEAR : TRITAN_FAR, c),
	grey: (c) => [luminance(c), luminance(c), luminance(c)],
};

/** CIE L*a*b*, D65. */
export function labOf([r, g, b]: Rgb): Lab {
	const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
	const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
	const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
	const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
	return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RAD = Math.PI / 180;
const hueOf = (b: number, a: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RAD + 360) % 360);
const weight = (c: number): number => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));

/** CIEDE2000 (Sharma, Wu, Dalal 2005). */
export function deltaE([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
	const stretch = 1 + 0.5 * (1 - weight((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
	const [p1, p2] = [a1 * stretch, a2 * stretch];
	const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
	const [h1, h2] = [hueOf(b1, p1), hueOf(b2, p2)];
	const grey = c1 * c2 === 0;
	const apart = grey ? 0 : ((((h2 - h1 + 180) % 360) + 360) % 360) - 180;
	const hueStep = 2 * Math.sqrt(c1 * c2) * Math.sin((apart / 2) * RAD);
	const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
	const h = grey ? h1 + h2 : meanHue(h1, h2);
	const t =
		1 -
		0.17 * Math.cos((h - 30) * RAD) +
		0.24 * Math.cos(2 * h * RAD) +
		0.32 * Math.cos((3 * h + 6) * RAD) -
		0.2 * Math.cos((4 * h - 63) * RAD);
	const light = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
	const chroma = (c2 - c1) / (1 + 0.045 * c);
	const hue = hueStep / (1 + 0.015 * c * t);
	const turn = -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RAD) * 2 * weight(c);
	return Math.sqrt(light ** 2 + chroma ** 2 + hue ** 2 + turn * chroma * hue);
}

function meanHue(h1: number, h2: number): number {
	const mean = (h1 + h2) / 2;
	if (Math.abs(h1 - h2) <= 180) return mean;
	return mean + (h1 + h2 < 360 ? 180 : -180);
}
