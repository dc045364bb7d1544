import { createHash, randomBytes, randomInt } from 'node:crypto';
import {
	isTableCode,
	RESULT_ID_ALPHABET,
	RESULT_ID_LENGTH,
	TABLE_CODE_ALPHABET,
	TABLE_CODE_LENGTH,
	type TableCode,
} from '@aquarius/protocol';

/** A new table code; that it is free is the store's business. */
export function makeTableCode(): TableCode {
	const letters = Array.from(
		{ length: TABLE_CODE_LENGTH },
		() => TABLE_CODE_ALPHABET[randomInt(TABLE_CODE_ALPHABET.length)],
	);
	const code = letters.join('');
	if (!isTableCode(code)) throw new Error(`a made code has the shape of one: ${code}`);
	return code;
}

/** What proves a seat: 192 random bits, given to its person once. */
export const makeCredential = (): string => randomBytes(24).toString('base64url');

/** What is kept of a credential. It is random in full, so a plain hash needs no salt. */
export const hashOfCredential = (credential: string): string =>
	createHash('sha256').update(credential).digest('base64url');

/** The server's part in a game's chance: 256 bits as hex. */
export const makeSeed = (): string => randomBytes(32).toString('hex');

/** Where the record of a finished game is: who is not told cannot guess it. */
export const makeResultId = (): string =>
	Array.from({ length: RESULT_ID_LENGTH }, () => RESULT_ID_ALPHABET[randomInt(RESULT_ID_ALPHABET.length)]).join('');
