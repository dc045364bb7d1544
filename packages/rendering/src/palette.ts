import { ELEMENTS, type Element } from '@aquarius/engine';

/** `base` is the ground of a panel, `deep`, `light` and `glow` its bands, `symbol` the fill of its sign. The same in both themes. */
export interface ElementColours {
	readonly deep: string;
	readonly base: string;
	readonly light: string;
	readonly glow: string;
	readonly symbol: string;
}
export type Tone = keyof ElementColours;

/** Change a base only while `palette.test.ts` passes: the five are a ladder of lightness and stay apart for colour-blind eyes. */
export const ELEMENT_COLOURS: Readonly<Record<Element, ElementColours>> = {
	E: { deep: '#123d24', base: '#1f5e35', light: '#5f9440', glow: '#b9c95a', symbol: '#fff3d6' },
	A: { deep: '#eca53f', base: '#ffe196', light: '#fff1c9', glow: '#fffaea', symbol: '#fffaea' },
	W: { deep: '#1787a3', base: '#4cbccc', light: '#98dfd6', glow: '#dcf6e6', symbol: '#fff3d6' },
	F: { deep: '#b01f2e', base: '#e65a1a', light: '#ff9433', glow: '#ffcf5c', symbol: '#fff3d6' },
	S: { deep: '#1f0833', base: '#36114f', light: '#7b3f9e', glow: '#e07fb0', symbol: '#fff3d6' },
};

const NAMES: Readonly<Record<Element, string>> = { E: 'earth', A: 'air', W: 'water', F: 'fire', S: 'space' };

/** What differs between light and dark, by custom property without its dashes. */
export const THEMES = {
	light: {
		ink: '#2a1030',
		rim: 'none',
		g0: '#f1dcae',
		g1: '#eed4a0',
		g2: '#f5e4bf',
		surface: '#fff8e8',
		raised: '#fffdf6',
		text: '#2a1030',
		muted: '#6d4658',
		line: '#2a1030',
		soft: '#e3c890',
		primary: '#b01f2e',
		'on-primary': '#fff8e8',
		turn: '#ffe196',
		'on-turn': '#2a1030',
		link: '#8c1a38',
		spot: 'rgb(255 248 232 / .55)',
		chosen: '#fff8e8',
		bead: '#2a1030',
	},
	dark: {
		ink: '#1a0a20',
		rim: '#fff3d6',
		g0: '#1e1027',
		g1: '#25142f',
		g2: '#190c21',
		surface: '#2b1836',
		raised: '#372144',
		text: '#fdeed2',
		muted: '#cdadbd',
		line: '#8d6a9c',
		soft: '#4a2f58',
		primary: '#ff9433',
		'on-primary': '#1a0a20',
		turn: '#ffe196',
		'on-turn': '#1a0a20',
		link: '#ffb86b',
		spot: 'rgb(255 243 214 / .08)',
		chosen: 'rgb(255 243 214 / .3)',
		bead: '#fdeed2',
	},
} as const;
export type Theme = keyof typeof THEMES;
export type Token = keyof (typeof THEMES)['light'];

/** Paper of cards and marks. */
export const CARD_PAPER = '#fff3d6';

/** A colour of an element as drawn: `var(--fire-deep)`. */
export const tone = (element: Element, t: Tone): string => `var(--${NAMES[element]}-${t})`;

/** Colours of printed things; the ink inside a sign has a name of its own so that forced colours can set it. */
const CARD_TOKENS: Readonly<Record<string, string>> = {
	'card-paper': CARD_PAPER,
	'sign-ink': 'var(--ink)',
	...Object.fromEntries(
		ELEMENTS.flatMap((e) => Object.entries(ELEMENT_COLOURS[e]).map(([t, colour]) => [`${NAMES[e]}-${t}`, colour])),
	),
};

const declare = (tokens: Readonly<Record<string, string>>): string =>
	Object.entries(tokens)
		.map(([name, value]) => `--${name}:${value}`)
		.join(';');

/** Forced colours: panels in `Canvas`, ink and signs in `CanvasText`; texture melts into its panel. */
const forced = (): string => {
	const canvas = [
		'rim',
		'g0',
		'g1',
		'g2',
		'surface',
		'raised',
		'card-paper',
		'sign-ink',
		'spot',
		'on-primary',
		'on-turn',
	];
	const text = ['ink', 'text', 'muted', 'line', 'soft', 'primary', 'turn', 'bead'];
	return declare({
		...Object.fromEntries(canvas.map((name) => [name, 'Canvas'])),
		...Object.fromEntries(text.map((name) => [name, 'CanvasText'])),
		link: 'LinkText',
		chosen: 'Canvas',
		...Object.fromEntries(
			ELEMENTS.flatMap((e) =>
				(['deep', 'base', 'light', 'glow', 'symbol'] as const).map((t) => [
					`${NAMES[e]}-${t}`,
					t === 'symbol' ? 'CanvasText' : 'Canvas',
				]),
			),
		),
	});
};

/**
 * All custom properties as CSS: light by default and on paper, dark on a screen by preference or under `[data-theme=dark]`, and what
 * forced colours need.
 * Goes once into a page, before everything else.
 */
export function paletteCss(): string {
	const dark = `color-scheme:dark;${declare(THEMES.dark)}`;
	return [
		`:root{${declare(CARD_TOKENS)}}`,
		`:root,[data-theme=light]{color-scheme:light;${declare(THEMES.light)}}`,
		`@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
		`@media screen{[data-theme=dark]{${dark}}}`,
		`@media (forced-colors:active){:root,[data-theme=light],[data-theme=dark]{${forced()}}}`,
	].join('\n');
}

/** Writes the colours of one theme in place of every custom property; a second pass resolves the one that names another. */
export function withColours(svg: string, theme: Theme): string {
	const values: Readonly<Record<string, string>> = { ...CARD_TOKENS, ...THEMES[theme] };
	const pass = (text: string): string =>
		text.replace(/var\(--([a-z0-9-]+)\)/g, (all, name: string) => values[name] ?? all);
	return pass(pass(svg));
}
