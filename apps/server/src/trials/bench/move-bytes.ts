import { captureFrames, framesOf } from '../../testing/capture-socket.ts';
import { type Guest, playOut } from '../../testing/guest.ts';
import { runApp } from '../../testing/running-app.ts';
import { seated } from '../../testing/seated.ts';

/**
 * Bytes down per move and seat, frames and their heads: of so many games of two, from the deal to the end. Wherever it runs it counts the
 * same, but for the cards.
 */
export async function moveBytes(games: number): Promise<number> {
	captureFrames();
	const running = await runApp();
	try {
		let bytes = 0;
		let moves = 0;
		for (let game = 0; game < games; game++) {
			const { people } = await seated(running.url);
			const before = received(people);
			moves += await playOut(people, 'random');
			bytes += received(people) - before;
			await Promise.all(people.map((guest) => guest.leave()));
		}
		return Number((bytes / moves / 2).toFixed(1));
	} finally {
		await running.stop();
	}
}

const received = (people: readonly Guest[]): number =>
	people.flatMap(({ room }) => framesOf(room.sessionId)).reduce((sum, { length }) => sum + length + headOf(length), 0);

/** The head of a frame from a server (RFC 6455). */
const headOf = (length: number): number => (length < 126 ? 2 : 4);
