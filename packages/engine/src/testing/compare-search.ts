import { type Applied, applyMove } from '../apply-move.ts';
import { largestGroups } from '../groups.ts';
import { hashOf } from '../hash.ts';
import { legalMoves } from '../legal-moves.ts';
import { isReal, realSeats } from '../position.ts';
import { createSearch, type Search } from '../search/index.ts';
import { joinGame, leaveGame } from '../seats.ts';
import { createGame } from '../setup.ts';
import { makeMove } from '../text/move.ts';
import { type Chance, ELEMENTS, type GameState, type Move, type RuleSet, SEVEN, type Seat } from '../types.ts';
import { chooser, keyOf } from './games.ts';

/**
 * Plays random games on the pure interface and on the search at once and throws at the first difference: of legal moves, of a state
 * after a move, after taking it back, and after taking back a whole game.
 */
export function compareSearch(rules: RuleSet, games: number, seed: number): { games: number; moves: number } {
	const search = createSearch(rules, { seed });
	let moves = 0;
	for (let game = 0; game < games; game++) moves += compareGame(search, playersOf(rules, game), seed + game);
	return { games, moves };
}

/** From two to five players in turn, and now and then the most that there can be. */
function playersOf({ players: { min, max } }: RuleSet, game: number): number {
	return game % 10 === 9 ? max : Math.min(max, Math.max(min, 2 + (game % 4)));
}

function compareGame(search: Search, players: number, seed: number): number {
	let state = createGame({ rules: search.rules, players, random: keyOf(seed) });
	const pick = chooser(seed);
	let moves = 0;
	while (state.outcome === null) {
		search.load(state);
		const stretch = compareStretch(search, state, pick, seed);
		moves += stretch.moves;
		state = stretch.state;
	}
	return moves;
}

/** Plays on, to the end or until somebody leaves or joins, and takes it all back. */
function compareStretch(search: Search, start: GameState, pick: (n: number) => number, seed: number) {
	const hashes: string[] = [];
	let state = start;
	let changed: GameState | undefined;
	while (state.outcome === null && changed === undefined) {
		const seat = mover(state, pick);
		const move = choose(sameMoves(search, state, seat), pick, seed);
		const result = applyMove(state, seat, move);
		if (!result.ok) throw new Error(`A legal move was refused: ${result.code}`);
		hashes.push(sameState(search, state, start, 'before'));
		sameResult(search, result.value, start, search.fromMove(move, seat));
		state = result.value.state;
		if (seed % 4 === 0 && pick(15) === 0) changed = withSeatChanged(state, pick);
	}
	const moves = hashes.length;
	if (search.depth !== moves) throw new Error(`${search.depth} moves can be taken back of ${moves}`);
	while (hashes.length > 0) {
		search.unmake();
		if (hashOf(search.toState()) !== hashes.pop()) fail(search, 'the way back differs');
	}
	return { moves, state: changed ?? state };
}

/** Somebody leaves, or takes an invisible seat; undefined where that seat cannot. */
function withSeatChanged(state: GameState, pick: (n: number) => number): GameState | undefined {
	const seat = pick(state.players.length + 1);
	const result = isReal(state.players, seat) ? leaveGame(state, seat) : joinGame(state, seat);
	return result.ok ? result.value.state : undefined;
}

/** The seat on turn; where covered Goals can be opened at any time, sometimes another that has a move. */
function mover(state: GameState, pick: (n: number) => number): Seat {
	if (!state.rules.goalsCovered || pick(4) > 0) return state.turn;
	const seats = realSeats(state.players).filter((seat) => legalMoves(state, seat).length > 0);
	return seats[pick(seats.length)] ?? state.turn;
}

/** In two games of three a kind of move is chosen first, or the many ways to move a card would crowd everything else out. */
function choose(moves: readonly Move[], pick: (n: number) => number, seed: number): Move {
	const going = moves.length > 1 ? moves.filter(({ type }) => type !== 'resign') : moves;
	const kinds = [...new Set(going.map(({ type }) => type))];
	const kind = seed % 3 === 0 ? undefined : kinds[pick(kinds.length)];
	const among = kind === undefined ? going : going.filter(({ type }) => type === kind);
	const move = among[pick(among.length)];
	if (move === undefined) throw new Error('There is always a move');
	return move;
}

function sameMoves(search: Search, state: GameState, seat: Seat): readonly Move[] {
	const pure = legalMoves(state, seat);
	const codes = codesOf(search, seat);
	const texts = codes.map((code) => makeMove(search.toMove(code)));
	const known = new Set(texts);
	if (known.size !== texts.length) fail(search, 'a move is there twice');
	const missing = pure.find((move) => !known.has(makeMove(move)));
	if (missing !== undefined) fail(search, `${makeMove(missing)} is missing`);
	if (pure.length !== texts.length) fail(search, `${texts.length} moves instead of ${pure.length}: ${texts.join(' ')}`);
	const odd = codes.findIndex((code) => search.fromMove(search.toMove(code), seat) !== code);
	if (odd >= 0) fail(search, `${texts[odd]} has another code on the way back`);
	return pure;
}

function sameResult(search: Search, { state, entry }: Applied, start: GameState, code: number): void {
	const before = hashOf(search.toState());
	const codes = codesOf(search, search.turn);
	// Once with the search's own chance, which must leave no trace.
	for (const chance of [undefined, entry.chance ?? {}, entry.chance ?? {}] as (Chance | undefined)[]) {
		if (search.depth > 0 && hashOf(search.toState()) !== before) fail(search, `${entry.play} was not taken back`);
		search.make(code, chance);
		if (chance !== undefined) {
			sameState(search, state, start, entry.play);
			sameSizes(search, state);
		}
		search.unmake();
		if (codesOf(search, search.turn).join() !== codes.join()) fail(search, `${entry.play} leaves other moves behind`);
	}
	search.make(code, entry.chance ?? {});
}

function sameState(search: Search, state: GameState, { random }: GameState, after: string): string {
	const hash = hashOf(search.toState());
	if (hash !== hashOf({ ...state, random })) {
		fail(search, `${after}: the states differ\n${JSON.stringify({ ...state, rules: undefined })}`);
	}
	const seats = state.outcome?.winners ?? [];
	if (search.over !== (state.outcome !== null) || search.winners.join() !== seats.join()) fail(search, 'other winners');
	return hash;
}

/** What the search tells without a state. */
function sameSizes(search: Search, state: GameState): void {
	const sizes = largestGroups(state.table);
	const wrong = ELEMENTS.find((element, e) => search.groupSize(e) !== Math.min(SEVEN, sizes[element]));
	if (wrong !== undefined) fail(search, `the group of ${wrong} is ${sizes[wrong]}`);
	for (const [seat, { hand, goal, invisible }] of state.players.entries()) {
		if (search.handSize(seat) !== hand.length || search.goal(seat) !== goal) fail(search, `seat ${seat} differs`);
		if (search.isPlayer(seat) === (invisible === true)) fail(search, `seat ${seat} is another's`);
	}
	if (search.deckSize() !== state.deck.length || search.turn !== state.turn) fail(search, 'deck or turn differs');
}

function codesOf(search: Search, seat: Seat): readonly number[] {
	const count = search.generate(seat);
	return [...search.moves.subarray(0, count)];
}

function fail(search: Search, what: string): never {
	throw new Error(
		`${search.rules.id}: ${what.slice(0, 6000)}\n${JSON.stringify({ ...search.toState(), rules: undefined })}`,
	);
}
