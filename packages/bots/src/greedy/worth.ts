import { ELEMENTS, type Element, type PlayerView, SEVEN } from '@aquarius/engine';
import type { KnownGoals } from '../knowledge.ts';
import type { Sizes } from './sizes.ts';

/** A win for certain outweighs everything. */
const WIN = 100_000;
const A_PANEL = 10;
/** What an element that somebody else may hold costs once its largest group has grown this far (by size). */
const FEAR = [0, 0, 0, 0, 2, 12, 60] as const;
const FEAR_OF_SEVEN = 2_000;

/** How likely somebody who plays holds each element as a Goal: 0 nobody, 1 unknown, 2 surely. */
export type Danger = Readonly<Record<Element, number>>;

/** From what is known about Goals. One that lies before an invisible player can still be traded for. */
export function dangerOf(view: PlayerView, known: KnownGoals): Danger {
	const danger: Record<Element, number> = { E: 1, A: 1, W: 1, F: 1, S: 1 };
	for (const [seat, goal] of known.entries()) {
		if (goal === undefined || seat === view.me) continue;
		danger[goal] = view.players[seat]?.invisible ? 0.2 : 2;
	}
	return danger;
}

/** How good a table is for the holder of `goal`: its own group's panels, less what the others' groups threaten. */
export function worth(sizes: Sizes, goal: Element, danger: Danger): number {
	if (sizes[goal] >= SEVEN) return WIN;
	let value = A_PANEL * sizes[goal];
	for (const element of ELEMENTS) {
		if (element !== goal) value -= danger[element] * (FEAR[sizes[element]] ?? FEAR_OF_SEVEN);
	}
	return value;
}
