import { parseWord } from '../cards.ts';
import { parseSpot } from './spot.ts';

/** The forms of moves that only other rule sets have: they can be read, and are refused for what they are. */
const FORMS: readonly RegExp[] = [
	/^(?:\*{4}=)?trade-goals unused$/,
	/^(?:\*{4}=)?rotate-goals(?: left| right)?$/,
	/^(?:\*{4}=)?rotate-a-card (?<spot>[^ ]+)$/,
	/^(?:look|claim|call|resign)$/,
	/^p[1-5]>[ap][1-5] (?<word>.{4})$/,
];

/** Whether a text is a move, though not one of these rules. */
export function isOtherMove(text: string): boolean {
	return FORMS.some((form) => {
		const match = form.exec(text);
		if (match === null) return false;
		const { spot, word } = match.groups ?? {};
		if (spot !== undefined) return spot === '-' || parseSpot(spot) !== undefined;
		return word === undefined || parseWord(word) !== undefined;
	});
}
