import type { Draft } from '../draft.ts';
import { cardNumberAt } from '../placing.ts';
import type { Table } from '../position.ts';
import { makeSpot, parseSpot } from '../text/spot.ts';
import type { Placement, Seat, Spot } from '../types.ts';
import type { ActionRule } from './rule.ts';

export type Aimed = 'zap-a-card' | 'rotate-a-card';

/**
 * What the Actions share that name a card on the table and no more. `choiceOn`: which cards of a table may be named, always some;
 * `run` carries the Action out on the card of that number.
 */
export function aimed(
	type: Aimed,
	choiceOn: (table: Table) => (card: Placement) => boolean,
	run: (draft: Draft, seat: Seat, number: number, card: Placement) => void,
): ActionRule<Aimed> {
	return {
		moves: ({ table }, _seat, by, into) => {
			const mayBe = choiceOn(table);
			for (const card of table) {
				if (!mayBe(card)) continue;
				const target = { x: card.x, y: card.y };
				into.push(by.wild ? { type, target, wild: true } : { type, target });
			}
			if (table.length === 0) into.push({ type, target: null, ...by }); // E18
		},
		whyNot: ({ table }, _seat, { target }) => {
			if (target === null) return table.length > 0 ? 'target/possible' : undefined;
			const card = table[numberAt(table, target)];
			if (card === undefined) return 'target/no-card';
			return choiceOn(table)(card) ? undefined : 'move/unchanged';
		},
		run: (draft, seat, { target }) => {
			const number = numberAt(draft.table, target);
			const card = draft.table[number];
			if (card === undefined) draft.events.push({ type: 'no-target', seat, action: type });
			else run(draft, seat, number, card);
		},
		parse: ([text, ...rest]) => {
			const target = text === '-' ? null : parseSpot(text);
			return target === undefined || rest.length > 0 ? undefined : { target };
		},
		make: ({ target }) => ` ${target === null ? '-' : makeSpot(target)}`,
		isReadable: ({ target }) => target === null || isSpot(target),
	};
}

/** The number of the card at a target, or -1; none is at no target. */
export function numberAt(table: Table, target: Spot | null): number {
	return target === null ? -1 : cardNumberAt(table, target.x, target.y);
}

/** A spot that came as data can be nothing, or hold no numbers. Which numbers is the table's question. */
export function isSpot(spot: Spot | undefined): spot is Spot {
	return typeof spot?.x === 'number' && typeof spot.y === 'number';
}
