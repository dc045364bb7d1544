import { describe, expect, test } from 'vitest';
import { largestGroups } from '../groups.ts';
import { replayEntry } from '../replay.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { joinGame, leaveGame } from '../seats.ts';
import { playGame } from '../testing/games.ts';
import type { LogEntry, PlayEntry, RuleSetId } from '../types.ts';
import { checkRecord, makeRecord, parseRecord, recordOf } from './record.ts';

type Mutable = Record<string, unknown> & { log: (Record<string, unknown> & { chance?: Record<string, unknown> })[] };

/** A three-player game with a shuffle of Goals and of hands in it, as JSON that may be damaged. */
function recordJson(): Mutable {
	for (let seed = 1; ; seed++) {
		const { start, state, log } = playGame(ruleSet('v3'), 3, seed);
		const has = (field: 'goals' | 'hands') => log.some((entry) => 'chance' in entry && entry.chance?.[field]);
		if (has('goals') && has('hands'))
			return JSON.parse(JSON.stringify(makeRecord(recordOf(start, log, state.outcome))));
	}
}

/** A game up to a shuffle of Goals at which no element has seven, so that no order of Goals ends it. */
function gameWithEarlyShuffle() {
	for (let seed = 1; ; seed++) {
		const { log } = playGame(ruleSet('v3'), 3, seed);
		const shuffle = log.findIndex((entry) => 'chance' in entry && entry.chance?.goals);
		const game = playGame(ruleSet('v3'), 3, seed, shuffle + 1);
		if (shuffle >= 0 && Math.max(...Object.values(largestGroups(game.state.table))) < 7) return game;
	}
}

/** What rules had when the first records were written. */
const FIRST_FIELDS = [
	...['deckProfile', 'deck', 'goals', 'players', 'handSize', 'actions', 'bonus', 'bonusBesideWild', 'bonusOnMove'],
	...['wildAsAction', 'wildMayStart', 'unusedGoals', 'rotateOption', 'deckOut', 'win', 'tieAtSeven', 'closestTie'],
	'fifthElement',
];

const at = (json: Mutable, find: (entry: Mutable['log'][number]) => boolean) => json.log.findIndex(find);

