import { type Card, deckOf, ELEMENTS, type GameState, HIDDEN_GOAL, type PlayerView } from '@aquarius/engine';
import { kindOfCard, type Search } from '@aquarius/engine/search';
import { goalDealer, type Knowledge } from '../knowledge/knowledge.ts';

/** Guesses at what is hidden, put into a search; each goes with everything that the seat knows. */
export interface Worlds {
	/** Deals the hidden cards and Goals anew, by the search's own chance. Moves made since the last deal must have been taken back. */
	readonly deal: () => void;
}

/** A hand of which not all cards are known; those that are stand first. */
interface HiddenHand {
	readonly seat: number;
	readonly kinds: Uint8Array;
	readonly known: number;
}

/** Loads the position of a view into a search, and deals what is hidden there. */
export function worldsOf(view: PlayerView, knowledge: Knowledge, search: Search): Worlds {
	const unseen = cardsForPlaces(view, knowledge);
	search.load(stateOf(view, knowledge, unseen));
	const pool = Uint8Array.from(unseen, kindOfCard);
	const hidden = view.players.flatMap(({ hand }, seat): readonly HiddenHand[] => {
		const known = knowledge.hands[seat] ?? [];
		if (known.length >= hand.length) return [];
		const kinds = new Uint8Array(hand.length);
		kinds.set(known.map(kindOfCard));
		return [{ seat, kinds, known: known.length }];
	});
	const goals = new Int8Array(knowledge.goals.length);
	const goalsDealt = view.rules.goals.length === 0 ? undefined : goalDealer(knowledge, (n) => search.below(n));
	return {
		deal() {
			shuffleKinds(pool, search);
			let next = 0;
			for (const { seat, kinds, known } of hidden) {
				for (let i = known; i < kinds.length; i++) kinds[i] = pool[next++] as number; // as many as there are places
				search.setHand(seat, kinds, 0, kinds.length);
			}
			search.setDeck(pool, next, next + view.deck);
			if (goalsDealt === undefined) return;
			for (const [place, goal] of goalsDealt().entries())
				goals[place] = goal === undefined ? -1 : ELEMENTS.indexOf(goal);
			search.setGoals(goals);
		},
	};
}

/** Shuffles kinds of cards in place by the search's own chance. */
export function shuffleKinds(pool: Uint8Array, search: Search): void {
	for (let i = pool.length - 1; i > 0; i--) {
		const j = search.below(i + 1);
		const kept = pool[i] as number; // both places are inside the list
		pool[i] = pool[j] as number;
		pool[j] = kept;
	}
}

/** A card for each hidden place: a position that was made by hand may have more of those than its deck has unseen cards. */
function cardsForPlaces({ rules, players, deck }: PlayerView, { hands, unseen }: Knowledge): readonly Card[] {
	const places = players.reduce((sum, { hand }, seat) => sum + hand.length - (hands[seat]?.length ?? 0), deck);
	if (unseen.length >= places) return unseen;
	const more = unseen.length > 0 ? unseen : deckOf(rules);
	return Array.from({ length: places }, (_, i) => unseen[i] ?? (more[i % more.length] as Card)); // neither list is empty
}

/** The position with any cards and Goals where they are hidden. */
function stateOf(view: PlayerView, { hands }: Knowledge, unseen: readonly Card[]): GameState {
	let next = 0;
	const hidden = (): Card => unseen[next++] as Card; // as many as there are places
	const { rules, table, discard, turn, passed, rebuilt } = view;
	return {
		rules,
		players: view.players.map(({ hand, goal, ...player }, seat) => ({
			...player,
			hand: hand.map((_, i) => hands[seat]?.[i] ?? hidden()),
			...(goal === undefined ? {} : { goal: goal === HIDDEN_GOAL ? ELEMENTS[0] : goal }),
		})),
		unusedGoals: Array.from({ length: view.unusedGoals }, () => ELEMENTS[0]),
		table,
		deck: unseen.slice(next, next + view.deck),
		discard,
		turn,
		phase: 'play',
		passed,
		rebuilt,
		random: '0'.repeat(80),
		outcome: null,
	};
}
