import { makeView } from '@aquarius/engine';
import { bytesOf, captureFrames } from '../testing/capture-socket.ts';
import { Guest } from '../testing/guest.ts';
import { runApp } from '../testing/running-app.ts';

/** What somebody gets who joins after so many entries, in bytes, beside the same facts as plain JSON. */
export interface FullState {
	readonly entries: number;
	readonly bytes: number;
	readonly json: number;
	readonly ratio: number;
}

const MOMENTS = [0, 20, 40, 60];

/** A game of two, and somebody who comes to watch at each of those moments. */
export async function fullStates(): Promise<readonly FullState[]> {
	captureFrames();
	const running = await runApp();
	const states: FullState[] = [];
	try {
		const ann = await Guest.create(running.url, { seats: 2 });
		const ben = await Guest.join(running.url, ann.code);
		await ann.deed({ do: 'start' });
		for (let entries = 0; entries <= Math.max(...MOMENTS); entries++) {
			await Promise.race(
				[ann, ben].map((guest) =>
					guest.until('a turn or the end', () => guest.isMyTurn || guest.table.phase === 'ended'),
				),
			);
			if (ann.table.phase === 'ended') break;
			if (MOMENTS.includes(entries)) states.push(await joinedNow(running.url, ann, entries));
			const mover = [ann, ben].find((guest) => guest.isMyTurn);
			const answer = await mover?.playAsBot('random', `${entries}`);
			if (answer === undefined || 'refused' in answer) throw new Error('a move of a random player is legal');
			await Promise.all([ann, ben].map((guest) => guest.untilVersion(answer.version)));
		}
	} finally {
		await running.stop();
	}
	return states;
}

async function joinedNow(url: string, ann: Guest, entries: number): Promise<FullState> {
	const eve = await Guest.join(url, ann.code, { watch: true });
	const bytes = bytesOf(eve.room.sessionId).length;
	const view = eve.view === null ? null : makeView(eve.view);
	const json = JSON.stringify({ ...eve.table, ...(view === null ? {} : { view }) }).length;
	await eve.leave();
	return { entries, bytes, json, ratio: Number((bytes / json).toFixed(2)) };
}
