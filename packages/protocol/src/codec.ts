import {
	type Card,
	cardKinds,
	cardOf,
	ELEMENTS,
	type Element,
	isAction,
	type RuleSet,
	turned,
	type Viewer,
} from '@aquarius/engine';

/**
 * Cards and Goals as numbers, for one audience: the seat that may read them, or null for everybody. The plain codec ignores
 * the audience; tests swap in one that gives every audience numbers of its own, so that a leak shows in the bytes.
 * A number that stands for nothing decodes to undefined.
 */
export interface Codec {
	readonly card: (card: Card, audience: Viewer) => number;
	readonly cardAt: (code: number, audience: Viewer) => Card | undefined;
	/** Never 0, which means unknown. */
	readonly goal: (goal: Element, audience: Viewer) => number;
	readonly goalAt: (code: number, audience: Viewer) => Element | undefined;
}

/** Card: place in the rule set's card list × 2 + lie (1 is the larger word). Goal: place in the list of elements + 1. */
export function plainCodec(rules: RuleSet): Codec {
	const kinds = cardKinds(rules);
	const places = new Map(kinds.map((card, place) => [card, place]));
	return {
		card(card) {
			const kind = isAction(card) ? card : cardOf(card);
			const place = places.get(kind);
			if (place === undefined) throw new Error(`${card} is not a card of these rules`);
			return place * 2 + (kind === card ? 0 : 1);
		},
		cardAt(code) {
			const kind = kinds[code >> 1];
			if (kind === undefined) return undefined;
			return code & 1 && !isAction(kind) ? turned(kind) : kind;
		},
		goal: (goal) => ELEMENTS.indexOf(goal) + 1,
		goalAt: (code) => ELEMENTS[code - 1],
	};
}
