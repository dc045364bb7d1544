import { existsSync } from 'node:fs';
import {
	checkRecord,
	createGame,
	FORMAT_CODES,
	makeAllRules,
	makeMove,
	makePosition,
	makeRecord,
	makeSpot,
	makeView,
	parseMove,
	parsePosition,
	parseRecord,
	parseRules,
	parseScenario,
	parseSpot,
	parseView,
	parseWord,
	REASON_CODES,
	RULE_SET_IDS,
	type RuleSet,
	recordOf,
	ruleSet,
	runScenario,
	viewFor,
} from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { readPart } from '../../workspace.ts';
import { gameWords } from '../site/words.ts';
import { readPages } from '../testing/read-pages.ts';
import { FAIR_FIELDS, FORMAT_WORDS, RECORD_WORDS, SOLITAIRE_FIELDS, VIEW_FIELDS } from './document-fields.ts';
import { codeParts } from './field.ts';
import { RULE_FIELDS, ruleRows } from './rule-fields.ts';

const page = readPages().find(({ slug }) => slug === 'developers/formats')?.text ?? '';
const examples = new Map(
	[...page.matchAll(/^```json title="([^"]+)"\n(.*?)^```$/gms)].map(([, title = '', text = '']) => [
		title,
		JSON.parse(text),
	]),
);
const example = (title: string) => examples.get(title) ?? expect.unreachable(`the page was believed to show ${title}`);
const position = () => {
	const read = parsePosition(example('A position'));
	return read.ok ? read.value : expect.unreachable(read.code.detail);
};

/** What stands between backticks under a heading. */
function wordsUnder(heading: string): readonly string[] {
	const [, section = ''] = new RegExp(`^## ${heading}$(.*?)^##`, 'ms').exec(page) ?? [];
	return codeParts(section).flatMap(({ text, isCode }) => (isCode ? text : []));
}

