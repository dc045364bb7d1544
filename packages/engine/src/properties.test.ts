import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMove } from './apply-move.ts';
import { cardKinds, cardOf, isAction, makeCard, parseCard, parseWord, turned } from './cards.ts';
import { isFree } from './free-moves.ts';
import { largestGroups } from './groups.ts';
import { hashOf } from './hash.ts';
import { legalMoves } from './legal-moves.ts';
import { candidates } from './testing/candidates.ts';
import { cardsIn, cardsUnder, goalsIn, goalsUnder } from './testing/cards.ts';
import { chooser, deepFreeze, playersOf, playGame } from './testing/games.ts';
import { oracleGroups } from './testing/oracle/index.ts';
import { reached } from './testing/reached.ts';
import { VARIANTS } from './testing/variants.ts';
import { makeMove, parseMove } from './text/move.ts';
import { makePosition, parsePosition } from './text/position.ts';
import { makePlacement, makeSpot, parsePlacement, parseSpot } from './text/spot.ts';
import { makeView, parseView } from './text/view.ts';
import { type CardWord, ELEMENTS, type GameState, type Move, type Placement, type Seat } from './types.ts';
import { viewFor } from './view.ts';
import { whyNot } from './why-not.ts';

const textsOf = (moves: readonly Move[]) => moves.map(makeMove).sort();
const flip = (word: CardWord) => [...word].reverse().join('') as CardWord;
const seatsOf = (state: GameState) => [...state.players.keys(), null];

function applied(state: GameState, move: Move, seat: Seat = state.turn) {
	const result = applyMove(state, seat, move);
	if (!result.ok) throw new Error(`${makeMove(move)}: ${result.code}`);
	return result.value;
}

/** Some of the legal moves: every kind, the long tail of Move a Card thinned out. */
function some(state: GameState, seed: number): readonly Move[] {
	const pick = chooser(seed);
	const legal = legalMoves(state, state.turn);
	const oneIn = Math.max(1, Math.floor(legal.length / 12));
	return legal.filter((_, i) => i < 3 || pick(oneIn) === 0);
}

describe('what is legal', () => {
	test('is what is accepted, on turn and off it, and nothing else that can be tried is', () => {
		fc.assert(
			fc.property(reached, (state) => {
				for (const seat of [...state.players.keys(), state.players.length]) {
					const legal = new Set(textsOf(legalMoves(state, seat)));
					const tried = seat === state.turn ? candidates(state, seat) : candidates(state, seat).slice(0, 50);
					for (const move of tried) {
						const accepted = whyNot(state, seat, move) === undefined;
						if (accepted !== legal.has(makeMove(move))) {
							throw new Error(`${makeMove(move)} by seat ${seat}: accepted is ${accepted}`);
						}
					}
				}
			}),
			{ numRuns: 120 },
		);
	});
	test('is carried out when it is listed, on turn and off it', () => {
		fc.assert(
			fc.property(reached, fc.nat(), (state, seed) => {
				for (const move of some(state, seed)) expect(applyMove(state, state.turn, move).ok).toBe(true);
				for (const seat of state.players.keys()) {
					if (seat === state.turn) continue;
					const free = legalMoves(state, seat);
					expect(free.every(({ type }) => type === 'look' || type === 'claim')).toBe(true);
					for (const move of free) {
						const { state: next } = applied(state, move, seat);
						expect(next.turn).toBe(state.turn);
						expect(next.outcome === null).toBe(move.type === 'look');
					}
				}
			}),
		);
	});
	test('is listed once, and never empty before the end', () => {
		fc.assert(
			fc.property(reached, (state) => {
				const texts = textsOf(legalMoves(state, state.turn));
				expect(new Set(texts).size).toBe(texts.length);
				expect(texts.length).toBeGreaterThan(0);
			}),
		);
	});
	test('is the same in the view of a seat as in the state, and nothing in those of others', () => {
		fc.assert(
			fc.property(reached, (state) => {
				for (const viewer of seatsOf(state)) {
					for (const seat of state.players.keys()) {
						const moves = legalMoves(viewFor(state, viewer), seat);
						// Who has still to draw sees no card to play: only what can be done at any time.
						const waits = state.phase === 'draw' && seat === state.turn;
						const own = legalMoves(state, seat).filter((move) => !waits || isFree(move));
						expect(textsOf(moves)).toEqual(seat === viewer ? textsOf(own) : []);
					}
				}
			}),
			{ numRuns: 60 },
		);
	});
	test('does not depend on which tables were looked at before', () => {
		fc.assert(
			fc.property(reached, reached, (state, other) => {
				const [move] = legalMoves(state, state.turn);
				const next = applied(state, move as Move).state;
				const first = legalMoves(next, next.turn);
				legalMoves(other, other.turn);
				largestGroups(other.table);
				const again = parsePosition(JSON.parse(JSON.stringify(makePosition(next))));
				if (!again.ok) throw new Error(again.code.detail);
				expect(textsOf(legalMoves(again.value, next.turn))).toEqual(textsOf(first));
				expect(largestGroups(again.value.table)).toEqual(largestGroups(next.table));
			}),
		);
	});
});

