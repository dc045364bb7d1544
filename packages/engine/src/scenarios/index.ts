import type { Scenario } from '../text/scenario.ts';
import { bonus } from './bonus.ts';
import { docs } from './docs.ts';
import { end } from './end.ts';
import { goals } from './goals.ts';
import { hands } from './hands.ts';
import { move } from './move.ts';
import { placing } from './placing.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import { wild } from './wild.ts';
import { win } from './win.ts';
import { zap } from './zap.ts';

/** Every rule, FAQ answer and ruling as a position, a play and what must come of it. The docs show them, the tests run them. */
export const scenarios: readonly Scenario[] = [
	...setup,
	...turn,
	...placing,
	...bonus,
	...goals,
	...hands,
	...zap,
	...move,
	...wild,
	...win,
	...end,
	...docs,
];
