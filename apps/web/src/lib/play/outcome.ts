import {
	type Element,
	HIDDEN_GOAL,
	largestGroup,
	type PlayerView,
	SEVEN,
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
			case 'card-rotated':
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

/** The element whose chain of seven won; null if the game ended otherwise. Goals lie open after the end, so the winner's tells it. */
export function winningElement(view: PlayerView): Element | null {
	if (view.outcome?.reason !== 'seven') return null;
	const goals = view.outcome.winners.flatMap((seat) => goalOf(view, seat) ?? []);
	return goals.find((goal) => (largestGroup(view.table, goal)?.panels.length ?? 0) >= SEVEN) ?? null;
}

/** After the last card: the one winner's element and how many of its panels are joined; null if it ended otherwise or was shared. */
export function closestGroup(view: PlayerView): { readonly element: Element; readonly size: number } | null {
	const [winner, ...others] = view.outcome?.reason === 'closest' ? view.outcome.winners : [];
	const element = winner === undefined || others.length > 0 ? null : goalOf(view, winner);
	return element === null ? null : { element, size: largestGroup(view.table, element)?.panels.length ?? 0 };
}

/** The Goals that lie open after the end, by seat. */
export function goalsAtEnd(
	view: PlayerView,
): readonly { readonly seat: Seat; readonly goal: Element; readonly won: boolean }[] {
	if (view.outcome === null) return [];
	const { winners } = view.outcome;
	return view.players.flatMap((_, seat) => {
		const goal = goalOf(view, seat);
		return goal === null ? [] : [{ seat, goal, won: winners.includes(seat) }];
	});
}

/** How many moves were made in the game. */
export function moveCount(view: PlayerView): number {
	return view.seen.filter((e) => e.type === 'placed' || e.type === 'action-played' || e.type === 'passed').length;
}