describe('a move', () => {
	test('loses and doubles no card and no Goal', () => {
		fc.assert(
			fc.property(reached, fc.nat(), (state, seed) => {
				const cards = cardsUnder(state.rules);
				const goals = goalsUnder(state.rules);
				for (const move of some(state, seed)) {
					const next = applied(state, move).state;
					expect(cardsIn(next)).toEqual(cards);
					expect(goalsIn(next)).toEqual(goals);
				}
			}),
		);
	});
	test('leaves the state it came from alone, and gives plain data', () => {
		fc.assert(
			fc.property(reached, fc.nat(), (state, seed) => {
				const before = JSON.stringify(state);
				deepFreeze(state);
				for (const move of some(state, seed)) {
					const value = applied(state, deepFreeze(move));
					// No undefined, no -0, nothing that JSON does not hold.
					expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
				}
				expect(JSON.stringify(state)).toBe(before);
			}),
		);
	});
	test('that is refused leaves everything as it was', () => {
		fc.assert(
			fc.property(reached, (state) => {
				const hash = hashOf(deepFreeze(state));
				for (const move of candidates(state, state.turn).filter((_, i) => i % 7 === 0)) {
					const code = whyNot(state, state.turn, move);
					if (code !== undefined) expect(applyMove(state, state.turn, move)).toEqual({ ok: false, code });
				}
				expect(hashOf(state)).toBe(hash);
			}),
			{ numRuns: 50 },
		);
	});
	test('grows groups as the oracle counts them', () => {
		fc.assert(
			fc.property(reached, (state) => {
				const next = applied(state, legalMoves(state, state.turn)[0] as Move).state;
				// The table before it once more: what was counted there must not depend on what was looked at since.
				for (const { table } of [state, next, state]) {
					const texts = table.map(makePlacement);
					const largest = ELEMENTS.map((element) => [element, oracleGroups(texts, element)[0] ?? 0]);
					expect(largestGroups(table)).toEqual(Object.fromEntries(largest));
				}
			}),
		);
	});
});

describe('the table', () => {
	const shifted = (dx: number, dy: number) => (p: Placement) => ({ ...p, x: p.x + dx, y: p.y + dy });
	const turnedRound = ({ card, x, y }: Placement) => ({ card: flip(card), x: 0 - x, y: 0 - y });
	type Map = (p: Placement) => Placement;
	function through(move: Move, map: Map): Move {
		if (move.type === 'place') return { ...move, ...map(move) };
		if (!('target' in move) || move.target === null) return move;
		const { x, y } = map({ card: 'FFFF' as CardWord, ...move.target });
		if (move.type !== 'move-a-card' || move.to === undefined) return { ...move, target: { x, y } } as Move; // the same type
		return { ...move, target: { x, y }, to: map(move.to) };
	}
	const lying = reached.filter(({ table }) => table.length > 0);
	const maps = fc.oneof(
		fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 })).map(([x, y]) => shifted(x, y)),
		fc.constant(turnedRound),
	);
	/** Half a card aside where cards may lie there. */
	const halves = (map: Map, { rules }: GameState): Map => (rules.overlap ? (p) => shifted(0.5, -0.5)(map(p)) : map);

	test('can be shifted or looked at from the other side without any difference', () => {
		fc.assert(
			fc.property(lying, maps, (state, plain) => {
				const map = halves(plain, state);
				const moved = { ...state, table: state.table.map(map) };
				const there = legalMoves(state, state.turn).map((move) => through(move, map));
				expect(textsOf(legalMoves(moved, state.turn))).toEqual(textsOf(there));
				for (const move of there.slice(0, 200)) expect(whyNot(moved, state.turn, move)).toBeUndefined();
				expect(largestGroups(moved.table)).toEqual(largestGroups(state.table));
			}),
			{ numRuns: 80 },
		);
	});
	test('shifted or turned, gives what is played the shifted or turned result', () => {
		fc.assert(
			fc.property(lying, maps, fc.nat(), (state, plain, seed) => {
				const map = halves(plain, state);
				const moved = { ...state, table: state.table.map(map) };
				for (const move of some(state, seed)) {
					const here = applied(state, move);
					// A new start card lies at 0,0 as its smaller word, wherever the old ones lay.
					if (here.events.some(({ type }) => type === 'start-turned-up')) continue;
					const there = applied(moved, through(move, map));
					expect(there.state).toEqual({ ...here.state, table: here.state.table.map(map) });
					expect(there.events.map(({ type }) => type)).toEqual(here.events.map(({ type }) => type));
					expect(there.entry).toEqual({ ...here.entry, play: makeMove(through(move, map)) });
				}
			}),
			{ numRuns: 80 },
		);
	});
});

