import type { Command } from './commands/command.ts';
import { COMMANDS } from './commands/commands.ts';
import { WrongUsage } from './failures.ts';

const HELP: readonly string[] = ['help', '--help', '-h'];

/**
 * What to tell someone who asked for help, or who said nothing; undefined if it is something else that is wanted. Help on a command that
 * is not there is wrong usage.
 */
export function helpFor(words: readonly string[]): string | undefined {
	const [name, ...args] = words;
	if (name === undefined) return helpOnAll();
	if (HELP.includes(name)) return args.length === 0 ? helpOnAll() : helpOnOne(args[0]);
	const options = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
	// After `--` all is words.
	return options.some((word) => word === '--help' || word === '-h') ? helpOnOne(name) : undefined;
}

/** How the command is called; every one, if there is none of that name. */
export function usageOf(name: string | undefined): string {
	const known = COMMANDS.filter((command) => command.name === name);
	return ['usage:', ...(known.length > 0 ? known : COMMANDS).map(callOf)].join('\n');
}

function helpOnAll(): string {
	const rows = COMMANDS.map(({ name, does }) => [name, does] as const);
	return [
		'usage: aquarius COMMAND …',
		'',
		'The rules, bots and records of the card game Aquarius. Commands print JSON: one value, or one a line.',
		'',
		...table(rows),
		'',
		'aquarius COMMAND --help tells more. Exit status: 0, 1 for a failure, 2 for wrong usage.',
	].join('\n');
}

function helpOnOne(name: string | undefined): string {
	const command = commandNamed(name);
	const details = command.details.length > 0 ? ['', ...table(command.details)] : [];
	return ['usage:', callOf(command), '', `Prints ${command.does}.`, ...details].join('\n');
}

/** The command; a name that none has is wrong usage. */
export function commandNamed(name: string | undefined): Command {
	const command = COMMANDS.find((row) => row.name === name);
	if (command === undefined) throw new WrongUsage(`no command ${name}`);
	return command;
}

const callOf = ({ name, usage }: Command): string => `  aquarius ${name} ${usage}`.trimEnd();

function table(rows: readonly (readonly [string, string])[]): readonly string[] {
	const width = Math.max(...rows.map(([left]) => left.length));
	return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
