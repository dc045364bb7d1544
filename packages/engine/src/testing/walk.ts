import { replayEntry } from '../replay.ts';
import type { GameState, RuleSet } from '../types.ts';
import { playersOf, playGame } from './games.ts';

/** `last`: what happened then ended the game. */
export interface Step {
	readonly state: GameState;
	readonly last: boolean;
}

/**
 * Positions that random games of a rule set go through, `count` of them, with every number of players in turn; in every third game
 * players come and go.
 */
export function* walk(rules: RuleSet, count: number, seed: number): Generator<Step> {
	for (let game = 0, given = 0; given < count; game++) {
		const comings = game % 3 === 2;
		const { start, log } = playGame(rules, playersOf(rules, game), seed + game, comings ? { comings } : {});
		let state = start;
		for (const entry of log) {
			const next = replayEntry(state, entry);
			if (!next.ok) throw new Error(`${JSON.stringify(entry)}: ${next.code.detail}`);
			yield { state, last: next.value.state.outcome !== null };
			if (++given === count) return;
			state = next.value.state;
		}
	}
}
