import { isAction, kindOf, parseCard } from '../cards.ts';
import { disbelieve } from '../disbelieve.ts';
import { ACTIONS, type CardWord, type DeckProfile, type RuleSet } from '../types.ts';

/**
 * The Element cards as patterns of five cards each: a number says how far on the circle of the elements a quadrant's element is. Where no
 * source gives a list it is reconstructed (rules B.2 to B.5): Quads and Triples follow the pattern of the sister game, diagonals are
 * one a pair.
 */
const CIRCLE = 'FAWES';
const ACES = allRound('0000');
const STRAIGHT = allRound('0011', '0022', '0101', '0202');
const DIAGONAL = allRound('0..1', '.02.');
/** The other direction of each pair. */
const DIAGONAL_CROSSED = allRound('.01.', '0..2');
const TRIPLES = allRound('0043', '0102');
const TRIPLES_CROSSED = TRIPLES.map(quarterTurn);
/** These follow no circle: each choice of four elements has its own order. */
const FIVE_QUADS = ['WFES', 'EFSA', 'EFAW', 'EAWS', 'AWFS'];
const QUADS = [...FIVE_QUADS, ...FIVE_QUADS.map(quarterTurn)];
const QUADS_MIRRORED = QUADS.map((word) => rearranged(word, '1032'));
const TWO_ACES = [...ACES, ...ACES];
const THREE_ACES = [...TWO_ACES, ...ACES];
const WILD = '****';

const PROFILES: Readonly<Record<DeckProfile, readonly string[]>> = {
	'1.0': [...TWO_ACES, ...STRAIGHT, ...QUADS],
	'2.0': [...THREE_ACES, ...STRAIGHT, ...DIAGONAL, ...QUADS, WILD],
	'3A': [...THREE_ACES, ...STRAIGHT, ...DIAGONAL, ...TRIPLES, ...TRIPLES_CROSSED, ...QUADS, WILD, WILD],
	'3B': [...THREE_ACES, ...STRAIGHT, ...DIAGONAL, ...DIAGONAL_CROSSED, ...TRIPLES, ...QUADS, WILD, WILD],
	'3C': [...THREE_ACES, ...STRAIGHT, ...DIAGONAL, ...TRIPLES, ...QUADS, ...QUADS_MIRRORED, WILD, WILD],
	'3D': [...THREE_ACES, ...STRAIGHT, ...TRIPLES, ...TRIPLES_CROSSED, ...QUADS, ...QUADS_MIRRORED, WILD, WILD],
};
const COPIES_OF_AN_ACTION = 3;

/** Rules with the draw deck of their profile. */
export function withDeck(rules: Omit<RuleSet, 'deck'>): RuleSet {
	return { ...rules, deck: deckOfProfile(rules) };
}

/** The draw deck of a profile: its cards of the kinds asked for, and three copies of each Action that is in play. */
export function deckOfProfile(
	rules: Pick<RuleSet, 'deckProfile' | 'deckKinds' | 'actions'>,
): Readonly<Record<string, number>> {
	const counts: Record<string, number> = {};
	const words = PROFILES[rules.deckProfile].map(canonical).filter((word) => rules.deckKinds.includes(kindOf(word)));
	for (const word of words.sort()) counts[word] = (counts[word] ?? 0) + 1;
	for (const action of ACTIONS) if (rules.actions.includes(action)) counts[action] = COPIES_OF_AN_ACTION;
	return counts;
}

function allRound(...patterns: readonly string[]): readonly string[] {
	return patterns.flatMap((pattern) =>
		[0, 1, 2, 3, 4].map((place) => rearranged(CIRCLE.slice(place) + CIRCLE, pattern)),
	);
}

function quarterTurn(word: string): string {
	return rearranged(word, '2031');
}

/** Letters of a word in the places that a pattern names, by number; what is no number stays. */
function rearranged(word: string, pattern: string): string {
	return pattern.replace(/\d/g, (place) => word[Number(place)] ?? '');
}

function canonical(word: string): CardWord {
	const card = parseCard(word);
	return card === undefined || isAction(card) ? disbelieve(`${word} is a card`) : card;
}
