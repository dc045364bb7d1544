import { assertNever } from '@aquarius/engine';
import { Failure } from '../failures.ts';
import { type Match, playMatch } from './match.ts';
import type { FromJob, ToJob } from './messages.ts';

// A process that plays the games that it is told, started by `jobs.ts`. It ends when it is let go of, or when whoever started it dies.
let match: Match | undefined;

process.on('disconnect', () => process.exit());
process.on('message', async (message) => {
	const told = message as ToJob; // both ends are ours
	switch (told.type) {
		case 'match':
			match = told.match;
			return;
		case 'game':
			process.send?.(await play(told.game));
			return;
		default:
			assertNever(told);
	}
});

async function play(game: number): Promise<FromJob> {
	if (match === undefined) throw new Error('The match was believed to be told before its games');
	try {
		return { type: 'played', result: await playMatch(match, game) };
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		return { type: 'failed', message: error.message };
	}
}
