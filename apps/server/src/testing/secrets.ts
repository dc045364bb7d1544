import { ACTIONS, type Card, type GameState, makeRules, type PileCard } from '@aquarius/engine';
import type { Leak } from '@aquarius/protocol/testing';

/** How many cards in a row are no accident. */
const RUN = 4;
const HAND = 3;
const WORD = `(?:[EAWFS.*]{4}|${ACTIONS.join('|')})`;
/** Cards as words one after the other, as JSON or plain text would have them. */
const WORDS = new RegExp(`${WORD}(?:(?:","|,| )${WORD}){${HAND - 1},}`, 'g');

/** What no client may ever have got of a game: its seed and key of chance in any form, runs of the deck, whole hands as words. */
export class Secrets {
	readonly #hex: string[] = [];
	readonly #raw: Buffer[] = [];
	readonly #runs = new Set<string>();
	readonly #rules: string;
	#longest = 0;

	constructor(start: GameState, seed: string) {
		this.#rules = JSON.stringify(makeRules(start.rules));
		this.addHex(start.random.slice(0, 64));
		this.addHex(seed);
		for (const deck of [start.deck, start.solitaire?.deck ?? []]) {
			for (let at = 0; at + RUN <= deck.length; at++) this.#addRun(deck.slice(at, at + RUN));
		}
		this.addHands(start);
	}

	addHex(secret: string) {
		for (let at = 0; at < secret.length; at += 16) {
			this.#hex.push(secret.slice(at, at + 16));
			this.#raw.push(Buffer.from(secret.slice(at, at + 16), 'hex'));
		}
	}

	/** Where hands lie open they are no secret. */
	addHands({ players, rules }: GameState) {
		if (rules.openHands) return;
		for (const { hand } of players) if (hand.length >= HAND) this.#addRun(hand);
	}

	/** These cards were turned up before everybody, in this order, and went back into the deck. */
	reveal(cards: readonly Card[]) {
		const shown = cards.join(' ');
		for (const run of this.#runs) if (shown.includes(run)) this.#runs.delete(run);
	}

	#addRun(cards: readonly (Card | PileCard)[]) {
		// Rules tell everybody which Actions there are.
		if (this.#rules.includes(cards.join('","'))) return;
		this.#runs.add(cards.join(' '));
		this.#longest = Math.max(this.#longest, cards.length);
	}

	in(bytes: Buffer): readonly Leak[] {
		const text = bytes.toString('latin1');
		const inText = this.#hex.map((what) => ({ what, at: text.indexOf(what) }));
		const inBytes = this.#raw.map((raw) => ({ what: 'raw key or seed', at: bytes.indexOf(raw) }));
		const runs = [...text.matchAll(WORDS)].flatMap((match) => this.#runsIn(match[0], match.index));
		return [...[...inText, ...inBytes].filter(({ at }) => at >= 0), ...runs];
	}

	#runsIn(text: string, at: number): readonly Leak[] {
		const words = text.split(/","|,| /);
		const found: Leak[] = [];
		for (let from = 0; from + HAND <= words.length; from++) {
			for (let length = HAND; length <= Math.min(this.#longest, words.length - from); length++) {
				const run = words.slice(from, from + length).join(' ');
				if (this.#runs.has(run)) found.push({ what: run, at });
			}
		}
		return found;
	}
}
