import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { WrongUsage } from './failures.ts';

export interface Args {
	readonly words: readonly string[];
	/** An option as given, or its default. */
	readonly text: (name: string) => string;
	readonly optional: (name: string) => string | undefined;
	/** A whole number of at least `min`. */
	readonly whole: (name: string, min: number) => number;
	/** A number of at least `min`, decimals allowed. */
	readonly decimal: (name: string, min: number) => number;
	readonly flag: (name: string) => boolean;
}

/** What a command takes: option name → default text, `null` for none, `false` for a flag. */
export type Options = Readonly<Record<string, string | null | false>>;

/** Reads the words and options of a command; what it does not know is wrong usage. */
export function readArgs(args: readonly string[], options: Options, words: { min: number; max: number }): Args {
	const { values, positionals } = parse(args, options);
	if (positionals.length < words.min) throw new WrongUsage('something is missing');
	if (positionals.length > words.max) throw new WrongUsage(`too much: ${positionals.slice(words.max).join(' ')}`);
	const optional = (name: string): string | undefined => {
		const value = values[name];
		return typeof value === 'string' ? value : undefined;
	};
	const text = (name: string): string => {
		const value = optional(name);
		if (value === undefined) throw new WrongUsage(`--${name} is needed`);
		return value;
	};
	const number = (name: string, min: number, pattern: RegExp): number => {
		const value = text(name);
		if (!pattern.test(value) || Number(value) < min)
			throw new WrongUsage(`--${name} ${value} is not a number from ${min}`);
		return Number(value);
	};
	return {
		words: positionals,
		text,
		optional,
		whole: (name, min) => number(name, min, /^\d{1,9}$/),
		decimal: (name, min) => number(name, min, /^\d{1,9}(\.\d+)?$/),
		flag: (name) => values[name] === true,
	};
}

function parse(args: readonly string[], options: Options) {
	const config: ParseArgsOptionsConfig = Object.fromEntries(
		Object.entries(options).map(([name, value]) => {
			if (value === false) return [name, { type: 'boolean' as const }];
			return [name, value === null ? { type: 'string' as const } : { type: 'string' as const, default: value }];
		}),
	);
	try {
		return parseArgs({ args: [...args], options: config, allowPositionals: true });
	} catch (error) {
		throw new WrongUsage(error instanceof Error ? error.message : String(error));
	}
}
