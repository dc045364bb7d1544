import {
	applyMove,
	type Card,
	type Chance,
	ELEMENTS,
	type GameEvent,
	type GameState,
	joinGame,
	leaveGame,
	type Move,
	type Placement,
	parseCard,
	parseMove,
	type ReasonCode,
	type Result,
	replayEntry,
	type Scenario,
	type Step,
	startOf,
} from '@aquarius/engine';

/** Whether the step was carried out; a refused move comes with the card that was tried. */
export type StepResult =
	| { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
	| { readonly ok: false; readonly code: ReasonCode; readonly placement: Placement | null };

/** The position that a scenario starts from, under the rules of 3.0. */
export function startPosition(scenario: Scenario): GameState {
	const start = startOf(scenario, 'v3');
	if (!start.ok) throw new Error(`${scenario.name}: ${start.code.at} ${start.code.detail}`);
	return start.value;
}

/** What a step of a scenario makes of a position. */
export function stepAfter(state: GameState, step: Step): StepResult {
	if (typeof step === 'string') return stepAfter(state, { move: step });
	if ('event' in step) {
		if (step.event === 'bot') return { ok: true, state, events: [] };
		return told((step.event === 'join' ? joinGame : leaveGame)(state, step.seat), null);
	}
	const move = parseMove(step.move);
	if (move === undefined) return { ok: false, code: 'text/unreadable', placement: null };
	const applied = applyMove(state, step.seat ?? state.turn, move);
	if (!applied.ok || step.chance === undefined) return told(applied, placementOf(move));
	// The entry of a record is the way to tell the engine what chance shall have decided.
	const replayed = replayEntry(state, { ...applied.value.entry, chance: chanceOf(step.chance) });
	if (!replayed.ok) throw new Error(replayed.code.detail);
	return { ok: true, ...replayed.value };
}

type WrittenChance = NonNullable<Exclude<Step, string>['chance']>;

/** What a scenario wrote down for chance, with its texts read. */
const chanceOf = ({ goals, hands, deck, start }: WrittenChance): Chance => ({
	...(goals && { goals: goals.flatMap((goal) => ELEMENTS.filter((element) => element === goal)) }),
	...(hands && { hands: hands.map(cardsIn) }),
	...(deck && { deck: cardsIn(deck) }),
	...(start && { start: cardsIn(start) }),
});
const cardsIn = (texts: readonly string[]): readonly Card[] => texts.flatMap((text) => parseCard(text) ?? []);

const placementOf = (move: Move): Placement | null => {
	if (move.type === 'place') return { card: move.card, x: move.x, y: move.y };
	return move.type === 'move-a-card' ? (move.to ?? null) : null;
};

const told = (
	result: Result<{ readonly state: GameState; readonly events: readonly GameEvent[] }>,
	placement: Placement | null,
): StepResult =>
	result.ok
		? { ok: true, state: result.value.state, events: result.value.events }
		: { ok: false, code: result.code, placement };
