import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardOf, deckOf } from './cards.ts';
import { hashOf } from './hash.ts';
import { legalMoves } from './legal-moves.ts';
import { realSeats } from './position.ts';
import { replayEntry } from './replay.ts';
import { joinGame, leaveGame, type SeatChanged } from './seats.ts';
import { chooser, deepFreeze } from './testing/games.ts';
import { reached } from './testing/reached.ts';
import { makePosition, parsePosition } from './text/position.ts';
import type { GameState, Result } from './types.ts';

function change(state: GameState, seat: number): Result<SeatChanged> {
	return state.players[seat]?.invisible ? joinGame(state, seat) : leaveGame(state, seat);
}

describe('coming and going', () => {
	test('loses no card, leaves the turn with a player, and is replayed from its entry', () => {
		fc.assert(
			fc.property(reached, fc.nat(), (start, seed) => {
				const pick = chooser(seed);
				let state = deepFreeze(start);
				for (let i = 0; i < 6 && state.outcome === null; i++) {
					const result = change(state, pick(state.players.length));
					if (!result.ok) throw new Error(result.code);
					const again = replayEntry(state, result.value.entry);
					if (!again.ok) throw new Error(again.code.detail);
					expect(hashOf(again.value.state)).toBe(hashOf(result.value.state));
					state = result.value.state;
					const cards = [...state.deck, ...state.discard, ...state.players.flatMap(({ hand }) => hand)];
					expect([...cards, ...state.table.map(({ card }) => cardOf(card))].sort()).toEqual(
						[...deckOf(state.rules)].sort(),
					);
					expect(parsePosition(makePosition(state))).toEqual({ ok: true, value: state });
					if (state.outcome !== null) break;
					expect(realSeats(state.players)).toContain(state.turn);
					expect(legalMoves(state, state.turn).length).toBeGreaterThan(0);
				}
			}),
		);
	});
	test('is over when the game is', () => {
		fc.assert(
			fc.property(reached, (state) => {
				const over: GameState = { ...state, outcome: { winners: [], reason: 'none' } };
				for (const seat of state.players.keys()) expect(change(over, seat)).toEqual({ ok: false, code: 'game/over' });
			}),
			{ numRuns: 5 },
		);
	});
});
