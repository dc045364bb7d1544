import { randomBytes } from 'node:crypto';
import { type Card, cardKinds, ELEMENTS, type Element, type RuleSet, type Seat, type Viewer } from '@aquarius/engine';
import type { Codec } from '../codec.ts';
import { Unpacker } from '../pack.ts';

/** A number that stands for one card or Goal, for one audience, in one game, and that nobody can guess. */
export interface Canary {
	readonly game: string;
	readonly audience: Viewer;
	readonly what: Card | Element;
	readonly code: number;
}

/** A place in a client's bytes where something was that this client must not get. */
export interface Leak {
	readonly what: string;
	readonly at: number;
}

/**
 * Codecs whose numbers are canaries. A number in a client's bytes proves what was sent: another seat's hand or Goal cannot reach
 * a client without its number. Numbers have 52 bits, so that chance hits do not happen.
 */
export class Canaries {
	readonly #byCode = new Map<number, Canary>();
	readonly #codecs = new Map<string, Codec>();
	/** First four bytes, little-endian, of every way in which a number travels: a quick sieve before the exact look-up. */
	readonly #sieve = new Set<number>();

	/** The codec of one game; `game` names it among all games, such as code and number. Asked again, it is the same one. */
	codecFor(rules: RuleSet, game: string): Codec {
		const known = this.#codecs.get(game);
		if (known !== undefined) return known;
		const codec = this.#makeCodec(rules, game);
		this.#codecs.set(game, codec);
		return codec;
	}

	/** Whether `bytes`, all that one client received, hold a number made for another audience than everybody or `mine`. */
	foreignIn(bytes: Buffer, mine: (game: string) => Viewer): readonly Leak[] {
		return this.#numbersIn(bytes).flatMap(({ code, at }) => {
			const canary = this.#byCode.get(code);
			if (canary === undefined || canary.audience === null || canary.audience === mine(canary.game)) return [];
			return [{ what: `${canary.what} of seat ${canary.audience} in game ${canary.game}`, at }];
		});
	}

	/** How many different numbers for `audience` in `game` these bytes hold: a scanner that finds none proves nothing. */
	countOf(bytes: Buffer, game: string, audience: Seat): number {
		const found = new Set<number>();
		for (const { code } of this.#numbersIn(bytes)) {
			const canary = this.#byCode.get(code);
			if (canary?.game === game && canary.audience === audience) found.add(code);
		}
		return found.size;
	}

	#makeCodec(rules: RuleSet, game: string): Codec {
		const codes = new Map<string, number>();
		const known = new Map<string, Card | Element>();
		const codeFor = (what: Card | Element, audience: Viewer) => {
			const name = `${audience}/${what}`;
			let code = codes.get(name);
			if (code === undefined) {
				code = this.#release({ game, audience, what, code: unguessable() });
				codes.set(name, code);
				known.set(`${audience}/${code}`, what);
			}
			return code;
		};
		const kinds = new Set<string>(cardKinds(rules).flatMap((card) => [card, [...card].reverse().join('')]));
		const isElement = (what: string): what is Element => ELEMENTS.some((element) => element === what);
		return {
			card: (card, audience) => codeFor(card, audience),
			cardAt(code, audience) {
				const what = known.get(`${audience}/${code}`);
				return what === undefined || !kinds.has(what) ? undefined : (what as Card);
			},
			goal: (goal, audience) => codeFor(goal, audience),
			goalAt(code, audience) {
				const what = known.get(`${audience}/${code}`);
				return what !== undefined && isElement(what) ? what : undefined;
			},
		};
	}

	#release(canary: Canary): number {
		this.#byCode.set(canary.code, canary);
		for (const bytes of waysToTravel(canary.code)) this.#sieve.add(bytes.readUInt32LE(0));
		return canary.code;
	}

	/** Every known number in the bytes: as integer or float of eight bytes in either order, as decimal text, or packed. */
	#numbersIn(bytes: Buffer): readonly { code: number; at: number }[] {
		const found: { code: number; at: number }[] = [];
		for (let at = 0; at + 8 <= bytes.length; at++) {
			if (!this.#sieve.has(bytes.readUInt32LE(at))) continue;
			const readings = [
				bytes.readBigUInt64LE(at),
				bytes.readBigUInt64BE(at),
				bytes.readDoubleLE(at),
				bytes.readDoubleBE(at),
			];
			for (const reading of readings) if (this.#byCode.has(Number(reading))) found.push({ code: Number(reading), at });
		}
		const text = bytes.toString('latin1');
		for (const match of text.matchAll(/\d{14,}/g)) {
			if (this.#byCode.has(Number(match[0]))) found.push({ code: Number(match[0]), at: match.index });
		}
		// A packed card is one more than its number, since 0 is a hidden one; a packed Goal is its number.
		for (const match of text.matchAll(PACKED)) {
			const packed = new Unpacker(match[0]).number();
			for (const code of [packed, packed - 1]) if (this.#byCode.has(code)) found.push({ code, at: match.index });
		}
		return found;
	}
}

/** Numbers of that size as `packNumber` writes them. */
const PACKED = /[`-}]{8,}[ -_]/g;

/** From 2^51 up, so that every number has 16 digits and travels as eight bytes. */
const unguessable = (): number =>
	2 ** 51 + (randomBytes(8).readUIntBE(0, 6) % 2 ** 48) * 8 + ((randomBytes(1)[0] ?? 0) % 8);

function waysToTravel(code: number): readonly Buffer[] {
	const ways = [Buffer.alloc(8), Buffer.alloc(8), Buffer.alloc(8), Buffer.alloc(8)] as const;
	ways[0].writeBigUInt64LE(BigInt(code));
	ways[1].writeBigUInt64BE(BigInt(code));
	ways[2].writeDoubleLE(code);
	ways[3].writeDoubleBE(code);
	return ways;
}
