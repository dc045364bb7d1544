/** In code points, after cleaning. The same limit holds in the input field. */
export const NAME_LENGTH = 20;
/** Longest line of talk, the same. */
export const TALK_LENGTH = 200;

/** Controls, soft hyphen, zero width, bidi, line separators, tags, halves of characters, private use; letters that are drawn blank. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u115f\u1160\u2800\u3164\uffa0\ufffd]/gu;
/** More than two marks on one letter climb into the neighbouring lines. */
const PILES = /(\p{M}{2})\p{M}+/gu;

/** Text without what cannot be seen or breaks the line, cut to so many code points; undefined if nothing readable is left. */
function cleaned(text: string, length: number): string | undefined {
	const clean = text.normalize('NFC').replace(UNSEEN, ' ').replace(PILES, '$1').replace(/\s+/gu, ' ').trim();
	const short = [...clean].slice(0, length).join('').trim();
	return /[\p{L}\p{N}\p{P}\p{S}]/u.test(short) ? short : undefined;
}

/** A line of talk as everyone will see it, or undefined if nothing readable is left. Text stays text: nothing is escaped here. */
export function parseTalk(text: string): string | undefined {
	return cleaned(text, TALK_LENGTH);
}

/** The name as everyone will see it, or undefined if nothing readable is left. Text stays text: nothing is escaped here. */
export function parseName(text: unknown): string | undefined {
	return typeof text !== 'string' || text.length > 400 ? undefined : cleaned(text, NAME_LENGTH);
}
