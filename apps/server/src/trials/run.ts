import { parseArgs } from 'node:util';

/** Whole numbers from the command line (`--tables 200`), or what they are without a word. Throws with the name of one that is no number. */
export function sizes<Name extends string>(usual: Readonly<Record<Name, number>>): Readonly<Record<Name, number>> {
	const names = Object.keys(usual) as Name[]; // the keys of a record
	const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
	const { values } = parseArgs({ options });
	return {
		...usual,
		...Object.fromEntries(Object.entries(values).map(([name, text]) => [name, numberIn(name, text)])),
	};
}

function numberIn(name: string, text: unknown): number {
	const number = Number(text);
	if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} must be a whole number, not ${text}`);
	return number;
}

/** Runs a trial as a command: one JSON line last on standard output, exit status 0 only if it went well. */
export async function runTrial(trial: () => Promise<{ readonly ok: boolean }>): Promise<void> {
	const since = performance.now();
	const report = await trial();
	console.log(JSON.stringify({ ...report, seconds: Math.round((performance.now() - since) / 1000) }));
	process.exit(report.ok ? 0 : 1);
}
