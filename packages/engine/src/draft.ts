import { disbelieve } from './disbelieve.ts';
import { withItems, withoutItem } from './lists.ts';
import type { Mixer } from './mixer.ts';
import type {
	Card,
	Element,
	GameEvent,
	GameState,
	Outcome,
	PileCard,
	Placement,
	Player,
	PlayerView,
	RuleSet,
	Seat,
	Solitaire,
} from './types.ts';

/**
 * A state while one decision is carried out. Lists are replaced, never changed, so the state it came from stays as it was; `events`
 * and the results of chance are new lists that are pushed to.
 */
export interface Draft {
	readonly rules: RuleSet;
	players: readonly Player[];
	unusedGoals: readonly Element[];
	table: readonly Placement[];
	deck: readonly Card[];
	discard: readonly Card[];
	turn: Seat;
	phase: GameState['phase'];
	passed: number;
	rebuilt: number;
	random: string;
	outcome: Outcome | null;
	solitaire: Solitaire | null;
	readonly mixer: Mixer;
	readonly events: GameEvent[];
	/** Cards that the Multi-Connection Bonus gives once no win has been found (E9b). */
	bonusDue: number;
	bonus: readonly Card[];
	drew: readonly (Card | PileCard)[] | null;
	chance: {
		goals?: readonly Element[];
		unused?: readonly Element[];
		hands?: readonly (readonly Card[])[];
		deck?: readonly Card[];
		start?: readonly Card[];
	};
}

export function draftOf(state: GameState, mixer: Mixer): Draft {
	return {
		rules: state.rules,
		players: state.players,
		unusedGoals: state.unusedGoals,
		table: state.table,
		deck: state.deck,
		discard: state.discard,
		turn: state.turn,
		phase: 'play',
		passed: state.passed,
		rebuilt: state.rebuilt,
		random: state.random,
		outcome: state.outcome,
		solitaire: state.solitaire ?? null,
		mixer,
		events: [],
		bonusDue: 0,
		bonus: NO_CARDS,
		drew: null,
		chance: {},
	};
}

export function stateOf(draft: Draft): GameState {
	const state: GameState = {
		rules: draft.rules,
		players: draft.players,
		unusedGoals: draft.unusedGoals,
		table: draft.table,
		deck: draft.deck,
		discard: draft.discard,
		turn: draft.turn,
		phase: draft.phase,
		passed: draft.passed,
		rebuilt: draft.rebuilt,
		random: draft.random,
		outcome: draft.outcome,
	};
	return draft.solitaire === null ? state : { ...state, solitaire: draft.solitaire };
}

const NO_CARDS: readonly Card[] = [];

/** The player in a seat that is known to exist. */
export function playerAt<P>(players: readonly P[], seat: Seat): P {
	const player = players[seat];
	return player ?? disbelieve(`seat ${seat} exists`);
}

export function setHand(draft: Draft, seat: Seat, hand: readonly Card[]): void {
	setPlayer(draft, seat, { ...playerAt(draft.players, seat), hand });
}

export function setPlayer(draft: Draft, seat: Seat, player: Player): void {
	const players = draft.players.slice();
	players[seat] = player;
	draft.players = players;
}

/** A list without the first card of that kind. */
export function withoutCard(cards: readonly Card[], card: Card): Card[] {
	const i = cards.indexOf(card);
	if (i < 0) disbelieve(`${card} is there`);
	return withoutItem(cards, i);
}

/** Takes cards from the top of the deck into a hand: as many as there are (E9), the discards once the deck is empty where they become it. */
export function draw(draft: Draft, seat: Seat, count: number, why: 'turn' | 'bonus' | 'join'): readonly Card[] {
	if (draft.rules.drawing === 'never') return NO_CARDS; // who joins late gets none either: see joinGame
	let cards = takeFromDeck(draft, count);
	if (cards.length < count && canRebuild(draft)) {
		rebuild(draft);
		cards = withItems(cards, takeFromDeck(draft, count - cards.length));
	}
	if (cards.length === 0) return cards;
	setHand(draft, seat, withItems(playerAt(draft.players, seat).hand, cards));
	draft.events.push({ type: 'drew', seat, cards, why });
	return cards;
}

/** How many cards can still be drawn before the discards would have to be shuffled a second time. */
export function cardsToDraw(position: Drawing): number {
	if (position.rules.drawing === 'never') return 0;
	const deck = typeof position.deck === 'number' ? position.deck : position.deck.length;
	return deck + (canRebuild(position) ? position.discard.length : 0);
}

/** Whether the discards may become the deck once it is empty (E45, E45b). */
export function canRebuild({ rules, rebuilt, discard }: Drawing): boolean {
	return rules.deckOut === 'rebuild' && rebuilt < rules.maxRebuilds && discard.length > 0;
}

/** Shuffles cards into the deck. */
export function shuffleIntoDeck(draft: Draft, cards: readonly Card[]): void {
	draft.deck = draft.mixer.deck(draft, [...draft.deck, ...cards]);
	draft.chance.deck = draft.deck;
}

/** Where cards are drawn from: a view knows only how many the deck has. */
type Drawing = Pick<GameState | PlayerView, 'rules' | 'deck' | 'discard' | 'rebuilt'>;

function takeFromDeck(draft: Draft, count: number): readonly Card[] {
	const cards = draft.deck.slice(0, count);
	if (cards.length > 0) draft.deck = draft.deck.slice(cards.length);
	return cards;
}

function rebuild(draft: Draft): void {
	const discards = draft.discard;
	shuffleIntoDeck(draft, discards);
	draft.discard = NO_CARDS;
	draft.rebuilt++;
	draft.events.push({ type: 'deck-rebuilt', cards: discards.length });
}
