import type { RatedMove } from '@aquarius/bots';
import { cardOf, type Move, makeMove, type PlayerView, type Spot } from '@aquarius/engine';
import type { Messages } from '@aquarius/i18n';
import type { BoardConfig } from '@aquarius/rendering';
import type { Draft } from './draft.ts';
import { draftOf } from './draft-of.ts';
import { goalOf } from './outcome.ts';
import { sevenOf } from './prompt.ts';

/** A move that somebody is shown, with how often it won. */
export interface Idea {
	readonly move: Move;
	readonly draft: Draft;
	/** 0 to 1. */
	readonly value: number;
}

/** More ideas than this are none. */
const MOST_IDEAS = 4;
/** Of one Action, which can often be played in dozens of ways that come to the same. */
const MOST_OF_ACTION = 2;

/**
 * The best of the rated moves as ideas: cards that are laid differ by more than how they lie, and one Action comes twice at most. Moves
 * without a card are nothing to show.
 */
export function ideasOf(view: PlayerView, rated: readonly RatedMove[]): readonly Idea[] {
	const ideas = new Map<string, Idea>();
	for (const { move, value } of rated) {
		const draft = draftOf(view, move);
		const key = keyOf(move);
		if (draft.type === 'none' || ideas.has(key) || isMoreOfTheSame(move, [...ideas.values()])) continue;
		ideas.set(key, { move, draft, value });
		if (ideas.size === MOST_IDEAS) break;
	}
	return [...ideas.values()];
}

const isMoreOfTheSame = ({ type }: Move, ideas: readonly Idea[]): boolean =>
	type !== 'place' && ideas.filter(({ move }) => move.type === type).length === MOST_OF_ACTION;

const keyOf = (move: Move): string =>
	move.type === 'place' ? `${cardOf(move.card)} ${move.x} ${move.y}` : makeMove(move);

/** An idea as a sentence; `spoken`: with cards at length, for people who do not see them. */
export function ideaWords(
	view: PlayerView,
	idea: Idea,
	names: readonly string[],
	words: Messages,
	spoken = false,
): string {
	const { hint } = words;
	const move = (spoken ? words.spoken.move : words.move)(idea.move, names, cardAt(view));
	const seven = sevenOf(view, idea.draft);
	const wins = seven !== null && view.me !== null && goalOf(view, view.me) === seven;
	return wins ? hint.winsAtOnce(move) : hint.text(move, idea.value);
}

/** The word of the card at a spot of the view's table. */
export const cardAt =
	(view: Pick<PlayerView, 'table'>) =>
	({ x, y }: Spot): string =>
		view.table.findLast((placement) => placement.x === x && placement.y === y)?.card ?? '';

/** The board of a draft that is an idea: nothing but the idea is marked. */
export function asIdea(config: BoardConfig, draft: Draft): BoardConfig {
	const target = draft.type === 'aim' ? draft.target : null;
	const targets = config.targets === null || target === null ? null : { spots: [target], chosen: target };
	return { ...config, spots: [], targets, lastMove: [] };
}
