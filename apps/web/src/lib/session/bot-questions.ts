import type { RatedMove } from '@aquarius/bots';
import type { GameState, Move, PlayerView } from '@aquarius/engine';
import type { BotName } from '@aquarius/protocol';

/** How much a bot may think, if not as much as it does by itself: so many playouts, or so many ms. */
export type Thinking = { readonly playouts: number } | { readonly ms: number };

/** What the worker of the bots can be asked. A new kind is a row here, its answer in `BotAnswer`, and a case in `bot-answers.ts`. */
export type BotQuestion =
	| {
			readonly type: 'move';
			readonly bot: BotName;
			readonly view: PlayerView;
			readonly seed: string;
			readonly thinking?: Thinking;
	  }
	/** How good the moves are that the view's own seat may make now, as far as that seat can know. */
	| {
			readonly type: 'rate';
			readonly view: PlayerView;
			readonly seed: string;
			readonly thinking?: Thinking;
			/** Of these moves only. */
			readonly among?: readonly Move[];
	  }
	/** Each seat's chance to win in a position of a game that is over: the only question that brings the whole truth along. */
	| { readonly type: 'chances'; readonly state: GameState; readonly seed: string; readonly thinking?: Thinking };

/** What it answers, under the same names; `failed` to any of them. */
export type BotAnswer =
	| { readonly type: 'move'; readonly move: Move }
	/** Best first. */
	| { readonly type: 'rate'; readonly moves: readonly RatedMove[] }
	/** By seat, 0 to 1. */
	| { readonly type: 'chances'; readonly chances: readonly number[] }
	| { readonly type: 'failed'; readonly why: string };

export interface BotRequest {
	readonly id: number;
	readonly question: BotQuestion;
}
export interface BotReply {
	readonly id: number;
	readonly answer: BotAnswer;
}
