import { assertNever, type Element, goalGiver, isReal, type Move, type PlayerView } from '@aquarius/engine';
import type { Outlook } from './outlook.ts';
import { worth } from './worth.ts';

type GoalsMove = Extract<Move, { type: 'trade-goals' | 'shuffle-goals' | 'rotate-goals' }>;

/** The worth of the table with the Goal that the move brings; the mean where it may bring several. */
export function goalsValue(view: PlayerView, outlook: Outlook, move: GoalsMove): number {
	// Whoever does not know the own Goal cannot tell whether another is better.
	if (outlook.goal === undefined) return outlook.now;
	switch (move.type) {
		case 'trade-goals': {
			const place = move.seat === 'unused' ? view.players.length : move.seat;
			return mean(goalsAt(view, outlook, place).map((goal) => worthHolding(outlook, goal, heldBy(view, place))));
		}
		case 'shuffle-goals':
		case 'rotate-goals': {
			const from = move.rotate && goalGiver(ringOf(view), outlook.me, move.rotate);
			const possible = from === undefined ? view.rules.goals : goalsAt(view, outlook, from);
			return mean(possible.map((goal) => worthHolding(outlook, goal, 1)));
		}
		default:
			return assertNever(move);
	}
}

/** How many places Goals go round: the pile is one of them, what lies aside is not. */
const ringOf = ({ players, unusedGoals, rules }: PlayerView): number =>
	players.length + (rules.unusedGoals === 'pile' ? unusedGoals : 0);

/** What may lie in a place: what is known to, or each Goal of which not every copy is known to lie elsewhere. */
function goalsAt({ rules }: PlayerView, { known }: Outlook, place: number): readonly Element[] {
	const goal = known[place];
	if (goal !== undefined) return [goal];
	const possible = rules.goals.filter((element) => known.filter((other) => other === element).length < rules.decks);
	return possible.length > 0 ? possible : rules.goals;
}

/** The own Goal goes elsewhere and is as dangerous there as its new holder. */
function worthHolding({ measured, goal: own, danger }: Outlook, goal: Element, dangerOfOwn: number): number {
	return worth(measured.sizes, goal, own === undefined ? danger : { ...danger, [own]: dangerOfOwn });
}

const heldBy = (view: PlayerView, place: number): number => (isReal(view.players, place) ? 2 : 0.2);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
