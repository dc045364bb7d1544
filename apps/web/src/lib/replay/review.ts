import { type TurningPoint, turningPoints } from '@aquarius/bots';
import { makeMove, type RuleSet } from '@aquarius/engine';
import { type BotReviewer, TimedOut } from '../session/bot-player.ts';
import type { Thinking } from '../session/bot-questions.ts';
import { Listeners } from '../session/session.ts';
import { type Advice, adviceOf } from './advice.ts';
import { chanceKind, moveAt, moversOf, positionAt, type Replay, viewAt } from './replay.ts';

/** How far a review has come, as one immutable value. */
export interface ReviewState {
	readonly doing: 'chances' | 'advice' | 'nothing';
	readonly ended: 'no' | 'stopped' | 'done' | 'failed' | 'no-chances';
	/** By position, then by seat; as many as are known yet. */
	readonly chances: readonly (readonly number[])[];
	readonly positions: number;
	/** The chances are of few playouts, as more would take too long: no move is judged by them. */
	readonly isRough: boolean;
	/** Those among the moves whose chances are known. */
	readonly turns: readonly TurningPoint[];
	/** By entry, for moves that cost their player much. */
	readonly advice: ReadonlyMap<number, Advice>;
	/** How many of them there are. */
	readonly toAdvise: number;
}

/** Before a review has begun. */
export const NOTHING_YET: ReviewState = {
	doing: 'nothing',
	ended: 'no',
	chances: [],
	positions: 0,
	isRough: false,
	turns: [],
	advice: new Map(),
	toAdvise: 0,
};

/**
 * How much is thought about a position (undefined: as much as the bots think right for what its rules cost), about all moves from it, and
 * about the best one beside the one made.
 */
export interface ReviewEffort {
	readonly chances: Thinking | undefined;
	readonly moves: Thinking;
	readonly two: Thinking;
}

const EFFORT: ReviewEffort = { chances: undefined, moves: { playouts: 3000 }, two: { playouts: 1500 } };
/** After a question that took too long: a time has an end wherever it is thought. */
const LESS: ReviewEffort = { chances: { ms: 2000 }, moves: { ms: 4000 }, two: { ms: 2000 } };
/** The same game has the same review. */
const SEED = 'review';

export interface ReviewOptions {
	readonly effort?: ReviewEffort;
	/** Tells of a bug that ended the review. */
	readonly report: (what: string) => void;
}

/** Works a review out, one question after the other, so that it can be stopped and gone on with. */
export class Review {
	readonly #replay: Replay;
	readonly #bots: BotReviewer;
	#effort: ReviewEffort;
	readonly #report: ReviewOptions['report'];
	readonly #listeners = new Listeners();
	#state: ReviewState;
	/** Raised by `stop` and `close`: an answer that comes later is thrown away. */
	#run = 0;
	#leave: () => void = () => {};

	constructor(replay: Replay, bots: BotReviewer, { effort, report }: ReviewOptions) {
		this.#replay = replay;
		this.#bots = bots;
		this.#report = report;
		this.#effort = effort ?? EFFORT;
		const ended = chanceKind(replay) === 'none' ? 'no-chances' : 'no';
		const isRough = isDear(replay.start.rules);
		this.#state = { ...NOTHING_YET, ended, isRough, positions: replay.positions.length };
	}

	snapshot = (): ReviewState => this.#state;
	subscribe = (changed: () => void): (() => void) => this.#listeners.add(changed);

	/** Begins, or goes on where it was stopped. Resolves when there is nothing more to do, or once it is stopped or closed. */
	async start(): Promise<void> {
		if (this.#state.doing !== 'nothing' || ['done', 'no-chances'].includes(this.#state.ended)) return;
		this.#run += 1;
		const run = this.#run;
		// The question that a closed worker was asked is answered no more: what waits for its answer is left behind.
		const left = new Promise<void>((done) => {
			this.#leave = done;
		});
		await Promise.race([this.#work(() => this.#run === run), left]);
	}

	stop(): void {
		if (this.#state.doing === 'nothing') return;
		this.close();
		this.#set({ doing: 'nothing', ended: 'stopped' });
	}

	/** Ends the worker. */
	close(): void {
		this.#run += 1;
		this.#bots.close();
		this.#leave();
	}

	async #work(isOn: () => boolean): Promise<void> {
		try {
			await this.#findChances(isOn);
			await this.#findAdvice(isOn);
			if (isOn()) this.#set({ doing: 'nothing', ended: 'done' });
		} catch (error) {
			if (!isOn()) return;
			this.#report(`the review failed: ${error}`);
			if (error instanceof TimedOut && this.#effort !== LESS) {
				this.#spareEffort();
				return this.#work(isOn);
			}
			this.#set({ doing: 'nothing', ended: 'failed' });
		}
	}

	/** Chances of so little are no ground to judge moves by. */
	#spareEffort(): void {
		this.#effort = LESS;
		if (this.#state.doing === 'chances') this.#set({ isRough: true, turns: [], toAdvise: 0 });
	}

	async #findChances(isOn: () => boolean): Promise<void> {
		const movers = moversOf(this.#replay);
		while (isOn() && this.#state.chances.length < this.#state.positions) {
			this.#set({ doing: 'chances', ended: 'no' });
			const at = this.#state.chances.length;
			const found = await this.#bots.chances(positionAt(this.#replay, at), SEED, this.#effort.chances);
			if (!isOn()) return;
			const chances = [...this.#state.chances, found];
			const turns = this.#state.isRough ? [] : turningPoints(chances, movers.slice(0, at));
			this.#set({ chances, turns, toAdvise: turns.filter(costs).length });
		}
	}

	async #findAdvice(isOn: () => boolean): Promise<void> {
		for (const { entry, seat } of this.#state.turns.filter(costs)) {
			if (!isOn()) return;
			if (this.#state.advice.has(entry)) continue;
			this.#set({ doing: 'advice', ended: 'no' });
			const found = await this.#adviceFor(entry, seat);
			if (!isOn()) return;
			this.#set({ advice: new Map(this.#state.advice).set(entry, found) });
		}
	}

	/** From what the mover could know at that moment, and nothing else. */
	async #adviceFor(entry: number, seat: number): Promise<Advice> {
		const played = moveAt(this.#replay, entry);
		const view = viewAt(this.#replay, entry, seat);
		// Whoever was not on turn looked at a covered Goal or claimed: no other move was to be made.
		if (played === undefined || view.turn !== seat) return { type: 'unforeseen' };
		const [best] = await this.#bots.rate(view, SEED, this.#effort.moves);
		if (best === undefined || makeMove(best.move) === makeMove(played)) return { type: 'unforeseen' };
		const compared = await this.#bots.rate(view, SEED, this.#effort.two, [best.move, played]);
		return adviceOf(played, best.move, compared);
	}

	#set(change: Partial<ReviewState>): void {
		this.#state = { ...this.#state, ...change };
		this.#listeners.tell();
	}
}

/** Rules whose moves are not made in place (`Search.inPlace` of the engine): there a position has 16 to 50 playouts, where others have hundreds. */
const isDear = ({ overlap, zapTo, deckOut, actions }: RuleSet): boolean =>
	overlap || zapTo !== 'hand' || deckOut !== 'play-on' || actions.includes('rotate-a-card');

const costs = ({ kind }: TurningPoint): boolean => kind !== 'stroke';
