import type { App } from './app.ts';
import { errorText } from './operation/log.ts';

/** The process is gone after this long, whatever hangs. */
const HARD_EXIT_MS = 10_000;

/** Ends the process cleanly on Ctrl-C and TERM: tables are told, connections closed, the store flushed. */
export function endOnSignals(app: App): void {
	let isEnding = false;
	const end = () => {
		if (isEnding) return;
		isEnding = true;
		setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
		app.close().then(
			() => process.exit(0),
			(error) => {
				app.house.log('close-failed', { error: errorText(error) });
				process.exit(1);
			},
		);
	};
	// A promise that nobody waited for is a bug, in our code or in a library, but no reason to end everybody's games.
	process.on('unhandledRejection', (error) => app.house.log('unhandled', { error: errorText(error) }));
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
