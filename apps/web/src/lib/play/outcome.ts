import {
	ELEMENTS,
	type Element,
	HIDDEN_GOAL,
	largestGroup,
	largestGroups,
	type PlayerView,
	type Seat,
	type Spot,
} from '@aquarius/engine';

/** The spots that the last move changed. */
export function lastMoveOf(view: PlayerView): readonly Spot[] {
	for (let i = view.seen.length - 1; i >= 0; i--) {
		const event = view.seen[i];
		if (event === undefined) continue;
		switch (event.type) {
			case 'placed':
				return [{ x: event.x, y: event.y }];
			case 'moved':
				return [{ x: event.to.x, y: event.to.y }];
			case 'start-turned-up':
				return event.placed === null ? [] : [{ x: event.placed.x, y: event.placed.y }];
			case 'action-played':
			case 'passed':
				return [];
			default:
		}
	}
	return [];
}

/** The Goal of a seat, if it lies open for this viewer. */
export function goalOf(view: PlayerView, seat: Seat): Element | null {
	const goal = view.players[seat]?.goal;
	return goal === undefined || goal === HIDDEN_GOAL ? null : goal;
}

/** The element whose chain of seven won; null if the game ended otherwise. */
export function winningElement(view: PlayerView): Element | null {
	if (view.outcome?.reason !== 'seven') return null;
	const goals = view.outcome.winners.flatMap((seat) => goalOf(view, seat) ?? []);
	const own = goals.find((goal) => (largestGroup(view.table, goal)?.panels.length ?? 0) >= 7);
	if (own !== undefined) return own;
	const sizes = largestGroups(view.table);
	return ELEMENTS.find((element) => sizes[element] >= 7) ?? null;
}

/** The Goals that are known after the end, by seat: the winner's is told by the chain even where Goals stay face down. */
export function goalsAtEnd(
	view: PlayerView,
): readonly { readonly seat: Seat; readonly goal: Element; readonly won: boolean }[] {
	const winners = view.outcome?.winners ?? [];
	const told = winners.length === 1 ? winningElement(view) : null;
	return view.players.flatMap((_, seat) => {
		const won = winners.includes(seat);
		const goal = goalOf(view, seat) ?? (won ? told : null);
		return goal === null ? [] : [{ seat, goal, won }];
	});
}

/** How many moves were made in the game. */
export function moveCount(view: PlayerView): number {
	return view.seen.filter((e) => e.type === 'placed' || e.type === 'action-played' || e.type === 'passed').length;
}
