import actions from '../../scenarios/actions.json' with { type: 'json' };
import bonus from '../../scenarios/bonus.json' with { type: 'json' };
import collectSeven from '../../scenarios/collect-seven.json' with { type: 'json' };
import connectSeven from '../../scenarios/connect-seven.json' with { type: 'json' };
import coveredGoals from '../../scenarios/covered-goals.json' with { type: 'json' };
import dontBlockItOff from '../../scenarios/dont-block-it-off.json' with { type: 'json' };
import end from '../../scenarios/end.json' with { type: 'json' };
import getMoving from '../../scenarios/get-moving.json' with { type: 'json' };
import move from '../../scenarios/move.json' with { type: 'json' };
import overlap from '../../scenarios/overlap.json' with { type: 'json' };
import pages from '../../scenarios/pages.json' with { type: 'json' };
import pile from '../../scenarios/pile.json' with { type: 'json' };
import placing from '../../scenarios/placing.json' with { type: 'json' };
import rebuiltDeck from '../../scenarios/rebuilt-deck.json' with { type: 'json' };
import rotateACard from '../../scenarios/rotate-a-card.json' with { type: 'json' };
import rotateGoals from '../../scenarios/rotate-goals.json' with { type: 'json' };
import rotateOption from '../../scenarios/rotate-option.json' with { type: 'json' };
import setup from '../../scenarios/setup.json' with { type: 'json' };
import shuffleGoals from '../../scenarios/shuffle-goals.json' with { type: 'json' };
import shuffleHands from '../../scenarios/shuffle-hands.json' with { type: 'json' };
import solitaire from '../../scenarios/solitaire.json' with { type: 'json' };
import tradeGoals from '../../scenarios/trade-goals.json' with { type: 'json' };
import tradeHands from '../../scenarios/trade-hands.json' with { type: 'json' };
import turn from '../../scenarios/turn.json' with { type: 'json' };
import twoDecks from '../../scenarios/two-decks.json' with { type: 'json' };
import wild from '../../scenarios/wild.json' with { type: 'json' };
import win from '../../scenarios/win.json' with { type: 'json' };
import zap from '../../scenarios/zap.json' with { type: 'json' };
import { disbelieve } from '../disbelieve.ts';
import { parseScenario, type Scenario } from '../text/scenario.ts';

/** A file a group, in the order in which the rule book comes to them. */
const files: readonly (readonly unknown[])[] = [
	setup,
	twoDecks,
	turn,
	placing,
	bonus,
	actions,
	tradeGoals,
	pile,
	shuffleGoals,
	rotateGoals,
	rotateOption,
	tradeHands,
	shuffleHands,
	zap,
	move,
	rotateACard,
	wild,
	win,
	end,
	overlap,
	rebuiltDeck,
	coveredGoals,
	dontBlockItOff,
	collectSeven,
	connectSeven,
	getMoving,
	solitaire,
	pages,
];

/**
 * Every rule, FAQ answer and ruling as a position, a play and what must come of it: the files of `packages/engine/scenarios`. The docs
 * show them, the tests and `aquarius scenarios` run them.
 */
export const scenarios: readonly Scenario[] = files.flat().map((json) => {
	const scenario = parseScenario(json);
	if (scenario.ok) return scenario.value;
	const { at, detail } = scenario.code;
	return disbelieve(`every scenario is one: ${at}: ${detail} in ${JSON.stringify(json)}`);
});
