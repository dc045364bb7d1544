/**
 * The vocabulary of the engine. A word is added here before it is used in a signature; the words come from the rule book.
 * Everything is plain readonly JSON: it can be frozen, hashed, saved and sent. No field is ever `undefined`; optional ones are absent.
 */

export const ELEMENTS = ['E', 'A', 'W', 'F', 'S'] as const;
/** Earth, Air, Water, Fire, Space. */
export type Element = (typeof ELEMENTS)[number];

/** Every Action of any edition. */
export const ACTIONS = [
	'trade-goals',
	'shuffle-goals',
	'rotate-goals',
	'trade-hands',
	'shuffle-hands',
	'zap-a-card',
	'move-a-card',
	'rotate-a-card',
] as const;
/** What an Action card does; also the card itself, as Actions of one kind are all alike. */
export type Action = (typeof ACTIONS)[number];

/** Four quadrants 1 2 / 3 4 as letters, `F..A` and `.FA.` for diagonals, `****` for the Wild. Reversed, it is the same card after a half turn. */
export type CardWord = string & { readonly brand: 'CardWord' };
/** A card off the table: an Element or Wild as the smaller of its two words, or an Action. */
export type Card = CardWord | Action;

/** In cards: x to the right, y down, the start card at 0,0. Multiples of 0.5; halves only where the rules allow overlap. */
export interface Spot {
	readonly x: number;
	readonly y: number;
}

/** A card as it lies on the table. */
export interface Placement extends Spot {
	readonly card: CardWord;
}

/** A place at the table, numbered from 0 in turn order; invisible players come after the real ones. */
export type Seat = number;
/** Round the table: `left` is the next seat in turn order, `right` the one before. */
export type Direction = 'left' | 'right';

// ---------- rule sets ----------

/** Every rule set there is: the editions, the preschool games, the solitaire, the side game. */
export const RULE_SET_IDS = [
	'v1',
	'v1-fr',
	'v2',
	'v2-vi',
	'v3',
	'summary',
	'dont-block-it-off',
	'collect-seven',
	'connect-seven',
	'get-moving',
	'solitaire',
	'aqua-chicken',
] as const;
/** Names a rule set for `ruleSet`; a house rule keeps the id of what it is based on. */
export type RuleSetId = (typeof RULE_SET_IDS)[number];
/** The lists of Elements: those of the first two editions, and four readings of the third, whose list is reconstructed (E2). */
export const DECK_PROFILES = ['1.0', '2.0', '3A', '3B', '3C', '3D'] as const;
/** Names one of these lists. */
export type DeckProfile = (typeof DECK_PROFILES)[number];
/** How many panels a card has: one, two, three, four; and the Wild. */
export const CARD_KINDS = ['ace', 'double', 'triple', 'quad', 'wild'] as const;
/** One of these kinds; Actions and Goals have none. */
export type CardKind = (typeof CARD_KINDS)[number];

/** An edition, or a house rule on top of one, as data. A rule reads the field it needs and never asks which edition this is. */
export interface RuleSet {
	readonly id: RuleSetId;
	/** Cards lie side by side on a table, or in the piles of the solitaire (D.4). */
	readonly layout: 'table' | 'piles';

	// ----- the deck -----
	/** Which published or reconstructed list of Elements the deck is made of (E2, B.2 to B.5), unless a house rule gives the `deck` itself. */
	readonly deckProfile: DeckProfile;
	/** Which cards of the profile are in the deck. */
	readonly deckKinds: readonly CardKind[];
	/**
	 * One draw deck before the deal: every card that is not a Goal, with its count. At most 500 in all decks, 200 with `overlap`; no kinds
	 * but `deckKinds`, no Action but `actions`; enough to deal.
	 */
	readonly deck: Readonly<Record<string, number>>;
	/** How many such decks, and Goals, are shuffled together (E37). */
	readonly decks: 1 | 2;
	/** The Goals that come with one deck; none in games without Goals. */
	readonly goals: readonly Element[];
	/** What the fifth element is called. */
	readonly fifthElement: 'space' | 'ether';

