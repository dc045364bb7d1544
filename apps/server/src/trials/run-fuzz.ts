import { fuzzTrial } from './fuzz.ts';
import { runTrial, sizes } from './run.ts';

await runTrial(() => {
	const { messages, requests, rate, seconds, seed } = sizes('pnpm test:fuzz', {
		messages: 1_000_000,
		requests: 20_000,
		rate: 3000,
		seconds: 10,
		seed: null,
	});
	const ms = seconds * 1000;
	return fuzzTrial({ messages, requests, perSecond: rate, quietMs: ms, floodMs: 3 * ms, floorMs: 10, seed });
});
