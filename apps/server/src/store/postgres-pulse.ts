import { type Door, openDoor } from './postgres-door.ts';

export interface PulseOptions {
	/** Of this process, and nobody else's. */
	readonly owner: string;
	/** Where browsers reach this process, for other processes. */
	readonly address: string | null;
	readonly beatMs: number;
	/** How long after its last beat a process counts as dead, by the database's clock. */
	readonly staleMs: number;
	readonly failed: (error: unknown) => void;
}

/** Tells the other processes that this one is alive, again and again. */
export interface Pulse {
	/** Resolves when they know it for certain. */
	readonly sure: () => Promise<void>;
	/** How often so far they have heard it again after a silence in which they may have counted it as dead. */
	readonly gaps: () => number;
	/** Lets the others have this process's tables at once. */
	readonly stop: () => Promise<void>;
}

/** Making a connection takes this long on a busy machine. */
const LEAST_ANSWER_MS = 1500;

/** On a connection of its own, so that no beat waits behind saves. Stops with the process, never keeps it. */
export function startPulse(url: string, options: PulseOptions): Pulse {
	const { owner, address, beatMs, staleMs, failed } = options;
	// A beat that hangs is given up before the next is due.
	const door = openDoor(url, { connections: 1, answerMs: Math.max(beatMs * 0.9, LEAST_ANSWER_MS), lost: failed });
	let lastBeat = Number.NEGATIVE_INFINITY;
	let beating: Promise<void> | undefined;
	let gaps = 0;
	const wasSilent = (at: number) => at - lastBeat > staleMs / 2;

	const beat = (): Promise<void> => {
		const from = performance.now();
		beating ??= beatOnce(door, owner, address, staleMs)
			.then(() => {
				// Before the first one it had nothing to lose.
				if (wasSilent(from) && Number.isFinite(lastBeat)) gaps += 1;
				lastBeat = from;
			})
			.finally(() => {
				beating = undefined;
			});
		return beating;
	};
	const timer = setInterval(() => beat().catch(failed), beatMs).unref();

	return {
		async sure() {
			if (wasSilent(performance.now())) await beat();
		},
		gaps: () => gaps,
		async stop() {
			clearInterval(timer);
			await beating?.catch(failed);
			await door.run({ text: 'DELETE FROM owners WHERE id = $1', values: [owner] }).catch(failed);
			await door.end();
		},
	};
}

async function beatOnce(door: Door, owner: string, address: string | null, staleMs: number): Promise<void> {
	await door.run({
		name: 'beat',
		text: `INSERT INTO owners (id, address, alive_until) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
			ON CONFLICT (id) DO UPDATE SET address = excluded.address, alive_until = excluded.alive_until`,
		values: [owner, address, staleMs],
	});
}