	// ----- setting up -----
	/** How many may play: one to ten (E37), and no more than there are Goals where there are any. */
	readonly players: { readonly min: number; readonly max: number };
	/** Cards dealt to each, at most 20. */
	readonly handSize: number;
	/** Everybody sees every hand (D.2). */
	readonly openHands: boolean;
	/** How many panels a start card has (E52). */
	readonly startKind: 'any' | 'double' | 'triple' | 'quad';
	/** A Wild may be the start card (E11). */
	readonly wildMayStart: boolean;
	/** Where Goals are that nobody holds: in seats of invisible players (E24c), on a pile (E24, E24b), or aside (A.1). */
	readonly unusedGoals: 'seats' | 'pile' | 'aside';
	/**
	 * Nobody looks at the own Goal until opening it, and wins are claimed (D.5, E54). Simpler than the source: `look` opens a Goal for
	 * good, so nobody looks at the old Goal alone while Shuffle Goals is played.
	 */
	readonly goalsCovered: boolean;

	// ----- a turn -----
	/** Whether a turn begins with a card drawn; never is for games of the cards dealt (D.2). */
	readonly drawing: 'turn' | 'never';
	/** The Actions in the deck, in rule book order. */
	readonly actions: readonly Action[];
	/** A card must share an element with a card beside it (E43). */
	readonly matchRequired: boolean;
	/** Cards may cover others in part, on a grid of half cards (E42). */
	readonly overlap: boolean;
	/** Multi-Connection Bonus (E6). */
	readonly bonus: boolean;
	/** What contact with a Wild does to the bonus of an ordinary card (E7). */
	readonly bonusBesideWild: 'ignore-wild' | 'none';
	/** Whether Move a Card earns a bonus (E8). */
	readonly bonusOnMove: boolean;
	/** A Wild may be played as any Action (E13). */
	readonly wildAsAction: boolean;
	/** A Shuffle may rotate instead (D.1). */
	readonly rotateOption: boolean;
	/** What Rotate Goals does: hand on in a direction, or shuffle as one document prints it (E48). */
	readonly rotateGoals: 'rotate' | 'shuffle';
	/** Where a Goal goes that is traded for the top one of the pile: into its middle (E24), or the pile is shuffled (E24d). */
	readonly pileTrade: 'middle' | 'shuffle';
	/** Where Zap a Card puts the card (E44). */
	readonly zapTo: 'hand' | 'discard';

	// ----- the end -----
	/** What happens when the deck is empty (E31, E45). */
	readonly deckOut: 'play-on' | 'rebuild';
	/** How often the discards may become the deck (E45b): at most ten times. */
	readonly maxRebuilds: number;
	/** What wins: seven connected panels of the own Goal, seven cards in hand (E53), or paths from the start card (E52). */
	readonly win: 'seven' | 'cards' | 'path';
	/** Several reach seven, the player on turn not among them (E28). */
	readonly tieAtSeven: 'turn-order' | 'play-on';
	/** Several are equally close to seven at the end (E32). */
	readonly closestTie: 'shared' | 'turn-order';
	/** What a path has to lead to: any empty spot, or one that is not walled in (E52). */
	readonly openTable: 'any-hole' | 'outside';
	/** How often the Actions of the solitaire are gone through (E55). */
	readonly solitaireRuns: 'one' | 'many';
	/** Which slots an element's cards may go to in the solitaire (D.4). */
	readonly solitaireSlots: 'any' | 'own';
}

// ---------- state ----------

/** A seat with all that lies in front of it; a secret, which `viewFor` hides. */
export interface Player {
	readonly hand: readonly Card[];
	/** Absent in games without Goals. */
	readonly goal?: Element;
	/** Present on the seats of invisible players, who hold a Goal and nothing else. */
	readonly invisible?: true;
	/** Present while this player may not look at the own Goal (D.5). */
	readonly covered?: true;
}

/** A card of the solitaire: a word as it lies, or a Goal. */
export type PileCard = CardWord | Element;

/** What the solitaire has instead of a table (D.4). */
export interface Solitaire {
	/** The main deck, next card first. */
	readonly deck: readonly PileCard[];
	/** Five main piles, the lowest card first. */
	readonly piles: readonly (readonly PileCard[])[];
	/** Five ace slots, the Goal first. */
	readonly slots: readonly (readonly PileCard[])[];
	/** Actions turned up in this run, the one that counts last. */
	readonly called: readonly Action[];
	/** The Action deck, next first. */
	readonly actions: readonly Action[];
}

