/** No vowels, so that no words come out, and no 0, 1, O, I, Y that people mix up. */
export const TABLE_CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ23456789';
export const TABLE_CODE_LENGTH = 6;

/** Six characters of the alphabet; also the room id and the end of the link `/table/CODE`. */
export type TableCode = string & { readonly brand: 'TableCode' };

const SHAPE = new RegExp(`^[${TABLE_CODE_ALPHABET}]{${TABLE_CODE_LENGTH}}$`);

/** Reads a code as people type it: small letters, spaces and dashes are forgiven. Undefined if it cannot be one. */
export function parseTableCode(text: unknown): TableCode | undefined {
	if (typeof text !== 'string' || text.length > 20) return undefined;
	const code = text.toUpperCase().replace(/[\s-]/g, '');
	return isTableCode(code) ? code : undefined;
}

export function isTableCode(text: string): text is TableCode {
	return SHAPE.test(text);
}
