#!/usr/bin/env node
import { COMMANDS } from './commands/commands.ts';
import { Failure, WrongUsage } from './failures.ts';
import { finishOutput } from './output.ts';

/** `aquarius COMMAND …`: JSON on standard output, errors on standard error; exit status 1 for a failure, 2 for wrong usage. */
async function main([name, ...args]: readonly string[]): Promise<number> {
	const command = COMMANDS.find((row) => row.name === name);
	try {
		if (command === undefined) throw new WrongUsage(name === undefined ? 'a command is needed' : `no command ${name}`);
		return await command.run(args);
	} catch (error) {
		if (error instanceof WrongUsage) {
			console.error(`${error.message}\n\n${usage(name)}`);
			return 2;
		}
		// Anything else is a bug and shall be seen with its stack.
		if (!(error instanceof Failure)) throw error;
		console.error(error.message);
		return 1;
	}
}

function usage(name: string | undefined): string {
	const known = COMMANDS.filter((row) => row.name === name);
	const lines = (known.length > 0 ? known : COMMANDS).map((row) => `  aquarius ${row.name} ${row.usage}`.trimEnd());
	return ['usage:', ...lines].join('\n');
}

finishOutput();
process.exitCode = await main(process.argv.slice(2));
