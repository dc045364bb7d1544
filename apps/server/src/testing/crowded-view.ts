import {
	applyMove,
	type Card,
	createGame,
	type GameEvent,
	type PlayerView,
	parseRules,
	viewFor,
} from '@aquarius/engine';
import { anyMove } from '../bots/any-move.ts';

const CARDS = 60;

/**
 * What a seat sees late in a game of ten with two decks, where cards overlap and the seat may move one: some twenty thousand moves. Played
 * by chance up to there. `hand`: what it holds instead.
 */
export function crowdedView(hand?: readonly Card[]): PlayerView {
	const rules = parseRules({ base: 'summary', decks: 2 });
	if (!rules.ok) throw new Error(rules.code.detail);
	for (let seed = 1; ; seed++) {
		let state = createGame({ rules: rules.value, players: 10, random: seed.toString(16).padStart(64, '0'), first: 0 });
		const seen: GameEvent[] = [];
		while (state.outcome === null) {
			const view = viewFor(state, state.turn, seen);
			const isThere = state.table.length >= CARDS && state.players[state.turn]?.hand.includes('move-a-card');
			if (isThere)
				return hand === undefined
					? view
					: { ...view, players: view.players.map((player, seat) => (seat === view.me ? { ...player, hand } : player)) };
			const done = applyMove(state, state.turn, anyMove(view));
			if (!done.ok) throw new Error(`a legal move was refused: ${done.code}`);
			state = done.value.state;
			seen.push(...done.value.events);
		}
	}
}
