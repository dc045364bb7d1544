import { describe, expect, test } from 'vitest';
import { ruleSet } from '../rulesets/rule-set.ts';
import { joinGame, leaveGame } from '../seats.ts';
import { playGame } from '../testing/games.ts';
import type { LogEntry, PlayEntry } from '../types.ts';
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
		const json = recordJson();
		const i = at(json, ({ chance }) => chance?.goals !== undefined);
		const goals = json.log[i]?.chance?.goals as string[];
		const other = [...goals.slice(1), goals[0]];
		json.log = [...json.log.slice(0, i), { ...json.log[i], chance: { goals: other } }];
		const { state, played } = checkRecord({ ...json, result: null });
		// The game may end by it; if it goes on the Goals are those of the record.
		if (played === i + 1) expect(state?.players.map(({ goal }) => goal)).toEqual(other);
		else expect(played).toBe(i);
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
	test('may say when and by whom', () => {
		const { start, state, log } = playGame(ruleSet('v3'), 2, 5, 3);
		const stamped = log.map((entry): LogEntry => ({ ...(entry as PlayEntry), at: 1_700_000_000_000, by: 'bot' }));
		const json: unknown = JSON.parse(JSON.stringify(makeRecord(recordOf(start, stamped, state.outcome))));
		expect(checkRecord(json).ok).toBe(true);
		expect(parseRecord(json)).toMatchObject({ ok: true, value: { log: stamped } });
	});
});
