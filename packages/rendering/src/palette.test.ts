import { ELEMENTS } from '@aquarius/engine';
import { describe, expect, test } from 'vitest';
import { CARD_PAPER, ELEMENT_COLOURS, paletteCss, THEMES, type Token, withColours } from './palette.ts';
import { contrast, deltaE, labOf, rgbOf, SEEN_AS } from './testing/colour.ts';

/** WCAG 2.2: 4.5 for text, 3 for controls and focus. */
const PAIRS: readonly (readonly [Token, Token, number])[] = [
	['text', 'surface', 4.5],
	['text', 'raised', 4.5],
	['text', 'g0', 4.5],
	['text', 'g1', 4.5],
	['text', 'g2', 4.5],
	['muted', 'surface', 4.5],
	['muted', 'raised', 4.5],
	['muted', 'g0', 4.5],
	['muted', 'g1', 4.5],
	['on-primary', 'primary', 4.5],
	['on-turn', 'turn', 4.5],
	['link', 'surface', 4.5],
	['link', 'g0', 4.5],
	['primary', 'surface', 3],
	['line', 'surface', 3],
	['line', 'g0', 3],
	['bead', 'surface', 3],
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
	const t = THEMES[theme];
	test.each(PAIRS)('shows %s on %s', (front, ground, least) => {
		expect(contrast(t[front], t[ground])).toBeGreaterThanOrEqual(least);
	});
	test('shows the edge of a card on the table, and marks on ink', () => {
		expect(contrast(theme === 'dark' ? t.rim : t.ink, t.g0)).toBeGreaterThan(12);
		expect(contrast(CARD_PAPER, t.ink)).toBeGreaterThan(12);
	});
	test.each(ELEMENTS)('shows sign and glow of %s on their ink lines', (element) => {
		expect(contrast(ELEMENT_COLOURS[element].symbol, t.ink)).toBeGreaterThan(15);
		expect(contrast(ELEMENT_COLOURS[element].glow, t.ink)).toBeGreaterThan(6);
	});
});

describe('the five bases', () => {
	test.each([
		['normal', 37],
		['protan', 15],
		['deutan', 15],
		['tritan', 15],
		['grey', 12],
	] as const)('stay apart as seen by %s', (seen, floor) => {
		for (const a of ELEMENTS) {
			for (const b of ELEMENTS.filter((e) => e > a)) {
				const lab = (e: typeof a) => labOf(SEEN_AS[seen](rgbOf(ELEMENT_COLOURS[e].base)));
				expect(deltaE(lab(a), lab(b)), `${a} and ${b}`).toBeGreaterThanOrEqual(floor);
			}
		}
	});
	test('are a ladder of lightness', () => {
		const rungs = ELEMENTS.map((e) => Math.round(labOf(rgbOf(ELEMENT_COLOURS[e].base))[0]));
		expect([...rungs].sort((a, b) => a - b)).toEqual([14, 35, 56, 71, 90]);
	});
});

test('CIEDE2000 agrees with the published example pairs', () => {
	expect(deltaE([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
	expect(deltaE([50, -1, 2], [50, 0, 0])).toBeCloseTo(2.3669, 3);
	expect(deltaE([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(2.0373, 3);
});

test('the stylesheet declares every token for light, dark, and a dark that was chosen', () => {
	const css = paletteCss();
	for (const token of Object.keys(THEMES.light)) {
		// Light, dark by preference, dark by choice, forced colours.
		expect(css.split(`--${token}:`).length - 1, token).toBe(4);
	}
	for (const name of ['earth', 'air', 'water', 'fire', 'space']) expect(css).toContain(`--${name}-base:#`);
});

test('a picture with fixed colours names no custom property any more', () => {
	const markup = '<path fill="var(--fire-base)" stroke="var(--sign-ink)"/><path fill="var(--rim)"/>';
	expect(withColours(markup, 'light')).toBe('<path fill="#e65a1a" stroke="#2a1030"/><path fill="none"/>');
});

test('paper is always light, whatever the screen shows', () => {
	const dark = paletteCss()
		.split('\n')
		.filter((rule) => rule.includes(THEMES.dark.surface));
	expect(dark.length).toBeGreaterThan(0);
	for (const rule of dark) expect(rule).toMatch(/^@media screen\b/);
});
