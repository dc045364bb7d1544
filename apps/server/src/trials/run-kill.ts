import { killTrial } from './kill.ts';
import { runTrial, sizes } from './run.ts';

await runTrial(() => {
	const { tables, kills, seed } = sizes('pnpm test:kill', { tables: 200, kills: 20, seed: null });
	return killTrial({ tables, kills, lifeMs: [1000, 8000], lifeChanges: [1, 1000], thinkMs: [200, 3000], seed });
});
