/** One command: its words after the name in, exit status out. It prints JSON, and throws `WrongUsage` or `Failure`. */
export interface Command {
	readonly name: string;
	/** What comes after the name, for people. */
	readonly usage: string;
	/** What it prints, for people: half a sentence. */
	readonly does: string;
	/** What its words and options mean, one a row. */
	readonly details: readonly (readonly [word: string, meaning: string])[];
	readonly run: (args: readonly string[]) => Promise<number>;
}

/** Rows that several commands share. */
export const FILE = ['FILE', 'a position as JSON (aquarius-position/1); - for standard input'] as const;
export const RULES_OPTION = [
	'--rules',
	'the id of a rule set, or a file with { "base": "v3", …fields that differ } (default v3)',
] as const;
export const playersOption = (usual: number) =>
	['--players', `how many (default ${usual}, or what comes nearest to it in the rule set)`] as const;
export const seedOption = (usual = 'any text') =>
	['--seed', `${usual}; the same seed gives the same chance (default 1)`] as const;
