import {
	applyMove,
	type Card,
	type CardWord,
	cardOf,
	type GameEvent,
	type GameState,
	type Move,
	type Placement,
	type ReasonCode,
	type Scenario,
	type Seat,
	type Spot,
	type Step,
	turned,
	whyNot,
} from '@aquarius/engine';
import {
	type Draft,
	draftFor,
	heldIn,
	moveOf,
	NOTHING,
	placesFor,
	sameSpot,
	targetsFor,
	withPlace,
	withTurn,
} from './draft.ts';
import { startPosition, stepAfter } from './script.ts';

/** A position that was reached, and what led to it. */
export interface Scene {
	readonly state: GameState;
	readonly events: readonly GameEvent[];
}

/** A move that was tried and refused; `placement` if it was a card laid on the board. */
export interface Refusal {
	readonly code: ReasonCode;
	readonly placement: Placement | null;
}

const WILD = '****';

/**
 * A position of the rule book while a reader plays with it. The reader decides for one seat, the one on turn in the first scene;
 * once that decision is made the scene stays until Back or Reset.
 */
export interface Lesson {
	readonly scenario: Scenario;
	/** The given position first, the present one last. */
	readonly scenes: readonly [Scene, ...Scene[]];
	/** How many steps of the scenario have been shown, if the reader did not leave it. */
	readonly shown: number;
	readonly draft: Draft;
	readonly refusal: Refusal | null;
}

/** The lesson with its given position, nothing picked up and nothing shown yet. */
export function startLesson(scenario: Scenario): Lesson {
	return {
		scenario,
		scenes: [{ state: startPosition(scenario), events: [] }],
		shown: 0,
		draft: NOTHING,
		refusal: null,
	};
}

/** The lesson with its whole scenario shown, as an example in the text begins. */
export function shownLesson(scenario: Scenario): Lesson {
	let lesson = startLesson(scenario);
	while (nextStep(lesson) !== undefined) lesson = showNext(lesson);
	return lesson;
}

/** The seat that the reader plays. */
export function readerOf(lesson: Lesson): Seat {
	return lesson.scenes[0].state.turn;
}

/** The present position. */
export function now(lesson: Lesson): GameState {
	return last(lesson).state;
}

/** The present scene: the position and the events that led to it. */
export function last(lesson: Lesson): Scene {
	return lesson.scenes.at(-1) ?? lesson.scenes[0];
}

/** The hand of the seat that the reader plays, as it is now. */
export function handOf(lesson: Lesson): readonly Card[] {
	return now(lesson).players[readerOf(lesson)]?.hand ?? [];
}

/** Whether the reader may still decide something. */
export function mayAct(lesson: Lesson): boolean {
	return lesson.scenes.length === 1 && now(lesson).outcome === null;
}

/** Picks a card up from the hand, or puts it back if it is the one held. */
export function pickUp(lesson: Lesson, card: Card): Lesson {
	if (!mayAct(lesson)) return lesson;
	return withDraft(lesson, isHeld(lesson, card) ? NOTHING : draftFor(card));
}

/** Whether this card of the hand is the one that is picked up. */
export function isHeld({ draft }: Lesson, card: Card): boolean {
	switch (draft.type) {
		case 'none':
			return false;
		case 'placing':
			return cardOf(draft.card) === card;
		case 'acting':
			return card === (draft.wild ? WILD : draft.action);
		case 'zapping':
			return card === (draft.wild ? WILD : 'zap-a-card');
		case 'moving':
			return card === (draft.wild ? WILD : 'move-a-card');
		default:
			throw new Error(`a kind of draft was forgotten: ${JSON.stringify(draft satisfies never)}`);
	}
}

/** Chooses a card on the table for the Action that is held; other cards mean nothing. A second tap on a Zap's target plays it. */
export function chooseCard(lesson: Lesson, card: Placement): Lesson {
	const { draft } = lesson;
	if (!targetsFor(now(lesson), draft).some((spot) => sameSpot(spot, card))) return lesson;
	const target = { x: card.x, y: card.y };
	if (draft.type === 'zapping') {
		const again = draft.target !== null && sameSpot(draft.target, target);
		return again ? commit(lesson) : withDraft(lesson, { ...draft, target });
	}
	return draft.type === 'moving' ? withDraft(lesson, { ...draft, target, lifted: card.card }) : lesson;
}

