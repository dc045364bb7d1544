import type { GameState, PlayerView } from '@aquarius/engine';
import { keyOf } from './games.ts';

/** The same game for whoever sees only `view`: all that is hidden from it lies elsewhere. `n`: in which of several ways. */
export function disguised(state: GameState, view: PlayerView, n: number): GameState {
	const { players, unusedGoals, solitaire, deck, rules } = state;
	const rotate = <T>(items: readonly T[]): readonly T[] => {
		const by = 1 + (n % Math.max(1, items.length - 1));
		return [...items.slice(by), ...items.slice(0, by)];
	};
	const hidesHand = (seat: number) => seat !== view.me && !rules.openHands;
	const hidesGoal = (seat: number) => seat !== view.me || players[seat]?.covered === true;
	const cards = rotate([...deck, ...players.flatMap(({ hand }, seat) => (hidesHand(seat) ? hand : []))]);
	const goals = rotate([
		...unusedGoals,
		...players.flatMap(({ goal }, seat) => (goal !== undefined && hidesGoal(seat) ? goal : [])),
	]);
	// In later runs the player of a solitaire knows the order of the Actions.
	const rotateUnknown = <T>(actions: readonly T[]) => (state.rebuilt === 0 ? rotate(actions) : actions);
	let card = deck.length;
	let goal = unusedGoals.length;
	return {
		...state,
		deck: cards.slice(0, deck.length),
		unusedGoals: goals.slice(0, unusedGoals.length),
		random: `${keyOf(n + 1)}${'0'.repeat(16)}`,
		players: players.map((player, seat) => {
			const hand = hidesHand(seat) ? cards.slice(card, card + player.hand.length) : player.hand;
			card += hidesHand(seat) ? hand.length : 0;
			if (player.goal === undefined || !hidesGoal(seat)) return { ...player, hand };
			return { ...player, hand, goal: goals[goal++] ?? player.goal };
		}),
		...(solitaire === undefined
			? {}
			: { solitaire: { ...solitaire, deck: rotate(solitaire.deck), actions: rotateUnknown(solitaire.actions) } }),
	};
}
