#!/usr/bin/env node
import { Failure, WrongUsage } from './failures.ts';
import { commandNamed, helpFor, usageOf } from './help.ts';
import { finishOutput, printLine } from './output.ts';

/** `aquarius COMMAND …`: JSON (or the help that was asked for) on standard output, errors on standard error; exit status 1 for a failure, 2 for wrong usage. */
async function main(words: readonly string[]): Promise<number> {
	const [name, ...args] = words;
	try {
		const help = helpFor(words);
		if (help === undefined) return await commandNamed(name).run(args);
		await printLine(help);
		return 0;
	} catch (error) {
		if (error instanceof WrongUsage) {
			console.error(`${error.message}\n\n${usageOf(name)}`);
			return 2;
		}
		// Anything else is a bug and shall be seen with its stack.
		if (!(error instanceof Failure)) throw error;
		console.error(error.message);
		return 1;
	}
}

finishOutput();
process.exitCode = await main(process.argv.slice(2));
