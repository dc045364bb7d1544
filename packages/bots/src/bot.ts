import type { Move, PlayerView } from '@aquarius/engine';
import type { Pick } from './pick.ts';

/**
 * A player: a view and its legal moves (at least one) in, one of those moves out. It may use nothing but the view, and `pick` for
 * chance, so the same view and seed give the same move.
 */
export type Bot = (view: PlayerView, legal: readonly Move[], pick: Pick) => Move;
