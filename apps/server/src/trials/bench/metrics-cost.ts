import { Metrics } from '../../operation/metrics.ts';

const MOVES = 20_000;

/** What a move is counted by. */
export function countMove(metrics: Metrics): void {
	metrics.answered('move', { ok: true, version: 1 });
	metrics.moved(performance.now());
	metrics.stored('save', 'ok', performance.now());
}

/** CPU that counting costs a move, in µs: the best of a few rounds, after one that does not count. */
export function metricsCost(): number {
	const metrics = new Metrics();
	const round = () => {
		const since = process.cpuUsage();
		for (let n = 0; n < MOVES; n++) countMove(metrics);
		const { user, system } = process.cpuUsage(since);
		return (user + system) / MOVES;
	};
	round();
	return Number(Math.min(round(), round(), round()).toFixed(2));
}
