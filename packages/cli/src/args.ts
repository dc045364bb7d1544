import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { WrongUsage } from './failures.ts';

export interface Args {
	readonly words: readonly string[];
	/** An option as given, or its default. */
	readonly text: (name: string) => string;
	readonly optional: (name: string) => string | undefined;
	/** A whole number of at least `min`, of up to nine digits. */
	readonly whole: (name: string, min: number) => number;
	/** A number of at least `min`, decimals allowed. */
	readonly decimal: (name: string, min: number) => number;
	readonly flag: (name: string) => boolean;
}

/** What a command takes: option name → default text, `null` for none, `false` for a flag. */
export type Options = Readonly<Record<string, string | null | false>>;

/**
 * Reads the words and options of a command; what it does not know is wrong usage. `words`: the names of those that it needs, as its usage
 * has them. One that ends in `…` may be there more than once, and one in brackets may be missing.
 */
export function readArgs(args: readonly string[], options: Options, words: readonly string[]): Args {
	const { values, positionals } = parse(args, options);
	const missing = words.slice(positionals.length).filter((word) => !word.startsWith('['));
	if (missing.length > 0) {
		const names = missing.map(bare).join(' and ');
		throw new WrongUsage(`${names} ${missing.length === 1 ? 'is' : 'are'} missing`);
	}
	const empty = positionals.indexOf('');
	// A variable of the shell that is not set is the usual reason.
	if (empty >= 0) throw new WrongUsage(`${bare(words[empty] ?? words.at(-1) ?? 'a word')} is empty`);
	const most = words.at(-1)?.endsWith('…') ? Number.POSITIVE_INFINITY : words.length;
	if (positionals.length > most) throw new WrongUsage(`too much: ${positionals.slice(most).join(' ')}`);
	const optional = (name: string): string | undefined => {
		const value = values[name];
		if (value === '') throw new WrongUsage(`--${name} is empty`);
		return typeof value === 'string' ? value : undefined;
	};
	const text = (name: string): string => {
		const value = optional(name);
		if (value === undefined) throw new WrongUsage(`--${name} is missing`);
		return value;
	};
	const number = (name: string, min: number, pattern: RegExp, what: string): number => {
		const value = text(name);
		if (!pattern.test(value)) throw new WrongUsage(`--${name} ${value} is not ${what}`);
		if (Number(value) < min) throw new WrongUsage(`--${name} ${value} is less than ${min}`);
		return Number(value);
	};
	return {
		words: positionals,
		text,
		optional,
		whole: (name, min) => number(name, min, WHOLE, 'a whole number of up to nine digits'),
		decimal: (name, min) => number(name, min, /^\d{1,9}(\.\d+)?$/, 'a number such as 2 or 0.5'),
		flag: (name) => values[name] === true,
	};
}

/** A word of a usage without its marks. */
const bare = (word: string): string => word.replace(/[…[\]]/g, '');

/** A whole number as an option has it. */
export const WHOLE = /^\d{1,9}$/;

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
