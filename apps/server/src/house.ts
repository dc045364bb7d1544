import type { Codec } from '@aquarius/protocol';
import type { AwakeTable } from './awake-table.ts';
import type { BotsPool } from './bots-pool.ts';
import type { Config } from './config.ts';
import type { Gate } from './gate.ts';
import type { LobbyStream } from './lobby-stream.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Notices } from './notices.ts';
import type { Placed } from './placed.ts';
import type { RefusalLog } from './refusal-log.ts';
import type { TableStore } from './store/table-store.ts';
import type { Table } from './table.ts';
import type { Time } from './time.ts';

/** What all tables of this process share. */
export interface House {
	readonly config: Config;
	readonly store: TableStore;
	readonly bots: BotsPool;
	readonly notices: Notices;
	readonly lobby: LobbyStream;
	readonly gate: Gate;
	readonly refusals: RefusalLog;
	readonly time: Time;
	readonly log: Log;
	readonly metrics: Metrics;
	readonly placed: Placed;
	/** All tables in memory. */
	readonly awake: Set<AwakeTable>;
	/** How cards become numbers at a table; tests swap in canaries. */
	readonly codecFor: (table: Table) => Codec;
	/** True once the process is on its way out: nothing is accepted any more. */
	isClosing: boolean;
}
