import { clusterTrial } from './cluster.ts';
import { runTrial, sizes } from './run.ts';

await runTrial(() => {
	const { tables, strangers, seconds } = sizes({ tables: 60, strangers: 52, seconds: 20 });
	return clusterTrial({ tables, strangers, playMs: seconds * 1000 });
});
