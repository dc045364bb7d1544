import { RULE_SET_IDS, type RuleSet, ruleSet } from '@aquarius/engine';
import type { FactRow, FieldRow } from './field.ts';

/** Where a field stands on the page. */
export type RuleGroup = 'deck' | 'start' | 'turn' | 'end';

type Field = Exclude<keyof RuleSet, 'id'>;
/** The compiler asks for a row for every field, and for a meaning of every word that the field can be. */
type RuleField<T> = {
	readonly group: RuleGroup;
	readonly meaning: string;
	/** Rulings by their numbers, as `aquarius rules` has them. */
	readonly rulings: readonly string[];
} & ([T] extends [string] ? { readonly values: Readonly<Record<T, string>> } : { readonly type: string });

const YES_NO = '`true` or `false`';

/** What `{ "base": … }` may change, by the name of the field. */
export const RULE_FIELDS: { readonly [F in Field]: RuleField<RuleSet[F]> } = {
	deckProfile: {
		group: 'deck',
		values: {
			'1.0': 'the 40 Elements of the first edition: two Aces of each, 20 Doubles, 10 Quads',
			'2.0': 'as `1.0`, and a third Ace of each, 10 diagonal Doubles and a Wild',
			'3A': 'as `2.0`, and 20 Triples and a second Wild',
			'3B': 'as `3A`, with the other diagonal of each pair instead of 10 Triples',
			'3C': 'as `3A`, with 10 mirrored Quads instead of 10 Triples',
			'3D': 'as `3A`, with 10 mirrored Quads instead of the diagonals',
		},
		meaning:
			'Which list of Elements the deck is made of. No list of edition 3.0 is published: the four of them are readings.',
		rulings: ['E1', 'E2', 'E3'],
	},
	deckKinds: {
		group: 'deck',
		type: 'a list out of `ace`, `double`, `triple`, `quad`, `wild`',
		meaning: 'Which cards of the list are in the deck, by how many panels they have.',
		rulings: [],
	},
	deck: {
		group: 'deck',
		type: 'an object such as `{ "AWFF": 20, "zap-a-card": 3 }`',
		meaning:
			'The cards of one draw deck and how many there are of each. Left out, it follows from `deckProfile`, `deckKinds` and `actions`: each Action is there three times. At most 500 cards in all, or 200 with `overlap`, and enough for a deal; no kind that is not in `deckKinds` and no Action that is not in `actions`.',
		rulings: ['E2', 'E37'],
	},
	decks: {
		group: 'deck',
		type: '`1` or `2`',
		meaning:
			'How many such decks, and sets of Goals, are shuffled together. With two of them `players.max` is doubled if it is not given.',
		rulings: ['E37'],
	},
	goals: {
		group: 'deck',
		type: 'a list out of `E`, `A`, `W`, `F`, `S`',
		meaning: 'The Goals that come with one deck. Games without Goals have none.',
		rulings: ['E24c'],
	},
	fifthElement: {
		group: 'deck',
		values: { space: 'Space', ether: 'Ether' },
		meaning: 'What the fifth element is called. Its letter is `S` either way.',
		rulings: [],
	},
	layout: {
		group: 'start',
		values: { table: 'side by side on a table', piles: 'in the piles and slots of the solitaire' },
		meaning: 'Where cards are played.',
		rulings: [],
	},
	players: {
		group: 'start',
		type: 'an object such as `{ "min": 2, "max": 5 }`',
		meaning: 'How many may play, from 1 to 10. Where there are Goals, each needs one.',
		rulings: ['E35', 'E36', 'E37'],
	},
	handSize: {
		group: 'start',
		type: 'a whole number from 0 to 20',
		meaning: 'How many cards everybody is dealt, newcomers too.',
		rulings: [],
	},
	openHands: { group: 'start', type: YES_NO, meaning: 'Everybody sees every hand.', rulings: [] },
	startKind: {
		group: 'start',
		values: { any: 'any Element', double: 'a Double', triple: 'a Triple', quad: 'a Quad' },
		meaning: 'What can be the start card.',
		rulings: ['E52'],
	},
	wildMayStart: {
		group: 'start',
		type: YES_NO,
		meaning: 'A Wild can be the start card too.',
		rulings: ['E11', 'E19b', 'E49'],
	},
	unusedGoals: {
		group: 'start',
		values: {
			seats: 'with invisible players, whose seats come after the real ones',
			pile: 'on a pile, which Trade Goals, Shuffle Goals and Rotate Goals reach',
			aside: 'set aside, for Shuffle Goals alone',
		},
		meaning: 'Where the Goals are that nobody holds.',
		rulings: ['E24', 'E24b', 'E24c', 'E29', 'E46'],
	},
	goalsCovered: {
		group: 'start',
		type: YES_NO,
		meaning: 'Nobody knows the own Goal before the move `look`, and a win counts only when it is claimed with `claim`.',
		rulings: ['E54'],
	},
	drawing: {
		group: 'turn',
		values: { turn: 'one, as the turn begins', never: 'none: the deck counts as empty' },
		meaning: 'What is drawn.',
		rulings: ['E52b'],
	},
	actions: {
		group: 'turn',
		type: 'a list of Actions, such as `["zap-a-card", "move-a-card"]`',
		meaning: 'The Actions that are in play, and that a Wild can stand for.',
		rulings: ['E47'],
	},
	matchRequired: {
		group: 'turn',
		type: YES_NO,
		meaning: 'A card has to meet one of its elements on a neighbour. Otherwise it is enough that it touches one.',
		rulings: ['E43'],
	},
	overlap: {
		group: 'turn',
		type: YES_NO,
		meaning: 'A card may cover others in part, on a grid of half cards.',
		rulings: ['E17b', 'E42', 'E42b'],
	},
	bonus: {
		group: 'turn',
		type: YES_NO,
		meaning: 'A card that connects several different elements draws bonus cards: one less than there are elements.',
		rulings: ['E6', 'E9', 'E9b', 'E51'],
	},
	bonusBesideWild: {
		group: 'turn',
		values: { 'ignore-wild': 'only the contact with the Wild does not count', none: 'there is no bonus at all' },
		meaning: 'What becomes of the bonus of a card that lies beside a Wild.',
		rulings: ['E7'],
	},
	bonusOnMove: { group: 'turn', type: YES_NO, meaning: 'Move a Card earns a bonus too.', rulings: ['E8'] },
	wildAsAction: {
		group: 'turn',
		type: YES_NO,
		meaning: 'A Wild can be played as any of the Actions.',
		rulings: ['E13', 'E14'],
	},
	rotateOption: {
		group: 'turn',
		type: YES_NO,
		meaning: 'Shuffle Goals and Shuffle Hands may hand everything on to the left or right instead.',
		rulings: ['E27'],
	},
	rotateGoals: {
		group: 'turn',
		values: { rotate: 'every Goal goes on by one seat', shuffle: 'the Goals are shuffled, as one document prints it' },
		meaning: 'What Rotate Goals does.',
		rulings: ['E27', 'E48'],
	},
	pileTrade: {
		group: 'turn',
		values: { middle: 'into its middle', shuffle: 'anywhere: the pile is shuffled' },
		meaning:
			'Where the own Goal goes when it is traded for the top one of the pile. Read with `"unusedGoals": "pile"` alone.',
		rulings: ['E24', 'E24d'],
	},
	zapTo: {
		group: 'turn',
		values: { hand: 'into the hand of who zaps', discard: 'onto the discards' },
		meaning: 'Where Zap a Card puts the card.',
		rulings: ['E44', 'E44b'],
	},
	deckOut: {
		group: 'end',
		values: { 'play-on': 'the game goes on without drawing', rebuild: 'the discards are shuffled and become the deck' },
		meaning: 'What happens when a card is due and the deck is empty.',
		rulings: ['E31', 'E33', 'E33c', 'E45'],
	},
	maxRebuilds: {
		group: 'end',
		type: 'a whole number from 0 to 10',
		meaning: 'How often the discards may become the deck; where cards may overlap at most 3 times.',
		rulings: ['E45b'],
	},
	win: {
		group: 'end',
		values: {
			seven: 'seven connected panels of the own Goal',
			cards: 'seven cards in the hand',
			path: 'all together: a way out of the table for each element of the start card',
		},
		meaning: 'What wins. In the solitaire it is not read.',
		rulings: ['E4', 'E5', 'E30', 'E50', 'E52', 'E52b', 'E53', 'E53b'],
	},
	tieAtSeven: {
		group: 'end',
		values: { 'turn-order': 'the first of them in turn order wins', 'play-on': 'the game goes on' },
		meaning: 'What if several reach seven at once, and the player on turn is not one of them.',
		rulings: ['E28'],
	},
	closestTie: {
		group: 'end',
		values: { shared: 'they share the win', 'turn-order': 'the first of them in turn order wins' },
		meaning: 'What if several are equally close to seven when the cards are out.',
		rulings: ['E32', 'E32b', 'E32c'],
	},
	openTable: {
		group: 'end',
		values: { 'any-hole': 'any empty spot', outside: 'an empty spot that is not walled in' },
		meaning: 'Where a way has to lead. Read with `"win": "path"` alone.',
		rulings: ['E52'],
	},
	solitaireRuns: {
		group: 'end',
		values: { one: 'once', many: 'as often as one likes' },
		meaning: 'How often the Actions of the solitaire are gone through.',
		rulings: ['E55'],
	},
	solitaireSlots: {
		group: 'end',
		values: { any: 'any slot where an element matches', own: 'only the slot of the element that is called' },
		meaning: 'Which slot of the solitaire a card may go to.',
		rulings: [],
	},
};

