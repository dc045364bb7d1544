import { expect, it } from 'vitest';
import { killTrial } from './kill.ts';

it('killed and started again, at random moments and at the worst ones: nothing acknowledged is lost, and everybody comes back by themselves', async () => {
	const report = await killTrial({ tables: 8, kills: 6, lifeMs: [300, 1500], lifeChanges: [1, 40], thinkMs: [0, 60] });
	expect(report).toMatchObject({ ok: true, lost: [], faults: [], kills: { random: 2, stored: 2, told: 2 } });
	expect(report.acknowledged).toBeGreaterThan(50);
}, 120_000);
