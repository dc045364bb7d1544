import { expect, it } from 'vitest';
import { soakTrial } from './soak.ts';

it('people play, lose lines, leave tables asleep and come back: nothing of them is left, and the heap does not grow', async () => {
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
	expect(report.rest_growth).toBeLessThan(0.05);
	expect(
		Math.min(report.moves, report.cuts, report.naps, report.watched, report.vanished, report.listened),
	).toBeGreaterThan(2);
	expect(report.ok).toBe(true);
}, 120_000);
