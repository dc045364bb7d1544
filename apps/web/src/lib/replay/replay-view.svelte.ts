import type { TurningPoint } from '@aquarius/bots';
import { isReal, type Move } from '@aquarius/engine';
import type { BoardConfig, BoardHandlers } from '@aquarius/rendering';
import { boardConfig } from '#lib/play/board-config.ts';
import { boardWords } from '#lib/play/board-words.ts';
import { NO_DRAFT } from '#lib/play/draft.ts';
import { draftOf } from '#lib/play/draft-of.ts';
import { asIdea, cardAt } from '#lib/play/ideas.ts';
import type { BotReviewer } from '#lib/session/bot-player.ts';
import { m } from '#lib/words.ts';
import { wholePercents } from './percents.ts';
import { chanceKind, chancesOf, type Line, playersOf, positionAt, type Replay, viewAt } from './replay.ts';
import { NOTHING_YET, Review, type ReviewState } from './review.ts';
import { type Step, stepsOf } from './steps.ts';
import { type Verdict, verdictOf } from './verdict.ts';

const words = () => ({ ...boardWords(m), board: m.replay.board });

/** What a page that looks back decides: where in the game it is, and what it shows there. */
export class ReplayView {
	readonly replay: Replay;
	readonly review: Review;
	readonly last: number;
	readonly lines: readonly Line[];
	readonly players: readonly number[];
	readonly isTogether: boolean;
	readonly hasChances: boolean;
	/** Against the cards alone nobody holds any. */
	readonly hasHands: boolean;
	/** The position that is shown: as many entries have been played. */
	at = $state(0);
	/** The better move is shown in the place of what was played. */
	isBetterShown = $state(false);
	state = $state.raw<ReviewState>(NOTHING_YET);
	readonly steps: readonly Step[];
	/** How many moves the game has. */
	readonly moves: number;
	readonly #undo: () => void;

	step = $derived.by(() => this.steps[this.at - 1] ?? null);
	turn = $derived.by(() => this.state.turns.find(({ entry }) => entry === this.at - 1) ?? null);
	advice = $derived.by(() => (this.turn === null ? null : (this.state.advice.get(this.turn.entry) ?? null)));
	/** Positions that a turning point led to. */
	turns = $derived.by(() => new Map(this.state.turns.map((turn) => [turn.entry + 1, turn])));
	/** Which move is shown, of how many. */
	title = $derived.by(() => {
		if (this.step === null) return m.replay.start;
		return this.step.number === null ? m.replay.noMove : m.replay.position(this.step.number, this.moves);
	});
	/** What is said of them, in words. */
	verdicts = $derived.by(
		() => new Map([...this.turns].map(([at, turn]): [number, string] => [at, m.replay.kinds[this.#verdictOf(turn)]])),
	);
	/** Each line's chances by position, as far as they are known; null where its player was not in the game. */
	chances = $derived.by(() => this.lines.map((line) => chancesOf(this.replay, line, this.state.chances)));
	/** By position, then by line: the same as whole hundredths, which add up. */
	percents = $derived.by(() =>
		this.state.chances.map((_, at) => wholePercents(this.chances.map((line) => line[at] ?? null))),
	);
	position = $derived.by(() => positionAt(this.replay, this.at));
	config = $derived.by(() => this.#configNow());

	constructor(replay: Replay, bots: BotReviewer, at: number) {
		this.replay = replay;
		this.review = new Review(replay, bots, { report: (what) => console.error(what) });
		this.last = replay.log.length;
		this.steps = stepsOf(replay, m);
		this.moves = this.steps.filter(({ number }) => number !== null).length;
		const kind = chanceKind(replay);
		this.players = playersOf(replay);
		this.isTogether = kind === 'together';
		this.hasChances = kind !== 'none';
		this.hasHands = replay.start.rules.layout === 'table';
		this.lines = kind === 'together' ? ['all'] : kind === 'each' ? this.players : [];
		this.state = this.review.snapshot();
		this.#undo = this.review.subscribe(() => {
			this.state = this.review.snapshot();
		});
		this.go(at);
	}

	/** Lets the worker go. */
	close(): void {
		this.#undo();
		this.review.close();
	}

	/** Shows a position; one outside of the game is its start or its end. */
	go(at: number): void {
		this.at = Math.min(this.last, Math.max(0, Math.trunc(at)));
		this.isBetterShown = false;
	}

	/** Whether a move is one that the table can show. */
	isOnTable(move: Move): boolean {
		return move.type === 'place' || ('target' in move && move.target !== null);
	}

	/** The better move at this turning point, or the game as it went. */
	toggleBetter(): void {
		this.isBetterShown = !this.isBetterShown;
	}

	/** The turning point before this position or after it; stays where there is none. */
	goToTurn(towards: 'before' | 'after'): void {
		const at = this.turnTo(towards);
		if (at !== undefined) this.go(at);
	}

	turnTo(towards: 'before' | 'after'): number | undefined {
		const all = [...this.turns.keys()];
		return towards === 'before' ? all.findLast((at) => at < this.at) : all.find((at) => at > this.at);
	}

	/** The chance of the n-th line in the position that is shown; null where there is none, or none yet. */
	chanceOf(n: number): number | null {
		return this.chances[n]?.[this.at] ?? null;
	}

	/** The chance of the n-th line in a position in whole hundredths; null as before. */
	percentOf(n: number, at = this.at): number | null {
		return this.percents[at]?.[n] ?? null;
	}

	/** The chance of whoever moved, before and after, as it is told of that line elsewhere. */
	change({ entry, seat, before, after }: TurningPoint): [number, number] {
		const n = this.isTogether ? 0 : this.players.indexOf(seat);
		return [this.percentOf(n, entry) ?? before, this.percentOf(n, entry + 1) ?? after];
	}

	/** Whether somebody plays in that seat in the position that is shown. */
	isThere(seat: number): boolean {
		return isReal(this.position.players, seat);
	}

	lineName(line: Line): string {
		return line === 'all' ? m.replay.together : this.nameOf(line);
	}

	nameOf(seat: number): string {
		return this.replay.names[seat] ?? '';
	}

	/** A move from the position before this one, in words. */
	moveWords(move: Move): string {
		return m.move(move, this.replay.names, cardAt(positionAt(this.replay, this.at - 1)));
	}

	#verdictOf(turn: TurningPoint): Verdict {
		return verdictOf(turn, this.state.advice.get(turn.entry), this.replay.events[turn.entry] ?? []);
	}

	#configNow(): BoardConfig {
		const { replay, at, turn, advice } = this;
		const prefs = { lit: null, interactive: false };
		if (!this.isBetterShown || turn === null || advice?.type !== 'better') {
			return boardConfig(viewAt(replay, at, replay.me), prefs, NO_DRAFT, words());
		}
		const view = viewAt(replay, turn.entry, turn.seat);
		const draft = draftOf(view, advice.move);
		return asIdea(boardConfig(view, prefs, draft, words()), draft);
	}
}

/** Nothing can be done to a table that is looked back at. */
export const LOOKING: BoardHandlers = {
	onSpot: () => {},
	onRefused: () => undefined,
	onCard: () => {},
	onTurn: () => {},
	onCommit: () => {},
	onCancel: () => {},
	onSay: () => {},
};
