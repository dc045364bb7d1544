import { type GameEvent, largestGroup, type Placement, type Spot } from '@aquarius/engine';
import type { LitGroup } from '@aquarius/rendering';
import { heldIn, sameSpot, tableFor } from './draft.ts';
import { type Lesson, last, now } from './lesson.ts';

/** What the table of a lesson shows, on paper and on the live board alike. */
export interface Shown {
	readonly table: readonly Placement[];
	/** A card that is laid but not played: the reader's draft, or an attempt that was refused. */
	readonly preview: Placement | null;
	readonly lastMove: readonly Spot[];
	readonly trace: LitGroup | null;
}

/** The picture of a lesson: its table, the card tried on it, the last move and the chain that won. */
export function shownOf(lesson: Lesson): Shown {
	const state = now(lesson);
	return {
		table: tableFor(state, lesson.draft),
		preview: previewOf(lesson),
		lastMove: last(lesson)
			.events.flatMap(spotsOf)
			.filter((spot) => state.table.some((p) => sameSpot(p, spot))),
		trace: traceOf(lesson),
	};
}

/** The table with the preview in it, as a still picture draws it. An attempt on top of another card hides that one. */
export function drawnTable(shown: Shown): readonly Placement[] {
	const { preview } = shown;
	if (preview === null) return shown.table;
	return [...shown.table.filter((placement) => !sameSpot(placement, preview)), preview];
}

/** How many cards wide a table is. */
export function columnsOf(table: readonly Spot[]): number {
	const xs = table.map((placement) => placement.x);
	return xs.length === 0 ? 1 : Math.max(...xs) - Math.min(...xs) + 1;
}

function previewOf(lesson: Lesson): Placement | null {
	if (lesson.refusal !== null) return lesson.refusal.placement;
	const { draft } = lesson;
	const held = heldIn(draft);
	if (held === null || (draft.type !== 'placing' && draft.type !== 'moving') || draft.at === null) return null;
	return { card: held, x: draft.at.x, y: draft.at.y };
}

const spotsOf = (event: GameEvent): readonly Spot[] => {
	if (event.type === 'placed') return [{ x: event.x, y: event.y }];
	if (event.type === 'moved' || event.type === 'card-rotated') return [{ x: event.to.x, y: event.to.y }];
	if (event.type === 'start-turned-up') return event.placed === null ? [] : [event.placed];
	return [];
};

/** The winner's chain, once a game ended by seven. */
function traceOf(lesson: Lesson): LitGroup | null {
	const { outcome, players, table } = now(lesson);
	const winner = outcome?.reason === 'seven' ? players[outcome.winners[0] ?? -1] : undefined;
	if (winner?.goal === undefined) return null;
	const group = largestGroup(table, winner.goal);
	return group === undefined ? null : { element: group.element, spots: group.panels.map(({ x, y }) => ({ x, y })) };
}
