import { clusterTrial } from './cluster.ts';
import { runTrial, sizes } from './run.ts';

await runTrial(() => {
	const { tables, strangers, seconds, seed } = sizes('pnpm test:cluster', {
		tables: 60,
		strangers: 52,
		seconds: 20,
		seed: null,
	});
	return clusterTrial({ tables, strangers, playMs: seconds * 1000, seed });
});
