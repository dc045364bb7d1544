import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMove } from './apply-move.ts';
import { cardOf, deckOf } from './cards.ts';
import { groupsOf, largestGroups } from './groups.ts';
import { hashOf } from './hash.ts';
import { legalMoves } from './legal-moves.ts';
import { bonusFor, connectionsOf } from './placing.ts';
import { chooser, deepFreeze, playGame, RULES } from './testing/games.ts';
import { contacts, groupSizes, isLegal, thinkable } from './testing/oracle.ts';
import { reached } from './testing/reached.ts';
import { makeMove, parseMove } from './text/move.ts';
import { makePosition, parsePosition } from './text/position.ts';
import { makeView, parseView } from './text/view.ts';
import { type Card, type CardWord, ELEMENTS, type GameState, type Move, type Placement } from './types.ts';
import { viewFor } from './view.ts';
import { whyNot } from './why-not.ts';

const textsOf = (moves: readonly Move[]) => moves.map(makeMove).sort();
const flip = (word: CardWord) => [...word].reverse().join('') as CardWord;
const seatsOf = (state: GameState) => [...state.players.keys(), null];

function applied(state: GameState, move: Move) {
	const result = applyMove(state, state.turn, move);
	if (!result.ok) throw new Error(result.code);
	return result.value;
}

/** Some of the legal moves: every kind, the long tail of Move a Card thinned out. */
function some(state: GameState, seed: number): readonly Move[] {
	const pick = chooser(seed);
	return legalMoves(state, state.turn).filter((move, i) => i < 3 || move.type === 'place' || pick(8) === 0);
}

describe('what is legal', () => {
	test('is what an obvious reading of the rules allows, of all that is thinkable', () => {
		fc.assert(
			fc.property(reached, (state) => {
				const legal = legalMoves(state, state.turn);
				const thought = thinkable(state, state.turn);
				const small = thought.length < 4_000 ? thought : thought.filter((move) => move.type !== 'move-a-card');
				const expected = small.filter((move) => isLegal(state, state.turn, move));
				const among = legal.filter((move) => small === thought || move.type !== 'move-a-card');
				expect(textsOf(among)).toEqual(textsOf(expected));
			}),
			{ numRuns: 150 },
		);
	});
	test('is what is accepted, and nothing else that is thinkable is', () => {
		fc.assert(
			fc.property(reached, (state) => {
				const legal = new Set(textsOf(legalMoves(state, state.turn)));
				for (const move of thinkable(state, state.turn)) {
					const accepted = whyNot(state, state.turn, move) === undefined;
					if (accepted !== legal.has(makeMove(move))) throw new Error(`${makeMove(move)}: accepted is ${accepted}`);
				}
				for (const move of some(state, 1)) expect(applyMove(state, state.turn, move).ok).toBe(true);
			}),
			{ numRuns: 100 },
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
	test('is the same in the view of the seat on turn, and nothing for others', () => {
		fc.assert(
			fc.property(reached, (state) => {
				for (const seat of state.players.keys()) {
					const moves = legalMoves(viewFor(state, seat), state.turn);
					expect(moves).toEqual(seat === state.turn ? legalMoves(state, state.turn) : []);
				}
			}),
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
				expect(legalMoves(again.value, next.turn)).toEqual(first);
				expect(largestGroups(again.value.table)).toEqual(largestGroups(next.table));
			}),
		);
	});
});

describe('a move', () => {
	test('loses and doubles no card and no Goal', () => {
		fc.assert(
			fc.property(reached, fc.nat(), (state, seed) => {
				for (const move of some(state, seed)) {
					const next = applied(state, move).state;
					const cards: Card[] = [...next.deck, ...next.discard, ...next.table.map(({ card }) => cardOf(card))];
					for (const { hand } of next.players) cards.push(...hand);
					expect(cards.sort()).toEqual([...deckOf(state.rules)].sort());
					expect(next.players.map(({ goal }) => goal).sort()).toEqual([...state.rules.goals].sort());
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
					expect(JSON.parse(JSON.stringify(value))).toEqual(value);
				}
				expect(JSON.stringify(state)).toBe(before);
			}),
		);
	});
	test('that is refused leaves everything as it was', () => {
		fc.assert(
			fc.property(reached, (state) => {
				const hash = hashOf(deepFreeze(state));
				for (const move of thinkable(state, state.turn).filter((_, i) => i % 7 === 0)) {
					if (whyNot(state, state.turn, move) === undefined) continue;
					expect(applyMove(state, state.turn, move).ok).toBe(false);
				}
				expect(hashOf(state)).toBe(hash);
			}),
			{ numRuns: 50 },
		);
	});
	test('grows groups and earns a bonus as counted by hand', () => {
		fc.assert(
			fc.property(reached, (state) => {
				for (const element of ELEMENTS) {
					const sizes = groupsOf(state.table).filter((group) => group.element === element);
					const counted = groupSizes(state.table, element);
					expect(sizes.map(({ panels }) => panels.length).sort((a, b) => b - a)).toEqual(counted);
					expect(largestGroups(state.table)[element]).toBe(counted[0] ?? 0);
				}
				for (const move of legalMoves(state, state.turn)) {
					if (move.type !== 'place') continue;
					const beside = contacts(state.table, move);
					const plain = beside.filter(({ neighbour }) => neighbour.card !== '****');
					const elements = new Set(plain.flatMap((contact) => (move.card === '****' ? [] : contact.elements)));
					const cancelled = state.rules.bonusBesideWild === 'none' && plain.length < beside.length;
					expect(bonusFor(state.table, move, state.rules)).toBe(cancelled ? 0 : Math.max(0, elements.size - 1));
					if (move.card === '****') continue;
					expect(new Set(connectionsOf(state.table, move).elements)).toEqual(elements);
				}
				const next = applied(state, legalMoves(state, state.turn)[0] as Move).state;
				for (const e of ELEMENTS) expect(largestGroups(next.table)[e]).toBe(groupSizes(next.table, e)[0] ?? 0);
			}),
		);
	});
});

describe('the table', () => {
	const shifted = (dx: number, dy: number) => (p: Placement) => ({ ...p, x: p.x + dx, y: p.y + dy });
	const turnedRound = ({ card, x, y }: Placement) => ({ card: flip(card), x: 0 - x, y: 0 - y });
	function through(move: Move, map: (p: Placement) => Placement): Move {
		if (move.type === 'place') return { ...move, ...map(move) };
		if ((move.type !== 'zap-a-card' && move.type !== 'move-a-card') || move.target === null) return move;
		const { x, y } = map({ card: 'FFFF' as CardWord, ...move.target });
		if (move.type === 'zap-a-card') return { ...move, target: { x, y } };
		return { ...move, target: { x, y }, ...(move.to ? { to: map(move.to) } : {}) };
	}
	const maps = fc.oneof(
		fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 })).map(([x, y]) => shifted(x, y)),
		fc.constant(turnedRound),
	);
	test('can be shifted or looked at from the other side without any difference', () => {
		fc.assert(
			fc.property(reached, maps, (state, map) => {
				fc.pre(state.table.length > 0);
				const moved = { ...state, table: state.table.map(map) };
				const there = legalMoves(state, state.turn).map((move) => through(move, map));
				expect(textsOf(legalMoves(moved, state.turn))).toEqual(textsOf(there));
				for (const move of there) expect(whyNot(moved, state.turn, move)).toBeUndefined();
				expect(largestGroups(moved.table)).toEqual(largestGroups(state.table));
			}),
		);
	});
});

