import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Guest } from '../testing/guest.ts';

/**
 * People at tables of their own who play on and know nothing of an attack, in a thread of their own: says how long each of their moves
 * took since it was last asked, in ms.
 */
export interface QuietWork {
	readonly url: string;
	readonly tables: number;
}
export interface QuietTimes {
	readonly times: readonly number[];
	readonly faults: readonly string[];
}

/** Nobody of them is too fast. */
const THINK_MS = 60;
let times: number[] = [];
const faults: string[] = [];

const { url, tables }: QuietWork = workerData;
for (let table = 0; table < tables; table++) {
	const ann = await Guest.create(url, { seats: 2 });
	const ben = await Guest.join(url, ann.code);
	await ann.deed({ do: 'start' });
	for (const guest of [ann, ben]) play(guest).catch((error) => faults.push(String(error)));
}
parentPort?.on('message', () => {
	const answer: QuietTimes = { times, faults: faults.splice(0) };
	parentPort?.postMessage(answer);
	times = [];
});
parentPort?.postMessage('playing');

async function play(guest: Guest): Promise<never> {
	for (;;) {
		await guest.until(
			'a turn or the end',
			() => guest.isMyTurn || guest.table.phase === 'ended' || guest.closeCode !== undefined,
		);
		if (guest.closeCode !== undefined) throw new Error(`a quiet person was thrown out: ${guest.closeCode}`);
		if (guest.table.phase === 'ended') await rematch(guest);
		else await move(guest);
	}
}

async function move(guest: Guest) {
	await wait(THINK_MS);
	const since = performance.now();
	const answer = await guest.playAsBot('random', randomUUID());
	times.push(performance.now() - since);
	if ('refused' in answer) throw new Error(`a quiet person was refused: ${answer.refused}`);
	await guest.untilVersion(answer.version);
}

async function rematch(guest: Guest) {
	const { game } = guest.table;
	if (guest.table.host === guest.me) await guest.deed({ do: 'rematch' });
	await guest.until('the next game', () => guest.table.game > game);
}
