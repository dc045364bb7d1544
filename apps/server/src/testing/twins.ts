import { chooseMove } from '@aquarius/bots';
import {
	applyMove,
	type Card,
	type Element,
	type GameState,
	joinGame,
	makeMove,
	parseMove,
	type Seat,
	type Viewer,
	viewFor,
} from '@aquarius/engine';

/** A move as text, or the seat that somebody takes who comes late. */
export type Step = string | Seat;

/** Two starts that look alike to one viewer, and steps that can be made from both and tell that viewer nothing of the difference. */
export interface Twins {
	readonly steps: readonly Step[];
	/** The move that ends the game of the first start; null where the steps do not lead up to it. */
	readonly last: string | null;
	readonly starts: readonly [GameState, GameState];
}

export interface TwinWish {
	readonly me: Viewer;
	/** How many steps; infinity for all but the one that ends the game. */
	readonly plies: number;
	readonly seed: string;
	/** An invisible seat that is taken after two moves. */
	readonly joining?: Seat | undefined;
}

const JOIN_AT = 2;
const TRIES = 8;
/** What mixes or hands on hidden things tells in one game what the other hides. */
const TELLS = /trade|shuffle|rotate-goals/;

/** Plays at random from a start, and looks for another one: with other cards in hands and in the deck where none of the steps comes to, and other Goals. */
export function twinsOf(start: GameState, wish: TwinWish): Twins | undefined {
	const { plies, seed, joining } = wish;
	let state = start;
	let last: string | null = null;
	const steps: Step[] = [];
	while (steps.length < plies && last === null) {
		const isJoin = joining !== undefined && steps.length === JOIN_AT;
		const step = isJoin ? joining : quietMove(state, `${seed} ${steps.length}`);
		const after = step === undefined ? undefined : made(state, step);
		if (step === undefined || after === undefined) return undefined;
		if (after.outcome === null) {
			steps.push(step);
			state = after;
		} else if (plies === Number.POSITIVE_INFINITY) last = String(step);
		else return undefined;
	}
	const other = otherStart(start, state, wish.me);
	return other !== undefined && goesOn(other, steps) ? { steps, last, starts: [start, other] } : undefined;
}

function quietMove(state: GameState, seed: string): string | undefined {
	for (let tries = 0; tries < TRIES; tries++) {
		const move = makeMove(chooseMove('random', viewFor(state, state.turn), `${seed} ${tries}`));
		if (!TELLS.test(move)) return move;
	}
	return undefined;
}

/** Undefined if that cannot be done. */
function made(state: GameState, step: Step): GameState | undefined {
	if (typeof step === 'number') {
		const joined = joinGame(state, step);
		return joined.ok ? joined.value.state : undefined;
	}
	const move = parseMove(step);
	const done = move === undefined ? undefined : applyMove(state, state.turn, move);
	return done?.ok ? done.value.state : undefined;
}

/** Whether all of that can be done, and none of it ends the game. */
function goesOn(start: GameState, steps: readonly Step[]): boolean {
	let state = start;
	for (const step of steps) {
		const after = made(state, step);
		if (after === undefined || after.outcome !== null) return false;
		state = after;
	}
	return true;
}

/** The start with what nobody comes to before `end` in another order; undefined if there is nothing to be changed. */
function otherStart(start: GameState, end: GameState, me: Viewer): GameState | undefined {
	const drawn = start.deck.length - end.deck.length;
	const deck: Card[] = [...start.deck.slice(0, drawn), ...start.deck.slice(drawn).reverse()];
	const players = start.players.map(({ hand, ...player }, seat) => {
		if (seat === me || start.rules.openHands) return { hand, ...player };
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
	const goals = players.flatMap(({ goal }, seat) => (seat === me ? [] : (goal ?? [])));
	const [first, ...rest]: readonly Element[] = [...goals, ...start.unusedGoals];
	const turned = first === undefined ? [] : [...rest, first];
	const mixed = players.map((player, seat) =>
		seat === me || !player.goal ? player : { ...player, goal: turned.shift() },
	);
	const other = { ...start, deck, players: mixed, unusedGoals: turned } as GameState; // a Goal for who had one
	return JSON.stringify(other) === JSON.stringify(start) ? undefined : other;
}
