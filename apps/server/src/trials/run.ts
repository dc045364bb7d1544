import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/**
 * Whole numbers from the command line (`--tables 200`), or what they are without a word; `null` is one by chance, below 2³¹. For `--help`,
 * and for what cannot be read, it says how `command` is used and ends the process, with status 0 or 2.
 */
export function sizes<Name extends string>(
	command: string,
	usual: Readonly<Record<Name, number | null>>,
): Readonly<Record<Name, number>> {
	const names = Object.keys(usual) as Name[]; // the keys of a record
	const words = process.argv.slice(2);
	if (words.includes('--help') || words.includes('-h')) {
		console.log(usage(command, usual));
		process.exit(0);
	}
	try {
		const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
		// What stands between a runner's own options and those that it hands on.
		const { values } = parseArgs({ options, args: words[0] === '--' ? words.slice(1) : words });
		const numbers = names.map((name) => [name, numberIn(name, values[name]) ?? usual[name] ?? randomInt(2 ** 31)]);
		return Object.fromEntries(numbers);
	} catch (error) {
		console.error(`${error instanceof Error ? error.message : error}\n${usage(command, usual)}`);
		process.exit(2);
	}
}

function usage(command: string, usual: Readonly<Record<string, number | null>>): string {
	const options = Object.entries<number | null>(usual).map(([name, size]) => `[--${name} ${size ?? 'BY-CHANCE'}]`);
	return `Usage: ${command} ${options.join(' ')}`;
}

function numberIn(name: string, text: unknown): number | undefined {
	if (text === undefined) return undefined;
	const number = Number(text);
	if (text === '' || !Number.isInteger(number) || number < 0)
		throw new Error(`--${name} must be a whole number, not ${text}`);
	return number;
}

/** Runs a trial as a command: one JSON line last on standard output, exit status 0 only if it went well. */
export async function runTrial(trial: () => Promise<{ readonly ok: boolean }>): Promise<void> {
	const since = performance.now();
	const report = await trial();
	console.log(JSON.stringify({ ...report, seconds: Math.round((performance.now() - since) / 1000) }));
	process.exit(report.ok ? 0 : 1);
}
