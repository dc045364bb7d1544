import { spawnSync } from 'node:child_process';

/** Runs a command, with more in its environment, and gives the JSON of its last line. */
export function runJson([command, ...args], env = {}) {
	const { status, stdout, stderr, error } = spawnSync(command, args, {
		encoding: 'utf8',
		env: { ...process.env, ...env },
	});
	if (error !== undefined || status !== 0) {
		throw new Error(`${[command, ...args].join(' ')}\nended with ${error ?? `status ${status}`}\n${stderr}`);
	}
	return JSON.parse(stdout.trim().split('\n').at(-1));
}

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);

/** The middle one; of an even number of them the upper. */
export const median = (numbers) => sorted(numbers)[numbers.length >> 1];

/** Smallest, middle and largest, to so many decimals. */
export function spread(numbers, digits = 1) {
	const round = (n) => Number(n.toFixed(digits));
	return { min: round(Math.min(...numbers)), median: round(median(numbers)), max: round(Math.max(...numbers)) };
}
