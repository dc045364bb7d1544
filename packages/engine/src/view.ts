import { assertNever } from './assert-never.ts';
import { isReal } from './position.ts';
import {
	type GameEvent,
	type GameState,
	HIDDEN_CARD,
	HIDDEN_GOAL,
	type PlayerView,
	type Seat,
	type SeenCard,
	type SeenGoal,
	type Viewer,
} from './types.ts';

/**
 * What a viewer may know of a state: everything on the table, hand sizes, the own hand and Goal (E34), and every Goal once the game is
 * over: a win is shown, and with it who was after what. `seen`: the events so far; what they hide from this viewer is hidden here too.
 * An invisible seat and a spectator see what is public.
 */
export function viewFor(state: GameState, viewer: Viewer, seen: readonly GameEvent[] = []): PlayerView {
	const me = viewer !== null && isReal(state.players, viewer) ? viewer : null;
	return {
		rules: state.rules,
		me,
		players: state.players.map((player, seat) => ({
			hand: seat === me ? player.hand : hidden(player.hand),
			goal: seat === me || state.outcome !== null ? player.goal : HIDDEN_GOAL,
			...(player.invisible ? { invisible: true } : {}),
		})),
		table: state.table,
		deck: state.deck.length,
		discard: state.discard,
		turn: state.turn,
		phase: state.phase,
		passed: state.passed,
		outcome: state.outcome,
		seen: eventsFor(seen, me),
	};
}

/** Events as told to a viewer: one shape, with `????` and `?` for what stays secret. Told twice, they stay the same. */
export function eventsFor(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
	return events.map((event) => eventFor(event, viewer));
}

function eventFor(event: GameEvent, viewer: Viewer): GameEvent {
	switch (event.type) {
		case 'goals-traded':
			if (viewer === event.seat || viewer === event.with) return event;
			return { ...event, goals: [HIDDEN_GOAL, HIDDEN_GOAL] };
		case 'hands-traded':
			if (viewer === event.seat || viewer === event.with) return event;
			return { ...event, hands: [hidden(event.hands[0]), hidden(event.hands[1])] };
		case 'goals-shuffled':
			return { ...event, goals: onlyGoals(event.goals, [viewer]) };
		case 'goals-rotated': {
			// Who hands on a Goal knows who has it now.
			const step = event.direction === 'left' ? 1 : event.goals.length - 1;
			const receiver = viewer === null ? null : (viewer + step) % event.goals.length;
			return { ...event, goals: onlyGoals(event.goals, [viewer, receiver]) };
		}
		case 'hands-shuffled':
		case 'hands-rotated':
			return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hidden(hand))) };
		case 'drew':
			return viewer === event.seat ? event : { ...event, cards: hidden(event.cards) };
		case 'placed':
		case 'action-played':
		case 'no-target':
		case 'zapped':
		case 'moved':
		case 'start-turned-up':
		case 'passed':
		case 'turn':
		case 'joined':
		case 'left':
		case 'game-over':
			return event;
		default:
			return assertNever(event);
	}
}

function onlyGoals(goals: readonly SeenGoal[], seats: readonly (Seat | null)[]): readonly SeenGoal[] {
	return goals.map((goal, seat) => (seats.includes(seat) ? goal : HIDDEN_GOAL));
}

function hidden(cards: readonly SeenCard[]): readonly SeenCard[] {
	return cards.map(() => HIDDEN_CARD);
}
