import { goalReceiver } from './actions/rotate.ts';
import { assertNever } from './assert-never.ts';
import { isReal } from './position.ts';
import { solitaireInView } from './solitaire/piles.ts';
import {
	type GameEvent,
	type GameState,
	HIDDEN_CARD,
	HIDDEN_GOAL,
	type Player,
	type PlayerInView,
	type PlayerView,
	type RuleSet,
	type Seat,
	type SeenCard,
	type SeenGoal,
	type Viewer,
} from './types.ts';

/**
 * What a viewer may know of a state: everything on the table, hand sizes, the own hand and Goal (E34), all hands where they lie open, and
 * every seat's Goal once the game is over. (No rule book says that; it is our own ruling, E34b: a win is shown, and with it who was after
 * what.) Goals on the pile or aside are only counted, even then. `seen`: all events so far; what they hide from this viewer is hidden here
 * too. An invisible seat and a spectator see what is public.
 */
export function viewFor(state: GameState, viewer: Viewer, seen: readonly GameEvent[] = []): PlayerView {
	const me = seatOf(state.players, viewer);
	return {
		rules: state.rules,
		me,
		players: state.players.map((player, seat) => playerFor(player, seat === me, state)),
		unusedGoals: state.unusedGoals.length,
		table: state.table,
		deck: state.deck.length,
		discard: state.discard,
		turn: state.turn,
		phase: state.phase,
		passed: state.passed,
		rebuilt: state.rebuilt,
		outcome: state.outcome,
		seen: eventsFor(seen, me, undefined, state.rules),
		...solitaireInView(state.solitaire),
	};
}

/** The seat of a viewer who plays. */
function seatOf(players: readonly { readonly invisible?: true }[], viewer: Viewer): Viewer {
	return viewer !== null && isReal(players, viewer) ? viewer : null;
}

function playerFor({ hand, goal, ...player }: Player, isMe: boolean, { outcome, rules }: GameState): PlayerInView {
	const knowsGoal = outcome !== null || (isMe && !player.covered);
	return {
		hand: isMe || rules.openHands ? hand : hidden(hand),
		...(goal === undefined ? {} : { goal: knowsGoal ? goal : HIDDEN_GOAL }),
		...player,
	};
}

/**
 * Events as told to a viewer: one shape, with `????` and `?` for what stays secret. Told twice, they stay the same. A seat is told what
 * happened since its last `joined`; what its seat was told before that was told to somebody else, and after `left` nobody sits there.
 * That is judged by the events given: who tells entry by entry has to start anew, with public events, when a seat changes hands.
 * `players`: who sits where after the events; an invisible seat, which no event may name, is then told what is public. `rules`: where they
 * lay hands open, what happens to hands is told to everybody; without them it stays hidden.
 */
export function eventsFor(
	events: readonly GameEvent[],
	viewer: Viewer,
	players?: readonly { readonly invisible?: true }[],
	rules?: Pick<RuleSet, 'openHands'>,
): readonly GameEvent[] {
	const me = players === undefined ? viewer : seatOf(players, viewer);
	const change = events.findLastIndex(
		(event) => (event.type === 'joined' || event.type === 'left') && event.seat === me,
	);
	const since = events[change]?.type === 'left' ? events.length : change;
	return events.map((event, i) => eventFor(event, i < since ? null : me, rules?.openHands));
}

/** A new kind of event is known here before it is told to anybody. `openHands`: what happens to hands hides nothing. */
function eventFor(event: GameEvent, viewer: Viewer, openHands: boolean | undefined): GameEvent {
	switch (event.type) {
		case 'goals-traded':
			if ((viewer === event.seat || viewer === event.with) && mayLook(event, viewer)) return event;
			return { ...event, goals: [HIDDEN_GOAL, HIDDEN_GOAL] };
		case 'goal-opened':
			return viewer === event.seat ? event : { ...event, goal: HIDDEN_GOAL };
		case 'hands-traded':
			if (openHands || viewer === event.seat || viewer === event.with) return event;
			return { ...event, hands: [hidden(event.hands[0]), hidden(event.hands[1])] };
		case 'goals-shuffled':
			return { ...event, goals: onlyGoals(event.goals, mayLook(event, viewer) ? [viewer] : []) };
		case 'goals-rotated': {
			// Who hands on a Goal knows who has it now.
			const receiver = viewer === null ? null : goalReceiver(event.ring, viewer, event.direction);
			return { ...event, goals: onlyGoals(event.goals, mayLook(event, viewer) ? [viewer, receiver] : []) };
		}
		case 'hands-shuffled':
		case 'hands-rotated':
			return { ...event, hands: event.hands.map((hand, seat) => (openHands || seat === viewer ? hand : hidden(hand))) };
		case 'drew':
			return openHands || viewer === event.seat ? event : { ...event, cards: hidden(event.cards) };
		case 'placed':
		case 'action-played':
		case 'no-target':
		case 'claimed':
		case 'zapped':
		case 'moved':
		case 'card-rotated':
		case 'start-turned-up':
		case 'deck-rebuilt':
		case 'passed':
		case 'stacked':
		case 'refilled':
		case 'called':
		case 'resigned':
		case 'turn':
		case 'joined':
		case 'left':
		case 'game-over':
			return event;
		default:
			// Of what is unknown the type alone is told, even to who reads the error: its fields may be secrets.
			return assertNever((event as GameEvent).type as never);
	}
}

/** Who may not look at the own Goal is shown none by what happens to it (D.5). */
function mayLook({ covered }: { readonly covered?: readonly Seat[] }, viewer: Viewer): boolean {
	return viewer === null || covered?.includes(viewer) !== true;
}

function onlyGoals(goals: readonly SeenGoal[], seats: readonly (Seat | null)[]): readonly SeenGoal[] {
	return goals.map((goal, seat) => (seats.includes(seat) ? goal : HIDDEN_GOAL));
}

function hidden(cards: readonly SeenCard[]): readonly SeenCard[] {
	return cards.map(() => HIDDEN_CARD);
}
