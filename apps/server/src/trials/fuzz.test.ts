import { expect, it } from 'vitest';
import { anySeed, fuzzTrial } from './fuzz.ts';

it('hostile messages, requests and floods change nothing, are refused with their reason, and slow nobody else down', async () => {
	const options = { messages: 15_000, requests: 400, perSecond: 4000, quietMs: 800, floodMs: 2000, floorMs: 2000 };
	const report = await fuzzTrial({ ...options, seed: anySeed() });
	expect(report, JSON.stringify(report)).toMatchObject({ ok: true, faults: [], changed: 0 });
	expect(report.looks).toBeGreaterThan(40);
	expect(report.resumed).toBeGreaterThan(0);
}, 120_000);
