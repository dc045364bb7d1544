import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FuzzOptions } from './fuzz-options.ts';
import { inThread } from './fuzz-part.ts';

/** 99th percentiles of moves at tables that nobody attacks, in ms. */
interface Pace {
	readonly before: number;
	readonly attacked: number;
	readonly after: number;
}

export interface FuzzReport {
	readonly ok: boolean;
	readonly seed: number;
	readonly messages: number;
	readonly kinds: Readonly<Record<string, number>>;
	readonly answers: Readonly<Record<string, number>>;
	readonly complaints: number;
	/** Messages above 16 kB, which end the connection. */
	readonly oversized: number;
	readonly closes: Readonly<Record<string, number>>;
	readonly resumed: number;
	/** How often the state of a table was looked at after nothing but refusals, and how often it had changed: never. */
	readonly looks: number;
	readonly changed: number;
	readonly requests: Readonly<Record<string, number>>;
	readonly flood: {
		readonly frames: number;
		readonly closes: Readonly<Record<string, number>>;
		readonly resumed: number;
	};
	readonly fuzz_p99_ms: Pace;
	readonly flood_p99_ms: Pace;
	/** Megabytes after garbage collection, before and after. */
	readonly heap_mb: readonly [number, number];
	readonly rss_mb: readonly [number, number];
	/** Lines of the servers' logs by event. */
	readonly log: Readonly<Record<string, number>>;
	readonly faults: readonly string[];
}

/** What a server may hold more than before: caches of answers and keys, and what the engine keeps compiled. */
const MORE_HEAP_MB = 8;
const MORE_RSS_MB = 120;

/**
 * Hostile messages against a real server process: nothing that is refused changes anything, everybody is told why, nobody else is slowed
 * down, nothing is left over. Then a flood against one with its usual limits.
 */
export async function fuzzTrial(o: FuzzOptions): Promise<FuzzReport> {
	const folder = mkdtempSync(join(tmpdir(), 'aquarius-fuzz-'));
	try {
		const fuzz = await inThread('fuzz', o, join(folder, 'fuzz'));
		const flood = await inThread('flood', o, join(folder, 'flood'));
		const faults = [...fuzz.faults, ...flood.faults];
		for (const [what, { before, attacked, after }] of Object.entries({ fuzz: fuzz.pace, flood: flood.pace }))
			if (attacked > Math.max(o.floorMs, 2 * Math.max(before, after)))
				faults.push(`${what}: quiet tables became slow: p99 ${attacked} ms, without ${before} and ${after} ms`);
		const [heap, rss] = [fuzz.heap, fuzz.rss];
		if (heap[1] > heap[0] + MORE_HEAP_MB) faults.push(`the heap grew from ${heap[0]} to ${heap[1]} MB`);
		if (rss[1] > rss[0] + MORE_RSS_MB) faults.push(`memory grew from ${rss[0]} to ${rss[1]} MB`);
		return {
			ok: faults.length === 0,
			seed: o.seed,
			messages: fuzz.sent,
			kinds: Object.fromEntries(fuzz.kinds),
			answers: Object.fromEntries(fuzz.heard.answers),
			complaints: fuzz.heard.complaints,
			oversized: fuzz.oversized,
			closes: Object.fromEntries(fuzz.heard.closes),
			resumed: fuzz.heard.resumed,
			looks: fuzz.looks - fuzz.unsure,
			changed: fuzz.changed,
			requests: fuzz.requests,
			flood: { frames: flood.frames, closes: Object.fromEntries(flood.heard.closes), resumed: flood.heard.resumed },
			fuzz_p99_ms: fuzz.pace,
			flood_p99_ms: flood.pace,
			heap_mb: heap,
			rss_mb: rss,
			log: fuzz.events,
			faults: faults.slice(0, 20),
		};
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

export const anySeed = (): number => randomInt(2 ** 31);
