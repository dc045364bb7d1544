import { factsOf, parseWord } from '../cards.ts';
import type { Draft } from '../draft.ts';
import { withCard } from '../groups.ts';
import { withoutItem } from '../lists.ts';
import { bonusFor, cardNumberAt, onGrid, whyNotBeside } from '../placing.ts';
import type { Table } from '../position.ts';
import { makePlacement, makeSpot, parsePlacement, parseSpot } from '../text/spot.ts';
import type { Move, Placement, ReasonCode, RuleSet, Spot } from '../types.ts';
import { addCardMoves, isCovered } from './card-moves.ts';
import type { ActionRule } from './rule.ts';
import { isSpot, numberAt } from './target.ts';

/** Moves a card on the table to another legal place, or turns it where it lies. Where cards overlap it comes to lie on top (E42b). */
export const moveACard: ActionRule<'move-a-card'> = {
	moves: ({ table, rules }, _seat, by, into) => {
		const before = into.length;
		addCardMoves(table, rules, by.wild === true, into);
		if (into.length === before) into.push({ type: 'move-a-card', target: null, ...by }); // E18
	},
	whyNot: ({ table, rules }, _seat, { target, to }) => {
		if (target === null || to === undefined) return canMove(table, rules) ? 'target/possible' : undefined;
		return whyNotMove(table, target, to, rules);
	},
	run: (draft, seat, { target, to }) => {
		const number = numberAt(draft.table, target);
		const from = draft.table[number];
		if (from === undefined || to === undefined) draft.events.push({ type: 'no-target', seat, action: 'move-a-card' });
		else moveCard(draft, number, from, { card: to.card, x: to.x + 0, y: to.y + 0 });
	},
	parse: ([from, at, ...rest]) => {
		if (from === '-' && at === undefined) return { target: null };
		const target = parseSpot(from);
		const to = parsePlacement(at);
		return target === undefined || to === undefined || rest.length > 0 ? undefined : { target, to };
	},
	make: ({ target, to }) => (target === null || to === undefined ? ' -' : ` ${makeSpot(target)} ${makePlacement(to)}`),
	isReadable: ({ target, to }) =>
		target === null ? to === undefined : isSpot(target) && isSpot(to) && parseWord(to.card) !== undefined,
};

function moveCard(draft: Draft, number: number, from: Placement, to: Placement): void {
	const rest = withoutItem(draft.table, number);
	if (draft.rules.bonusOnMove) draft.bonusDue = bonusFor(rest, to, draft.rules); // E8
	draft.table = withCard(rest, to);
	draft.events.push({ type: 'moved', seat: draft.turn, from, to });
}

/** E16: the card is lifted first and is no neighbour of its own. */
function whyNotMove(table: Table, target: Spot, to: Placement, rules: RuleSet): ReasonCode | undefined {
	const number = cardNumberAt(table, target.x, target.y);
	const from = table[number];
	if (from === undefined || factsOf(from.card).card !== factsOf(to.card).card) return 'target/no-card';
	if (!onGrid(to.x, to.y, rules)) return 'placement/off-grid';
	const code = whyNotBeside(table, to, number, rules);
	if (code !== undefined) return code;
	if (to.x !== from.x || to.y !== from.y || to.card !== from.card) return undefined;
	return rules.overlap && isCovered(table, number) ? undefined : 'move/unchanged'; // E17, E17b
}

function canMove(table: Table, rules: RuleSet): boolean {
	const moves: Move[] = [];
	addCardMoves(table, rules, false, moves);
	return moves.length > 0;
}
