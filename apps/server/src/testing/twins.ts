import { chooseMove } from '@aquarius/bots';
import { applyMove, type Card, type Element, type GameState, makeMove, parseMove, viewFor } from '@aquarius/engine';

/** Two starts that look alike to seat 0, and moves that can be played from both and tell it nothing of the difference. */
export interface Twins {
	readonly moves: readonly string[];
	readonly starts: readonly [GameState, GameState];
}

/** Plays at random from a start, and looks for another one: with other cards in hands and in the deck where none of the moves comes to, and other Goals. */
export function twinsOf(start: GameState, plies: number, seed: string): Twins | undefined {
	let state = start;
	const moves: string[] = [];
	for (let ply = 0; ply < plies; ply++) {
		const move = makeMove(chooseMove('random', viewFor(state, state.turn), `${seed} ${ply}`));
		// What mixes or hands on hidden things tells in one game what the other hides.
		const after = /trade|shuffle|rotate-goals/.test(move) ? undefined : played(state, move);
		if (after === undefined) return undefined;
		moves.push(move);
		state = after;
	}
	const other = otherStart(start, state);
	const isPlayable =
		other !== undefined && moves.reduce<GameState | undefined>((now, move) => now && played(now, move), other);
	return other !== undefined && isPlayable ? { moves, starts: [start, other] } : undefined;
}

/** Undefined if that cannot be played, or ends the game. */
function played(state: GameState, text: string): GameState | undefined {
	const move = parseMove(text);
	const done = move === undefined ? undefined : applyMove(state, state.turn, move);
	return done?.ok && done.value.state.outcome === null ? done.value.state : undefined;
}

/** The start with what nobody comes to before `end` in another order; undefined if there is nothing to be changed. */
function otherStart(start: GameState, end: GameState): GameState | undefined {
	const drawn = start.deck.length - end.deck.length;
	const deck: Card[] = [...start.deck.slice(0, drawn), ...start.deck.slice(drawn).reverse()];
	const players = start.players.map(({ hand, ...player }, seat) => {
		if (seat === 0 || start.rules.openHands) return { hand, ...player };
		const held = end.players[seat]?.hand ?? [];
		const swap = (card: Card): Card => {
			const place = deck.findLastIndex((other, at) => at >= drawn && other !== card);
			const swapped = deck[place];
			// Only a card that is held to the end, and of which there is no second one that is played.
			if (swapped === undefined || !held.includes(card) || hand.indexOf(card) !== hand.lastIndexOf(card)) return card;
			deck[place] = card;
			return swapped;
		};
		return { ...player, hand: hand.map(swap) };
	});
	const goals = players.slice(1).flatMap(({ goal }) => goal ?? []);
	const turned: readonly Element[] = [...goals.slice(1), ...goals.slice(0, 1)];
	const mixed = players.map((player, seat) =>
		seat === 0 || goals.length === 0 ? player : { ...player, goal: turned[seat - 1] ?? goals[0] },
	);
	const other = { ...start, deck, players: mixed, unusedGoals: [...start.unusedGoals].reverse() } as GameState; // a Goal for who had one
	return JSON.stringify(other) === JSON.stringify(start) ? undefined : other;
}
