import { ACTIONS, type Card, cardKinds, ELEMENTS, ruleSet, turned } from '@aquarius/engine';
import { describe, expect, test } from 'vitest';
import type { PictureOptions } from '../svg.ts';
import { tableFrom, WORDS } from '../testing/tables.ts';
import { elementCount, idFault, numberFault, xmlFault } from '../testing/well-formed.ts';
import { actionSvg } from './action.ts';
import { backSvg } from './back.ts';
import { groundSvg, ribbonSvg } from './bands.ts';
import { cardSvg } from './card.ts';
import { goalSvg } from './goal.ts';
import { beadsSvg, markSvg, signSvg } from './mark.ts';

const cards: readonly Card[] = [...cardKinds(ruleSet('v3')), ...WORDS];
const pictures: readonly (readonly [string, (o: PictureOptions) => string])[] = [
	...cards.map((card) => [`the card ${card}`, (o: PictureOptions) => cardSvg(card, o)] as const),
	...ELEMENTS.map((element) => [`the Goal ${element}`, (o: PictureOptions) => goalSvg(element, o)] as const),
	...ELEMENTS.map((element) => [`the sign ${element}`, (o: PictureOptions) => signSvg(element, o)] as const),
	...ELEMENTS.map((element) => [`beads of ${element}`, (o: PictureOptions) => beadsSvg(element, 4, o)] as const),
	...ACTIONS.map(
		(a) => [`${a} with a name`, (o: PictureOptions) => actionSvg(a, { ...o, name: 'A & B <C>' })] as const,
	),
	['the back', backSvg],
	['the mark', markSvg],
	['the ribbon', ribbonSvg],
	['the ground', groundSvg],
];

describe.each(pictures)('%s', (_, paint) => {
	test.each([{}, { width: 40 }, { width: 200, title: 'Say "hi" & <go>', desc: 'More' }, { theme: 'dark' }] as const)(
		'is well-formed with %o',
		(o) => {
			const svg = paint(o);
			expect(xmlFault(svg)).toBeUndefined();
			expect(idFault(svg)).toBeUndefined();
			expect(numberFault(svg)).toBeUndefined();
		},
	);
	test('is the same each time, and has ids that begin with the prefix', () => {
		expect(paint({ idPrefix: 'hand3-' })).toBe(paint({ idPrefix: 'hand3-' }));
		for (const [, id] of paint({ idPrefix: 'hand3-', title: 'a', desc: 'b' }).matchAll(/ id="([^"]+)"/g)) {
			expect(id).toMatch(/^hand3-/);
		}
	});
	test('has all its colours written out on demand', () => {
		expect(paint({ theme: 'light' })).not.toContain('var(');
	});
});

describe('a card after a half turn', () => {
	test.each(WORDS.filter((word) => turned(word) !== word))('%s is painted from the word, not rotated', (word) => {
		const svg = cardSvg(turned(word));
		expect(svg).not.toBe(cardSvg(word));
		expect(svg).not.toMatch(/rotate\(|matrix\(/);
	});
	test('keeps its signs upright: the same sign, elsewhere', () => {
		const [there] = tableFrom('FFSE@0,0').map((p) => cardSvg(p.card));
		const [turnedThere] = tableFrom('ESFF@0,0').map((p) => cardSvg(p.card));
		expect(there).toContain('aq-F" transform="translate(60 20) scale(0.93)"');
		expect(turnedThere).toContain('aq-F" transform="translate(60 60) scale(0.93)"');
	});
});

test('a back tells nothing: its marks lie the same after a half turn', () => {
	// Everything on it is centred on the card's middle.
	const centres = [...backSvg().matchAll(/<ellipse cx="(\d+)" cy="(\d+)"/g)].map((m) => [m[1], m[2]]);
	expect(new Set(centres.map(String))).toEqual(new Set(['60,40']));
});

test('an Action shows its name from 97 pixels on, and never invents one', () => {
	expect(actionSvg('zap-a-card', { name: 'Zap a Card', width: 97 })).toContain('>Zap a Card</text>');
	expect(actionSvg('zap-a-card', { name: 'Zap a Card', width: 96 })).not.toContain('<text');
	expect(cardSvg('zap-a-card')).not.toContain('<text');
});

test('a long name gets smaller letters instead of leaving the card', () => {
	const size = (name: string) => Number(/font-size="([\d.]+)"/.exec(actionSvg('trade-goals', { name }))?.[1]);
	expect(size('Trade Goals')).toBe(11);
	expect(size('Échanger les objectifs') * 0.58 * 'Échanger les objectifs'.length).toBeLessThanOrEqual(108.1);
});

test('below 48 pixels a card has neither texture nor aura but keeps sign, glow and ink', () => {
	const [word] = tableFrom('EEEE@0,0').map((p) => p.card);
	if (!word) throw new Error('no card');
	const small = cardSvg(word, { width: 47 });
	expect(small).not.toContain('aq-fine');
	expect(small).toContain('aq-sign');
	expect(small).toContain('var(--earth-glow)');
	expect(elementCount(small)).toBeLessThan(16);
	expect(cardSvg(word, { width: 48 })).toContain('aq-fine');
});

test('a picture with a title is an image with that name, one without is hidden', () => {
	expect(goalSvg('F', { title: 'Your Goal: Fire' })).toContain('role="img" aria-label="Your Goal: Fire"');
	expect(goalSvg('F')).toContain('aria-hidden="true"');
});
