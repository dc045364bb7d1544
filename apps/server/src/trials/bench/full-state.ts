import { makeView } from '@aquarius/engine';
import { bytesOf, captureFrames } from '../../testing/capture-socket.ts';
import { Guest } from '../../testing/guest.ts';
import { runApp } from '../../testing/running-app.ts';

/** What somebody gets who joins after so many entries, in bytes, beside the same facts as plain JSON. */
export interface FullState {
	readonly entries: number;
	readonly bytes: number;
	readonly json: number;
	readonly ratio: number;
}

const MOMENTS = [0, 20, 40, 60];

/** A game of two, and somebody who comes to watch at each of those moments; the first of a few games that lasts long enough. */
export async function fullStates(): Promise<readonly FullState[]> {
	captureFrames();
	const running = await runApp();
	try {
		for (let game = 0; game < 20; game++) {
			const states = await statesOfGame(running.url, game);
			if (states.length === MOMENTS.length) return states;
		}
		throw new Error('no game lasted long enough');
	} finally {
		await running.stop();
	}
}

async function statesOfGame(url: string, game: number): Promise<readonly FullState[]> {
	const states: FullState[] = [];
	const ann = await Guest.create(url, { seats: 2 });
	const guests = [ann, await Guest.join(url, ann.code)];
	await ann.deed({ do: 'start' });
	for (let entries = 0; entries <= Math.max(...MOMENTS); entries++) {
		const isTurn = (guest: Guest) =>
			guest.until('a turn or the end', () => guest.isMyTurn || guest.table.phase === 'ended');
		await Promise.race(guests.map(isTurn));
		if (ann.table.phase === 'ended') break;
		if (MOMENTS.includes(entries)) states.push(await joinedNow(url, ann, entries));
		const answer = await guests.find((guest) => guest.isMyTurn)?.playAsBot('random', `${game}/${entries}`);
		if (answer === undefined || 'refused' in answer) throw new Error('a move of a random player is legal');
		await Promise.all(guests.map((guest) => guest.untilVersion(answer.version)));
	}
	await Promise.all(guests.map((guest) => guest.leave()));
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
