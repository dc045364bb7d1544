import { type Board, PLACES } from './puzzle.ts';

/**
 * Every board that a search has met, each once, in two bytes a card. Compared in full, not by a hash alone: a search that finds nothing
 * new may then say that there is nothing. Piles are in one fixed order and so are slots, for nothing names them.
 */
export class BoardStore {
	/** How many boards there are; they are numbered from 0. */
	size = 0;
	#words = new Uint16Array(1 << 12);
	/** Where each board's words begin, and where the next one's shall. */
	#starts = new Uint32Array(1 << 8);
	/** Open addressing: a board's number and 1, or 0. */
	#index = new Uint32Array(1 << 9);

	/** The board's number; a new one, `size` before, if it was not met yet. */
	add(board: Board): number {
		const start = this.#write(board);
		let at = this.#hash(start) & (this.#index.length - 1);
		for (let found = this.#index[at]; found; found = this.#index[at]) {
			if (this.#isSame(found - 1, start)) return found - 1;
			at = (at + 1) & (this.#index.length - 1);
		}
		this.#index[at] = this.size + 1;
		return this.#keep();
	}

	/** Keeps a board under a number of its own, so that `add` will not find it. */
	addApart(board: Board): number {
		this.#write(board);
		return this.#keep();
	}

	/** Puts a stored board, in its fixed order, into one that is there to be changed. */
	read(id: number, into: Board): void {
		let at = this.#starts[id] ?? 0;
		into.drawn = this.#words[at++] ?? 0;
		for (let slot = 0; slot < PLACES; slot++) into.slots[slot] = this.#words[at++] ?? 0;
		for (const pile of into.piles) {
			let height = 0;
			for (let card = this.#words[at++]; card; card = this.#words[at++]) pile[height++] = card;
			pile.length = height;
		}
	}

	/** Writes a board behind those that are kept; gives where. Each pile ends with a 0, which is no card. */
	#write({ drawn, slots, piles }: Board): number {
		const start = this.#starts[this.size] ?? 0;
		this.#makeRoom(start + 1 + 2 * PLACES + piles.reduce((sum, pile) => sum + pile.length, 0));
		let at = start;
		this.#words[at++] = drawn;
		for (const code of [...slots].sort(ascending)) this.#words[at++] = code;
		for (const pile of [...piles].sort(compare)) {
			for (const card of pile) this.#words[at++] = card;
			this.#words[at++] = 0;
		}
		this.#starts[this.size + 1] = at;
		return start;
	}

	#keep(): number {
		const id = this.size++;
		if (this.size + 2 > this.#starts.length) this.#starts = grown(this.#starts, new Uint32Array(2 * this.size + 4));
		if (2 * this.size > this.#index.length) this.#reindex();
		return id;
	}

	#makeRoom(words: number): void {
		if (words > this.#words.length) this.#words = grown(this.#words, new Uint16Array(2 * words));
	}

	/** Twice the room. Boards that are kept apart are in no entry, so they stay apart. */
	#reindex(): void {
		const old = this.#index;
		this.#index = new Uint32Array(2 * old.length);
		for (const entry of old) {
			if (entry === 0) continue;
			let at = this.#hash(this.#starts[entry - 1] ?? 0, this.#starts[entry]) & (this.#index.length - 1);
			while (this.#index[at]) at = (at + 1) & (this.#index.length - 1);
			this.#index[at] = entry;
		}
	}

	/** FNV-1a over words, and mixed, since the table asks for the low bits. */
	#hash(start: number, end = this.#starts[this.size + 1] ?? 0): number {
		let h = 0x811c9dc5;
		for (let i = start; i < end; i++) h = Math.imul(h ^ (this.#words[i] ?? 0), 0x01000193);
		h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
		return (h ^ (h >>> 13)) >>> 0;
	}

	#isSame(id: number, start: number): boolean {
		const other = this.#starts[id] ?? 0;
		const length = (this.#starts[this.size + 1] ?? 0) - start;
		if ((this.#starts[id + 1] ?? 0) - other !== length) return false;
		for (let i = 0; i < length; i++) if (this.#words[other + i] !== this.#words[start + i]) return false;
		return true;
	}
}

const ascending = (a: number, b: number): number => a - b;

/** By the first card that differs; a pile that begins like a higher one comes first. */
function compare(a: readonly number[], b: readonly number[]): number {
	const common = Math.min(a.length, b.length);
	for (let i = 0; i < common; i++) {
		const difference = (a[i] ?? 0) - (b[i] ?? 0);
		if (difference !== 0) return difference;
	}
	return a.length - b.length;
}

function grown<T extends Uint16Array | Uint32Array>(old: T, larger: T): T {
	larger.set(old);
	return larger;
}
