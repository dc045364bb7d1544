import { expect, it } from 'vitest';
import { killTrial } from './kill.ts';

it('killed at random moments and started again: nothing acknowledged is lost, and everybody comes back by themselves', async () => {
	const report = await killTrial({ tables: 8, kills: 3, lifeMs: [300, 1500], thinkMs: [0, 60] });
	expect(report).toMatchObject({ ok: true, lost: [], faults: [] });
	expect(report.acknowledged).toBeGreaterThan(50);
}, 120_000);
