import type { BoardConfig, BoardWords } from '@aquarius/rendering';
import { heldIn, sameSpot, spotsFor, targetsFor } from './draft.ts';
import { type Lesson, mayAct, now } from './lesson.ts';
import { shownOf } from './picture.ts';
import type { Said } from './say.ts';

/** Everything the live board shows, from the lesson alone. `label` is the board's name for those who hear the page. */
export function boardConfigOf(lesson: Lesson, label: string, said: Said): BoardConfig {
	const { table, preview, lastMove, trace } = shownOf(lesson);
	const state = now(lesson);
	const may = mayAct(lesson);
	const targets = may ? targetsFor(state, lesson.draft) : [];
	const { draft } = lesson;
	return {
		// An attempt on top of another card hides that one, or neither could be seen.
		table: preview === null ? table : table.filter((placement) => !sameSpot(placement, preview)),
		held: may ? (heldIn(draft) ?? preview?.card ?? null) : null,
		spots: may ? spotsFor(state, draft) : [],
		draft: preview,
		targets: targets.length > 0 ? { spots: targets, chosen: draft.type === 'zapping' ? draft.target : null } : null,
		lastMove,
		lit: null,
		trace,
		interactive: may,
		words: boardWords(label, said),
	};
}

function boardWords(label: string, { messages }: Said): BoardWords {
	const { table } = messages;
	return {
		board: label,
		card: (placement) => `${messages.card(placement.card)}, ${messages.spot(placement)}`,
		spot: (spot) => {
			const joins = messages.joins(spot, spot.joins);
			const turn = spot.turnedOnly ? ` (${table.needsTurn})` : '';
			return `${messages.spot(spot)}: ${messages.prompt.ready(joins)}${turn}`;
		},
		emptySpot: (spot) => messages.spot(spot),
		reason: (code) => messages.reasons[code],
		count: table.count,
		zoomIn: table.zoomIn,
		zoomOut: table.zoomOut,
		fitAll: table.fitAll,
		offScreen: table.offScreen,
	};
}
