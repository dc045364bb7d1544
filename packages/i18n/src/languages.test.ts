import { ACTIONS, ELEMENTS, OUTCOME_REASONS, REASON_CODES } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, messages } from './index.ts';
import { COUNTS } from './testing/calls.ts';
import { coverageOf } from './testing/coverage.ts';
import { kindsOf, leavesOf } from './testing/leaves.ts';
import { sameWords } from './testing/same-words.ts';
import { cardAt, EVENT_SAMPLES, MOVE_SAMPLES, NAMES } from './testing/samples.ts';
import { plain } from './text.ts';

const en = messages('en');
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');
const textsOf = (language: Language) => leavesOf(messages(language));
/** Paths and texts in which the pattern is found: what a failure shows is what is wrong. */
const found = (language: Language, pattern: RegExp) =>
	textsOf(language)
		.filter(({ text }) => text !== null && pattern.test(text))
		.map(({ path, text }) => `${path}: ${text}`);

describe.each(LANGUAGES)('%s', (language) => {
	const m = messages(language);

	it('has the keys of English and no others, each of the same kind', () => {
		expect(Object.fromEntries(kindsOf(m))).toEqual(Object.fromEntries(kindsOf(en)));
	});

	it('says something exactly where English does', () => {
		const said = (of: Language) => textsOf(of).map(({ path, text }) => [path, text !== null && text.trim() !== '']);
		expect(said(language)).toEqual(said('en'));
	});

	it('has a sentence for every event, whoever hears of it', () => {
		const said = EVENT_SAMPLES.flatMap((event) => [0, 1, null].map((me) => m.spoken.event(event, NAMES, me)));
		const wrong = said.filter((text) => text !== null && !/^[^\p{Ll}].*[.!?]$/u.test(text));
		expect(wrong).toEqual([]);
		expect(said.length).toBeGreaterThan(200);
	});

	it('has words for every move, cards at length where they are heard', () => {
		for (const move of MOVE_SAMPLES) {
			expect(m.move(move, NAMES, cardAt)).toMatch(/^\p{Lu}.*[^.]$/u);
			expect(m.spoken.move(move, NAMES, cardAt).length).toBeGreaterThanOrEqual(m.move(move, NAMES, cardAt).length);
		}
	});

	it('has words for every code', () => {
		for (const code of REASON_CODES) expect(m.reasons[code], code).toMatch(/\p{L}.*[.!?]$/u);
		for (const action of ACTIONS) {
			expect(m.actions[action], action).toMatch(/^\p{Lu}/u);
			expect(m.actionHelp[action], action).toMatch(/^\p{Lu}.*\.$/u);
		}
		for (const element of ELEMENTS) expect(m.elements[element], element).toMatch(/^\p{Lu}/u);
		expect(new Set(ELEMENTS.map((element) => m.elements[element])).size).toBe(ELEMENTS.length);
		expect(new Set(Object.values(m.actions)).size).toBe(ACTIONS.length);
		expect(new Set(Object.values(m.bots).map(({ name }) => name)).size).toBe(Object.keys(m.bots).length);
	});

	it.each(OUTCOME_REASONS)('tells an end by %s from the others', (reason) => {
		const line = (of: (typeof OUTCOME_REASONS)[number]) =>
			m.log.event({ type: 'game-over', winners: of === 'none' ? [] : [0], reason: of }, NAMES, null);
		expect(OUTCOME_REASONS.filter((other) => line(other) === line(reason))).toEqual([reason]);
	});

	it('counts by its own plural rules', () => {
		const rules = new Intl.PluralRules(language);
		const nouns = COUNTS.map((n) => [rules.select(n), withoutNumber(m.table.handCount(n))] as const);
		for (const [form, noun] of nouns) {
			for (const [other, otherNoun] of nouns) expect(noun === otherNoun, `${noun} / ${otherNoun}`).toBe(form === other);
		}
	});

	it('puts its sentences together cleanly', () => {
		expect(found(language, /undefined|\[object|NaN|\bnull\b|[\uE000\uE001]/)).toEqual([]);
		expect(found(language, /\s\s|^\s|\s$|\s[.,)]|\(\s/)).toEqual([]);
		expect(found(language, /\.\.|[.!?…:;,][.,:;]|,[.!?…]/)).toEqual([]);
		expect(found(language, /['"`]/)).toEqual([]);
		expect(textsOf(language).filter(({ text }) => text !== null && text !== text.normalize('NFC'))).toEqual([]);
	});

	it('keeps names as they are, and in bold', () => {
		const name = '<b>O’Neil</b>';
		const line = m.log.event({ type: 'resigned', seat: 0 }, [name], null) ?? '';
		expect(line).toContain(`\uE000${name}\uE001`);
		expect(plain(line)).toContain(name);
	});
});

describe.each(TRANSLATED)('%s beside English', (language) => {
	const coverage = coverageOf(language, messages(language));

	it('leaves no text in English', () => {
		expect(Object.fromEntries(coverage.untranslated.map(({ key, text }) => [key, text]))).toEqual({});
	});

	it('lists no words as the same that are not', () => {
		const same = coverage.same.map(({ text }) => text);
		expect(sameWords(language).filter((text) => !same.includes(text))).toEqual([]);
	});
});

it.each([
	['en', '0 cards, 1 card, 2 cards, 5 cards, 21 cards, 1,000,000 cards'],
	['fr', '0 carte, 1 carte, 2 cartes, 5 cartes, 21 cartes, 1\u202f000\u202f000 de cartes'],
	['es', '0 cartas, 1 carta, 2 cartas, 5 cartas, 21 cartas, 1.000.000 de cartas'],
] as const)('counts cards in %s', (language, words) => {
	const { bonus } = messages(language).table;
	expect(COUNTS.map((n) => bonus(n).slice(1)).join(', ')).toBe(words);
});

describe('French', () => {
	const fr = messages('fr');

	it('has a narrow space before ? ! : ; and inside quotes, and curly apostrophes', () => {
		expect(found('fr', /[^\u202f][?!:;»]|«[^\u202f]/)).toEqual([]);
	});

	it('puts "de" and "que" right before vowels', () => {
		const names = ['Ada', 'Élie', 'Œdipe', 'Yves', 'Yann', 'Tom', '7'];
		expect(names.map((name) => fr.replay.openHand(name))).toEqual([
			'Main d’Ada',
			'Main d’Élie',
			'Main d’Œdipe',
			'Main d’Yves',
			'Main de Yann',
			'Main de Tom',
			'Main de 7',
		]);
		expect(fr.lobby.waitHost('Ada')).toBe('On attend qu’Ada commence la partie.');
		expect(found('fr', /(?<![-\p{L}])(?:de|que|le|la) [aeiouéèêœ]/iu)).toEqual([]);
	});

	it('speaks to the one who plays, and of others', () => {
		const placed = EVENT_SAMPLES[0];
		if (placed === undefined) throw new Error('no sample');
		const line = (me: number | null) => plain(fr.log.event(placed, ['Ada'], me) ?? '');
		expect(line(0)).toBe('Tu as joué un Triple et relié Feu et Eau');
		expect(line(1)).toBe('Ada a joué un Triple et relié Feu et Eau');
	});

	it('lets the verb agree with several winners', () => {
		expect(fr.result.won(['Ada'])).toBe('Ada a gagné');
		expect(fr.result.won(['Ada', 'Tom'])).toBe('Ada et Tom ont gagné');
		expect(fr.result.won(['Toi', 'Tom'])).toBe('Tom et toi avez gagné');
	});
});

const withoutNumber = (text: string): string => text.replace(/^[\d.,\s]+/, '');
