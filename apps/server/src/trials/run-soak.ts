import { runTrial, sizes } from './run.ts';
import { soakTrial } from './soak.ts';

await runTrial(() => {
	const { tables, seconds } = sizes('pnpm soak', { tables: 200, seconds: 3600 });
	return soakTrial({
		tables,
		seconds,
		warmUp: 0.15,
		thinkMs: [1500, 6000],
		playMs: [20_000, 120_000],
		idleSeconds: 10,
		sampleSeconds: Math.max(1, Math.min(15, seconds / 60)),
	});
});
