/** What the server tells its operator: one JSON object a line, so that a player's text can never break the format. */
export type Log = (event: string, facts?: Readonly<Record<string, unknown>>) => void;

export const logToStderr: Log = (event, facts = {}) => {
	process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...facts })}\n`);
};

/** An error as text for the log, without more than a few lines of stack. */
export function errorText(error: unknown): string {
	return fewLines(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** The beginning of a text. The framework tells what a call of another process was about with all its arguments, which are nobody's business. */
export const fewLines = (text: string): string =>
	text
		.replace(/ with args .*/g, ' with arguments')
		.split('\n')
		.slice(0, 6)
		.join('\n');
