import { Agenda } from './agenda.ts';
import { boundOf } from './bound.ts';
import type { ElementBits } from './cards.ts';
import { type Board, isSolved, mayMove, moveTop, PLACES, type Puzzle } from './puzzle.ts';
import { BoardStore } from './store.ts';

export interface SearchResult {
	readonly result: 'winnable' | 'lost' | 'unknown';
	/** If winnable: the boards on the way, each after a card move and the Goals that it opened; the solved one last. */
	readonly path: readonly Board[];
	/** How many different boards were met. */
	readonly nodes: number;
}

/**
 * Looks for a way from a board to every card on a slot: best first, each board once. `board`: settled, not solved, with empty slots for
 * all Goals to come. `limit`: the most boards to meet. `first`: the elements of the first move, if not those of the first period; such a
 * beginning is another position than the same board later. `lost` says that every board was met that could lead to a win.
 */
export function search(puzzle: Puzzle, board: Board, limit: number, first?: ElementBits): SearchResult {
	const run = new Search(puzzle, limit);
	run.begin(board, first);
	return run.run();
}

/**
 * In strict rules a board at an earlier Action is as good as at a later one, for one may always turn up the next. So a board is looked at
 * again only if it is met at an earlier Action than before, and then from that one up to the one that it was met at before.
 */
class Search {
	readonly #puzzle: Puzzle;
	readonly #limit: number;
	readonly #isHopeless: (board: Board, period: number) => boolean;
	readonly #store = new BoardStore();
	/** Of board numbers times `#span`, with the period from which on an earlier item has that board. */
	readonly #agenda: Agenda;
	readonly #span: number;
	/** By board: the period it was met in, at the soonest, and the board that it was met from. */
	readonly #met: number[] = [];
	readonly #parents: number[] = [];
	readonly #now = emptyBoard();
	#solved = -1;
	#isOut = false;

	constructor(puzzle: Puzzle, limit: number) {
		this.#puzzle = puzzle;
		this.#limit = limit;
		this.#isHopeless = boundOf(puzzle);
		this.#agenda = new Agenda(puzzle.periods.length);
		this.#span = puzzle.periods.length + 1;
	}

	begin(board: Board, first: ElementBits | undefined): void {
		if (first === undefined) this.#meet(board, 0, -1);
		else if (this.#limit < 1) this.#isOut = true;
		else {
			const id = this.#store.addApart(board);
			this.#met[id] = 0;
			this.#parents[id] = -1;
			this.#expand(id, 0, first);
		}
	}

	run(): SearchResult {
		while (this.#solved < 0 && !this.#isOut) {
			const next = this.#agenda.pop();
			if (next === undefined) break;
			const id = Math.floor(next.item / this.#span);
			this.#expand(id, next.period, this.#puzzle.periods[next.period] ?? 0);
			if (next.period + 1 < next.item % this.#span) this.#plan(id, next.period + 1, next.item % this.#span);
		}
		const result = this.#solved >= 0 ? 'winnable' : this.#isOut ? 'unknown' : 'lost';
		return { result, path: this.#path(), nodes: Math.min(this.#store.size, this.#limit) };
	}

	/** Meets every board that is a move in one of the elements away. */
	#expand(id: number, period: number, elements: ElementBits): void {
		const puzzle = this.#puzzle;
		const now = this.#now;
		for (let from = 0; from < PLACES; from++) {
			this.#store.read(id, now);
			if (((puzzle.numbers.elements[now.piles[from]?.at(-1) ?? 0] ?? 0) & elements) === 0) continue;
			for (let to = 0; to < 2 * PLACES; to++) {
				if (!mayMove(puzzle, now, from, to, elements)) continue;
				moveTop(puzzle, now, from, to);
				this.#meet(now, period, id);
				if (this.#isOut || this.#solved >= 0) return;
				this.#store.read(id, now);
			}
		}
	}

	#meet(board: Board, period: number, parent: number): void {
		const id = this.#store.add(board);
		if (id >= this.#limit) {
			this.#isOut = true;
			return;
		}
		const before = this.#met[id] ?? this.#puzzle.periods.length;
		if (period >= before) return;
		this.#met[id] = period;
		this.#parents[id] = parent;
		if (isSolved(board, this.#puzzle)) this.#solved = id;
		else this.#plan(id, period, before);
	}

	/** Puts a board on the agenda, if it is worth it. Cards of the deck count double: they have to come onto piles first. */
	#plan(id: number, period: number, end: number): void {
		this.#store.read(id, this.#now);
		if (this.#isHopeless(this.#now, period)) return;
		const undrawn = this.#puzzle.deck.length - this.#now.drawn;
		const left = this.#now.piles.reduce((sum, pile) => sum + pile.length, 2 * undrawn);
		this.#agenda.push(id * this.#span + end, period, left);
	}

	#path(): readonly Board[] {
		const path: Board[] = [];
		for (let id = this.#solved; id >= 0 && (this.#parents[id] ?? -1) >= 0; id = this.#parents[id] ?? -1) {
			const board = emptyBoard();
			this.#store.read(id, board);
			path.unshift(board);
		}
		return path;
	}
}

function emptyBoard(): Board {
	return { drawn: 0, slots: new Array<number>(PLACES).fill(0), piles: Array.from({ length: PLACES }, () => []) };
}
