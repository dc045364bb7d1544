import { type Draft, playerAt } from '../draft.ts';
import { realSeats, realSeatsFrom } from '../position.ts';
import type { Card, Seat } from '../types.ts';
import { DIRECTIONS, handGiver, parseDirection } from './rotate.ts';
import type { ActionRule } from './rule.ts';

/** Deals all hands anew, evenly, beginning with the one who plays it (E26), or hands them on one player (the Rotate Option). */
export const shuffleHands: ActionRule<'shuffle-hands'> = {
	moves: (position, _seat, by, into) => {
		into.push({ type: 'shuffle-hands', ...by });
		if (!position.rules.rotateOption) return;
		for (const rotate of DIRECTIONS) into.push({ type: 'shuffle-hands', rotate, ...by });
	},
	whyNot: () => undefined,
	lacksOption: (rules, move) => move.rotate !== undefined && !rules.rotateOption,
	run: (draft, seat, { rotate }) => {
		if (rotate === undefined) {
			const order = realSeatsFrom(draft.players, seat);
			const pool = order.flatMap((s) => playerAt(draft.players, s).hand);
			const hands = draft.mixer.hands(draft, pool, (cards) => dealt(draft.players.length, order, cards));
			draft.chance.hands = hands.slice(0, Math.max(...order) + 1);
			setHands(draft, hands);
			draft.events.push({ type: 'hands-shuffled', seat, hands });
			return;
		}
		const ring = realSeats(draft.players);
		const hands = draft.players.map((player, s) =>
			player.invisible ? player.hand : playerAt(draft.players, handGiver(ring, s, rotate)).hand,
		);
		setHands(draft, hands);
		draft.events.push({ type: 'hands-rotated', seat, direction: rotate, hands });
	},
	parse: (parts, by) => {
		const rotate = parseDirection(parts);
		if (rotate === null) return undefined;
		return rotate === undefined ? { type: 'shuffle-hands', ...by } : { type: 'shuffle-hands', rotate, ...by };
	},
	make: (move) => (move.rotate === undefined ? '' : ` ${move.rotate}`),
};

function dealt(seats: number, order: readonly Seat[], cards: readonly Card[]): readonly (readonly Card[])[] {
	const hands: Card[][] = Array.from({ length: seats }, () => []);
	for (const [i, card] of cards.entries()) hands[order[i % order.length] ?? 0]?.push(card);
	return hands;
}

function setHands(draft: Draft, hands: readonly (readonly Card[])[]): void {
	draft.players = draft.players.map((player, s) => ({ ...player, hand: hands[s] ?? player.hand }));
}
