import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkFair, commitText, isSalt, isSeed, keyText, SHUFFLE_METHOD, whyNotOfKey } from './fair.ts';
import { replayEntry } from './replay.ts';
import { ruleSet } from './rulesets/rule-set.ts';
import { createGame } from './setup.ts';
import { playersOf, playOn } from './testing/games.ts';
import { type GameRecord, makeRecord, parseRecord, recordOf } from './text/record.ts';
import { RULE_SET_IDS, type RuleSet, type Seat } from './types.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const SEED = 'c0ffee'.padEnd(64, '0');
const SALTS = ['00112233445566778899aabbccddeeff', '', 'feedfeedfeedfeed', '0123456789abcdef', '', ''];

/** A game of random moves, dealt as the method says, with people who come and go in every second one. */
function fairGame(rules: RuleSet, game: number, o: { first?: Seat; players?: number } = {}): GameRecord {
	const players = o.players ?? playersOf(rules, game);
	const salts = SALTS.slice(0, players);
	const first = o.first === undefined ? {} : { first: o.first };
	const start = createGame({ rules, players, random: sha256(keyText(SEED, salts)), ...first });
	const { state, log } = playOn(start, game, game % 2 === 1 ? { comings: true } : {});
	const fair = { commit: sha256(commitText(SEED)), seed: SEED, salts, method: SHUFFLE_METHOD };
	return { ...recordOf(start, log, state.outcome), fair };
}

/** As it comes out of a file. */
function reread(record: GameRecord): GameRecord {
	const read = parseRecord(JSON.parse(JSON.stringify(makeRecord(record))));
	if (!read.ok) throw new Error(JSON.stringify(read.code));
	return read.value;
}

const v3 = ruleSet('v3');
const record = fairGame(v3, 0, { players: 3 });
const fairness = record.fair ?? { commit: '', seed: '', salts: [], method: '' };

test('the texts that are hashed are these, for ever', () => {
	expect(commitText(SEED)).toBe(`aquarius-shuffle/1 commit ${SEED}`);
	expect(keyText(SEED, ['00112233445566778899aabbccddeeff', '', 'feedfeedfeedfeed'])).toBe(
		`aquarius-shuffle/1 key ${SEED} 00112233445566778899aabbccddeeff,,feedfeedfeedfeed`,
	);
	expect(sha256(commitText(SEED))).toBe('843e153324b4276dfdad72ee47b7b0b1d91e741cde546d9c5caba20b04e6d452');
	expect(sha256(keyText(SEED, ['', '']))).toBe('122a5053c8310486b376698e8ef6c237505cfed85e363139bf52023972ce8aa8');
});

test.each([
	['', false, false],
	['0'.repeat(15), false, false],
	['0'.repeat(16), false, true],
	['0'.repeat(64), true, true],
	['0'.repeat(65), false, false],
	['A'.repeat(64), false, false],
	[`${'0'.repeat(63)},`, false, false],
	[`${'0'.repeat(64)}\n`, false, false],
])('%j is a seed: %s, a salt: %s', (text, seed, salt) => {
	expect([isSeed(text), isSalt(text)]).toEqual([seed, salt]);
});

describe.each(RULE_SET_IDS)('games of %s', (id) => {
	const rules = ruleSet(id);
	test('are what seed and salts give, whoever began and came or went', async () => {
		for (let game = 0; game < 4; game++) {
			const first = game < 2 ? {} : { first: playersOf(rules, game) - 1 };
			expect(await checkFair(reread(fairGame(rules, game, first)), sha256)).toEqual({ fair: true });
		}
	});
});

test('a hash that comes later does as well', async () => {
	expect(await checkFair(record, async (text) => sha256(text))).toEqual({ fair: true });
});

test('a record that keeps its generator to itself is checked by all that it shows', async () => {
	for (const first of [undefined, 0, 1, 2]) {
		const game = fairGame(v3, 0, { players: 3, ...(first === undefined ? {} : { first }) });
		const hidden = { ...game, start: { ...game.start, random: '0'.repeat(80) } };
		expect(await checkFair(reread(hidden), sha256)).toEqual({ fair: true });
	}
});

test.each<[string, Partial<GameRecord>]>([
	['no promise', { fair: undefined as never }],
	['a method of later', { fair: { ...fairness, method: 'aquarius-shuffle/2' } }],
])('%s can be neither kept nor broken', async (_, other) => {
	expect(await checkFair({ ...record, ...other }, sha256)).toEqual({ fair: null });
});

