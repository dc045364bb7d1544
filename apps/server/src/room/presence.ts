/** Who of the seated people is connected, by credential hash. It lives in memory only: after a restart everybody is away. */
export class Presence {
	/** Server ms since when someone is away; here people have no entry. */
	readonly #awaySince = new Map<string, number>();
	/** Server ms since when someone is here. */
	readonly #here = new Map<string, number>();
	/** Server ms at which someone was let in who has not come since. */
	readonly #admittedAt = new Map<string, number>();

	/** Someone who is expected: just admitted, or seated when the table was restored. Who was away before is away since then. */
	expect(holder: string, now: number): void {
		if (!this.#here.has(holder)) this.#admittedAt.set(holder, now);
		if (!this.#here.has(holder) && !this.#awaySince.has(holder)) this.#awaySince.set(holder, now);
	}

	arrived(holder: string, now: number): void {
		if (!this.#here.has(holder)) this.#here.set(holder, now);
		this.#awaySince.delete(holder);
		this.#admittedAt.delete(holder);
	}

	left(holder: string, now: number): void {
		if (this.#here.delete(holder)) this.#awaySince.set(holder, now);
	}

	isHere(holder: string | null): boolean {
		return holder !== null && this.#here.has(holder);
	}

	/** Null for people who are away or unknown. */
	hereSince(holder: string | null): number | null {
		return holder === null ? null : (this.#here.get(holder) ?? null);
	}

	/** Null for people who are here or unknown. */
	awaySince(holder: string | null): number | null {
		return holder === null ? null : (this.#awaySince.get(holder) ?? null);
	}

	/** When someone was let in who is on the way; null for everybody else. */
	admittedAt(holder: string | null): number | null {
		return holder === null ? null : (this.#admittedAt.get(holder) ?? null);
	}

	get someoneIsHere(): boolean {
		return this.#here.size > 0;
	}

	/** Forgets everybody who has no seat any more. */
	keepOnly(holders: ReadonlySet<string>): void {
		for (const known of [this.#here, this.#awaySince, this.#admittedAt])
			for (const holder of known.keys()) if (!holders.has(holder)) known.delete(holder);
	}
}
