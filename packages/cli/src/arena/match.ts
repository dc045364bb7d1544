import { type BotName, chooseMove } from '@aquarius/bots';
import type { RuleSet, Seat } from '@aquarius/engine';
import { type Decide, playGame } from '../play.ts';
import { keyFor } from '../seeds.ts';
import { cpuMsNow } from './cpu.ts';
import type { GameResult } from './file.ts';

/** One of the two that meet. */
export interface Side {
	readonly bot: BotName;
	/** How many playouts it may make for a decision; null: as many as it does by itself. */
	readonly playouts: number | null;
}

/** All that decides how games go, but for their numbers: plain JSON, so that it can be told to another process. */
export interface Match {
	readonly rules: RuleSet;
	readonly players: number;
	/** Has one seat, which goes round with the number of the game, and is measured. */
	readonly a: Side;
	/** Has the other seats. */
	readonly b: Side;
	readonly seed: string;
}

/** Plays one game. It hangs on the match and the number alone, whatever was played before; but the CPU time does not. */
export async function playMatch(match: Match, game: number): Promise<GameResult> {
	const { rules, players, a, b, seed } = match;
	const measured: Seat = game % players;
	const cpuMs: number[] = [];
	const timed: Decide = (view, key) => {
		const began = cpuMsNow();
		const move = decide(a, view, key);
		cpuMs.push(cpuMsNow() - began);
		return move;
	};
	const deciders = Array.from({ length: players }, (_, seat): Decide => {
		return seat === measured ? timed : (view, key) => decide(b, view, key);
	});
	const { end } = await playGame(rules, deciders, (...purpose) => keyFor(seed, game, ...purpose));
	const winners = end.outcome?.winners ?? [];
	return { game, share: winners.includes(measured) ? 1 / winners.length : 0, cpuMs };
}

const decide = ({ bot, playouts }: Side, ...[view, key]: Parameters<Decide>) =>
	chooseMove(bot, view, key, playouts === null ? {} : { budget: { playouts } });
