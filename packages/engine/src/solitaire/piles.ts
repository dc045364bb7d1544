import { factsOf, parseWord, WILD } from '../cards.ts';
import {
	type Action,
	type CardWord,
	ELEMENTS,
	type Element,
	type Move,
	type PileCard,
	type RuleSet,
	type Solitaire,
	type SolitaireInView,
} from '../types.ts';

/** How many main piles there are, and how many slots (D.4). */
export const PLACES = 5;

/** What a state and a view of the solitaire have in common: all that says what may be moved. */
export type Piles = Solitaire | SolitaireInView;
/** A card move. */
export type Stack = Extract<Move, { type: 'stack' }>;
export type SolitaireRules = Pick<RuleSet, 'solitaireRuns' | 'solitaireSlots'>;

/** The solitaire's part of a view: all of it but what is next in its decks. Nothing for games at a table. */
export function solitaireInView(solitaire: Solitaire | undefined): { readonly solitaire?: SolitaireInView } {
	if (solitaire === undefined) return {};
	return { solitaire: { ...solitaire, deck: solitaire.deck.length, actions: solitaire.actions.length } };
}

/** The element in the picture of an Action (D.4). Actions that the 1.0 deck lacks show none. */
const SHOWN_BY: Readonly<Partial<Record<Action, Element>>> = {
	'zap-a-card': 'F',
	'move-a-card': 'E',
	'shuffle-goals': 'W',
	'trade-goals': 'A',
	'trade-hands': 'S',
};

/** The element that the Action turned up last shows: only its cards may be moved now. Undefined if it shows none, or none is turned up. */
export function calledElement({ called }: Pick<Solitaire, 'called'>): Element | undefined {
	const action = called[called.length - 1];
	return action && SHOWN_BY[action];
}

/** The card of a list that nothing lies on. */
export function topOf(cards: readonly PileCard[] | undefined): PileCard | undefined {
	return cards?.[cards.length - 1];
}

/** Whether a card of the solitaire is a Goal, not a word. */
export function isGoal(card: PileCard): card is Element {
	return card.length === 1;
}

/** A word as the card lies, or a Goal's letter; undefined if the text is neither. */
export function parsePileCard(text: string): PileCard | undefined {
	return parseWord(text) ?? ELEMENTS.find((goal) => goal === text);
}

/** Both ways in which a card may lie, the smaller word first; one if it looks the same turned. */
export function liesOf(card: PileCard): readonly PileCard[] {
	if (isGoal(card)) return [card];
	const { card: smaller, turned } = factsOf(card).first;
	return smaller === turned ? [smaller] : [smaller, turned];
}

/** Whether two cards are the same, however they lie. */
export function isSameCard(a: PileCard, b: PileCard): boolean {
	return isGoal(a) || isGoal(b) ? a === b : factsOf(a).card === factsOf(b).card;
}

/** Whether a card, lying so, may go onto a main pile or a slot: what is there has to line up with it in the element called. */
export function fits(
	piles: Piles,
	onto: Stack['onto'],
	to: number,
	card: PileCard,
	{ solitaireSlots }: SolitaireRules,
): boolean {
	const list = (onto === 'pile' ? piles.piles : piles.slots)[to];
	const top = topOf(list);
	const called = calledElement(piles);
	// A Goal starts a slot, whatever is called, and goes nowhere else; on it goes the Ace of its element.
	if (top === undefined) return onto === 'slot' && isGoal(card);
	if (isGoal(card)) return false;
	if (isGoal(top)) return onto === 'slot' && called === top && card === top.repeat(4);
	return linesUp(card, top, called) && (onto === 'pile' || solitaireSlots === 'any' || called === list?.[0]);
}

/** Whether there is an Action to turn up: strict rules go through the Actions once, relaxed ones over and over (E55). */
export function canCall({ actions, called }: Piles, { solitaireRuns }: SolitaireRules): boolean {
	const left = typeof actions === 'number' ? actions : actions.length;
	return left > 0 || (solitaireRuns === 'many' && called.length > 0);
}

/** Whether some quadrant is of the element on both cards as they lie. A quadrant that a diagonal cuts is of none, the Wild's of all. */
function linesUp(card: CardWord, onto: CardWord, element: Element | undefined): boolean {
	if (element === undefined) return false;
	for (let q = 0; q < 4; q++) if (isOf(card, q, element) && isOf(onto, q, element)) return true;
	return false;
}

function isOf(word: CardWord, quadrant: number, element: Element): boolean {
	return word === WILD || word[quadrant] === element;
}
