import { median, runJson, spread } from './run-json.mjs';

/** Cards on the tables that are compared. */
const SMALL = 20;
const LARGE = 95;

/** What a generated legal move costs on a large table, as a multiple of what it costs on a small one, on both interfaces. */
export function measureGrowth(main, rules, { rounds, timing }) {
	const growth = {};
	for (const api of ['search', 'pure']) {
		const cost = (cards) => {
			const options = ['--api', api, '--rules', rules, '--table', String(cards), ...timing];
			return runJson([process.execPath, main, 'bench', ...options]).cpu_ns_per_legal;
		};
		const rows = Array.from({ length: rounds }, (_, i) => {
			// The other one first in every second round.
			const [first, second] = i % 2 === 0 ? [SMALL, LARGE] : [LARGE, SMALL];
			return { [first]: cost(first), [second]: cost(second) };
		});
		growth[api] = {
			ratio: spread(
				rows.map((row) => row[LARGE] / row[SMALL]),
				2,
			),
			[`ns_per_legal_${SMALL}`]: median(rows.map((row) => row[SMALL])),
			[`ns_per_legal_${LARGE}`]: median(rows.map((row) => row[LARGE])),
		};
		console.error(`growth, ${api}: ${growth[api].ratio.median}x from ${SMALL} to ${LARGE} cards`);
	}
	return growth;
}
