import { expect, it } from 'vitest';
import { botsTrial, MOST_TURN_MS } from './bots.ts';

it('a hundred tables with a hundred cards ask at once: every bot moves, and the rooms are never kept from answering', async () => {
	const report = await botsTrial({ tables: 100, cards: 100, threads: 2, rounds: 3, bot: 'strong' });
	console.log(JSON.stringify(report));
	expect(report).toMatchObject({ moves: 300, failed: 0, tables: 100 });
	expect(report.cards).toBeGreaterThanOrEqual(100);
	expect(report.events).toBeGreaterThan(200);
	expect(Math.max(...report.turn_ms)).toBeLessThan(MOST_TURN_MS);
	expect(report.ok).toBe(true);
}, 180_000);
