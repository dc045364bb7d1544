import type { RatedMove } from '@aquarius/bots';
import type { PlayerView } from '@aquarius/engine';
import { type Idea, ideasOf } from '#lib/play/ideas.ts';

/** Rates the moves of a view; its seat is on turn. */
export type Adviser = (view: PlayerView) => Promise<readonly RatedMove[]>;

/** What "show me a good move" has come to: one idea on the table at a time, and the next one for whoever asks while it is there. */
export class Hints {
	readonly #advise: Adviser | undefined;
	/** The idea that is shown; null: none. */
	idea = $state.raw<Idea | null>(null);
	isThinking = $state(false);
	/** Which of how many is shown, from 1. */
	number = $state(0);
	count = $state(0);
	#ideas: readonly Idea[] = [];
	/** The position that the ideas are for. */
	#view: PlayerView | null = null;
	/** Raised by whatever makes an answer that is still to come one that nobody waits for. */
	#asked = 0;

	constructor(advise: Adviser | undefined) {
		this.#advise = advise;
	}

	/** Only where the game is in the page: at a table with others an idea would be help from outside. */
	get isOffered(): boolean {
		return this.#advise !== undefined;
	}

	/** Shows the next idea for a view, the best one first, and after the last one that again. */
	async ask(view: PlayerView): Promise<'shown' | 'none' | 'not-now'> {
		if (this.#advise === undefined || this.isThinking) return 'not-now';
		if (this.#view !== view) {
			this.forget();
			const asked = this.#asked;
			this.isThinking = true;
			const rated = await this.#advise(view).catch(() => []);
			if (asked !== this.#asked) return 'not-now';
			this.isThinking = false;
			this.#ideas = ideasOf(view, rated);
			this.#view = this.#ideas.length === 0 ? null : view;
			this.number = 0;
			this.count = this.#ideas.length;
		}
		const idea = this.#ideas[this.number % this.count];
		if (idea === undefined) return 'none';
		this.number = (this.number % this.count) + 1;
		this.idea = idea;
		return 'shown';
	}

	/** Takes the idea from the table; whoever asks again sees the best one first. */
	dismiss(): void {
		this.idea = null;
		this.number = 0;
		if (this.isThinking) this.forget();
	}

	/** The position is another one. */
	forget(): void {
		this.#asked += 1;
		this.idea = null;
		this.isThinking = false;
		this.#view = null;
		this.#ideas = [];
	}
}
