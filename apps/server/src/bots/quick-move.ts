import { type BotName, chooseMove } from '@aquarius/bots';
import { legalMoves, type Move, type PlayerView } from '@aquarius/engine';

/** Of each kind of move so many are looked at. Where cards overlap there are thousands. */
const MOST_OF_A_KIND = 24;
/** It is not even listed, as long as there is anything else: each card on the table can go to nearly each spot. */
const MANY_WAYS = 'move-a-card';

/**
 * The move of a bot that has no time for its own: the best of a few by one look ahead, in about the same time under all rules. `random`
 * and `easy` stay what they are, with a few moves to choose from. The view's seat must be on turn.
 */
export function quickMove(bot: BotName, view: PlayerView, seed: string): Move {
	const quick = bot === 'random' || bot === 'easy' ? bot : 'greedy';
	return chooseMove(quick, view, seed, { among: fewMoves(view) });
}

function fewMoves(view: PlayerView): readonly Move[] {
	if (view.me === null) return [];
	const actions = view.rules.actions.filter((action) => action !== MANY_WAYS);
	const listed = legalMoves({ ...view, rules: { ...view.rules, actions } }, view.me);
	const hasOthers = listed.length > 0 && !listed.some(({ type }) => type === 'pass');
	const legal = hasOthers ? listed : legalMoves(view, view.me);
	return [...Map.groupBy(legal, ({ type }) => type).values()].flatMap(spread);
}

/** Some from all over the list: cards of the hand and spots come one after the other. */
function spread(moves: readonly Move[]): readonly Move[] {
	const step = Math.max(1, moves.length / MOST_OF_A_KIND);
	return moves.filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step));
}
