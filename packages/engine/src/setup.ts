import { deckOf } from './cards.ts';
import { disbelieve } from './disbelieve.ts';
import { invisiblePlayer, newPlayer } from './empty-seats.ts';
import { below, closeGenerator, fromKey, type Generator, openGenerator, shuffled } from './random/generator.ts';
import { dealSolitaire } from './solitaire/deal.ts';
import { partAtStart } from './start-card.ts';
import { withTurnDrawn } from './turn.ts';
import type { Card, Element, GameState, Player, RuleSet, Seat } from './types.ts';

/**
 * A new game: dealt, a start card on the table, and the first player has drawn. `random`: 64 hex digits that nobody can guess.
 * `first`: who begins, as the table chose (E38); left to chance if absent. Order of chance: Goals, deck, start card, first player.
 */
export function createGame(o: {
	readonly rules: RuleSet;
	readonly players: number;
	readonly random: string;
	readonly first?: Seat;
}): GameState {
	const { rules, players: count } = o;
	const random = fromKey(o.random) ?? disbelieve('random is 64 lower-case hex digits');
	expectPlayers(rules, count, o.first ?? 0);
	const generator = openGenerator(random);
	const solitaire = rules.layout === 'piles' ? dealSolitaire(rules, generator) : undefined;
	const goals = shuffled(generator, goalsOf(rules));
	const whole = solitaire === undefined ? shuffled(generator, deckOf(rules)) : [];
	// A start card of a certain kind is looked for before the deal (D.2): after it there may be none left.
	const early = rules.startKind === 'any' ? undefined : withStart(whole, rules, generator);
	const cards = early?.deck ?? whole;
	const players = seatsOf(rules, goals, count).map((player, seat): Player => {
		return seat < count ? { ...player, hand: cards.slice(seat * rules.handSize, (seat + 1) * rules.handSize) } : player;
	});
	const rest = cards.slice(count * rules.handSize);
	const { table, deck } = early === undefined ? withStart(rest, rules, generator) : { ...early, deck: rest };
	const turn = o.first ?? (solitaire === undefined ? below(generator, count) : 0);
	return withTurnDrawn({
		rules,
		players,
		unusedGoals: rules.unusedGoals === 'seats' ? [] : goals.slice(count),
		table,
		deck,
		discard: [],
		turn,
		phase: 'draw',
		passed: 0,
		rebuilt: 0,
		random: closeGenerator(generator, random),
		outcome: null,
		...(solitaire === undefined ? {} : { solitaire }),
	});
}

/** Throws unless rules seat so many players, and `first` is one of them. */
export function expectPlayers({ players }: RuleSet, count: number, first: Seat): void {
	// An id alone has none.
	if (!isBetween(players?.min, count, players?.max)) disbelieve(`these are rules that seat ${count} players`);
	if (!isBetween(0, first, count - 1)) disbelieve(`seat ${first} is one of ${count} players`);
}

function isBetween(least: number, n: number, most: number): boolean {
	return Number.isInteger(n) && n >= least && n <= most;
}

/** The first card of the deck that may start, on the table; those above it go back, and the deck is shuffled (E11). */
function withStart(deck: readonly Card[], rules: RuleSet, generator: Generator): Pick<GameState, 'table' | 'deck'> {
	const { above, start, below } = partAtStart(deck, rules);
	if (start === null) return { table: [], deck };
	return { table: [start], deck: above.length > 0 ? shuffled(generator, [...below, ...above]) : below };
}

/** The Goals of all decks. */
export function goalsOf({ goals, decks }: RuleSet): readonly Element[] {
	return decks === 2 ? [...goals, ...goals] : goals;
}

/** The seats before the deal: players with their Goals, then invisible players where those have the unused ones. */
function seatsOf(rules: RuleSet, goals: readonly Element[], count: number): readonly Player[] {
	const seats = rules.unusedGoals === 'seats' ? Math.max(goals.length, count) : count;
	return Array.from({ length: seats }, (_, seat) =>
		seat < count ? newPlayer(goals[seat], rules) : invisiblePlayer(goals[seat]),
	);
}
