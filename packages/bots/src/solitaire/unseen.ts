import {
	type Action,
	deckOf,
	ELEMENTS,
	isAction,
	type PileCard,
	type PlayerView,
	type SolitaireInView,
} from '@aquarius/engine';
import { cardsWithout } from '../knowledge/cards.ts';
import { offTable } from './cards.ts';

/** Everything about a solitaire that its player cannot see, as far as one can say. */
export interface Unseen {
	/** Cards of the main deck, in no order. */
	readonly cards: readonly PileCard[];
	/** The Action deck, next first: an Action where it is known, undefined where not. */
	readonly actions: readonly (Action | undefined)[];
	/** The Actions for the places where it is not known, in no order. */
	readonly spare: readonly Action[];
}

/** What is hidden from the player of a solitaire: the cards of the rules that do not lie open, and Actions that did not come yet. */
export function unseenBy(view: PlayerView, piles: SolitaireInView): Unseen {
	const cards = cardsWithout<PileCard>(
		[...ELEMENTS, ...deckOf(view.rules).flatMap((card) => (isAction(card) ? [] : card))].map(offTable),
		[...piles.piles.flat(), ...piles.slots.flat()].map(offTable),
	);
	const actions = knownActions(view, piles);
	const known = actions.filter((action) => action !== undefined);
	const spare = cardsWithout(deckOf(view.rules).filter(isAction), [...piles.called, ...known]);
	return { cards, actions, spare };
}

/**
 * The Actions come again in the order in which they came before (E55). So after the first run those that are next are known, as far
 * back as the events tell.
 */
function knownActions(
	{ seen, rebuilt }: PlayerView,
	{ called, actions }: SolitaireInView,
): readonly (Action | undefined)[] {
	const count = called.length + actions;
	const came = seen.flatMap((event) => (event.type === 'called' ? event.action : []));
	// The one that came `count` calls before the next one is the next one.
	return Array.from({ length: actions }, (_, next) => (rebuilt === 0 ? undefined : came[came.length + next - count]));
}
