import { type Action, cardOf, isWild, legalMoves, type Move } from '@aquarius/engine';
import { movesFor } from './draft.ts';
import { type Lesson, mayAct, now } from './lesson.ts';

/** A decision offered as a button beside the board. */
export type Choice =
	| { readonly type: 'move'; readonly move: Move }
	/** Use the Wild that is held as this Action. */
	| { readonly type: 'use'; readonly action: Action };

/** What can be decided without the board just now: seats, ways to shuffle, an Action without a target, a pass, uses of a Wild. */
export function choicesOf(lesson: Lesson): readonly Choice[] {
	if (!mayAct(lesson)) return [];
	const state = now(lesson);
	const { draft } = lesson;
	const moves = (list: readonly Move[]): readonly Choice[] => list.map((move) => ({ type: 'move', move }));
	if (draft.type === 'none') {
		return moves(legalMoves(state, state.turn).filter((move) => move.type === 'pass'));
	}
	if (draft.type === 'acting') return moves(movesFor(state, draft));
	if (draft.type === 'placing') {
		if (!isWild(cardOf(draft.card)) || !state.rules.wildAsAction || draft.at !== null) return [];
		return state.rules.actions.map((action) => ({ type: 'use', action }));
	}
	return moves(movesFor(state, draft).filter((move) => 'target' in move && move.target === null));
}
