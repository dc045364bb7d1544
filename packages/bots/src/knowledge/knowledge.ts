import { type Card, cardOf, deckOf, ELEMENTS, type Element, type PlayerView } from '@aquarius/engine';
import { cardsThatMustBe, cardsWithout } from './cards.ts';
import { evidenceOf } from './evidence.ts';
import { type KnownGoals, knownGoals } from './goals.ts';
import { type KnownHands, knownHands } from './hands.ts';
import { dealerOf, type GoalOdds, type Likelihood, likelihoodOf } from './odds.ts';

/** What one seat can conclude from its view and the events told to it (`view.seen`). */
export interface Knowledge {
	/** By place (the seats, then the pile or the Goals aside, top first): the Goal that certainly lies there. */
	readonly goals: KnownGoals;
	/** By seat: cards that it certainly holds; own and open hands whole, of others as many as are known. */
	readonly hands: KnownHands;
	/**
	 * The cards in unknown places: of hands beyond what is known of them, and of the deck. As many as there are such places, unless the
	 * position was made by hand and holds other cards than the deck of its rules.
	 */
	readonly unseen: readonly Card[];
	/** By place: how likely each Goal is; sums to 1, or all 0 in games without Goals. */
	readonly likelihood: readonly Likelihood[];
	/** The joint distribution behind `likelihood`, for `goalDealer`. */
	readonly odds: GoalOdds;
}

/** What the viewer can conclude. Depends on nothing but the view; any view will do, that of someone who only watches too. */
export function knowledgeOf(view: PlayerView): Knowledge {
	const odds = oddsOf(view);
	const likelihood = likelihoodOf(odds);
	return { goals: likelihood.map(certainOf), ...cardsOf(view), likelihood, odds };
}

/**
 * Draws deals of all Goals, by place, each as likely as what is known and likely makes it; undefined where there are none. `below(n)`: a
 * whole number from 0 to n - 1 (n up to 2^21), as the search interface of the engine has it. Asked for once, called often.
 */
export function goalDealer(
	{ odds }: Pick<Knowledge, 'odds'>,
	below: (n: number) => number,
): () => readonly (Element | undefined)[] {
	return dealerOf(odds, below);
}

function oddsOf(view: PlayerView): GoalOdds {
	const { rules } = view;
	// In the solitaire Goals are cards of the piles.
	const goals = rules.layout === 'piles' ? [] : rules.goals;
	const copies = ELEMENTS.map((element) => (goals.includes(element) ? rules.decks : 0));
	const evidence = goals.length === 0 ? [] : evidenceOf(view);
	const weights = knownGoals(view).map((goal, place) =>
		ELEMENTS.map((element, e) => {
			if (goal !== undefined) return Number(goal === element);
			return copies[e] === 0 ? 0 : (evidence[place]?.[e] ?? 1);
		}),
	);
	return { weights, copies };
}

/** The only Goal that can be there. */
function certainOf(likelihood: Likelihood): Element | undefined {
	const possible = ELEMENTS.filter((element) => likelihood[element] > 0);
	return possible.length === 1 ? possible[0] : undefined;
}

function cardsOf(view: PlayerView): Pick<Knowledge, 'hands' | 'unseen'> {
	const { rules, players, table, discard, deck } = view;
	if (rules.layout === 'piles') return { hands: players.map(() => []), unseen: [] };
	const shown = knownHands(view);
	const open = [...table.map(({ card }) => cardOf(card)), ...discard];
	const unseen = cardsWithout(deckOf(rules), [...open, ...shown.flat()]);
	const places = players.map(({ hand }, seat) => hand.length - (shown[seat]?.length ?? 0));
	const all = places.reduce((sum, n) => sum + n, deck);
	if (unseen.length !== all) return { hands: shown, unseen };
	// Where so many copies of a card are unseen that the other places cannot hold them, the rest are here.
	const more = places.map((count) => (count === 0 ? [] : cardsThatMustBe(unseen, all - count)));
	return {
		hands: shown.map((hand, seat) => [...hand, ...(more[seat] ?? [])]),
		unseen: cardsWithout(unseen, more.flat()),
	};
}
