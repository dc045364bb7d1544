/**
 * Small whole numbers as text, so that a line of the log costs a few bytes on the wire. A number below 64 is one character; a larger one has
 * digits to the base of 30 before that, least first. All characters are printable ASCII, which a string of the schema carries in a byte each.
 */
const LAST = 64;
const LAST_FROM = 32;
const DIGITS = 30;
const DIGIT_FROM = LAST_FROM + LAST;

/** A whole number from 0 up. Throws for any other. */
export function packNumber(number: number): string {
	if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${number} is no number to pack`);
	let text = '';
	let rest = number;
	while (rest >= LAST) {
		text += String.fromCharCode(DIGIT_FROM + (rest % DIGITS));
		rest = Math.floor(rest / DIGITS);
	}
	return text + String.fromCharCode(LAST_FROM + rest);
}

/** Reads what was packed, from left to right. The text comes from our own server: one that breaks off throws. */
export class Unpacker {
	readonly #text: string;
	#at = 0;

	constructor(text: string) {
		this.#text = text;
	}

	get isAtEnd(): boolean {
		return this.#at >= this.#text.length;
	}

	number(): number {
		let number = 0;
		let worth = 1;
		for (;;) {
			if (this.isAtEnd) throw new Error(`packed text breaks off: ${this.#text}`);
			const char = this.#text.charCodeAt(this.#at++);
			if (char < DIGIT_FROM) return number + (char - LAST_FROM) * worth;
			number += (char - DIGIT_FROM) * worth;
			worth *= DIGITS;
		}
	}
}