describe('text', () => {
	test('gives back positions, views and moves', () => {
		fc.assert(
			fc.property(reached, fc.nat(), (state, seed) => {
				const again = parsePosition(JSON.parse(JSON.stringify(makePosition(state))));
				expect(again).toEqual({ ok: true, value: state });
				for (const move of some(state, seed)) expect(parseMove(makeMove(move))).toEqual(move);
				const { events } = applied(state, legalMoves(state, state.turn)[0] as Move);
				for (const viewer of seatsOf(state)) {
					const view = viewFor(state, viewer, events);
					expect(parseView(JSON.parse(JSON.stringify(makeView(view))))).toEqual({ ok: true, value: view });
				}
			}),
		);
	});
});

describe('chance', () => {
	test('goes on from where it was: only a shuffle moves the generator', () => {
		fc.assert(
			fc.property(reached, fc.nat(), (state, seed) => {
				for (const move of some(state, seed)) {
					const { state: next, entry } = applied(state, move);
					const mixed = entry.chance?.goals ?? entry.chance?.deck ?? entry.chance?.hands?.flat() ?? [];
					if (mixed.length < 2) expect(next.random).toBe(state.random);
					else expect(next.random > state.random).toBe(true);
				}
			}),
		);
	});
	test('is the same for the same seed and moves', () => {
		fc.assert(
			fc.property(fc.nat(), fc.integer({ min: 2, max: 5 }), fc.constantFrom(...RULES), (seed, players, rules) => {
				expect(hashOf(playGame(rules, players, seed).state)).toBe(hashOf(playGame(rules, players, seed).state));
			}),
			{ numRuns: 30 },
		);
	});
});
