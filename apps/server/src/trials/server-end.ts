import type { ServerProcess } from '../testing/process.ts';
import type { QuietTables } from './quiet.ts';

/** Words of the log that mean a fault of ours. */
const BAD_EVENTS = [
	'unhandled',
	'command-failed',
	'room-failed',
	'http-failed',
	'store-failed',
	'duty-failed',
	'bot-failed',
	'lobby-failed',
];

/** Looks at a server that must still be there, and ends it. */
export async function ended(
	server: ServerProcess,
	quiet: QuietTables,
): Promise<{ readonly events: Readonly<Record<string, number>>; readonly faults: readonly string[] }> {
	const faults = [...quiet.faults];
	const health = await fetch(`${server.url}/healthz`).catch(() => undefined);
	if (health?.status !== 200 || server.child.exitCode !== null) faults.push('the server is not well');
	await quiet.close();
	const log = server.log();
	await server.end('SIGTERM');
	const events: Record<string, number> = {};
	// The first line may be the end of one.
	for (const line of log.split('\n').slice(1)) {
		if (line === '') continue;
		try {
			const { event } = JSON.parse(line);
			events[event] = (events[event] ?? 0) + 1;
			if (BAD_EVENTS.includes(event)) faults.push(line.slice(0, 600));
		} catch {
			faults.push(`no line of a log: ${line.slice(0, 300)}`);
		}
	}
	return { events, faults };
}
