import {
	type Element,
	type GameEvent,
	HIDDEN_GOAL,
	type PlayerView,
	type RuleSet,
	type SeenGoal,
} from '@aquarius/engine';
import { withItem } from './lists.ts';
import { movedWithGoals, type Places } from './places.ts';
import { rosterAtStart } from './roster.ts';

/**
 * By place: the Goal that lies there, or undefined where it cannot be known. Places are the seats, and after them the pile or the Goals
 * that lie aside, top first.
 */
export type KnownGoals = readonly (Element | undefined)[];

/**
 * What a seat was shown of who holds which Goal: its own, and what it was told. A trade shows each trader the other's Goal (E34), and
 * that knowledge travels on with every open swap until the Goals are shuffled. What only follows from it is in `knowledgeOf`.
 */
export function knownGoals(view: PlayerView): KnownGoals {
	const { players, unusedGoals, rules, seen } = view;
	const start = rosterAtStart(view).length;
	let places: Places<Element | undefined> = {
		held: Array.from({ length: start }, () => undefined),
		unused: Array.from({ length: unusedGoals + players.length - start }, () => undefined),
	};
	for (const event of seen) places = afterEvent(places, event, rules);
	const known = [...places.held, ...places.unused];
	const count = players.length + unusedGoals;
	return Array.from({ length: count }, (_, place) => seenGoal(players[place]?.goal) ?? known[place]);
}

function afterEvent(
	places: Places<Element | undefined>,
	event: GameEvent,
	rules: RuleSet,
): Places<Element | undefined> {
	switch (event.type) {
		case 'goals-traded':
			return movedWithGoals(withShown(places, event), event, rules, undefined);
		case 'goals-shuffled':
		case 'goals-rotated': {
			const { held, unused } = movedWithGoals(places, event, rules, undefined);
			return { held: held.map((goal, seat) => seenGoal(event.goals[seat]) ?? goal), unused };
		}
		case 'goal-opened':
			return { ...places, held: withItem(places.held, event.seat, seenGoal(event.goal) ?? places.held[event.seat]) };
		default:
			return movedWithGoals(places, event, rules, undefined);
	}
}

/** A trade shows what both held before. */
function withShown(
	{ held, unused }: Places<Element | undefined>,
	event: Extract<GameEvent, { type: 'goals-traded' }>,
): Places<Element | undefined> {
	const [given, taken] = event.goals;
	const shown = withItem(held, event.seat, seenGoal(given) ?? held[event.seat]);
	return event.with === 'unused'
		? { held: shown, unused: withItem(unused, 0, seenGoal(taken) ?? unused[0]) }
		: { held: withItem(shown, event.with, seenGoal(taken) ?? held[event.with]), unused };
}

const seenGoal = (goal: SeenGoal | undefined): Element | undefined => (goal === HIDDEN_GOAL ? undefined : goal);
