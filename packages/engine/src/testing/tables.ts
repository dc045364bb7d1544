import { parseWord } from '../cards.ts';
import { disbelieve } from '../disbelieve.ts';
import { makePlacement, parsePlacement } from '../text/spot.ts';
import type { CardWord, Placement } from '../types.ts';

/** A card as it lies, from its text. */
export function lying(text: string): Placement {
	const placement = parsePlacement(text);
	if (placement === undefined) disbelieve(`${text} is a card at a spot`);
	return placement;
}

/** A table from its texts with spaces between. */
export function tableOf(texts: string): readonly Placement[] {
	return texts.split(' ').filter(Boolean).map(lying);
}

export function wordOf(text: string): CardWord {
	const word = parseWord(text);
	if (word === undefined) disbelieve(`${text} is a word`);
	return word;
}

/** Texts of cards at spots, sorted. */
export function textsOf(placements: readonly Placement[]): readonly string[] {
	return placements.map(makePlacement).sort();
}
