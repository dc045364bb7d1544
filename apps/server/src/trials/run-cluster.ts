import { randomInt } from 'node:crypto';
import { clusterTrial } from './cluster.ts';
import { runTrial, sizes } from './run.ts';

await runTrial(() => {
	const { tables, strangers, seconds, seed } = sizes({
		tables: 60,
		strangers: 52,
		seconds: 20,
		seed: randomInt(2 ** 31),
	});
	return clusterTrial({ tables, strangers, playMs: seconds * 1000, seed });
});
