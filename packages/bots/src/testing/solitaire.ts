import {
	applyMove,
	type GameState,
	legalMoves,
	type Move,
	parsePosition,
	parseRules,
	type RuleSet,
} from '@aquarius/engine';
import { must } from './games.ts';

/** Every form of the solitaire, by name. */
export const FORMS: Readonly<Record<string, RuleSet>> = {
	strict: form({}),
	'strict, own slots': form({ solitaireSlots: 'own' }),
	relaxed: form({ solitaireRuns: 'many' }),
	'relaxed, own slots': form({ solitaireRuns: 'many', solitaireSlots: 'own' }),
};

export function form(fields: object): RuleSet {
	return must(parseRules({ base: 'solitaire', ...fields }));
}

/** Piles and slots as words with spaces between; `calls`: letters of the elements that Actions show, the one turned up last first. */
export interface Laid {
	readonly rules?: object;
	readonly piles?: readonly string[];
	readonly slots?: readonly string[];
	readonly deck?: string;
	readonly calls?: string;
	readonly passed?: number;
}

const ACTION_OF: Readonly<Record<string, string>> = {
	F: 'zap-a-card',
	E: 'move-a-card',
	W: 'shuffle-goals',
	A: 'trade-goals',
	S: 'trade-hands',
};

/** A solitaire laid by hand. */
export function laid({ rules = {}, piles = [], slots = [], deck = '', calls = 'F', passed = 0 }: Laid): GameState {
	const words = (text: string | undefined) => (text ? text.split(' ') : []);
	const five = (lists: readonly string[]) => [0, 1, 2, 3, 4].map((i) => words(lists[i]));
	const [called = [], ...actions] = [...calls].map((letter) => ACTION_OF[letter] ?? letter);
	return must(
		parsePosition({
			rules: { base: 'solitaire', ...rules },
			players: [{ hand: [] }],
			piles: five(piles),
			slots: five(slots),
			deck: words(deck),
			called: [called].flat(),
			actions,
			passed,
		}),
	);
}

/** Plays moves that are believed to be legal. */
export function playAll(state: GameState, moves: readonly Move[]): GameState {
	return moves.reduce((before, move) => must(applyMove(before, 0, move)).state, state);
}

/** Whether a solitaire can be won, by trying everything with the rules themselves; for few cards and Actions. */
export function canWin(state: GameState, tried: Set<string> = new Set()): boolean {
	if (state.outcome !== null) return state.outcome.winners.length > 0;
	const { solitaire, passed } = state;
	// Past a whole run without a card moved, more calls make no difference.
	const run = (solitaire?.called.length ?? 0) + (solitaire?.actions.length ?? 0);
	const key = JSON.stringify([solitaire, Math.min(passed, 2 * run)]);
	if (tried.has(key)) return false;
	tried.add(key);
	return legalMoves(state, 0).some((move) => move.type !== 'resign' && canWin(playAll(state, [move]), tried));
}
