import { isAction, kindOf, parseCard } from '../cards.ts';
import { ACTIONS, type Action, type CardKind, type CardWord, type DeckProfile, ELEMENTS } from '../types.ts';

/**
 * The Element cards as lists of facts. Where no source gives a list it is reconstructed (rules B.2 to B.5): Quads and Triples follow
 * the pattern of the sister game, diagonals are one a pair.
 */
const ACES = ELEMENTS.map((element) => element.repeat(4));
const PAIRS = ['EA', 'EW', 'EF', 'ES', 'AW', 'AF', 'AS', 'WF', 'WS', 'FS'];
const LANDSCAPE = PAIRS.map((pair) => `${pair[0]}${pair[0]}${pair[1]}${pair[1]}`);
const PORTRAIT = PAIRS.map((pair) => pair + pair);
const DIAGONAL = ['F..A', 'A..W', 'W..E', 'E..S', 'S..F', '.FW.', '.FE.', '.AE.', '.AS.', '.WS.'];
/** The other direction of each pair. */
const DIAGONAL_CROSSED = DIAGONAL.map((word) =>
	word[0] === '.' ? `${word[1]}..${word[2]}` : `.${word[0]}${word[3]}.`,
);
const TRIPLES = ['FFSE', 'FAFW', 'AAFS', 'AWAE', 'WWAF', 'WEWS', 'EEWA', 'ESEF', 'SSEW', 'SFSA'];
/** Each of the ten above after a quarter turn. */
const TRIPLES_CROSSED = ['SFEF', 'FFWA', 'FASA', 'AAEW', 'AWFW', 'WWSE', 'WEAE', 'EEFS', 'SSAF', 'ESWS'];
const QUADS = ['WFES', 'FSWE', 'EFSA', 'SEAF', 'EFAW', 'AEWF', 'EAWS', 'ASEW', 'AWFS', 'WSAF'];
/** Each of the ten above, left and right exchanged. */
const QUADS_MIRRORED = QUADS.map((word) => `${word[1]}${word[0]}${word[3]}${word[2]}`);
const TWO_ACES = [...ACES, ...ACES];
const THREE_ACES = [...TWO_ACES, ...ACES];
const STRAIGHT = [...LANDSCAPE, ...PORTRAIT];
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

/** The draw deck of a profile: its cards of the kinds asked for, and three copies of each Action that is in play. */
export function deckOfProfile(
	profile: DeckProfile,
	kinds: readonly CardKind[],
	actions: readonly Action[],
): Readonly<Record<string, number>> {
	const counts: Record<string, number> = {};
	const words = PROFILES[profile].map(canonical).filter((word) => kinds.includes(kindOf(word)));
	for (const word of words.sort()) {
		counts[word] = (counts[word] ?? 0) + 1;
	}
	for (const action of ACTIONS) if (actions.includes(action)) counts[action] = COPIES_OF_AN_ACTION;
	return counts;
}

function canonical(word: string): CardWord {
	const card = parseCard(word);
	if (card === undefined || isAction(card)) throw new Error(`${word} was believed to be a card`);
	return card;
}
