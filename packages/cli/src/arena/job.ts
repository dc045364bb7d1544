import { assertNever } from '@aquarius/engine';
import { Failure } from '../failures.ts';
import { openTable, type Table } from './match.ts';
import type { FromJob, ToJob } from './messages.ts';

// A process that plays the games that it is told, started by `jobs.ts`. It ends when it is let go of, or when whoever started it dies.
let table: Table | undefined;

process.on('disconnect', async () => {
	await table?.end();
	process.exit();
});
process.on('message', async (message) => {
	const told = message as ToJob; // both ends are ours
	switch (told.type) {
		case 'match':
			table = openTable(told.match);
			return;
		case 'game':
			tell(await play(told.game));
			return;
		default:
			assertNever(told);
	}
});

/** Nobody listens any more when we were let go of in the midst of a game. */
const tell = (answer: FromJob): unknown => process.connected && process.send?.(answer, () => undefined);

async function play(game: number): Promise<FromJob> {
	if (table === undefined) throw new Error('The match was believed to be told before its games');
	try {
		return { type: 'played', result: await table.play(game) };
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		return { type: 'failed', message: error.message };
	}
}
