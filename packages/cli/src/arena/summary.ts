import { mean, percentile, shareBounds } from '../statistics.ts';
import type { GameResult } from './file.ts';

/**
 * What the games say of the bot that is measured: how often it wins with 95 % bounds, a shared win counting in part, and the CPU
 * milliseconds of a decision, null where none was measured.
 */
export function summaryOf(results: readonly GameResult[]) {
	// Sums hang on the order, and games that are played side by side end in any.
	const games = [...results].sort((one, other) => one.game - other.game);
	const winRate = mean(games.map(({ share }) => share));
	const { low, high } = shareBounds(winRate, games.length);
	const times = games.flatMap(({ cpuMs }) => cpuMs);
	const isTimed = times.length > 0;
	return {
		games: games.length,
		winRate: round(winRate, 4),
		low: round(low, 4),
		high: round(high, 4),
		cpuMsMean: isTimed ? round(mean(times), 3) : null,
		cpuMsP99: isTimed ? round(percentile(times, 0.99), 3) : null,
	};
}

const round = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits;
