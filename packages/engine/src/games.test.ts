import { describe, expect, test } from 'vitest';
import { hashOf } from './hash.ts';
import { replayEntry } from './replay.ts';
import { type Played, playersOf, playGame } from './testing/games.ts';
import { HOUSE, PRINTED, VARIANTS } from './testing/variants.ts';
import { checkRecord, makeRecord, parseRecord, recordOf } from './text/record.ts';
import type { OutcomeReason, RuleSet, RuleSetId } from './types.ts';

const GAMES = 2_000;
/** To replay a game takes as long as to play it. */
const REPLAYED = (game: number) => game % 2 === 0;

const BY_GOALS: readonly OutcomeReason[] = ['closest', 'last-player', 'seven'];
/** What games can end by, all of which some do. */
const REASONS: Readonly<Record<RuleSetId, readonly OutcomeReason[]>> = {
	v1: BY_GOALS,
	'v1-fr': BY_GOALS,
	v2: BY_GOALS,
	'v2-vi': BY_GOALS,
	v3: BY_GOALS,
	summary: BY_GOALS,
	'dont-block-it-off': ['last-player', 'none', 'path'],
	'collect-seven': ['cards', 'last-player'],
	'connect-seven': BY_GOALS,
	'get-moving': BY_GOALS,
	solitaire: ['cards', 'last-player', 'none'],
	'aqua-chicken': BY_GOALS,
};

/** Players come and go in every fourth round of player counts, so that each count is played both ways. */
function gameOf(rules: RuleSet, game: number): Played {
	const counts = rules.players.max - rules.players.min + 1;
	const comings = Math.floor(game / counts) % 4 === 0;
	return playGame(rules, playersOf(rules, game), game, comings ? { comings } : {});
}

function replayed({ start, log }: Played) {
	return log.reduce((state, entry, i) => {
		const result = replayEntry(state, entry);
		if (!result.ok) throw new Error(`Entry ${i}: ${result.code.detail}`);
		return result.value.state;
	}, start);
}

describe(`${GAMES} random games`, () => {
	test.each(PRINTED)(
		'of $name reach an outcome, and the logs of half of them rebuild the same end',
		({ name, rules }) => {
			const reasons = new Set<string>();
			for (let game = 0; game < GAMES; game++) {
				const played = gameOf(rules, game);
				reasons.add(played.state.outcome?.reason ?? 'no outcome');
				if (!REPLAYED(game)) continue;
				if (hashOf(replayed(played)) !== hashOf(played.state)) throw new Error(`${name}: game ${game} differs`);
			}
			expect([...reasons].sort()).toEqual(REASONS[rules.id]);
		},
	);
});

test.each(HOUSE)('games of $name reach an outcome, and their logs rebuild the same end', ({ rules }) => {
	for (let game = 0; game < 60; game++) {
		const played = gameOf(rules, game);
		expect(REASONS[rules.id]).toContain(played.state.outcome?.reason);
		expect(hashOf(replayed(played))).toBe(hashOf(played.state));
	}
});

test.each(VARIANTS)('records of $name can be written, read and checked', ({ rules }) => {
	for (let game = 0; game < 12; game++) {
		const { start, state, log } = playGame(rules, playersOf(rules, game), game, { comings: true });
		const record = recordOf(start, log, state.outcome);
		const json: unknown = JSON.parse(JSON.stringify(makeRecord(record)));
		expect(parseRecord(json)).toEqual({ ok: true, value: record });
		expect(checkRecord(json)).toMatchObject({ ok: true, played: log.length, state: { outcome: state.outcome } });
	}
});

/** E53b: both ways in which cards decide. */
test('Collect Seven ends with seven cards, and with the deck', () => {
	const ends = new Set<string>();
	const rules = PRINTED.find(({ name }) => name === 'collect-seven')?.rules;
	for (let game = 0; game < 60 && rules !== undefined; game++) {
		const { state } = playGame(rules, playersOf(rules, game), game);
		const most = Math.max(...state.players.map(({ hand }) => hand.length));
		ends.add(most >= 7 ? 'seven cards' : 'deck');
	}
	expect([...ends].sort()).toEqual(['deck', 'seven cards']);
});
