import { isIPv6 } from 'node:net';

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
	readonly #burst: number;
	readonly #perSecond: number;
	readonly #buckets = new Map<string, Bucket>();

	/** `burst` 0: no limit. Without a word it is refilled in a minute. */
	constructor(burst: number, perSecond = burst / 60) {
		this.#burst = burst;
		this.#perSecond = perSecond;
	}

	take(address: string, now: number): boolean {
		return this.#burst === 0 || this.bucketOf(address, now).take(now);
	}

	/** The bucket that all of an address share. */
	bucketOf(address: string, now: number): Bucket {
		if (this.#buckets.size > 10_000) this.#forget(now);
		const network = networkOf(address);
		let bucket = this.#buckets.get(network);
		if (!bucket) {
			bucket = new Bucket(this.#burst, this.#perSecond, now);
			this.#buckets.set(network, bucket);
		}
		return bucket;
	}

	#forget(now: number) {
		for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address);
	}
}

/** How many of something an address has at once. */
export class Places {
	readonly #most: number;
	readonly #taken = new Map<string, number>();

	/** `most` 0: no limit. */
	constructor(most: number) {
		this.#most = most;
	}

	/** One more; the returned function gives it back, once. Undefined if there are too many. */
	take(address: string): (() => void) | undefined {
		const network = networkOf(address);
		const taken = this.#taken.get(network) ?? 0;
		if (this.#most > 0 && taken >= this.#most) return undefined;
		this.#taken.set(network, taken + 1);
		return () => {
			const left = (this.#taken.get(network) ?? 1) - 1;
			if (left === 0) this.#taken.delete(network);
			else this.#taken.set(network, left);
		};
	}
}

/** Whoever has one address of IPv6 has all 2^64 of its network, so that they count as one. */
function networkOf(address: string): string {
	if (!isIPv6(address) || address.includes('.')) return address;
	const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
	const zeros = new Array<string>(8 - front.length - back.length).fill('0');
	return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/** Commands of one connection: a hurried person never meets this, a script gets a typed refusal long before the wall. */
export const commandLimit = (perSecond: number, now: number) => new Bucket(perSecond, perSecond, now);
/** Frames of any kind from one connection: who runs into this wall is a script, and the connection ends. */
export function frameLimit(commandsPerSecond: number, now: number) {
	const perSecond = Math.max(200, commandsPerSecond * 10);
	return new Bucket(perSecond, perSecond, now);
}
/** Lines that one person writes: a lively talk, no flood. */
export const talkLimit = (now: number) => new Bucket(5, 0.5, now);
export const emoteLimit = (now: number) => new Bucket(3, 0.5, now);
