import { botsTrial } from './bots.ts';
import { runTrial, sizes } from './run.ts';

await runTrial(() => {
	const { tables, cards, threads, rounds } = sizes('pnpm test:bots', {
		tables: 100,
		cards: 100,
		threads: 1,
		rounds: 5,
	});
	return botsTrial({ tables, cards, threads, rounds, bot: 'strong' });
});
