import type { GameEvent, Placement, PlayerView, Spot } from '@aquarius/engine';
import { isAt } from '../table.ts';

type Table = readonly Placement[];

/**
 * The table before anything that the view tells of, worked out backwards from the one that it shows. Cards that were zapped or moved come
 * first in it: their place in the order is told only where a game is told from its start, with one card on the table.
 */
export function tableAtStart({ table, seen }: PlayerView): Table {
	let before = table;
	for (let i = seen.length - 1; i >= 0; i--) {
		const event = seen[i];
		if (event !== undefined) before = tableBefore(before, event);
	}
	return before;
}

function tableBefore(table: Table, event: GameEvent): Table {
	switch (event.type) {
		case 'placed':
			return without(table, event);
		case 'zapped':
			return [placementOf(event), ...table];
		case 'moved':
			return [event.from, ...without(table, event.to)];
		case 'card-rotated':
			return table.map((card) => (isAt(card, event.to) ? event.from : card));
		case 'start-turned-up':
			return [];
		default:
			return table;
	}
}

/** The table after an event; the same list if it leaves that alone. */
export function tableAfter(table: Table, event: GameEvent): Table {
	switch (event.type) {
		case 'placed':
			return [...table, placementOf(event)];
		case 'zapped':
			return without(table, event);
		case 'moved':
			return [...without(table, event.from), event.to];
		case 'card-rotated':
			return table.map((card) => (isAt(card, event.from) ? event.to : card));
		case 'start-turned-up':
			return event.placed === null ? [] : [event.placed];
		default:
			return table;
	}
}

const placementOf = ({ card, x, y }: Placement): Placement => ({ card, x, y });

const without = (table: Table, spot: Spot): Table => table.filter((card) => !isAt(card, spot));