test.each<[string, Partial<typeof fairness>, RegExp]>([
	['another seed', { seed: SEED.replace('c0', 'c1') }, /not the one that the commit promised/],
	['another commit', { commit: '0'.repeat(64) }, /not the one that the commit promised/],
	[
		'another seed with its own commit',
		{ seed: '1'.repeat(64), commit: sha256(commitText('1'.repeat(64))) },
		/not what the key deals/,
	],
	['another salt', { salts: ['0'.repeat(32), '', 'feedfeedfeedfeed'] }, /not what the key deals/],
	['salts in another order', { salts: ['', '00112233445566778899aabbccddeeff', 'feedfeedfeedfeed'] }, /key deals/],
	['a salt too few', { salts: fairness.salts.slice(1) }, /2 salts of 3 players/],
	['two salts as one', { salts: ['00112233445566778899aabbccddeeff,', 'feedfeedfeedfeed', ''] }, /a salt is not/],
	['a seed in capitals', { seed: 'A'.repeat(64) }, /the seed is not/],
])('%s is told', async (_, part, detail) => {
	const check = await checkFair({ ...record, fair: { ...fairness, ...part } }, sha256);
	expect(check).toEqual({ fair: false, entry: null, detail: expect.stringMatching(detail) });
});

describe('a game that was changed is told', () => {
	const key = sha256(keyText(SEED, fairness.salts));
	const { start } = record;
	const [one, two] = start.deck;
	if (one === undefined || two === undefined || one === two) throw new Error('two cards that differ lie on the deck');

	test('at the start', () => {
		const others = [
			{ ...start, deck: [two, one, ...start.deck.slice(2)] },
			{ ...start, turn: (start.turn + 1) % 3 },
			{ ...start, turn: 4 },
			{ ...start, players: start.players.toReversed() },
			{ ...start, random: `${'1'.repeat(64)}${start.random.slice(64)}` },
		];
		for (const other of others) expect(whyNotOfKey({ ...record, start: other }, key)).toMatchObject({ entry: null });
	});

	test('at the first draw that is another, though the record plays', () => {
		const [entry] = record.log;
		if (entry === undefined || !('play' in entry)) throw new Error('the first entry is a move');
		const drew = [two];
		expect(replayEntry({ ...start, deck: [two, one, ...start.deck.slice(2)] }, { ...entry, drew }).ok).toBe(true);
		const why = whyNotOfKey({ ...record, log: [{ ...entry, drew }], result: null }, key);
		expect(why).toEqual({ entry: 0, detail: expect.stringContaining(`"drew":["${two}"]`) });
	});

	test('at a shuffle that came out another way', () => {
		const shuffled = [...Array(200).keys()]
			.map((game) => fairGame(v3, game * 2, { players: 3 }))
			.flatMap((game) => game.log.map((entry, at) => ({ game, entry, at })))
			.find(({ entry }) => 'chance' in entry && entry.chance?.goals !== undefined);
		if (shuffled === undefined || !('chance' in shuffled.entry)) throw new Error('somebody shuffled Goals');
		const { game, entry, at } = shuffled;
		const goals = entry.chance?.goals?.toReversed() ?? [];
		const log = game.log.with(at, { ...entry, chance: { ...entry.chance, goals } } as typeof entry);
		expect(whyNotOfKey({ ...game, log }, key)).toMatchObject({ entry: at, detail: expect.stringContaining('goals') });
	});

	test.each([
		['unreadable', { seat: 0, play: 'FFFF' }, 'it cannot be played: text/unreadable'],
		['not possible', { seat: 0, play: 'FFFF@90,0' }, /it cannot be played: /],
		['of nobody', { event: 'leave', seat: 9, chance: {} } as const, 'it cannot be played: target/not-a-seat'],
	])('at an entry that is %s', (_, entry, detail) => {
		const log = record.log.with(1, entry);
		expect(whyNotOfKey({ ...record, log }, key)).toEqual({ entry: 1, detail: expect.stringMatching(detail) });
	});

	test('in its result', () => {
		expect(whyNotOfKey({ ...record, result: null }, key)).toMatchObject({
			entry: null,
			detail: expect.stringMatching(/comes to/),
		});
	});

	test('in what is beside the rules', () => {
		expect(whyNotOfKey(record, 'no key')).toMatchObject({ entry: null, detail: expect.stringMatching(/key is not/) });
		expect(whyNotOfKey({ ...record, players: 9 }, key)).toMatchObject({
			entry: null,
			detail: expect.stringMatching(/nobody deals to 9/),
		});
	});

	test('but not in times and in who moved for whom', () => {
		const log = record.log.map((entry) => ({ ...entry, at: 7, ...('play' in entry ? { by: 'bot' as const } : {}) }));
		expect(whyNotOfKey({ ...record, log: [{ event: 'bot', seat: 1 }, ...log] }, key)).toBeUndefined();
	});
});
