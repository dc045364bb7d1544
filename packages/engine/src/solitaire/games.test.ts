import { describe, expect, test } from 'vitest';
import { applyMove } from '../apply-move.ts';
import { hashOf } from '../hash.ts';
import { legalMoves } from '../legal-moves.ts';
import { perft } from '../perft.ts';
import { replayEntry } from '../replay.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { joinGame, leaveGame } from '../seats.ts';
import { createGame } from '../setup.ts';
import { chooser, deepFreeze, keyOf } from '../testing/games.ts';
import { makeMove, parseMove } from '../text/move.ts';
import { makePosition, parsePosition } from '../text/position.ts';
import { checkRecord, makeRecord, parseRecord, recordOf } from '../text/record.ts';
import { makeView, parseView } from '../text/view.ts';
import type { GameEvent, GameState, LogEntry, Move, RuleSet } from '../types.ts';
import { viewFor } from '../view.ts';
import { whyNot } from '../why-not.ts';
import { whyNotText } from '../why-not-text.ts';

const strict = ruleSet('solitaire');
const FORMS: readonly RuleSet[] = (['one', 'many'] as const).flatMap((solitaireRuns) =>
	(['any', 'own'] as const).map((solitaireSlots) => ({ ...strict, solitaireRuns, solitaireSlots })),
);
const wild: RuleSet = { ...strict, deck: { ...strict.deck, '****': 2, 'A..F': 1, '.EW.': 1 } };

interface Game {
	readonly states: readonly GameState[];
	readonly log: readonly LogEntry[];
	readonly events: readonly GameEvent[];
}

/**
 * Slots before piles, piles before an Action, and nobody gives up while something else is to be done; but somebody who is not always
 * attentive, so that all is seen.
 */
function playGame(rules: RuleSet, seed: number): Game {
	const states = [createGame({ rules, players: 1, random: keyOf(seed) })];
	const log: LogEntry[] = [];
	const events: GameEvent[] = [];
	const pick = chooser(seed);
	for (let state = states[0]; state !== undefined && state.outcome === null; state = states.at(-1)) {
		const result = applyMove(deepFreeze(state), 0, choose(legalMoves(state, 0), pick));
		if (!result.ok) throw new Error(`A legal move was refused: ${result.code}`);
		states.push(result.value.state);
		log.push(result.value.entry);
		events.push(...result.value.events);
	}
	return { states, log, events };
}

function choose(moves: readonly Move[], pick: (n: number) => number): Move {
	const slots = moves.filter((move) => move.type === 'stack' && move.onto === 'slot');
	const going = moves.filter(({ type }) => type !== 'resign');
	const among = slots.length > 0 && pick(8) > 0 ? slots : going.length > 0 ? going : moves;
	const move = among[pick(among.length)];
	if (move === undefined) throw new Error('There is always a move');
	return move;
}

describe.each(FORMS.map((rules) => [rules.solitaireRuns, rules.solitaireSlots, rules] as const))(
	'%s run, %s slots',
	(_, __, rules) => {
		test('games reach an outcome, can be replayed, recorded and checked', () => {
			for (let seed = 0; seed < 25; seed++) {
				const { states, log } = playGame(rules, seed);
				const [start] = states;
				const state = states.at(-1);
				if (start === undefined || state === undefined) throw new Error('There is a state to start from');
				let again = start;
				for (const entry of log) {
					const result = replayEntry(again, entry);
					if (!result.ok) throw new Error(result.code.detail);
					again = result.value.state;
				}
				expect(hashOf(again)).toBe(hashOf(state));
				const record = recordOf(start, log, state.outcome);
				const json: unknown = JSON.parse(JSON.stringify(makeRecord(record)));
				expect(parseRecord(json)).toEqual({ ok: true, value: record });
				expect(checkRecord(json)).toMatchObject({ ok: true, state: { outcome: state.outcome } });
			}
		});
		test('legal moves are those that are not refused, each once', () => {
			const { states } = playGame(rules, 77);
			for (const state of states.slice(0, 40)) {
				const legal = legalMoves(state, 0).map(makeMove);
				expect(new Set(legal).size).toBe(legal.length);
				const tried = conceivable(state);
				expect(tried.filter((text) => whyNotText(state, 0, text) === undefined).sort()).toEqual([...legal].sort());
			}
		});
	},
);

