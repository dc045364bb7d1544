import { Bucket } from '../http/limits.ts';
import type { Time } from '../time.ts';
import type { Log } from './log.ts';

/** Lines at once, and per second. */
const BURST = 200;
const PER_SECOND = 20;

/** Writes refusals to the log, but only so many that nobody can fill a disk by asking for nonsense; the next line counts the others. */
export class RefusalLog {
	readonly #time: Time;
	readonly #log: Log;
	readonly #bucket: Bucket;
	#untold = 0;

	constructor(time: Time, log: Log) {
		this.#time = time;
		this.#log = log;
		this.#bucket = new Bucket(BURST, PER_SECOND, time.now());
	}

	tell(facts: Readonly<Record<string, unknown>>): void {
		if (!this.#bucket.take(this.#time.now())) {
			this.#untold += 1;
			return;
		}
		this.#log('refused', this.#untold === 0 ? facts : { ...facts, untold: this.#untold });
		this.#untold = 0;
	}
}