describe('the examples of the page on text forms', () => {
	it('are all known here, and no code stands there without a title', () => {
		expect([...examples.keys()]).toEqual([
			'A position',
			'A view',
			'Rules',
			'Entries of play',
			'A record',
			'A question to a bot',
			'An answer that is none',
		]);
		expect(page.match(/^```json/gm)).toHaveLength(examples.size);
		expect(page.match(/^```\w+$/gm)).toEqual(['```sh']);
	});

	it('show a position as the engine writes it', () => {
		const { random: _, outcome: __, ...written } = makePosition(position());
		expect(written).toEqual(example('A position'));
	});

	it('show the view of that position', () => {
		expect(example('A view')).toEqual(makeView(viewFor(position(), 0)));
		expect(parseView(example('A view')).ok).toBe(true);
	});

	it('show rules that can be played', () => {
		expect(parseRules(example('Rules'))).toMatchObject({ ok: true, value: { id: 'v3', rotateOption: true } });
	});

	it('show a record that replays', () => {
		const { '…': ellipsis, ...rules } = example('A record').rules;
		expect(ellipsis).toBe('every field');
		const record = { ...example('A record'), rules: { ...makeAllRules(ruleSet('v3')), ...rules } };
		expect(checkRecord(record)).toMatchObject({ ok: true, played: 5 });
	});

	it('show every kind of entry that a scenario plays', () => {
		const { rules: _, ...given } = example('A position');
		const play = example('Entries of play');
		const scenario = parseScenario({ name: 'page', rules: ['v3'], given, play, expect: { turn: 0 } });
		if (!scenario.ok) return expect.unreachable(scenario.code.detail);
		// The second entry belongs to games with covered Goals, the others can be played here one after the other.
		const here = { ...scenario.value, play: scenario.value.play.filter((_, i) => i !== 1) };
		expect(runScenario({ ...here, expect: { goals: ['S', 'E', 'W', 'F', 'A'], turn: 0 } }, 'v3')).toMatchObject({
			ok: true,
		});
	});

	it('show a question that a bot can answer and an error of a code there is', () => {
		const { view, legal } = example('A question to a bot');
		expect(parseView(view).ok).toBe(true);
		for (const text of legal) expect(parseMove(text)).toBeDefined();
		expect(FORMAT_CODES).toContain(example('An answer that is none').error.code);
	});

	it('run a program that is there', () => {
		const [, path = ''] = /^pnpm aquarius .*cmd:python3 ([\w./-]+)'$/m.exec(page) ?? [];
		expect(existsSync(new URL(`../../../../${path}`, import.meta.url)) && path).toBe('examples/python-bot/bot.py');
	});

	it('show words, spots and moves that are some', () => {
		const cards = [...page.matchAll(/<CardWord words=\{\[(.*?)\]\}/g)].flatMap(
			([, list = '']) => list.match(/[^', ]+/g) ?? [],
		);
		expect(cards.length).toBeGreaterThan(8);
		for (const word of cards) expect(parseWord(word), word).toBeDefined();
		expect(parseWord('FWWF')).toBeUndefined();
		const spots = wordsUnder('Spots').filter((text) => /\d,/.test(text));
		expect(spots).toEqual(['0,0', '1.5,-0.5']);
		for (const text of spots) expect(makeSpot(parseSpot(text) ?? { x: 9, y: 9 })).toBe(text);
		const table = page.split('\n').filter((line) => /^\| (?!move )[^-]/.test(line) && line.split('|').length === 4);
		const moves = table.flatMap((line) =>
			codeParts(line.split('|')[2] ?? '').flatMap(({ text, isCode }) => (isCode ? text : [])),
		);
		expect(moves.length).toBeGreaterThan(20);
		for (const text of moves) {
			const move = parseMove(text);
			expect(move && makeMove(move), text).toBe(text);
		}
	});

	it('names every rule set', () => {
		expect(wordsUnder('Rule sets')).toEqual(expect.arrayContaining([...RULE_SET_IDS]));
	});
});

const fields = Object.keys(RULE_FIELDS) as readonly (keyof typeof RULE_FIELDS)[]; // the keys of a literal

describe('the fields of rule sets', () => {
	it('are all shown once', () => {
		const shown = (['deck', 'start', 'turn', 'end'] as const).flatMap(ruleRows).map(({ name }) => name);
		const known = Object.keys(makeAllRules(ruleSet('v3'))).filter((field) => field !== 'base');
		expect(shown.toSorted()).toEqual(known.toSorted());
	});

	/** What the engine says against a value that no field can have. */
	const complaint = (field: string, value: unknown): string => {
		const read = parseRules({ base: 'v3', [field]: value });
		return read.ok ? '' : read.code.detail;
	};

	it.each(fields)('%s: what it can be is what the engine reads', (name) => {
		const field = RULE_FIELDS[name];
		if ('values' in field) {
			const values = complaint(name, 'no such value')
				.replace(/^"no such value" is none of /, '')
				.split(', ');
			expect(Object.keys(field.values)).toEqual(values);
			return;
		}
		const [, least, most] = /from (\d+) to (\d+)$/.exec(field.type) ?? [];
		if (most !== undefined) expect(complaint(name, -1)).toContain(`from ${least} to ${most} was expected`);
		else if (field.type === '`true` or `false`') expect(complaint(name, 7)).toContain('true or false was expected');
		else if (field.type === '`1` or `2`') expect(complaint(name, 7)).toContain('is not 1 or 2');
		else expect(complaint(name, 7)).toContain(field.type.startsWith('a list') ? 'a list was' : 'an object was');
	});

	/** Values as JSON that stand in the text of a field's type, or all the words of its list. */
	const written = fields.flatMap((name) => {
		const field = RULE_FIELDS[name];
		if (!('type' in field)) return [];
		const codes = codeParts(field.type).flatMap(({ text, isCode }) => (isCode ? text : []));
		const values: readonly unknown[] = field.type.startsWith('a list out of')
			? [codes]
			: codes.map((text) => JSON.parse(text));
		return values.map((value) => [name, JSON.stringify(value), value] as const);
	});

	it.each(written)('%s: %s, which its text has, is accepted', (name, _, value) => {
		expect(complaint(name, value)).toBe('');
	});

	it.each(fields)('%s: a list or an object is shown with an example', (name) => {
		const field = RULE_FIELDS[name];
		const isShort = 'values' in field || /^a whole number from \d+ to \d+$/.test(field.type);
		expect(written.some(([shown]) => shown === name)).toBe(!isShort);
	});

	it('name the rulings that `aquarius rules` names', () => {
		const source = readPart('cli', 'src/commands/rules.ts');
		const rows = [...source.matchAll(/^\t(\w+): \[(.*)\],$/gm)].map(([, field = '', list = '']) => [
			field,
			list.match(/E\d+\w?/g) ?? [],
		]);
		const { id: _, details: __, ...told } = Object.fromEntries(rows);
		expect(Object.fromEntries(fields.map((field) => [field, RULE_FIELDS[field].rulings]))).toEqual(told);
	});

	it('say what v3 and the others have', () => {
		const rows = new Map(
			(['deck', 'start', 'turn', 'end'] as const).flatMap(ruleRows).map((row) => [row.name, row.facts ?? []]),
		);
		expect(rows.get('deck')?.[0]).toEqual({ label: 'In `v3`', text: '95 cards' });
		expect(rows.get('overlap')).toEqual([
			{ label: 'In `v3`', text: '`false`' },
			{ label: 'Other', text: '`true` in `summary`' },
		]);
		const field: keyof RuleSet = 'closestTie';
		expect(rows.get(field)?.map(({ label }) => label)).toEqual(['In `v3`']);
	});
});

describe('the fields of documents', () => {
	const dealt = RULE_SET_IDS.map((id) =>
		createGame({ rules: ruleSet(id), players: ruleSet(id).players.min, random: '5a'.repeat(32), first: 0 }),
	);
	const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

	it('of views are those that differ from positions', () => {
		const differing = dealt.flatMap((state) => {
			const [whole, seen] = [makePosition(state), makeView(viewFor(state, 0))];
			return Object.keys({ ...whole, ...seen }).filter((name) => {
				if (name === 'format' || name === 'random') return false;
				return JSON.stringify(whole[name]) !== JSON.stringify(seen[name]);
			});
		});
		expect(VIEW_FIELDS.map(({ name }) => name).toSorted()).toEqual([...new Set(differing)].toSorted());
		for (const state of dealt) expect(makeView(viewFor(state, 0))).not.toHaveProperty('random');
	});

	it.each(dealt.map((state) => [state.rules.id, state] as const))('of views have the kinds told, in %s', (_, state) => {
		const view = makeView(viewFor(state, 0));
		for (const { name, type } of VIEW_FIELDS) {
			if (name in view) expect(type, name).toMatch(kindOf(view[name]));
		}
		const { unusedGoals, goals } = state.rules;
		expect(kindOf(view.unusedGoals)).toBe(unusedGoals === 'seats' && goals.length > 0 ? 'list' : 'number');
		expect(parseView(view).ok).toBe(true);
	});

	it('of the solitaire are those that other positions have not, and are read as told', () => {
		const state = dealt.find(({ rules }) => rules.layout === 'piles') ?? expect.unreachable();
		const [piles, table] = [makePosition(state), makePosition(position())];
		const own = Object.keys(piles).filter((name) => !(name in table));
		expect(SOLITAIRE_FIELDS.map(({ name }) => name).toSorted()).toEqual(['deck', ...own].toSorted());
		expect(piles.deck).toEqual(expect.arrayContaining(['E', 'A', 'W', 'F', 'S']));
		for (const { name, type, meaning } of SOLITAIRE_FIELDS) {
			if (type === 'five lists') expect(piles[name], name).toHaveLength(5);
			const inView = makeView(viewFor(state, 0))[name];
			expect(kindOf(inView), name).toBe(meaning.includes('In a view a number') ? 'number' : 'list');
		}
	});

	it('that prove a fair shuffle are read and kept, and no others', () => {
		const fair = Object.fromEntries(FAIR_FIELDS.map(({ name, type }) => [name, type === 'a text' ? 'a' : ['a']]));
		const record = makeRecord(recordOf(position(), [], null));
		const read = (given: unknown) => {
			const answer = parseRecord({ ...record, fair: given });
			return answer.ok ? answer.value.fair : answer.code.detail;
		};
		expect(read(fair)).toEqual(fair);
		expect(read({ ...fair, other: 'a' })).toBe('unknown field "other"');
		for (const name of Object.keys(fair)) {
			const { [name]: _, ...rest } = fair;
			expect(read(rest)).toBe(`the field ${name} is missing`);
		}
	});

	it('are all shown', () => {
		const lists = [...page.matchAll(/<FieldList of="([a-z-]+)" rows=\{(\w+)\} \/>/g)].map(([, , rows]) => rows);
		const names = ['SOLITAIRE', 'VIEW', 'EVENT', 'EXPECT', 'FAIR', 'ENTRY', 'CHANCE', 'SEAT_EVENT'];
		expect(lists).toEqual(names.map((name) => `${name}_${name.endsWith('EVENT') ? 'ROWS' : 'FIELDS'}`));
	});
});

describe('codes', () => {
	const { reasons } = gameWords('en');
	const tables = [
		['of moves', REASON_CODES, reasons],
		['of documents', FORMAT_CODES, FORMAT_WORDS],
		// The engine has no list of these two: they are looked for where it gives them.
		['of records', recordCodes(), RECORD_WORDS],
	] as const;

	it.each(tables)('%s are all in words, each in its own', (_, codes, words) => {
		expect(Object.keys(words).toSorted()).toEqual([...codes].toSorted());
		for (const text of Object.values(words)) expect(text).toMatch(/^[A-Z].{8,}[.!?]$/);
		expect(new Set(Object.values(words)).size).toBe(codes.length);
	});

	it('are all shown', () => {
		expect(page).toContain('<ReasonCodes />');
		expect(page).toContain('<CodeTable rows={[...Object.entries(FORMAT_WORDS), ...Object.entries(RECORD_WORDS)]} />');
	});

	it('that the text names are some', () => {
		const known: readonly string[] = tables.flatMap(([, codes]) => codes);
		const prefixes = new Set(known.map((code) => code.slice(0, code.indexOf('/'))));
		const named = codeParts(page).filter(
			({ text, isCode }) => isCode && /^[a-z]+\/[a-z-]+$/.test(text) && prefixes.has(text.split('/')[0] ?? ''),
		);
		for (const { text } of named) expect(known).toContain(text);
		expect(named.length).toBeGreaterThan(3);
	});
});

/** Every `record/…` that the engine's source can answer. */
function recordCodes(): readonly string[] {
	const sources = ['src/replay.ts', 'src/text/record.ts'].map((file) => readPart('engine', file)).join('\n');
	return [...new Set([...sources.matchAll(/'(record\/[a-z-]+)'/g)].map(([, code = '']) => code))];
}
