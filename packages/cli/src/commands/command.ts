/** One command: its words after the name in, exit status out. It prints JSON, and throws `WrongUsage` or `Failure`. */
export interface Command {
	readonly name: string;
	/** What comes after the name, for people. */
	readonly usage: string;
	readonly run: (args: readonly string[]) => Promise<number>;
}
