import { type Element, HIDDEN_GOAL, type PlayerView, type Seat } from '@aquarius/engine';
import { type KnownGoals, knownGoals } from '../knowledge/goals.ts';
import { type MeasuredTable, measure } from './sizes.ts';
import { type Danger, dangerOf, worth } from './worth.ts';

/** What is worked out once a decision, for every move to be weighed. */
export interface Outlook {
	readonly me: Seat;
	/** Undefined: these rules have no Goals, or it is covered. */
	readonly goal: Element | undefined;
	readonly known: KnownGoals;
	readonly danger: Danger;
	readonly measured: MeasuredTable;
	/** The worth of the table as it is. */
	readonly now: number;
	/** The table without the card at a spot (`x,y`), looked up when first asked for: Move a Card asks many times. */
	readonly without: Map<string, MeasuredTable>;
}

export function outlookOf(view: PlayerView): Outlook {
	const { me, rules } = view;
	if (me === null) throw new Error('A bot was believed to hold a seat');
	const goal = ownGoal(view, me);
	const known = knownGoals(view);
	const danger = dangerOf(view, known);
	const measured = measure(view.table, rules);
	return { me, goal, known, danger, measured, now: worth(measured.sizes, goal, danger), without: new Map() };
}

function ownGoal({ players }: PlayerView, me: Seat): Element | undefined {
	const player = players[me];
	if (player?.goal !== HIDDEN_GOAL) return player?.goal;
	if (!player.covered) throw new Error('A bot was believed to know its own Goal');
	return undefined;
}