/** How many connected panels of the own Goal win (`win: 'seven'`). */
export const SEVEN = 7;

/** Why a game can end: seven panels, most panels when the deck is out, cards (all gone, or most of them), the way out, one player left, nobody won. */
export const OUTCOME_REASONS = ['seven', 'closest', 'cards', 'path', 'last-player', 'none'] as const;
/** One of these reasons. */
export type OutcomeReason = (typeof OUTCOME_REASONS)[number];

/** How a game ended. */
export interface Outcome {
	/** Winning seats in ascending order. */
	readonly winners: readonly Seat[];
	readonly reason: OutcomeReason;
}

/** The whole truth about a game. Only the server, or the one device that everyone plays on, holds it. */
export interface GameState {
	readonly rules: RuleSet;
	/** By seat, invisible players included. */
	readonly players: readonly Player[];
	/** Goals on the pile or aside, top first; empty where invisible players hold them. */
	readonly unusedGoals: readonly Element[];
	/** In the order of placement, which matters where cards overlap. */
	readonly table: readonly Placement[];
	/** Next card first. */
	readonly deck: readonly Card[];
	/** Oldest first (E41). */
	readonly discard: readonly Card[];
	readonly turn: Seat;
	/** `draw`: the seat on turn draws before its move. A stored position is normally in `play`. */
	readonly phase: 'draw' | 'play';
	/** Passes in a row (E33c); in the solitaire calls since a card was moved (E55). */
	readonly passed: number;
	/** How often the discards became the deck (E45b), or the Action pile the Action deck (E55). */
	readonly rebuilt: number;
	/** Hex of the generator: 64 digits of key, 16 of position in the stream. */
	readonly random: string;
	readonly outcome: Outcome | null;
	/** Present where the layout is piles. */
	readonly solitaire?: Solitaire;
}

// ---------- moves ----------

/** One complete decision. Cards in `place` and `to` are words as the card shall lie. */
export type Move =
	| { readonly type: 'place'; readonly card: CardWord; readonly x: number; readonly y: number }
	/** `unused`: with the top Goal of the pile. */
	| { readonly type: 'trade-goals'; readonly seat: Seat | 'unused'; readonly wild?: true }
	| { readonly type: 'shuffle-goals'; readonly rotate?: Direction; readonly wild?: true }
	/** `rotate` absent: shuffled, as one document prints it (E48). */
	| { readonly type: 'rotate-goals'; readonly rotate?: Direction; readonly wild?: true }
	| { readonly type: 'trade-hands'; readonly seat: Seat; readonly wild?: true }
	| { readonly type: 'shuffle-hands'; readonly rotate?: Direction; readonly wild?: true }
	/** `target` null: there is no possible target (E18). */
	| { readonly type: 'zap-a-card'; readonly target: Spot | null; readonly wild?: true }
	| {
			readonly type: 'move-a-card';
			readonly target: Spot | null;
			/** Absent only when `target` is null. */
			readonly to?: Placement;
			readonly wild?: true;
	  }
	| { readonly type: 'rotate-a-card'; readonly target: Spot | null; readonly wild?: true }
	| { readonly type: 'pass' }
	/** Opens the own covered Goal, at any time (D.5). */
	| { readonly type: 'look' }
	/** Claims the win by the own open Goal, at any time (E54). */
	| { readonly type: 'claim' }
	/** Solitaire: the top card of a pile (0 to 4) to another pile or a slot, as it shall lie. */
	| {
			readonly type: 'stack';
			readonly from: number;
			readonly onto: 'pile' | 'slot';
			readonly to: number;
			readonly card: PileCard;
	  }
	/** Solitaire: turns up the next Action. */
	| { readonly type: 'call' }
	/** Solitaire: gives up. */
	| { readonly type: 'resign' };

