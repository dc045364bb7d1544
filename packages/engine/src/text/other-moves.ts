import { parseWord } from '../cards.ts';

/** The forms of moves that only other rule sets have: they can be read, and are refused for what they are. */
const FORMS: readonly RegExp[] = [/^(?:call|resign)$/, /^p[1-5]>[ap][1-5] (?<word>.{4})$/];

/** Whether a text is a move, though not one of these rules. */
export function isOtherMove(text: string): boolean {
	return FORMS.some((form) => {
		const match = form.exec(text);
		if (match === null) return false;
		const { word } = match.groups ?? {};
		return word === undefined || parseWord(word) !== undefined;
	});
}
