import { legalMoves, makeMove, type PlayerView } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { type BotName, chooseMove } from '../bots.ts';
import { pickFrom } from '../pick.ts';
import { pilesSearch } from '../solitaire/piles-search.ts';
import { newGame } from '../testing/games.ts';
import { playedTurns } from '../testing/played-turns.ts';
import { form } from '../testing/solitaire.ts';

const SEED = 'ab';

/** What the rules that playouts go by would do: thought about with no playout at all. */
const plain = (view: PlayerView) => pilesSearch(view, legalMoves(view, 0), pickFrom(SEED, view), { playouts: 0 });

/** What a player sees in whole solitaires. */
const views: readonly PlayerView[] = [0, 1, 2, 3].flatMap((n) =>
	[...playedTurns(newGame(1, n, form({})), ({ view }) => plain(view))].map(({ view }) => view),
);

describe('in the solitaire', () => {
	it.each<BotName>(['medium', 'strong', 'expert'])('%s does not just play by plain rules', (bot) => {
		const some = bot === 'medium' ? views : views.filter((_, i) => i % 10 === 0);
		const otherwise = some.filter((view) => makeMove(chooseMove(bot, view, SEED)) !== makeMove(plain(view)));
		expect(otherwise.length).toBeGreaterThan(0.02 * some.length);
		expect(otherwise.length).toBeLessThan(0.5 * some.length);
	});
	it('a level thinks as much as it is told to, if it is', () => {
		for (const view of views.slice(0, 60)) {
			expect(chooseMove('expert', view, SEED, { budget: { playouts: 5 } })).toEqual(plain(view));
		}
	});
});