/** Why a move is refused. The first that applies, in this order. */
export const REASON_CODES = [
	'text/unreadable',
	'game/over',
	'turn/not-yours',
	'action/not-in-rules',
	'card/not-in-hand',
	'target/not-a-seat',
	'target/yourself',
	'target/no-card',
	'target/possible',
	'placement/off-grid',
	'placement/occupied',
	'placement/hides-a-card',
	'placement/not-adjacent',
	'placement/no-match',
	'move/unchanged',
	'pass/not-allowed',
	// These two are answered in the other order: a covered Goal may not tell its holder whether it has won (D.5).
	'claim/not-won',
	'goal/covered',
	'pile/no-match',
] as const;
/** One of these codes: an answer, never thrown. */
export type ReasonCode = (typeof REASON_CODES)[number];

/** What was asked for, or why not. Refusals are values; only mistakes of the caller's program throw. */
export type Result<T, E = ReasonCode> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly code: E };

// ---------- events ----------

/** Stands in views and events for a card that the viewer may not know. */
export const HIDDEN_CARD = '????';
/** Stands in views and events for a Goal that the viewer may not know. */
export const HIDDEN_GOAL = '?';
/** A card, or that there is one. */
export type SeenCard = Card | typeof HIDDEN_CARD;
/** A Goal, or that there is one. */
export type SeenGoal = Element | typeof HIDDEN_GOAL;

/**
 * What a move caused, in order. Raw events carry secrets; `eventsFor(events, viewer)` replaces what the viewer may not know by
 * `????` and `?`, so both have one shape.
 */
export type GameEvent =
	/** `bonus`: how many cards the Multi-Connection Bonus gave. `connected` leaves contacts with a Wild out. */
	| {
			readonly type: 'placed';
			readonly seat: Seat;
			readonly card: CardWord;
			readonly x: number;
			readonly y: number;
			readonly connected: readonly Element[];
			readonly bonus: number;
	  }
	/** `as` differs from `card` only when a Wild is used as an Action. */
	| { readonly type: 'action-played'; readonly seat: Seat; readonly card: Card; readonly as: Action }
	| { readonly type: 'no-target'; readonly seat: Seat; readonly action: Action }
	/** `goals`: what `seat` and `with` held before, in that order; both traders know both. */
	| {
			readonly type: 'goals-traded';
			readonly seat: Seat;
			readonly with: Seat | 'unused';
			readonly goals: readonly [SeenGoal, SeenGoal];
			/** Seats whose players may not look at their Goals. */
			readonly covered?: readonly Seat[];
	  }
	/** `goals`: every seat's Goal afterwards. */
	| {
			readonly type: 'goals-shuffled';
			readonly seat: Seat;
			readonly goals: readonly SeenGoal[];
			readonly covered?: readonly Seat[];
	  }
	/** `ring`: how many places the Goals went round: the seats, and the pile after them. */
	| {
			readonly type: 'goals-rotated';
			readonly seat: Seat;
			readonly direction: Direction;
			readonly goals: readonly SeenGoal[];
			readonly ring: number;
			readonly covered?: readonly Seat[];
	  }
	| { readonly type: 'goal-opened'; readonly seat: Seat; readonly goal: SeenGoal }
	| { readonly type: 'claimed'; readonly seat: Seat }
	/** `hands`: what `seat` and `with` held before, in that order; both traders know both. */
	| {
			readonly type: 'hands-traded';
			readonly seat: Seat;
			readonly with: Seat;
			readonly hands: readonly [readonly SeenCard[], readonly SeenCard[]];
	  }
	/** `hands`: every seat's hand afterwards (invisible players: empty). */
	| { readonly type: 'hands-shuffled'; readonly seat: Seat; readonly hands: readonly (readonly SeenCard[])[] }
	| {
			readonly type: 'hands-rotated';
			readonly seat: Seat;
			readonly direction: Direction;
			readonly hands: readonly (readonly SeenCard[])[];
	  }
	/** `to`: absent when the card went into the hand. */
	| {
			readonly type: 'zapped';
			readonly seat: Seat;
			readonly card: CardWord;
			readonly x: number;
			readonly y: number;
			readonly to?: 'discard';
	  }
	| { readonly type: 'moved'; readonly seat: Seat; readonly from: Placement; readonly to: Placement }
	| { readonly type: 'card-rotated'; readonly seat: Seat; readonly from: Placement; readonly to: Placement }
	/** A new start card after the table was emptied (E19); `skipped` went back into the deck. */
	| { readonly type: 'start-turned-up'; readonly placed: Placement | null; readonly skipped: readonly Card[] }
	/** The discards became the deck (E45); `cards`: how many. */
	| { readonly type: 'deck-rebuilt'; readonly cards: number }
	| { readonly type: 'passed'; readonly seat: Seat }
	| {
			readonly type: 'stacked';
			readonly seat: Seat;
			readonly from: number;
			readonly onto: 'pile' | 'slot';
			readonly to: number;
			readonly card: PileCard;
	  }
	/** A card of the main deck came onto an empty pile. */
	| { readonly type: 'refilled'; readonly pile: number; readonly card: PileCard }
	/** `again`: the Action pile was turned over first. */
	| { readonly type: 'called'; readonly seat: Seat; readonly action: Action; readonly again: boolean }
	| { readonly type: 'resigned'; readonly seat: Seat }
	| {
			readonly type: 'drew';
			readonly seat: Seat;
			readonly cards: readonly SeenCard[];
			readonly why: 'turn' | 'bonus' | 'join';
	  }
	| { readonly type: 'turn'; readonly seat: Seat }
	| { readonly type: 'joined'; readonly seat: Seat }
	| { readonly type: 'left'; readonly seat: Seat }
	| { readonly type: 'game-over'; readonly winners: readonly Seat[]; readonly reason: OutcomeReason };

