/** A field of a text form, as a row of a list. Words between backticks are set as code. */
export interface FieldRow {
	readonly name: string;
	/** What may stand there. */
	readonly type: string;
	readonly meaning: string;
	/** What each value means, if there are only some. */
	readonly values?: readonly ValueRow[];
	/** Further facts: a label and what goes with it. */
	readonly facts?: readonly FactRow[];
	/** Rulings by their numbers. Those that the rule book has become links. */
	readonly rulings?: readonly string[];
}
export interface ValueRow {
	readonly value: string;
	readonly meaning: string;
}
export interface FactRow {
	readonly label: string;
	readonly text: string;
}

/** A field's text without its name, for objects that have every field of a type of the engine. */
export type FieldText = readonly [type: string, meaning: string];

/** Rows in the order of the object. */
export function rowsOf(fields: Readonly<Record<string, FieldText>>): readonly FieldRow[] {
	return Object.entries(fields).map(([name, [type, meaning]]) => ({ name, type, meaning }));
}

/** A text cut at its backticks. */
export function codeParts(text: string): readonly { readonly text: string; readonly isCode: boolean }[] {
	return text
		.split('`')
		.map((part, i) => ({ text: part, isCode: i % 2 === 1 }))
		.filter((part) => part.text !== '');
}
