import { expect, it } from 'vitest';
import { TROUBLE } from '../operation/metrics.ts';
import { soakTrial } from './soak.ts';

it('people play, lose lines, leave tables asleep and come back: nothing of them is left', async () => {
	const report = await soakTrial({
		tables: 10,
		seconds: 5,
		warmUp: 1,
		thinkMs: [60, 100],
		playMs: [300, 1200],
		idleSeconds: 2,
		sampleSeconds: 1,
	});
	expect(report.left).toEqual({});
	expect(report.faults).toEqual([]);
	expect(TROUBLE.filter((event) => report.logged[event] !== undefined)).toEqual([]);
	// Whether the heap grows only shows in a long one.
	expect(Math.min(report.rest_mb.first, report.rest_mb.last)).toBeGreaterThan(0);
	expect(
		Math.min(report.moves, report.cuts, report.naps, report.watched, report.vanished, report.listened),
	).toBeGreaterThan(2);
}, 120_000);