// ---------- views ----------

/** A seat, or null for someone who only watches. */
export type Viewer = Seat | null;

/** A seat as someone else may know it: as many cards as there are, the unknown ones hidden. */
export interface PlayerInView {
	readonly hand: readonly SeenCard[];
	/** Absent in games without Goals. */
	readonly goal?: SeenGoal;
	readonly invisible?: true;
	readonly covered?: true;
}

/** The solitaire as its player sees it: how many cards are left in its two decks. */
export interface SolitaireInView extends Omit<Solitaire, 'deck' | 'actions'> {
	readonly deck: number;
	readonly actions: number;
}

/** A position as one seat may know it. Everything that leaves for another person leaves through this shape. */
export interface PlayerView {
	readonly rules: RuleSet;
	readonly me: Viewer;
	readonly players: readonly PlayerInView[];
	/** How many Goals are on the pile or aside. */
	readonly unusedGoals: number;
	readonly table: readonly Placement[];
	/** How many cards are left to draw. */
	readonly deck: number;
	readonly discard: readonly Card[];
	readonly turn: Seat;
	readonly phase: 'draw' | 'play';
	readonly passed: number;
	readonly rebuilt: number;
	readonly outcome: Outcome | null;
	readonly solitaire?: SolitaireInView;
	/** What happened, as told to this viewer, oldest first. */
	readonly seen: readonly GameEvent[];
}

// ---------- records ----------

/** Every result of chance that an entry of a record fixes. */
export interface Chance {
	readonly goals?: readonly Element[];
	readonly unused?: readonly Element[];
	readonly hands?: readonly (readonly Card[])[];
	readonly deck?: readonly Card[];
	readonly start?: readonly Card[];
}

/** One decision and everything it caused (formats: game record). */
export interface PlayEntry {
	readonly seat: Seat;
	/** The move's text. */
	readonly play: string;
	readonly bonus?: readonly Card[];
	readonly chance?: Chance;
	/** Seat on turn afterwards; absent when the game is over. */
	readonly next?: Seat;
	/** What that seat drew; in the solitaire what came onto an empty pile, maybe a Goal. */
	readonly drew?: readonly (Card | Element)[];
	/** Milliseconds since 1970, for people only. */
	readonly at?: number;
	readonly by?: 'clock' | 'bot';
}
/** Somebody came (E35), left (E36) or let a bot play on. */
export type SeatEntry =
	| {
			readonly event: 'join';
			readonly seat: Seat;
			/** Only where the discards had to become the deck for it (E45). */
			readonly chance?: Chance;
			readonly drew: readonly Card[];
			readonly at?: number;
	  }
	| {
			readonly event: 'leave';
			readonly seat: Seat;
			readonly chance: Chance;
			readonly next?: Seat;
			readonly drew?: readonly (Card | Element)[];
			readonly at?: number;
	  }
	| { readonly event: 'bot'; readonly seat: Seat; readonly at?: number };
/** One line of a record: enough to play it again without any chance. */
export type LogEntry = PlayEntry | SeatEntry;
