import { createHash, randomBytes, randomInt } from 'node:crypto';
import {
	isTableCode,
	RESULT_ID_ALPHABET,
	RESULT_ID_LENGTH,
	TABLE_CODE_ALPHABET,
	TABLE_CODE_LENGTH,
	type TableCode,
} from '@aquarius/protocol';

/** What a wish is known by whose person gave it no key: 192 random bits. */
export const makeKey = (): string => randomBytes(24).toString('base64url');

/** The code that a wish for a new table tries as its `attempt`th; that it is free is the store's business. The same key tries the same ones. */
export function tableCodeOf(key: string, attempt: number): TableCode {
	const chance = createHash('sha256').update(`table ${attempt} ${key}`).digest();
	const letters = Array.from(
		{ length: TABLE_CODE_LENGTH },
		(_, at) => TABLE_CODE_ALPHABET[chance.readUInt32BE(4 * at) % TABLE_CODE_ALPHABET.length],
	);
	const code = letters.join('');
	if (!isTableCode(code)) throw new Error(`a made code has the shape of one: ${code}`);
	return code;
}

/** What proves the seat that a wish was granted, each time the same: a key says nothing of it to whom the hash of either is shown. */
export const credentialOf = (key: string): string =>
	createHash('sha256').update(`credential ${key}`).digest('base64url');

/** What is kept of a credential. It is random in full, so a plain hash needs no salt. */
export const hashOfCredential = (credential: string): string =>
	createHash('sha256').update(credential).digest('base64url');

/** The server's part in a game's chance: 256 bits as hex. */
export const makeSeed = (): string => randomBytes(32).toString('hex');

/** Where the record of a finished game is: who is not told cannot guess it. */
export const makeResultId = (): string =>
	Array.from({ length: RESULT_ID_LENGTH }, () => RESULT_ID_ALPHABET[randomInt(RESULT_ID_ALPHABET.length)]).join('');