/** Every move that names a card on top of a pile, and some others. */
function conceivable({ solitaire }: GameState): readonly string[] {
	const texts = ['call', 'resign', 'pass', 'look', 'claim', 'FFFF@0,0', 'shuffle-goals', 'zap-a-card -'];
	for (const [i, pile] of (solitaire?.piles ?? []).entries()) {
		const top = pile.at(-1) ?? 'FFFF';
		const lies = new Set([top, [...top].reverse().join('')]);
		for (const word of lies) {
			for (const to of ['p1', 'p2', 'p3', 'p4', 'p5', 'a1', 'a2', 'a3', 'a4', 'a5', 'p6', 'a6']) {
				texts.push(`p${i + 1}>${to} ${word}`);
			}
		}
	}
	return texts;
}

test('some games are won, some lost', () => {
	const reasons = new Set<string>();
	for (const rules of FORMS) {
		for (let seed = 0; seed < 60 && reasons.size < 2; seed++) {
			reasons.add(playGame(rules, seed).states.at(-1)?.outcome?.reason ?? 'no outcome');
		}
	}
	expect([...reasons].sort()).toEqual(['cards', 'none']);
});

describe('a game', () => {
	const { states, events } = playGame(wild, 5);
	const late = states[Math.floor(states.length / 2)];
	if (late === undefined) throw new Error('There is a state in the middle');

	test('keeps every card', () => {
		const cardsIn = ({ solitaire }: GameState) => {
			const { deck = [], piles = [], slots = [], called = [], actions = [] } = solitaire ?? {};
			const smaller = (card: string) => [card, [...card].reverse().join('')].sort()[0] ?? '';
			return [...[...deck, ...piles.flat(), ...slots.flat()].map(smaller), ...called, ...actions].sort();
		};
		for (const state of states) expect(cardsIn(state)).toEqual(cardsIn(late));
	});
	test('is written and read back, as the player and others see it as well', () => {
		for (const state of states) {
			const json: unknown = JSON.parse(JSON.stringify(makePosition(state)));
			expect(parsePosition(json)).toEqual({ ok: true, value: state });
			for (const viewer of [0, null]) {
				const view = viewFor(state, viewer, events);
				expect(parseView(JSON.parse(JSON.stringify(makeView(view))))).toEqual({ ok: true, value: view });
			}
		}
	});
	test('shows what lies open, and of the decks how many cards they have', () => {
		const { solitaire } = late;
		if (solitaire === undefined) throw new Error('There are piles');
		const view = viewFor(late, 0);
		const [deck, actions] = [solitaire.deck.length, solitaire.actions.length];
		expect(view.solitaire).toEqual({ ...solitaire, deck, actions });
		expect(makeView(view)).toMatchObject({ deck, actions, piles: solitaire.piles });
	});
	test('has the same moves in its player’s view, and none in another’s', () => {
		for (const state of states) expect(legalMoves(viewFor(state, 0), 0)).toEqual(legalMoves(state, 0));
		expect(legalMoves(viewFor(late, null), 0)).toEqual([]);
		expect(whyNot(viewFor(late, null), 0, { type: 'resign' })).toBe('turn/not-yours');
	});
	test('is over when it is over', () => {
		const over = states.at(-1);
		if (over === undefined) throw new Error('There is a last state');
		expect(legalMoves(over, 0)).toEqual([]);
		expect(whyNotText(over, 0, 'call')).toBe('game/over');
	});
	test('is for one: nobody joins, and it ends when the player leaves', () => {
		expect(joinGame(late, 1)).toEqual({ ok: false, code: 'target/not-a-seat' });
		const left = leaveGame(late, 0);
		if (!left.ok) throw new Error(left.code);
		expect(left.value.state).toMatchObject({ outcome: { winners: [], reason: 'last-player' } });
		expect(left.value.state.solitaire).toEqual(late.solitaire);
		expect(parsePosition(makePosition(left.value.state))).toEqual({ ok: true, value: left.value.state });
	});
});

test('its moves are in no other rules', () => {
	const state = createGame({ rules: ruleSet('v1'), players: 2, random: keyOf(1), first: 0 });
	for (const text of ['call', 'resign', 'p1>p2 FFFF']) expect(whyNotText(state, 0, text)).toBe('action/not-in-rules');
	expect(whyNotText(state, 1, 'call')).toBe('turn/not-yours');
	expect(whyNot(state, 0, { type: 'stack', from: 0.5, onto: 'pile', to: 1, card: 'F' })).toBe('text/unreadable');
});

test('moves are counted', () => {
	const state = createGame({ rules: strict, players: 1, random: keyOf(9) });
	const moves = legalMoves(state, 0).length;
	expect(perft(state, 1)).toBe(moves);
	expect(parseMove('call')).toEqual({ type: 'call' });
});
