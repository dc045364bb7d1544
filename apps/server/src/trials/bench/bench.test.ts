import { expect, it } from 'vitest';
import { fullStates } from './full-state.ts';
import { type Findings, FULL_STATE, MOVE_BYTES, missedIn } from './limits.ts';
import { moveBytes } from './move-bytes.ts';

it('a move costs a seat few bytes', async () => {
	const bytes = await moveBytes(3);
	console.log(`${bytes} bytes per move and seat`);
	expect(bytes).toBeGreaterThan(5);
	expect(bytes).toBeLessThanOrEqual(MOVE_BYTES);
});

it('whoever joins, at whatever moment, gets less than half of what the same facts are as JSON', async () => {
	const states = await fullStates();
	console.log(JSON.stringify(states));
	for (const { entries, ratio } of states) expect(ratio, `after ${entries} entries`).toBeLessThanOrEqual(FULL_STATE);
});

const GOOD: Findings = {
	cpu_ratio: { median: 0.35 },
	rtt_ratio_to_floor: { median: 2.2 },
	bytes_per_move_and_seat: { median: 70 },
	full_state: [{ entries: 0, bytes: 45, json: 100, ratio: 0.45 }],
	heap_kb_per_table: { mid_game: 180 },
	many_tables: { in_memory: { p99_ms: 49, share: 0.45 }, durable: { p99_ms: 49, share: 0.6 } },
};

it.each<[readonly string[], Partial<Findings>]>([
	[[], {}],
	[['cpu_ratio'], { cpu_ratio: { median: 0.36 } }],
	[['rtt_ratio_to_floor'], { rtt_ratio_to_floor: { median: 2.21 } }],
	[['bytes_per_move_and_seat'], { bytes_per_move_and_seat: { median: 71 } }],
	[['full_state'], { full_state: [...GOOD.full_state, { entries: 60, bytes: 46, json: 100, ratio: 0.46 }] }],
	[['full_state'], { full_state: [] }],
	[['heap_kb_per_table'], { heap_kb_per_table: { mid_game: Number.NaN } }],
	[
		['many_tables.in_memory', 'many_tables.durable'],
		{ many_tables: { in_memory: { p99_ms: 50, share: 0.1 }, durable: { p99_ms: 9, share: 0.61 } } },
	],
])('the limits are missed by %j', (names, worse) => {
	expect(missedIn({ ...GOOD, ...worse })).toEqual(names);
});
