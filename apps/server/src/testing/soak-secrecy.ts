import { parseArgs } from 'node:util';
import { Canaries } from '@aquarius/protocol/testing';
import { errorText } from '../operation/log.ts';
import { runWatched, secrecyGames } from './secrecy-games.ts';

/**
 * Plays games by every rule set and looks through every byte that any client received:
 * `pnpm test:secrecy [--games 500] [--at-once 5]`. The last line is one JSON object with the counts and `"ok"`.
 */
const options = { games: { type: 'string', default: '500' }, 'at-once': { type: 'string', default: '5' } } as const;
const { values } = parseArgs({ options });
try {
	const canaries = new Canaries();
	const running = await runWatched(canaries);
	const report = await secrecyGames(running, canaries, {
		games: Number(values.games),
		atOnce: Number(values['at-once']),
	});
	await running.stop();
	console.log(JSON.stringify(report));
	process.exitCode = report.ok ? 0 : 1;
} catch (error) {
	console.error(error);
	console.log(JSON.stringify({ error: errorText(error), ok: false }));
	process.exitCode = 1;
}
// Sockets of the many clients would keep the process for a while.
process.exit();
