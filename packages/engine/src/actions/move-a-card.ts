import { around, cellBelow, cellOf, lookAround, openSpotAt, openSpotsOf } from '../board.ts';
import { factsOf } from '../cards.ts';
import type { Draft } from '../draft.ts';
import { withCard } from '../groups.ts';
import { bonusFor, cardNumberAt, onGrid, whyNotBeside } from '../placing.ts';
import type { Table } from '../position.ts';
import { makePlacement, makeSpot, parsePlacement, parseSpot } from '../text/spot.ts';
import type { CardWord, Placement, ReasonCode, Spot } from '../types.ts';
import { type ActionRule, type MoveOf, noOption } from './rule.ts';

/** Moves a card on the table to another legal place, or turns it where it lies. */
export const moveACard: ActionRule<'move-a-card'> = {
	moves: ({ table }, _seat, by, into) => {
		const before = into.length;
		eachMove(table, (target, card, x, y) => {
			const to = { card, x, y };
			into.push(by.wild ? { type: 'move-a-card', target, to, wild: true } : { type: 'move-a-card', target, to });
			return false;
		});
		if (into.length === before) into.push({ type: 'move-a-card', target: null, ...by }); // E18
	},
	whyNot: ({ table }, _seat, { target, to }) => {
		if (target === null || to === undefined) return canMove(table) ? 'target/possible' : undefined;
		return whyNotMove(table, target, to);
	},
	lacksOption: noOption,
	run: (draft, seat, { target, to }) => {
		const number = target === null ? -1 : cardNumberAt(draft.table, target.x, target.y);
		const from = draft.table[number];
		if (from === undefined || to === undefined) draft.events.push({ type: 'no-target', seat, action: 'move-a-card' });
		else moveCard(draft, number, from, { card: to.card, x: to.x + 0, y: to.y + 0 });
	},
	parse: ([from, to, ...rest], by) => {
		if (from === '-') return to === undefined ? { type: 'move-a-card', target: null, ...by } : undefined;
		const target = parseSpot(from ?? '');
		const placement = parsePlacement(to ?? '');
		if (target === undefined || placement === undefined || rest.length > 0) return undefined;
		return { type: 'move-a-card', target, to: placement, ...by };
	},
	make: ({ target, to }: MoveOf<'move-a-card'>) =>
		target === null || to === undefined ? ' -' : ` ${makeSpot(target)} ${makePlacement(to)}`,
};

function moveCard(draft: Draft, number: number, from: Placement, to: Placement): void {
	const rest = draft.table.filter((_, i) => i !== number);
	if (draft.rules.bonusOnMove) draft.bonusDue = bonusFor(rest, to, draft.rules); // E8
	draft.table = withCard(rest, to);
	draft.events.push({ type: 'moved', seat: draft.turn, from, to });
}

/** E16: the card is lifted first and is no neighbour of its own. */
function whyNotMove(table: Table, target: Spot, to: Placement): ReasonCode | undefined {
	const number = cardNumberAt(table, target.x, target.y);
	const from = table[number];
	if (from === undefined || factsOf(from.card).card !== factsOf(to.card).card) return 'target/no-card';
	if (!onGrid(to.x, to.y)) return 'placement/off-grid';
	const code = whyNotBeside(table, to, number);
	if (code !== undefined) return code;
	return to.x === from.x && to.y === from.y && to.card === from.card ? 'move/unchanged' : undefined; // E17
}

function canMove(table: Table): boolean {
	let found = false;
	eachMove(table, () => {
		found = true;
		return true;
	});
	return found;
}

/**
 * Calls back with every legal Move: cards in the table's order; for each the open spots and last its own, where it may only turn.
 * The edges that open spots meet are found once; only the spots beside the lifted card are looked at again. Ends when told true.
 */
function eachMove(table: Table, found: (target: Spot, card: CardWord, x: number, y: number) => boolean): void {
	if (table.length < 2) return; // E18b: a card alone has nothing to connect with
	const spots = openSpotsOf(table);
	const below = cellBelow();
	for (let number = 0; number < table.length; number++) {
		const { card, x, y } = table[number] as Placement; // number is below the length
		const target = { x, y };
		const lie = factsOf(factsOf(card).card);
		const other = lie.turned === lie.word ? null : factsOf(lie.turned);
		const cell = cellOf(x, y);
		const beside = [openSpotAt(cell - below), openSpotAt(cell - 1), openSpotAt(cell + 1), openSpotAt(cell + below)];
		for (const spot of beside) if (spot >= 0) meetWithout(spot, number);
		for (let i = 0; i < spots.count; i++) {
			const upperLeft = spots.upperLeft[i] ?? 0;
			const lowerRight = spots.lowerRight[i] ?? 0;
			if ((lie.upperLeft & upperLeft) | (lie.lowerRight & lowerRight)) {
				if (found(target, lie.word, spots.x[i] ?? 0, spots.y[i] ?? 0)) return restore(beside);
			}
			if (other !== null && (other.upperLeft & upperLeft) | (other.lowerRight & lowerRight)) {
				if (found(target, other.word, spots.x[i] ?? 0, spots.y[i] ?? 0)) return restore(beside);
			}
		}
		restore(beside);
		if (other === null) continue;
		const turned = lie.word === card ? other : lie;
		lookAround(cell, number);
		if ((turned.upperLeft & around.upperLeft) | (turned.lowerRight & around.lowerRight)) {
			if (found(target, turned.word, x, y)) return;
		}
	}

	function meetWithout(spot: number, number: number): void {
		lookAround(spots.cell[spot] ?? 0, number);
		spots.upperLeft[spot] = around.upperLeft;
		spots.lowerRight[spot] = around.lowerRight;
	}
	function restore(beside: readonly number[]): void {
		for (const spot of beside) if (spot >= 0) meetWithout(spot, -1);
	}
}
