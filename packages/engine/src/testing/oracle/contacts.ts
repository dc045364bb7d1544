import { FIVE, isA, letterOn, type Side, WILD } from './cards.ts';
import { at, type Laid, type Sheet, STEPS, squaresOf } from './sheet.ts';

/** Half of an outer edge of a new card that meets a square of another card. */
export interface Contact {
	/** What the two show each other. */
	readonly mine: string;
	readonly theirs: string;
	/** The other card. */
	readonly word: string;
}

/** The sides of each quadrant that lie on the card's border: its eight half-edges. */
const BORDER: readonly (readonly Side[])[] = [
	['top', 'left'],
	['top', 'right'],
	['bottom', 'left'],
	['bottom', 'right'],
];

/** Every half-edge where a card that is laid on a sheet (it is not drawn there) meets another. */
export function contactsOf(sheet: Sheet, laid: Laid): readonly Contact[] {
	const contacts: Contact[] = [];
	for (const { quadrant, x, y } of squaresOf(laid, -1)) {
		for (const side of BORDER[quadrant] ?? []) {
			const { dx, dy, facing } = STEPS[side];
			const other = sheet.get(at(x + dx, y + dy));
			if (other === undefined) continue;
			contacts.push({
				mine: letterOn(laid.word, quadrant, side),
				theirs: letterOn(other.word, other.quadrant, facing),
				word: other.word,
			});
		}
	}
	return contacts;
}

export function isMatch({ mine, theirs }: Contact): boolean {
	return FIVE.some((element) => isA(mine, element) && isA(theirs, element));
}

/** The elements that a card connects to its neighbours, contacts with a Wild left out (E7). */
export function connectedElements(contacts: readonly Contact[]): readonly string[] {
	return FIVE.filter((element) => contacts.some(({ mine, theirs }) => mine === element && theirs === element));
}

export function touchesWild(contacts: readonly Contact[]): boolean {
	return contacts.some(({ word }) => word === WILD);
}
