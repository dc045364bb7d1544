import { randomInt } from 'node:crypto';
import {
	type Action,
	HIDDEN_CARD,
	isAction,
	legalMoves,
	legalPlacements,
	type Move,
	type PlayerView,
	type SeenCard,
	whyNot,
} from '@aquarius/engine';

/** What nobody decides for another as long as there is anything else to do: to give up, to open the own Goal, to claim the win by it. */
const OWN_DECISIONS: readonly Move['type'][] = ['resign', 'look', 'claim'];

export const isOwnDecision = ({ type }: Move): boolean => OWN_DECISIONS.includes(type);

/**
 * A legal move for the view's own seat, by chance: what the clock plays for a person, and the server for a bot that fails. An Element is
 * placed if one fits: that leaves the Actions to their holder. A solitaire is not given up, and no Goal is opened or claimed, unless
 * nothing else is left. (That a card may happen to end the game is not looked at.) It is asked for between two messages of people, so it
 * never lists all that is legal where one Action has a hundred thousand ways.
 */
export function anyMove(view: PlayerView): Move {
	const { me } = view;
	if (me === null) throw new Error('only a seat moves');
	const hand = view.players[me]?.hand ?? [];
	const isPlaying = view.outcome === null && view.turn === me && view.phase === 'play' && view.solitaire === undefined;
	const quick = isPlaying ? (anyPlacement(view, hand) ?? anyAction(view, me, hand)) : undefined;
	if (quick !== undefined) return quick;
	const legal = legalMoves(view, me);
	const move = oneOf(legal.filter((move) => !isOwnDecision(move))) ?? oneOf(legal);
	if (move === undefined) throw new Error('a seat on turn has a legal move, if only to pass');
	return move;
}

function anyPlacement({ table, rules }: PlayerView, hand: readonly SeenCard[]): Move | undefined {
	const elements = hand.flatMap((card) => (card === HIDDEN_CARD || isAction(card) ? [] : card));
	const placed = oneOf(elements.flatMap((card) => legalPlacements(table, card, rules)));
	return placed === undefined ? undefined : { type: 'place', ...placed };
}

/** Each kind of Action as likely as the others, but Move a Card last: the others have few ways, one for each seat or card on the table. */
function anyAction(view: PlayerView, me: number, hand: readonly SeenCard[]): Move | undefined {
	const held = shuffled([...new Set(hand.flatMap((card) => (card !== HIDDEN_CARD && isAction(card) ? [card] : [])))]);
	const others = held.filter((action) => action !== 'move-a-card');
	for (const action of others) {
		const move = oneOf(waysOf(view, me, action));
		if (move !== undefined && whyNot(view, me, move) === undefined) return move;
	}
	return others.length < held.length ? anyCardMoved(view, me) : undefined;
}

/** All ways to play one Action, as if it were the only card in hand. */
function waysOf(view: PlayerView, me: number, action: Action): readonly Move[] {
	const players = view.players.map((player, seat) => (seat === me ? { ...player, hand: [action] } : player));
	return legalMoves({ ...view, players }, me).filter(({ type }) => type === action);
}

/** A card goes where it fits once it is lifted. Nothing if that is nowhere: then the rules say what Move a Card does, not this. */
function anyCardMoved(view: PlayerView, me: number): Move | undefined {
	const { table, rules } = view;
	for (const from of shuffled(table)) {
		const rest = table.filter((lying) => lying !== from);
		const target = { x: from.x, y: from.y };
		for (const to of shuffled(legalPlacements(rest, from.card, rules)).slice(0, SPOTS_TRIED)) {
			const move: Move = { type: 'move-a-card', target, to };
			if (whyNot(view, me, move) === undefined) return move;
		}
	}
	return undefined;
}

/** Nearly every spot is legal, all but the one where the card lies. */
const SPOTS_TRIED = 3;

const oneOf = <T>(items: readonly T[]): T | undefined => items[items.length === 0 ? 0 : randomInt(items.length)];

function shuffled<T>(items: readonly T[]): readonly T[] {
	return items
		.map((item) => ({ item, at: randomInt(2 ** 32) }))
		.sort((a, b) => a.at - b.at)
		.map(({ item }) => item);
}
