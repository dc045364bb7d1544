import bonus from '../../scenarios/bonus.json' with { type: 'json' };
import end from '../../scenarios/end.json' with { type: 'json' };
import move from '../../scenarios/move.json' with { type: 'json' };
import pages from '../../scenarios/pages.json' with { type: 'json' };
import placing from '../../scenarios/placing.json' with { type: 'json' };
import setup from '../../scenarios/setup.json' with { type: 'json' };
import shuffleGoals from '../../scenarios/shuffle-goals.json' with { type: 'json' };
import shuffleHands from '../../scenarios/shuffle-hands.json' with { type: 'json' };
import tradeGoals from '../../scenarios/trade-goals.json' with { type: 'json' };
import tradeHands from '../../scenarios/trade-hands.json' with { type: 'json' };
import turn from '../../scenarios/turn.json' with { type: 'json' };
import wild from '../../scenarios/wild.json' with { type: 'json' };
import win from '../../scenarios/win.json' with { type: 'json' };
import zap from '../../scenarios/zap.json' with { type: 'json' };
import { parseScenario, type Scenario } from '../text/scenario.ts';

/** A file a group, in the order in which the rule book comes to them. */
const files: readonly (readonly unknown[])[] = [
	setup,
	turn,
	placing,
	bonus,
	tradeGoals,
	shuffleGoals,
	tradeHands,
	shuffleHands,
	zap,
	move,
	wild,
	win,
	end,
	pages,
];

/**
 * Every rule, FAQ answer and ruling as a position, a play and what must come of it: the files of `packages/engine/scenarios`. The docs
 * show them, the tests and `aquarius scenarios` run them.
 */
export const scenarios: readonly Scenario[] = files.flat().map((json) => {
	const scenario = parseScenario(json);
	if (scenario.ok) return scenario.value;
	throw new Error(
		`A scenario was believed to be one: ${scenario.code.at}: ${scenario.code.detail} in ${JSON.stringify(json)}`,
	);
});
