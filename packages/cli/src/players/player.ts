import { chooseMove } from '@aquarius/bots';
import { assertNever } from '@aquarius/engine';
import type { Decide } from '../play.ts';
import type { Choice } from './choice.ts';
import { startProgram } from './program.ts';
import { answerFrom } from './question.ts';

/** One who plays, in as many games as there are, but only in one at a time. */
export interface Player {
	/** Moves in a game of this number, which is named where it goes wrong. */
	readonly inGame: (game: number) => Decide;
	/** Lets go of what it needs. A game that is still on cannot be ended any more. */
	readonly end: () => Promise<void>;
}

/** Makes somebody ready to play. An outside program is started, and has `limitMs` for each of its answers. */
export function playerOf(choice: Choice, limitMs: number): Player {
	switch (choice.type) {
		case 'own': {
			const { name, playouts } = choice;
			const options = playouts === null ? {} : { budget: { playouts } };
			return {
				inGame: () => (view, key) => chooseMove(name, view, key, options),
				end: () => Promise.resolve(),
			};
		}
		case 'program': {
			const program = startProgram(choice.command, limitMs);
			return { inGame: (game) => (view) => answerFrom(program, view, game), end: program.end };
		}
		default:
			return assertNever(choice);
	}
}