describe('text', () => {
	test.each(VARIANTS)('gives back every card of $name, by either word', ({ rules }) => {
		for (const card of cardKinds(rules)) {
			expect(parseCard(makeCard(card))).toBe(card);
			if (isAction(card)) continue;
			expect(parseCard(turned(card))).toBe(card);
			for (const word of [card, turned(card)]) expect(parseWord(word)).toBe(word);
		}
	});
	test('gives back spots, whole and half', () => {
		const half = fc.integer({ min: -20_001, max: 20_001 }).map((n) => n / 2);
		fc.assert(
			fc.property(half, half, (x, y) => {
				const spot = { x: x + 0, y: y + 0 }; // no -0
				expect(parseSpot(makeSpot(spot))).toEqual(spot);
				expect(parsePlacement(makePlacement({ card: 'F..A' as CardWord, ...spot }))).toEqual({ card: 'F..A', ...spot });
			}),
		);
	});
	test('gives back positions, views and moves', () => {
		fc.assert(
			fc.property(reached, fc.nat(), (state, seed) => {
				const again = parsePosition(JSON.parse(JSON.stringify(makePosition(state))));
				expect(again).toEqual({ ok: true, value: state });
				for (const move of some(state, seed)) expect(parseMove(makeMove(move))).toEqual(move);
				for (const move of candidates(state, state.turn).filter((_, i) => i % 5 === 0)) {
					const read = parseMove(makeMove(move));
					if (read !== undefined) expect(read).toEqual(move);
				}
				const { events } = applied(state, legalMoves(state, state.turn)[0] as Move);
				for (const viewer of seatsOf(state)) {
					const view = viewFor(state, viewer, events);
					expect(parseView(JSON.parse(JSON.stringify(makeView(view))))).toEqual({ ok: true, value: view });
				}
			}),
			{ numRuns: 60 },
		);
	});
	test('gives back what whole games showed everyone, joins and ends too', () => {
		fc.assert(
			fc.property(fc.nat(), fc.constantFrom(...VARIANTS), (seed, { rules }) => {
				const { state, events } = playGame(rules, playersOf(rules, seed), seed, { comings: true });
				expect(parsePosition(JSON.parse(JSON.stringify(makePosition(state))))).toEqual({ ok: true, value: state });
				for (const viewer of seatsOf(state)) {
					const view = viewFor(state, viewer, events);
					expect(parseView(JSON.parse(JSON.stringify(makeView(view))))).toEqual({ ok: true, value: view });
				}
			}),
			{ numRuns: 40 },
		);
	});
});

describe('chance', () => {
	test('goes on from where it was: only a shuffle moves the generator', () => {
		fc.assert(
			fc.property(reached, fc.nat(), (state, seed) => {
				for (const move of some(state, seed)) {
					const { state: next, entry } = applied(state, move);
					const { goals = [], unused = [], deck = [], hands = [] } = entry.chance ?? {};
					const mixed = Math.max(goals.length + unused.length, deck.length, hands.flat().length);
					if (mixed < 2) expect(next.random).toBe(state.random);
					else expect(next.random > state.random).toBe(true);
				}
			}),
		);
	});
	test('is the same for the same seed and moves', () => {
		fc.assert(
			fc.property(fc.nat(), fc.constantFrom(...VARIANTS), (seed, { rules }) => {
				const play = () => playGame(rules, playersOf(rules, seed), seed, { comings: true });
				const [one, other] = [play(), play()];
				expect(hashOf(one.state)).toBe(hashOf(other.state));
				expect(one.log).toEqual(other.log);
			}),
			{ numRuns: 40 },
		);
	});
});

/** E19c, E44b: cards off the table are written as their smaller word, whichever way they lay. */
test('cards off the table are smaller words', () => {
	fc.assert(
		fc.property(reached, ({ deck, discard, players }) => {
			for (const card of [...deck, ...discard, ...players.flatMap(({ hand }) => hand)]) {
				if (card.length === 4) expect(card).toBe(cardOf(card as CardWord));
			}
		}),
	);
});
