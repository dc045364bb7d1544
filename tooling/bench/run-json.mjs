import { spawnSync } from 'node:child_process';

/** Runs a command and gives the JSON of its last line. With `mayRefuse`, exit status 2 (not there yet) gives undefined. */
export function runJson([command, ...args], { mayRefuse = false } = {}) {
	const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
	if (mayRefuse && status === 2) return undefined;
	if (error !== undefined || status !== 0) {
		throw new Error(`${[command, ...args].join(' ')}\nended with ${error ?? `status ${status}`}\n${stderr}`);
	}
	return JSON.parse(stdout.trim().split('\n').at(-1));
}

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);

/** The middle one; of an even number of them the upper. */
export const median = (numbers) => sorted(numbers)[numbers.length >> 1];

/** Smallest, middle and largest, to one decimal. */
export function spread(numbers) {
	const round = (n) => Math.round(n * 10) / 10;
	return { min: round(Math.min(...numbers)), median: round(median(numbers)), max: round(Math.max(...numbers)) };
}
