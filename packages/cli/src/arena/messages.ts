import type { GameResult } from './file.ts';
import type { Match } from './match.ts';

/** What a job is told. The match comes first, then one game after the other, each when the one before is played. */
export type ToJob =
	| { readonly type: 'match'; readonly match: Match }
	| { readonly type: 'game'; readonly game: number };

/** What a job answers to a game. */
export type FromJob =
	| { readonly type: 'played'; readonly result: GameResult }
	/** It could not be played, for a reason that people are to know. */
	| { readonly type: 'failed'; readonly message: string };
