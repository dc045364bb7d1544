/** Marks around a word to be set in bold. Private-use characters, so that no name typed on a keyboard can hold them by accident. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

export interface TextPart {
	readonly text: string;
	readonly strong: boolean;
}

/** The word, marked as bold for `parts`. */
export function strong(word: string): string {
	return `${OPEN}${plain(word)}${CLOSE}`;
}

/** The sentence without marks: for titles, live regions and clipboards. */
export function plain(sentence: string): string {
	return sentence.replace(/[\uE000\uE001]/g, '');
}

/** The sentence cut at its marks, in order. Parts are never empty. */
export function parts(sentence: string): readonly TextPart[] {
	return sentence
		.split(/(\uE000[^\uE001]*\uE001)/)
		.filter((piece) => piece !== '')
		.map((piece) => ({ text: plain(piece), strong: piece.startsWith(OPEN) }));
}

/** What stands between a round million and its noun, in languages that have a plural form for it: "1 000 000 de cartes". */
const AFTER_MILLIONS: Readonly<Record<string, string>> = { fr: 'de ', es: 'de ' };

/** The form of a noun for a count, by the plural rules of the language. */
export function pluralOf(language: string): (n: number, forms: { one: string; other: string }) => string {
	const rules = new Intl.PluralRules(language);
	const numbers = new Intl.NumberFormat(language);
	return (n, forms) => {
		const form = rules.select(n);
		const joint = form === 'many' ? (AFTER_MILLIONS[language] ?? '') : '';
		return `${numbers.format(n)} ${joint}${form === 'one' ? forms.one : forms.other}`;
	};
}

/** A share from 0 to 1 as the language writes it: "95%". */
export function percentOf(language: string): (share: number) => string {
	const format = new Intl.NumberFormat(language, { style: 'percent' });
	return (share) => format.format(share);
}

/** "a, b and c" in the language. */
export function listOf(language: string): (items: readonly string[]) => string {
	const format = new Intl.ListFormat(language, { type: 'conjunction' });
	return (items) => format.format(items);
}

/** A sentence from a fragment: capital first, full stop last. */
export function sentence(text: string): string {
	const first = text.charAt(0).toUpperCase() + text.slice(1);
	return /[.!?…]$/.test(plain(first)) ? first : `${first}.`;
}

/** Every case has been handled before this; a new one is a build error. */
export function missing(value: never): never {
	throw new Error(`no words for ${JSON.stringify(value)}`);
}
