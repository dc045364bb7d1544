import type { Element, Placement, ReasonCode, Spot } from '@aquarius/engine';

/** One border half of a spot at which the held card would join, for the plugs drawn there. */
export interface Join {
	/** In cards, relative to the table: the middle of the half border. */
	readonly x: number;
	readonly y: number;
	readonly element: Element;
}

/** A spot where the held card may be laid. */
export interface LegalSpot extends Spot {
	readonly joins: readonly Join[];
	/** The card fits here only after a half turn; drawn dimmed, with a half-turn arrow. */
	readonly turnedOnly?: boolean;
}

/** Panels to light: the spots of the cards whose panel of this element is in the group. */
export interface LitGroup {
	readonly element: Element;
	readonly spots: readonly Spot[];
}

/** Everything the board shows, as one value. The picture depends on it alone; what differs from the last one is animated. */
export interface BoardConfig {
	readonly table: readonly Placement[];
	/** The card in the player's hand that is picked up, as it would lie; null when nothing is held. */
	readonly held: Placement['card'] | null;
	/** Legal spots of the held card. Given, never computed here. */
	readonly spots: readonly LegalSpot[];
	/** Where the held card is previewed: drawn as if played. */
	readonly draft: Placement | null;
	/** Cards that an Action may choose (Zap, Move), with the chosen one. Null outside of such a choice. */
	readonly targets: { readonly spots: readonly Spot[]; readonly chosen: Spot | null } | null;
	readonly lastMove: readonly Spot[];
	/** A largest group shown on demand, with its count out of seven. */
	readonly lit: LitGroup | null;
	/** The chain that won; the rest steps back. */
	readonly trace: LitGroup | null;
	/** Whether the player may act; otherwise nothing but looking around. */
	readonly interactive: boolean;
	readonly words: BoardWords;
}

/** Words the board needs; rendering holds none itself. */
export interface BoardWords {
	readonly board: string;
	readonly card: (card: Placement) => string;
	readonly spot: (spot: LegalSpot) => string;
	readonly emptySpot: (spot: Spot) => string;
	readonly reason: (code: ReasonCode) => string;
	readonly count: (n: number) => string;
	readonly zoomIn: string;
	readonly zoomOut: string;
	readonly fitAll: string;
	readonly offScreen: string;
}

/** What the player did. The host decides what it means and answers with `set`. */
export interface BoardHandlers {
	/** A legal spot was chosen for the held card: by tap, key, or by letting a dragged card go over it. */
	readonly onSpot: (spot: LegalSpot) => void;
	/** A place was tried that is not legal; the answer is said and the frame shakes. */
	readonly onRefused: (spot: Spot) => ReasonCode | undefined;
	/** A card on the table was chosen (a target, or just looked at). */
	readonly onCard: (placement: Placement) => void;
	/** Half turn of the held card: R, second finger, or tap on the preview. */
	readonly onTurn: () => void;
	/** Enter on, or second tap at, the previewed spot. */
	readonly onCommit: () => void;
	/** Escape, or a drag let go outside. */
	readonly onCancel: () => void;
	/** A sentence for the live region. */
	readonly onSay: (sentence: string) => void;
}

/** The page's `PointerEvent`; where no DOM is known, as when this package is checked without it, what a drag needs of one. */
export type PointerStart = typeof globalThis extends { PointerEvent: { prototype: infer E } }
	? E
	: {
			readonly type: string;
			readonly pointerId: number;
			readonly pointerType: string;
			readonly clientX: number;
			readonly clientY: number;
		};

/** A live board in an element. `@aquarius/rendering/dom` exports `mountBoard(element, config, handlers): Board`. */
export interface Board {
	set(config: BoardConfig): void;
	/** Brings everything, legal spots included, into sight. */
	fitAll(): void;
	zoom(by: 'in' | 'out'): void;
	/** Starts dragging a card that was picked up outside the board (from the hand). */
	startDrag(event: PointerStart, card: Placement['card']): void;
	focus(): void;
	destroy(): void;
}
