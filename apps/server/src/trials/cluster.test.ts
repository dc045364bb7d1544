import { expect, it } from 'vitest';
import { clusterTrial } from './cluster.ts';

it('three processes: strangers meet, tables outlive processes, each has one owner, and results are written once', async () => {
	const report = await clusterTrial({ tables: 6, strangers: 12, playMs: 800 });
	expect(report, JSON.stringify(report)).toMatchObject({
		ok: true,
		lost: [],
		faults: [],
		split: 0,
		quick_tables: [5, 5, 2],
		records_wrong: 0,
	});
	expect(report.acknowledged).toBeGreaterThan(20);
	// Somebody sat at the process that was killed, and at the one that froze; and the lobby had something to show.
	const hits = [report.killed_back_ms, report.frozen_back_ms, report.lobby_tables];
	expect(Math.min(...hits), JSON.stringify(report)).toBeGreaterThan(0);
}, 180_000);
