import { type Card, cardKinds, ELEMENTS, type Element, isAction, panelsOf, type RuleSet } from '@aquarius/engine';

export const GALLERY_KINDS = [
	'goal',
	'ace',
	'landscape',
	'portrait',
	'diagonal',
	'triple',
	'quad',
	'wild',
	'action',
] as const;
/** What the cards are sorted by in the rule book. */
export type GalleryKind = (typeof GALLERY_KINDS)[number];

export interface GalleryEntry {
	/** A card of the draw deck, or a Goal. */
	readonly card: Card | { readonly goal: Element };
	readonly copies: number;
}

/** The cards of one kind in a rule set, with how often each is in the box. */
export function galleryOf(rules: RuleSet, kind: GalleryKind): readonly GalleryEntry[] {
	if (kind === 'goal') {
		return ELEMENTS.filter((e) => rules.goals.includes(e)).map((goal) => ({ card: { goal }, copies: 1 }));
	}
	return cardKinds(rules)
		.filter((card) => kindOf(card) === kind)
		.toSorted((a, b) => (isAction(a) || isAction(b) ? 0 : orderOf(a) - orderOf(b)))
		.map((card) => ({ card, copies: rules.deck[card] ?? 0 }));
}

/** How many cards of a kind are in the box. */
export function countOf(rules: RuleSet, kind: GalleryKind): number {
	return galleryOf(rules, kind).reduce((sum, { copies }) => sum + copies, 0);
}

export function kindOf(card: Card): GalleryKind {
	if (isAction(card)) return 'action';
	if (card === '****') return 'wild';
	if (card.includes('.')) return 'diagonal';
	const [one, two, three] = card;
	switch (panelsOf(card).length) {
		case 1:
			return 'ace';
		case 2:
			return one === two ? 'landscape' : one === three ? 'portrait' : 'diagonal';
		case 3:
			return 'triple';
		default:
			return 'quad';
	}
}

/** Elements in the order of the rule book, letter by letter; a dot counts for nothing. */
const orderOf = (word: string): number =>
	[...word].reduce((sum, letter) => sum * 10 + ELEMENTS.findIndex((element: string) => element === letter) + 1, 0);
