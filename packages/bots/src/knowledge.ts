import {
	type Element,
	type GameEvent,
	goalGiver,
	HIDDEN_GOAL,
	type PlayerView,
	type RuleSet,
	type Seat,
	type SeenGoal,
} from '@aquarius/engine';

/**
 * By place: the Goal that lies there, or undefined where it cannot be known. Places are the seats, and after them the pile or the Goals
 * that lie aside, top first.
 */
export type KnownGoals = readonly (Element | undefined)[];

/**
 * What a seat may conclude about who holds which Goal, from its own Goal and what it was told. A trade shows each trader the other's
 * Goal (E34), and that knowledge travels on with every open swap until the Goals are shuffled.
 */
export function knownGoals({ players, unusedGoals, rules, seen }: PlayerView): KnownGoals {
	const nothing: KnownGoals = Array.from({ length: players.length + unusedGoals }, () => undefined);
	const known = seen.reduce((before, event) => afterEvent(before, event, players.length, rules), nothing);
	return known.map((goal, place) => seenGoal(players[place]?.goal) ?? goal);
}

function afterEvent(known: KnownGoals, event: GameEvent, seats: number, rules: RuleSet): KnownGoals {
	switch (event.type) {
		case 'goals-traded':
			return event.with === 'unused'
				? afterPileTrade(known, event.seat, event.goals, seats, rules)
				: afterTrade(known, event.seat, event.with, event.goals);
		case 'goals-shuffled':
			return known.map((_, place) => seenGoal(event.goals[place]));
		case 'goals-rotated': {
			const giver = (place: number) => (place < event.ring ? goalGiver(event.ring, place, event.direction) : place);
			return known.map((_, place) => seenGoal(event.goals[place]) ?? known[giver(place)]);
		}
		case 'joined':
			// A new seat takes the pile's top, and from there on places are counted otherwise.
			return rules.unusedGoals === 'seats' ? known : known.map(() => undefined);
		default:
			return known;
	}
}

function afterTrade(known: KnownGoals, seat: Seat, other: Seat, goals: readonly [SeenGoal, SeenGoal]): KnownGoals {
	const after = [...known];
	after[other] = seenGoal(goals[0]) ?? known[seat];
	after[seat] = seenGoal(goals[1]) ?? known[other];
	return after;
}

/** The top Goal is taken; the other goes into the middle of the rest (E24), or somewhere (E24d). */
function afterPileTrade(
	known: KnownGoals,
	seat: Seat,
	goals: readonly [SeenGoal, SeenGoal],
	seats: number,
	{ pileTrade }: RuleSet,
): KnownGoals {
	const held = known.slice(0, seats);
	const [top, ...rest] = known.slice(seats);
	const given = seenGoal(goals[0]) ?? held[seat];
	held[seat] = seenGoal(goals[1]) ?? top;
	const pile = rest.toSpliced(Math.ceil(rest.length / 2), 0, given);
	return [...held, ...(pileTrade === 'shuffle' && pile.length > 1 ? pile.map(() => undefined) : pile)];
}

const seenGoal = (goal: SeenGoal | undefined): Element | undefined => (goal === HIDDEN_GOAL ? undefined : goal);
