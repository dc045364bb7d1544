import type { Codec } from '@aquarius/protocol';
import type { BotsPool } from './bots/bots-pool.ts';
import type { LobbyStream } from './finding/lobby-stream.ts';
import type { Notices } from './finding/notices.ts';
import type { Placed } from './finding/placed.ts';
import type { Gate } from './http/gate.ts';
import type { Log } from './operation/log.ts';
import type { Metrics } from './operation/metrics.ts';
import type { RefusalLog } from './operation/refusal-log.ts';
import type { AwakeTable } from './room/awake-table.ts';
import type { Config } from './settings/config.ts';
import type { TableStore } from './store/table-store.ts';
import type { Table } from './table/table.ts';
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
