import {
	assertNever,
	ELEMENTS,
	type Element,
	goalGiver,
	type Move,
	type PlayerView,
	type Seat,
} from '@aquarius/engine';
import type { Outlook } from './outlook.ts';
import { worth } from './worth.ts';

type GoalsMove = Extract<Move, { type: 'trade-goals' | 'shuffle-goals' }>;

/** The worth of the table with the Goal that the move brings; the mean where it may bring several. */
export function goalsValue(view: PlayerView, outlook: Outlook, move: GoalsMove): number {
	switch (move.type) {
		case 'trade-goals':
			return mean(goalsAt(outlook, move.seat).map((goal) => worthHolding(outlook, goal, heldBy(view, move.seat))));
		case 'shuffle-goals': {
			const from = move.rotate && goalGiver(view.players.length, outlook.me, move.rotate);
			const possible = from === undefined ? ELEMENTS : goalsAt(outlook, from);
			return mean(possible.map((goal) => worthHolding(outlook, goal, 1)));
		}
		default:
			return assertNever(move);
	}
}

/** What may lie before a seat: what is known to, or each Goal whose place is not known. */
function goalsAt(outlook: Outlook, seat: Seat): readonly Element[] {
	const goal = outlook.known[seat];
	return goal === undefined ? ELEMENTS.filter((element) => !outlook.known.includes(element)) : [goal];
}

/** The own Goal goes elsewhere and is as dangerous there as its new holder. */
const worthHolding = (outlook: Outlook, goal: Element, danger: number): number =>
	worth(outlook.measured.sizes, goal, { ...outlook.danger, [outlook.goal]: danger });

const heldBy = (view: PlayerView, seat: Seat): number => (view.players[seat]?.invisible ? 0.2 : 2);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