/** The lesson with another draft; a refused try is forgotten. */
export function withDraft(lesson: Lesson, draft: Draft): Lesson {
	return { ...lesson, draft, refusal: null };
}

/** The lesson with the held card turned by a half turn. */
export function halfTurn(lesson: Lesson): Lesson {
	return withDraft(lesson, withTurn(now(lesson), lesson.draft));
}

/** Lays the held card at a spot, turned round if it fits only so. A place that is not legal keeps the card and gives the reason. */
export function tryAt(lesson: Lesson, spot: Spot): Lesson {
	const held = heldIn(lesson.draft);
	if (held === null) return lesson;
	const fits = placesFor(now(lesson), lesson.draft).filter((place) => sameSpot(place, spot));
	const lie = [held, turned(held)].find((word) => fits.some((place) => place.card === word));
	if (lie === undefined) return refused(lesson, held, spot);
	const draft = withPlace(withLie(lesson.draft, lie), { x: spot.x, y: spot.y });
	return withDraft(lesson, draft);
}

/** Plays what the draft stands for, if it is complete. */
export function commit(lesson: Lesson): Lesson {
	const move = moveOf(lesson.draft);
	return move === undefined ? lesson : play(lesson, move);
}

/** Plays a complete move of the reader. */
export function play(lesson: Lesson, move: Move): Lesson {
	const result = applyMove(now(lesson), readerOf(lesson), move);
	if (!result.ok) return { ...lesson, refusal: { code: result.code, placement: null } };
	const scene: Scene = { state: result.value.state, events: result.value.events };
	return { ...lesson, scenes: [...lesson.scenes, scene], draft: NOTHING, refusal: null };
}

/** The next step of the scenario; undefined at its end, or when the reader has made a move of their own. */
export function nextStep(lesson: Lesson): Step | undefined {
	const followed = lesson.scenes.length === lesson.shown + 1;
	return followed && lesson.refusal === null ? lesson.scenario.play[lesson.shown] : undefined;
}

/** Shows the next step of the scenario. A refused move stays visible as an attempt. */
export function showNext(lesson: Lesson): Lesson {
	const step = nextStep(lesson);
	if (step === undefined) return lesson;
	const result = stepAfter(now(lesson), step);
	if (!result.ok) return { ...lesson, draft: NOTHING, refusal: { code: result.code, placement: result.placement } };
	return {
		...lesson,
		scenes: [...lesson.scenes, { state: result.state, events: result.events }],
		shown: lesson.shown + 1,
		draft: NOTHING,
		refusal: null,
	};
}

/** One thing back: the attempt, the draft, or the last scene. */
export function back(lesson: Lesson): Lesson {
	if (lesson.refusal !== null || lesson.draft.type !== 'none') return withDraft(lesson, NOTHING);
	const [first, ...rest] = lesson.scenes;
	if (rest.length === 0) return lesson;
	const scenes: Lesson['scenes'] = [first, ...rest.slice(0, -1)];
	return { ...lesson, scenes, shown: Math.min(lesson.shown, scenes.length - 1) };
}

/** Whether `back` would change anything. */
export function canGoBack(lesson: Lesson): boolean {
	return lesson.scenes.length > 1 || lesson.draft.type !== 'none' || lesson.refusal !== null;
}

function refused(lesson: Lesson, card: CardWord, spot: Spot): Lesson {
	const placement: Placement = { card, x: spot.x, y: spot.y };
	const code = whyNot(now(lesson), readerOf(lesson), attempt(lesson.draft, placement));
	return code === undefined
		? lesson
		: { ...lesson, draft: withPlace(lesson.draft, null), refusal: { code, placement } };
}

const attempt = (draft: Draft, placement: Placement): Move =>
	draft.type === 'moving'
		? { type: 'move-a-card', target: draft.target, to: placement, ...(draft.wild ? { wild: true } : {}) }
		: { type: 'place', ...placement };

const withLie = (draft: Draft, card: CardWord): Draft =>
	draft.type === 'placing' ? { ...draft, card } : draft.type === 'moving' ? { ...draft, lifted: card } : draft;