describe('a damaged record is played as far as it goes', () => {
	test('a move that is not legal', () => {
		const json = recordJson();
		json.log[4] = { ...json.log[4], play: 'FFFF@90,90' };
		expect(checkRecord(json)).toMatchObject({ ok: false, played: 4, error: { entry: 4 } });
	});
	test('a move that cannot be read', () => {
		const json = recordJson();
		json.log[2] = { ...json.log[2], play: 'something' };
		expect(checkRecord(json)).toMatchObject({ played: 2, error: { entry: 2, code: 'text/unreadable' } });
	});
	test('an entry that is none', () => {
		const json = recordJson();
		json.log[3] = { seat: 0, play: 'pass', colour: 'blue' };
		const { error, played } = checkRecord(json);
		expect({ played, error }).toMatchObject({ played: 3, error: { entry: 3, code: 'format/unknown-field' } });
		expect(error?.detail).toContain('log[3].colour');
		expect(parseRecord(json)).toMatchObject({ ok: false, code: { at: 'log[3].colour' } });
	});
	test('a card that was not the next one', () => {
		const json = recordJson();
		const i = at(json, ({ drew }) => Array.isArray(drew) && drew.length > 0 && drew[0] !== 'FFFF');
		json.log[i] = { ...json.log[i], drew: ['FFFF'] };
		expect(checkRecord(json)).toMatchObject({ played: i, error: { entry: i, code: 'record/differs' } });
	});
	test('a shuffle without its result', () => {
		const json = recordJson();
		const i = at(json, ({ chance }) => chance?.goals !== undefined);
		delete json.log[i]?.chance;
		expect(checkRecord(json)).toMatchObject({ played: i, error: { entry: i, code: 'record/chance' } });
	});
	test.each([
		['goals', ['E', 'E', 'E', 'E', 'E']],
		['hands', [[], [], []]],
	])('%s that are not those of the game', (field, value) => {
		const json = recordJson();
		const i = at(json, ({ chance }) => chance?.[field] !== undefined);
		json.log[i] = { ...json.log[i], chance: { [field]: value } };
		expect(checkRecord(json)).toMatchObject({ played: i, error: { entry: i, code: 'record/chance' } });
	});
	test('a result that is another', () => {
		const json = { ...recordJson(), result: { winners: [], reason: 'none' } };
		expect(checkRecord(json)).toMatchObject({ ok: false, played: json.log.length, error: { entry: null } });
	});
	const shuffled = (json: Mutable) => at(json, ({ chance }) => chance?.goals !== undefined);
	const last = (json: Mutable) => json.log.length;
	const inserted = (entry: object, place: (json: Mutable) => number) => (json: Mutable) => {
		json.log.splice(place(json), 0, { ...entry });
		return json.log.findIndex((other) => JSON.stringify(other) === JSON.stringify(entry));
	};
	const changed = (place: (json: Mutable) => number, fields: object) => (json: Mutable) => {
		const i = place(json);
		json.log[i] = { ...json.log[i], ...fields };
		return i;
	};
	test.each<[string, (json: Mutable) => number, string, RegExp]>([
		['a bot in no seat', inserted({ event: 'bot', seat: 99 }, () => 1), 'target/not-a-seat', /bot of seat 99/],
		['a bot in an invisible seat', inserted({ event: 'bot', seat: 3 }, () => 1), 'target/not-a-seat', /bot of seat 3/],
		['a bot after the end', inserted({ event: 'bot', seat: 1 }, last), 'game/over', /bot of seat 1/],
		['a bot that draws', inserted({ event: 'bot', seat: 1, drew: [] }, () => 1), 'format/unknown-field', /drew/],
		['a bot with a turn', inserted({ event: 'bot', seat: 1, next: 1 }, () => 1), 'format/unknown-field', /next/],
		['a bot with chance', inserted({ event: 'bot', seat: 1, chance: {} }, () => 1), 'format/unknown-field', /chance/],
		[
			'a join with hands',
			inserted({ event: 'join', seat: 3, chance: { fun: [] } }, () => 1),
			'format/unknown-field',
			/chance/,
		],
		['a join with a turn', inserted({ event: 'join', seat: 3, next: 1 }, () => 1), 'format/unknown-field', /next/],
		['hands where Goals were shuffled', changed(shuffled, { chance: { goals: [], hands: [] } }), 'record/chance', /./],
		['a null for a list', changed(() => 2, { drew: null }), 'format/wrong-type', /log\[2\]\.drew: a list/],
	])('%s', (_, damage, code, detail) => {
		const json = recordJson();
		const entry = damage(json);
		const checked = checkRecord(json);
		expect(checked).toMatchObject({ ok: false, played: entry, error: { entry, code } });
		expect(checked.error?.detail).toMatch(detail);
	});
	test.each([
		['goals', ['E', 'A', 'W', 'F', 'S']],
		['hands', [[], [], []]],
		['deck', []],
		['start', ['FFFF']],
	])('%s by chance where nothing was shuffled', (field, value) => {
		const json = recordJson();
		const i = at(json, ({ chance }) => chance === undefined);
		json.log[i] = { ...json.log[i], chance: { [field]: value } };
		const { played, error } = checkRecord(json);
		expect({ played, error }).toMatchObject({ played: i, error: { entry: i, code: 'record/chance' } });
		expect(error?.detail).toContain(`chance.${field}`);
	});
	test('an entry with what its type has no room for', () => {
		const { start } = playGame(ruleSet('v3'), 3, 1, 0);
		const bot = { event: 'bot', seat: 1, next: 1 } as unknown as LogEntry;
		expect(replayEntry(start, bot)).toMatchObject({ ok: false, code: { code: 'record/differs' } });
		const join = { event: 'join', seat: 3, drew: start.deck.slice(0, 3), chance: { deck: [] } } as unknown as LogEntry;
		expect(replayEntry(start, join)).toMatchObject({ ok: false, code: { code: 'record/chance' } });
	});
	const start = (json: Mutable) => json.start as Record<string, unknown>;
	test.each<[string, (json: Mutable) => object, string, string]>([
		['no format', ({ format: _, ...json }) => json, 'format/missing-field', 'format'],
		['another format of its start', (json) => ({ start: { ...start(json), format: 'x' } }), '', 'start.format'],
		['nonsense for rules of its start', (json) => ({ start: { ...start(json), rules: 7 } }), '', 'start.rules'],
		[
			'other rules at its start',
			(json) => ({ start: { ...start(json), rules: { base: 'v3', bonus: false } } }),
			'',
			'start.rules',
		],
		['rules by name only', () => ({ rules: 'v3' }), 'format/wrong-type', 'rules'],
		['another number of players', () => ({ players: 2 }), 'format/impossible', 'players'],
		['a fairness with more', () => ({ fair: { commit: '', seed: '', salts: [], method: '', x: 1 } }), '', 'fair.x'],
		['a fairness with less', () => ({ fair: { commit: '', seed: '', salts: [] } }), '', 'fair.method'],
	])('%s', (_, damage, code, where) => {
		const json = recordJson();
		const damaged = damage(json);
		const { ok, error } = checkRecord('format' in damaged || 'log' in damaged ? damaged : { ...json, ...damaged });
		expect(ok).toBe(false);
		expect(error?.code).toContain(code);
		expect(error?.detail).toContain(`${where}: `);
	});
	test.each(['base', ...FIRST_FIELDS])('rules without %s', (field) => {
		const json = recordJson();
		const { [field]: _, ...rules } = json.rules as Record<string, unknown>;
		expect(checkRecord({ ...json, rules })).toMatchObject({
			ok: false,
			state: null,
			error: { entry: null, code: 'format/missing-field', detail: `rules.${field}: the field ${field} is missing` },
		});
	});
	test('rules with what the first records did not have yet need it not', () => {
		const json = recordJson();
		const rules = json.rules as Record<string, unknown>;
		const first = Object.fromEntries(['base', ...FIRST_FIELDS].map((field) => [field, rules[field]]));
		expect(Object.keys(rules).length).toBeGreaterThan(Object.keys(first).length);
		expect(checkRecord({ ...json, rules: first })).toEqual(checkRecord(json));
		expect(checkRecord(json).ok).toBe(true);
	});
	test('something that is no record says so by name', () => {
		expect(checkRecord(7).error?.detail).toBe('the record: an object was expected, not 7');
	});
	test('something that is no record', () => {
		expect(checkRecord({ format: 'chess' })).toMatchObject({ ok: false, state: null, error: { entry: null } });
		expect(checkRecord(undefined)).toMatchObject({ ok: false, state: null });
	});
});

