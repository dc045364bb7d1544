/** Refills `perSecond` up to `burst`; each call takes one, and says whether there was one. */
export class Bucket {
	readonly #burst: number;
	readonly #perSecond: number;
	#left: number;
	#at: number;

	constructor(burst: number, perSecond: number, now: number) {
		this.#burst = burst;
		this.#perSecond = perSecond;
		this.#left = burst;
		this.#at = now;
	}

	take(now: number): boolean {
		this.#left = Math.min(this.#burst, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
		this.#at = now;
		if (this.#left < 1) return false;
		this.#left -= 1;
		return true;
	}

	isFull(now: number): boolean {
		return this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond >= this.#burst;
	}
}

/** One bucket per address; full ones are forgotten, so that the memory it takes is bounded by the traffic of a minute. */
export class AddressLimits {
	readonly #perMinute: number;
	readonly #buckets = new Map<string, Bucket>();

	/** `perMinute` 0: no limit. */
	constructor(perMinute: number) {
		this.#perMinute = perMinute;
	}

	take(address: string, now: number): boolean {
		if (this.#perMinute === 0) return true;
		if (this.#buckets.size > 10_000) this.#forget(now);
		let bucket = this.#buckets.get(address);
		if (!bucket) {
			bucket = new Bucket(this.#perMinute, this.#perMinute / 60, now);
			this.#buckets.set(address, bucket);
		}
		return bucket.take(now);
	}

	#forget(now: number) {
		for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address);
	}
}

/** Commands of one connection: a hurried person never meets this, a script gets a typed refusal long before the wall. */
export const commandLimit = (perSecond: number, now: number) => new Bucket(perSecond, perSecond, now);
/** The framework's wall: messages per second beyond which it closes the connection. */
export const wallFor = (perSecond: number) => Math.max(200, perSecond * 10);
export const emoteLimit = (now: number) => new Bucket(3, 0.5, now);
