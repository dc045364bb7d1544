import {
	type Element,
	type GameEvent,
	goalGiver,
	HIDDEN_GOAL,
	type PlayerView,
	type Seat,
	type SeenGoal,
} from '@aquarius/engine';

/** By seat: the Goal that lies there, or undefined where it cannot be known. */
export type KnownGoals = readonly (Element | undefined)[];

/**
 * What a seat may conclude about who holds which Goal, from its own Goal and what it was told. A trade shows each trader the other's
 * Goal (E34), and that knowledge travels on with every open swap until the Goals are shuffled.
 */
export function knownGoals(view: PlayerView): KnownGoals {
	const known = view.seen.reduce(afterEvent, view.players.map(() => undefined) as KnownGoals);
	return view.players.map((player, seat) => seenGoal(player.goal) ?? known[seat]);
}

function afterEvent(known: KnownGoals, event: GameEvent): KnownGoals {
	switch (event.type) {
		case 'goals-traded':
			return afterTrade(known, event.seat, event.with, event.goals);
		case 'goals-shuffled':
			return event.goals.map(seenGoal);
		case 'goals-rotated': {
			const giver = (seat: Seat) => goalGiver(event.goals.length, seat, event.direction);
			return event.goals.map((goal, seat) => seenGoal(goal) ?? known[giver(seat)]);
		}
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

const seenGoal = (goal: SeenGoal): Element | undefined => (goal === HIDDEN_GOAL ? undefined : goal);
