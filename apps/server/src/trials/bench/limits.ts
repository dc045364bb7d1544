import type { FullState } from './full-state.ts';

/** Bytes down per move and seat. */
export const MOVE_BYTES = 70;
/** What somebody gets who joins, as a part of the same facts as JSON. */
export const FULL_STATE = 0.45;

interface Spread {
	readonly median: number;
}
interface Share {
	readonly p99_ms: number;
	/** Of a core. */
	readonly share: number;
}

/** What `pnpm bench:server` found, as far as there is a limit for it. */
export interface Findings {
	/** CPU of a move, to boardgame.io's server. */
	readonly cpu_ratio: Spread;
	/** Round trip, to a bare WebSocket server. */
	readonly rtt_ratio_to_floor: Spread;
	readonly bytes_per_move_and_seat: Spread;
	readonly full_state: readonly FullState[];
	readonly heap_kb_per_table: { readonly mid_game: number };
	/** A thousand tables with a move every three seconds each. */
	readonly many_tables: { readonly in_memory: Share; readonly durable: Share };
}

/** The names of those that are not within their limits, as they are in the report; what is no number is not. */
export function missedIn(found: Findings): readonly string[] {
	const { in_memory, durable } = found.many_tables;
	const isWithin: Readonly<Record<string, boolean>> = {
		cpu_ratio: found.cpu_ratio.median <= 0.35,
		rtt_ratio_to_floor: found.rtt_ratio_to_floor.median <= 2.2,
		bytes_per_move_and_seat: found.bytes_per_move_and_seat.median <= MOVE_BYTES,
		full_state: found.full_state.length > 0 && found.full_state.every(({ ratio }) => ratio <= FULL_STATE),
		heap_kb_per_table: found.heap_kb_per_table.mid_game <= 180,
		'many_tables.in_memory': in_memory.p99_ms < 50 && in_memory.share <= 0.45,
		'many_tables.durable': durable.p99_ms < 50 && durable.share <= 0.6,
	};
	return Object.keys(isWithin).filter((name) => !isWithin[name]);
}