describe('a record', () => {
	test('goes on after its edition was corrected: it carries every field', () => {
		const json = recordJson();
		const rules = json.rules as Record<string, unknown>;
		expect(Object.keys(rules)).toContain('tieAtSeven');
		expect(checkRecord({ ...json, rules: { ...rules, closestTie: 'shared' } }).ok).toBe(true);
	});
	test('of another shuffle is followed, not the generator', () => {
		const { start, log } = gameWithEarlyShuffle();
		const json: Mutable = JSON.parse(JSON.stringify(makeRecord(recordOf(start, log, null))));
		const [first, ...rest] = (json.log.at(-1)?.chance?.goals ?? []) as string[];
		const other = [...rest, first];
		json.log[log.length - 1] = { ...json.log.at(-1), chance: { goals: other } };
		const { ok, state, played } = checkRecord(json);
		expect({ ok, played }).toEqual({ ok: true, played: log.length });
		expect(state?.players.map(({ goal }) => goal)).toEqual(other);
	});
	test('keeps who came, went and was replaced', () => {
		const { start, state, log } = playGame(ruleSet('v3'), 3, 11, 6);
		const joined = joinGame(state, 3);
		if (!joined.ok) throw new Error(joined.code);
		const left = leaveGame(joined.value.state, joined.value.state.turn);
		if (!left.ok) throw new Error(left.code);
		const all: LogEntry[] = [...log, joined.value.entry, { event: 'bot', seat: 3 }, left.value.entry];
		const json: unknown = JSON.parse(JSON.stringify(makeRecord(recordOf(start, all, left.value.state.outcome))));
		expect(checkRecord(json)).toMatchObject({ ok: true, played: all.length, state: left.value.state });
	});
	test.each<RuleSetId>(['v2', 'v1', 'dont-block-it-off'])('names a winner who came late to a new seat: %s', (id) => {
		const rules = ruleSet(id);
		const { start, state, log } = playGame(rules, 2, 7, 3);
		const joined = joinGame(state, 2);
		if (!joined.ok) throw new Error(joined.code);
		const left = [0, 1].map((seat) => ({ event: 'leave' as const, seat }));
		let last = joined.value.state;
		const all: LogEntry[] = [...log, joined.value.entry];
		for (const { seat } of left) {
			const result = leaveGame(last, seat);
			if (!result.ok) break;
			last = result.value.state;
			all.push(result.value.entry);
		}
		const result = last.outcome ?? { winners: [2], reason: 'path' };
		const json: unknown = JSON.parse(JSON.stringify(makeRecord(recordOf(start, all, result))));
		expect(parseRecord(json)).toMatchObject({ ok: true, value: { result: { winners: [2] } } });
	});
	test('may leave out what is empty where somebody comes or goes', () => {
		const { start } = playGame(ruleSet('v3'), 3, 5, 0);
		const comings: readonly object[] = [
			{ event: 'join', seat: 4 },
			{ event: 'leave', seat: 1 },
		];
		const json = { ...makeRecord(recordOf(start, [], null)), log: comings };
		expect(parseRecord(json)).toMatchObject({
			ok: true,
			value: {
				log: [
					{ ...comings[0], drew: [] },
					{ ...comings[1], chance: {} },
				],
			},
		});
	});
	test('keeps what proves that the shuffle was fair', () => {
		const { start } = playGame(ruleSet('v3'), 2, 5, 0);
		const fair = { commit: 'c0', seed: '5e', salts: ['one', 'two'], method: 'sha-256' };
		const json: unknown = JSON.parse(JSON.stringify(makeRecord({ ...recordOf(start, [], null), fair })));
		const record = parseRecord(json);
		expect(record).toMatchObject({ ok: true, value: { fair } });
		expect(record.ok && makeRecord(record.value)).toEqual(json);
	});
	test('may say when and by whom', () => {
		const { start, state, log } = playGame(ruleSet('v3'), 2, 5, 3);
		const stamped = log.map((entry): LogEntry => ({ ...(entry as PlayEntry), at: 1_700_000_000_000, by: 'bot' }));
		const json: unknown = JSON.parse(JSON.stringify(makeRecord(recordOf(start, stamped, state.outcome))));
		expect(checkRecord(json).ok).toBe(true);
		expect(parseRecord(json)).toMatchObject({ ok: true, value: { log: stamped } });
	});
});
