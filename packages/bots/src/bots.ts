import { legalMoves, type Move, type PlayerView } from '@aquarius/engine';
import { type Bot, type Budget, expectBudget } from './bot.ts';
import { greedy } from './greedy/greedy.ts';
import { easy } from './levels/easy.ts';
import { thinking } from './levels/thinking.ts';
import { pickFrom } from './pick.ts';
import { random } from './random.ts';

export const BOT_NAMES = ['random', 'greedy', 'easy', 'medium', 'strong', 'expert'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** One row a bot; a new one is a file and a row. */
const BOTS: Readonly<Record<BotName, Bot>> = {
	random,
	greedy,
	easy,
	medium: thinking({ playouts: 20, moves: 8, inSolitaire: 100 }),
	strong: thinking({ playouts: 3000, moves: 24, inSolitaire: 300 }),
	expert: thinking({ playouts: 24_000, moves: 32, inSolitaire: 1500 }),
};

export interface ChoiceOptions {
	/** The moves to choose from, if not all that are legal. */
	readonly among?: readonly Move[];
	/** How much to think, if not as much as the bot does by itself. `random`, `greedy` and `easy` do not listen. */
	readonly budget?: Budget;
}

/**
 * The move of `bot` for the seat whose view this is (`view.me`, which must be on turn in a game that is not over). `seed`: any text,
 * hex by custom; the same view, seed and options give the same move, unless the budget is one of time. Throws a RangeError for a bot or a
 * budget that is none.
 */
export function chooseMove(bot: BotName, view: PlayerView, seed: string, options: ChoiceOptions = {}): Move {
	if (!BOT_NAMES.includes(bot)) throw new RangeError(`${bot} is no bot (bots: ${BOT_NAMES.join(', ')})`);
	expectBudget(options.budget);
	if (view.me === null) throw new Error('A bot was believed to hold a seat');
	const legal = options.among ?? legalMoves(view, view.me);
	const only = legal.length === 1 ? legal[0] : undefined;
	if (legal.length === 0) throw new Error(`Seat ${view.me} was believed to have a move to choose`);
	return only ?? BOTS[bot](view, legal, pickFrom(seed, view), options.budget);
}