/** The fields of a group as rows: values and meaning as above, and what each rule set has, read from the rule sets themselves. */
export function ruleRows(group: RuleGroup): readonly FieldRow[] {
	const fields = Object.keys(RULE_FIELDS) as readonly Field[]; // the keys of the literal above
	return fields.filter((field) => RULE_FIELDS[field].group === group).map(rowOf);
}

function rowOf(name: Field): FieldRow {
	const field = RULE_FIELDS[name];
	const { meaning, rulings } = field;
	const facts = valuesInRules(name);
	if ('type' in field) return { name, type: field.type, meaning, facts, rulings };
	const values = Object.entries(field.values).map(([value, means]) => ({ value: `"${value}"`, meaning: means }));
	return { name, type: 'one of these', meaning, values, facts, rulings };
}

/** What `v3` has, then what others have instead. */
function valuesInRules(name: Field): readonly FactRow[] {
	const idsByText = Map.groupBy(RULE_SET_IDS, (id) => textOf(name, ruleSet(id)));
	const ours = textOf(name, ruleSet('v3'));
	const others = [...idsByText].filter(([text]) => text !== ours);
	const elsewhere = others.map(([text, ids]) => `${text} in ${ids.map((id) => `\`${id}\``).join(', ')}`);
	const first = { label: 'In `v3`', text: ours };
	return elsewhere.length === 0 ? [first] : [first, { label: 'Other', text: elsewhere.join('; ') }];
}

/** A value as JSON. A deck would fill a page: it is counted. */
function textOf(name: Field, rules: RuleSet): string {
	if (name === 'deck') return `${Object.values(rules.deck).reduce((sum, count) => sum + count, 0)} cards`;
	return `\`${JSON.stringify(rules[name]).replaceAll(/([,:])(?=\S)/g, '$1 ')}\``;
}
