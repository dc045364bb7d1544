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
	readonly #perMinute: number;
	readonly #buckets = new Map<string, Bucket>();

	/** `perMinute` 0: no limit. */
	constructor(perMinute: number) {
		this.#perMinute = perMinute;
	}

	take(address: string, now: number): boolean {
		if (this.#perMinute === 0) return true;
		if (this.#buckets.size > 10_000) this.#forget(now);
		const network = networkOf(address);
		let bucket = this.#buckets.get(network);
		if (!bucket) {
			bucket = new Bucket(this.#perMinute, this.#perMinute / 60, now);
			this.#buckets.set(network, bucket);
		}
		return bucket.take(now);
	}

	#forget(now: number) {
		for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address);
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
