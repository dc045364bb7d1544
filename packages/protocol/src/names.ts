/** In code points, after cleaning. The same limit holds in the input field. */
export const NAME_LENGTH = 20;

/** Controls, soft hyphen, zero width, bidi, line separators, tags, halves of characters, private use; letters that are drawn blank. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u115f\u1160\u2800\u3164\uffa0\ufffd]/gu;
/** More than two marks on one letter climb into the neighbouring lines. */
const PILES = /(\p{M}{2})\p{M}+/gu;

/** The name as everyone will see it, or undefined if nothing readable is left. Text stays text: nothing is escaped here. */
export function parseName(text: unknown): string | undefined {
	if (typeof text !== 'string' || text.length > 400) return undefined;
	const clean = text.normalize('NFC').replace(UNSEEN, ' ').replace(PILES, '$1').replace(/\s+/gu, ' ').trim();
	const short = [...clean].slice(0, NAME_LENGTH).join('').trim();
	return /[\p{L}\p{N}\p{P}\p{S}]/u.test(short) ? short : undefined;
}
