import { assertNever, type GameEvent, type Move } from '@aquarius/engine';

/** How long a bot seems to think: `from` to `to`, by chance, for a plain move; never more than `most`. All in ms. */
export interface Pauses {
	readonly from: number;
	readonly to: number;
	readonly most: number;
}

/**
 * The pause before a bot's move in ms, from the moment its turn began: what it thinks is part of that. `chance` from 0 to 1; `before`:
 * what the move before has caused, which people may still be looking at.
 */
export function pauseBefore(
	move: Move,
	before: readonly GameEvent[],
	{ from, to, most }: Pauses,
	chance: number,
): number {
	const usual = from + chance * (to - from);
	return Math.round(Math.min(most, usual * hesitation(move) * Math.max(1, ...before.map(surprise))));
}

/** Who has no choice needs no thought; whoever plays an Action seems to weigh it. */
function hesitation(move: Move): number {
	switch (move.type) {
		case 'pass':
			return 0.5;
		case 'place':
		case 'stack':
		case 'call':
		case 'look':
		case 'claim':
		case 'resign':
			return 1;
		case 'trade-goals':
		case 'shuffle-goals':
		case 'rotate-goals':
		case 'trade-hands':
		case 'shuffle-hands':
		case 'zap-a-card':
		case 'move-a-card':
		case 'rotate-a-card':
			return 1.3;
		default:
			return assertNever(move);
	}
}

/** How long it takes to see what has changed: a card more is seen at once, a table or a Goal that is another one is not. */
function surprise(event: GameEvent): number {
	switch (event.type) {
		case 'goals-traded':
		case 'goals-shuffled':
		case 'goals-rotated':
		case 'hands-traded':
		case 'hands-shuffled':
		case 'hands-rotated':
		case 'start-turned-up':
		case 'deck-rebuilt':
			return 1.7;
		case 'zapped':
		case 'moved':
		case 'card-rotated':
		case 'goal-opened':
		case 'joined':
		case 'left':
			return 1.5;
		case 'placed':
			return event.bonus > 0 ? 1.2 : 1;
		case 'action-played':
		case 'no-target':
		case 'claimed':
		case 'drew':
		case 'passed':
		case 'stacked':
		case 'refilled':
		case 'called':
		case 'resigned':
		case 'turn':
		case 'game-over':
			return 1;
		default:
			return assertNever(event);
	}
}
