import {
	assertNever,
	type Card,
	type Element,
	type GameEvent,
	HIDDEN_CARD,
	HIDDEN_GOAL,
	type SeenCard,
	type SeenGoal,
	type Viewer,
} from '@aquarius/engine';
import type { Codec } from './codec.ts';

/** One line of the log: an entry's events as one audience may know them, and who moved if not the person of the seat. */
export interface LogLine {
	readonly by?: 'clock' | 'bot';
	readonly events: readonly GameEvent[];
}

/** The line as text; hidden cards and Goals become null, known ones the codec's numbers for `audience`. */
export function makeLine(line: LogLine, audience: Viewer, codec: Codec): string {
	const out = {
		card: (card: SeenCard) => (card === HIDDEN_CARD ? null : codec.card(card, audience)),
		goal: (goal: SeenGoal) => (goal === HIDDEN_GOAL ? null : codec.goal(goal, audience)),
	};
	const events = line.events.map((event) => swapSecrets<number | null, number | null>(event, out));
	return JSON.stringify(line.by === undefined ? { events } : { by: line.by, events });
}

/** The inverse of `makeLine`. The text comes from our own server, so its shape is trusted; unknown codes become hidden. */
export function parseLine(text: string, audience: Viewer, codec: Codec): LogLine {
	const line: { by?: 'clock' | 'bot'; events: readonly GameEvent[] } = JSON.parse(text);
	const back = {
		card: (code: unknown): SeenCard =>
			(typeof code === 'number' ? codec.cardAt(code, audience) : undefined) ?? HIDDEN_CARD,
		goal: (code: unknown): SeenGoal =>
			(typeof code === 'number' ? codec.goalAt(code, audience) : undefined) ?? HIDDEN_GOAL,
	};
	const events = line.events.map((event) => swapSecrets<SeenCard, SeenGoal>(event, back) as GameEvent);
	return line.by === undefined ? { events } : { by: line.by, events };
}

interface Swap<C, G> {
	readonly card: (card: Card | typeof HIDDEN_CARD) => C;
	readonly goal: (goal: Element | typeof HIDDEN_GOAL) => G;
}

/** Replaces what can be secret in an event; everything else lies open on the table. */
function swapSecrets<C, G>(event: GameEvent, to: Swap<C, G>): unknown {
	switch (event.type) {
		case 'goals-traded':
		case 'goals-shuffled':
		case 'goals-rotated':
			return { ...event, goals: event.goals.map(to.goal) };
		case 'hands-traded':
		case 'hands-shuffled':
		case 'hands-rotated':
			return { ...event, hands: event.hands.map((hand) => hand.map(to.card)) };
		case 'goal-opened':
			return { ...event, goal: to.goal(event.goal) };
		case 'drew':
			return { ...event, cards: event.cards.map(to.card) };
		case 'placed':
		case 'action-played':
		case 'no-target':
		case 'zapped':
		case 'moved':
		case 'card-rotated':
		case 'claimed':
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
			return assertNever(event);
	}
}
