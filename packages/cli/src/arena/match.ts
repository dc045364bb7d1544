import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import type { Outcome, RuleSet, Seat } from '@aquarius/engine';
import { type Decide, playGame } from '../play.ts';
import type { Choice } from '../players/choice.ts';
import { playerOf } from '../players/player.ts';
import { keyFor } from '../seeds.ts';
import { cpuMsNow } from './cpu.ts';
import type { GameResult } from './file.ts';

/** All that decides how games go, but for their numbers: plain JSON, so that it can be told to another process. */
export interface Match {
	readonly rules: RuleSet;
	readonly players: number;
	/** Has one seat, which goes round with the number of the game, and is measured. */
	readonly a: Choice;
	/** Has the other seats. */
	readonly b: Choice;
	readonly seed: string;
	/** How long an outside program may take for an answer. */
	readonly limitMs: number;
}

/** A match with its players ready. */
export interface Table {
	/**
	 * Plays one game. Between our own bots it hangs on the match and the number alone, whatever was played before; but the CPU time does
	 * not. Outside programs have none: theirs is spent where we cannot see it.
	 */
	readonly play: (game: number) => Promise<GameResult>;
	readonly end: () => Promise<void>;
}

export function openTable({ rules, players, a, b, seed, limitMs }: Match): Table {
	const one = playerOf(a, limitMs);
	const others = Array.from({ length: players - 1 }, () => playerOf(b, limitMs));
	return {
		async play(game) {
			const measured: Seat = game % players;
			const cpuMs: number[] = [];
			const deciders = others.map((other) => other.inGame(game));
			deciders.splice(measured, 0, a.type === 'own' ? timed(one.inGame(game), cpuMs) : one.inGame(game));
			const { end } = await playGame(rules, deciders.map(interruptible), (...purpose) =>
				keyFor(seed, game, ...purpose),
			);
			return { game, share: shareOf(measured, end.outcome), cpuMs };
		},
		async end() {
			await Promise.all([one, ...others].map((player) => player.end()));
		},
	};
}

/** How much of a win is a seat's, from 0 to 1. */
function shareOf(seat: Seat, outcome: Outcome | null): number {
	if (outcome === null || !outcome.winners.includes(seat)) return 0;
	// Nobody wins a way out from another (E52b).
	return outcome.reason === 'path' ? 1 : 1 / outcome.winners.length;
}

/** For our own bots, which decide at once. */
function timed(decide: Decide, cpuMs: number[]): Decide {
	return (view, key) => {
		const began = cpuMsNow();
		const move = decide(view, key);
		cpuMs.push(cpuMsNow() - began);
		return move;
	};
}

/** A game can take minutes: whoever has to stop in the midst of it is heard before each decision. */
function interruptible(decide: Decide): Decide {
	return async (view, key) => {
		await nextTurnOfLoop();
		return decide(view, key);
	};
}
