import { fewLines, type Log } from './log.ts';
import { onceInAWhile } from './repeats.ts';

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
