/**
 * What single turns of this thread's event loop cost, from now on. Whoever is to be answered waits for what runs in the same turn; CPU
 * time says for how long on a machine that has nothing else to do, whatever this one has. It neither keeps the process alive nor makes
 * the loop turn, but adds about a tenth of a millisecond, asleep, to each turn.
 */
export class LoopTurns {
	#since = cpuMs();
	#mostMs = 0;
	#sumMs = 0;
	#next: NodeJS.Immediate | undefined;

	constructor() {
		this.#look();
	}

	/** CPU time of the longest turn so far, in ms. The one that is not over yet does not count. */
	get mostMs(): number {
		return this.#mostMs;
	}

	/** Of all turns so far, in ms. */
	get sumMs(): number {
		return this.#sumMs;
	}

	stop(): void {
		clearImmediate(this.#next);
	}

	// An immediate that holds nothing runs once in every turn, and the loop still sleeps until there is something to do.
	#look() {
		this.#next = setImmediate(() => {
			const now = cpuMs();
			this.#mostMs = Math.max(this.#mostMs, now - this.#since);
			this.#sumMs += now - this.#since;
			this.#since = now;
			this.#look();
		}).unref();
	}
}

const cell = new Int32Array(new SharedArrayBuffer(4));

/** CPU time of this thread. Linux brings it up to date every few milliseconds, and whenever the thread lets go of its core: so it does. */
function cpuMs(): number {
	Atomics.wait(cell, 0, 0, 0.001);
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1000;
}
