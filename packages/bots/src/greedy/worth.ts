import { ELEMENTS, type Element, isReal, type PlayerView, SEVEN } from '@aquarius/engine';
import type { KnownGoals } from '../knowledge/goals.ts';
import type { Sizes } from '../table.ts';

/** A win for certain outweighs everything. */
const WIN = 100_000;
const A_PANEL = 10;
/** What an element that somebody else may hold costs once its largest group has grown this far (by size). */
const FEAR = [0, 0, 0, 0, 2, 12, 60] as const;
const FEAR_OF_SEVEN = 2_000;

/** How likely somebody who plays holds each element as a Goal: 0 nobody, 1 unknown, 2 surely. */
export type Danger = Readonly<Record<Element, number>>;

/** From what is known about Goals. One that nobody holds can still be traded for; where nobody wins by seven there is none to fear. */
export function dangerOf(view: PlayerView, known: KnownGoals): Danger {
	if (view.rules.win !== 'seven') return { E: 0, A: 0, W: 0, F: 0, S: 0 };
	const danger: Record<Element, number> = { E: 1, A: 1, W: 1, F: 1, S: 1 };
	for (const [place, goal] of known.entries()) {
		if (goal === undefined || place === view.me) continue;
		danger[goal] = isReal(view.players, place) ? 2 : 0.2;
	}
	return danger;
}

/**
 * How good a table is for the holder of `goal`: its own group's panels, less what the others' groups threaten. `goal` undefined: there is
 * none, or its holder may not look.
 */
export function worth(sizes: Sizes, goal: Element | undefined, danger: Danger): number {
	if (goal !== undefined && sizes[goal] >= SEVEN) return WIN;
	let value = goal === undefined ? 0 : A_PANEL * sizes[goal];
	for (const element of ELEMENTS) {
		if (element !== goal) value -= danger[element] * (FEAR[sizes[element]] ?? FEAR_OF_SEVEN);
	}
	return value;
}
