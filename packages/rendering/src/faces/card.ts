import { ACTIONS, type Action, type Card, type CardWord } from '@aquarius/engine';
import { CARD_BOX, isPlain, picture, prefixOf } from '../picture.ts';
import { paintTable } from '../scene/scene.ts';
import { type ActionOptions, actionSvg } from './action.ts';

const isActionCard = (card: Card): card is Action => ACTIONS.some((action) => action === card);

/**
 * The face of a card: an Action, the Wild, or an Element as its word lies. A half turn is the word reversed, drawn anew: art is
 * never rotated.
 */
export function cardSvg(card: Card, o: ActionOptions = {}): string {
	if (isActionCard(card)) return actionSvg(card, o);
	return picture(cardMarkup(card, o), CARD_BOX, o);
}

/** An Element or Wild at 0,0 without its svg element: what a table of one card looks like. */
export const cardMarkup = (card: CardWord, o: ActionOptions = {}): string =>
	paintTable([{ card, x: 0, y: 0 }], { idPrefix: prefixOf(o), plain: isPlain(o) })
		.map((item) => item.markup)
		.join('');
