import { onceInAWhile } from './repeats.ts';

/** What the server tells its operator: one JSON object a line, so that a player's text can never break the format. */
export type Log = (event: string, facts?: Readonly<Record<string, unknown>>) => void;

export const logToStderr: Log = (event, facts = {}) => {
	process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...facts })}\n`);
};

/** An error as text for the log, without more than a few lines of stack. */
export function errorText(error: unknown): string {
	return fewLines(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** The framework tells what a call of another process was about with all its arguments, which are nobody's business. */
const fewLines = (text: string): string =>
	text
		.replace(/ with args .*/g, ' with arguments')
		.split('\n')
		.slice(0, 6)
		.join('\n');

/** While it tries to reach something, the framework says so several times a second. */
const SAME_AGAIN_MS = 10_000;

/** What the framework says, as events of ours: its stacks of many lines would break the format. */
export function frameworkLogger(toLog: Log) {
	const log = onceInAWhile(toLog, SAME_AGAIN_MS);
	const tell =
		(level: string) =>
		(...said: readonly unknown[]) =>
			log('framework', { level, text: fewLines(said.map(String).join(' ')) });
	return { debug: tell('debug'), info: tell('info'), trace: tell('trace'), warn: tell('warn'), error: tell('error') };
}
