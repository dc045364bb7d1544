import { expect, test } from 'vitest';
import { applyMove } from '../apply-move.ts';
import { FARTHEST } from '../board.ts';
import { hashOf } from '../hash.ts';
import { legalMoves } from '../legal-moves.ts';
import { generated } from '../mixer.ts';
import { happened } from '../replay.ts';
import { scenarios } from '../scenarios/index.ts';
import { startOf } from '../scenarios/run.ts';
import { makeMove, parseMove } from '../text/move.ts';
import type { Scenario, Step } from '../text/scenario.ts';
import { withTurnDrawn } from '../turn.ts';
import type { GameState } from '../types.ts';
import { createSearch, type Search } from './index.ts';

const cases = scenarios.flatMap((scenario) => scenario.rules.map((id) => [scenario.name, id, scenario] as const));

/** Every ruling is one of the search too: each position of a scenario has the same moves there, and the play leads to the same. */
test.each(cases)('%s under %s', (_, id, scenario) => {
	let state = start(scenario, id);
	const search = createSearch(state.rules);
	// The search is for tables that games have: it says so of this one, which ends where all tables end.
	if (!state.rules.overlap && state.table.some(({ x }) => x === FARTHEST)) {
		expect(() => search.load(state)).toThrow(/pure interface/);
		return;
	}
	for (const step of scenario.play) {
		sameMoves(search, state);
		const next = after(search, state, step);
		if (next === undefined) break;
		state = next;
	}
	sameMoves(search, state);
});

function start(scenario: Scenario, id: string): GameState {
	const state = startOf(scenario, id);
	if (!state.ok) throw new Error(state.code.detail);
	return state.value;
}

function sameMoves(search: Search, state: GameState): void {
	search.load(state);
	for (const seat of state.players.keys()) {
		const count = search.generate(seat);
		const texts = Array.from(search.moves.subarray(0, count), (code) => makeMove(search.toMove(code)));
		expect(texts.sort()).toEqual(legalMoves(state, seat).map(makeMove).sort());
	}
}

/** What a step leads to, on both ways; undefined if it is refused. */
function after(search: Search, state: GameState, step: Step): GameState | undefined {
	if (typeof step === 'object' && 'event' in step) {
		const result = happened(state, step, generated);
		return result.ok ? result.value.state : undefined;
	}
	const { seat = state.turn, move: text } = typeof step === 'string' ? { move: step } : step;
	const move = parseMove(text);
	const result = move && applyMove(state, seat, move);
	if (move === undefined || result?.ok !== true) return undefined;
	search.make(search.fromMove(move, seat), result.value.entry.chance);
	expect(hashOf(search.toState())).toBe(hashOf({ ...result.value.state, random: state.random }));
	search.unmake();
	expect(hashOf(search.toState())).toBe(hashOf(withTurnDrawn(state)));
	return result.value.state;
}
