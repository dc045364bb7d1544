/**
 * Plays on a live board in a player's words, in a real browser. It is a whole small host: it holds a table and a hand, asks the
 * engine for legal spots and reasons, and answers the board as a page would. What the board said is in `calls` and `said`.
 */
import {
	connectionsOf,
	legalPlacements,
	type Placement,
	parsePlacement,
	parseWord,
	ruleSet,
	type Spot,
	turned,
	whyNotPlace,
} from '@aquarius/engine';
import { expect } from 'vitest';
import type { Board, BoardConfig, BoardHandlers, BoardWords, LegalSpot } from '../../board-config.ts';
import { paletteCss } from '../../palette.ts';
import { mountBoard } from '../index.ts';

const rules = ruleSet('v3');

const WORDS: BoardWords = {
	board: 'Table',
	card: (card) => `card ${card.card} at ${card.x},${card.y}`,
	spot: (spot) => `place ${spot.x},${spot.y}`,
	emptySpot: (spot) => `no place ${spot.x},${spot.y}`,
	reason: (code) => `because ${code}`,
	count: (n) => `${n} of seven`,
	zoomIn: 'Zoom in',
	zoomOut: 'Zoom out',
	fitAll: 'Show all',
	offScreen: 'Go there',
};

export interface Scene {
	readonly width?: number;
	readonly height?: number;
	readonly config?: Partial<BoardConfig>;
}

export interface ScreenBox {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

export interface PointerPlan {
	readonly id?: number;
	readonly kind?: 'mouse' | 'touch' | 'pen';
}

/** `FFWA@0,0 EEEE@1,0` as placements. */
export function tableOf(text: string): readonly Placement[] {
	return text
		.split(' ')
		.filter((word) => word !== '')
		.map((word) => {
			const placement = parsePlacement(word);
			if (!placement) throw new Error(`not a placement: ${word}`);
			return placement;
		});
}

export class BoardDriver {
	readonly element: HTMLElement;
	readonly board: Board;
	readonly calls: string[] = [];
	readonly said: string[] = [];
	config: BoardConfig;
	#hand: HTMLButtonElement;

	constructor(table: string, scene: Scene = {}) {
		this.config = {
			table: tableOf(table),
			held: null,
			spots: [],
			draft: null,
			targets: null,
			lastMove: [],
			lit: null,
			trace: null,
			interactive: true,
			words: WORDS,
			...scene.config,
		};
		usePalette();
		this.element = document.createElement('div');
		this.element.style.cssText = `position:absolute;left:20px;top:20px;width:${scene.width ?? 800}px;height:${scene.height ?? 500}px`;
		this.#hand = document.createElement('button');
		this.#hand.textContent = 'a card of the hand';
		this.#hand.style.cssText = 'position:absolute;left:20px;top:640px;width:120px;height:80px;touch-action:none';
		document.body.append(this.element, this.#hand);
		this.board = mountBoard(this.element, this.config, this.#handlers());
	}

	close(): void {
		this.board.destroy();
		this.element.remove();
		this.#hand.remove();
	}

	// ---------- what a host does ----------

	set(change: Partial<BoardConfig>): Promise<void> {
		this.config = { ...this.config, ...change };
		this.board.set(this.config);
		return this.frame();
	}

	/** A card of the hand is picked up (without dragging). */
	pickUp(word: string): Promise<void> {
		return this.#hold(cardWord(word), null);
	}

	/** Another seat lays a card. */
	remotePlay(text: string): Promise<void> {
		const laid = tableOf(text);
		return this.set({ table: [...this.config.table, ...laid], lastMove: laid.map(({ x, y }) => ({ x, y })) });
	}

	/** Until the next redraw is done. */
	async frame(): Promise<void> {
		await new Promise(requestAnimationFrame);
		await new Promise(requestAnimationFrame);
	}

	/** Until the camera rests. */
	async rest(): Promise<void> {
		let before = '';
		await expect
			.poll(async () => {
				const was = before;
				await this.frame();
				before = this.#layer.style.transform;
				return was === before;
			})
			.toBe(true);
	}

	// ---------- what a player does ----------

	async tapSpot(x: number, y: number, plan: PointerPlan = {}): Promise<void> {
		await this.tapAt(this.screen({ x: x + 0.5, y: y + 0.5 }), plan);
	}

	async tapAt(at: Spot, plan: PointerPlan = {}): Promise<void> {
		this.pointer('pointerdown', at, plan);
		this.pointer('pointerup', at, plan);
		await this.frame();
	}

	/** Presses on the hand and starts to drag, as a host does on pointerdown. */
	async takeFromHand(word: string, plan: PointerPlan = {}): Promise<void> {
		const box = this.#hand.getBoundingClientRect();
		const at = { x: box.left + 60, y: box.top + 40 };
		const start = (event: PointerEvent) => {
			void this.pickUp(word);
			this.board.startDrag(event, cardWord(word));
		};
		this.#hand.addEventListener('pointerdown', start, { once: true });
		this.pointer('pointerdown', at, plan, this.#hand);
		this.pointer('pointermove', { x: at.x, y: at.y - 30 }, plan, this.#hand);
		await this.frame();
	}

	/** Carries the pointer to the middle of a place. */
	async dragTo(x: number, y: number, plan: PointerPlan = {}): Promise<void> {
		await this.dragAt(this.screen({ x: x + 0.5, y: y + 0.5 }), plan);
	}

	async dragAt(at: Spot, plan: PointerPlan = {}): Promise<void> {
		this.pointer('pointermove', at, plan);
		await this.frame();
	}

	async letGo(plan: PointerPlan = {}): Promise<void> {
		this.pointer('pointerup', this.#at, plan);
		await this.frame();
	}

	async key(key: string, init: KeyboardEventInit = {}): Promise<boolean> {
		const target = document.activeElement ?? document.body;
		const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
		target.dispatchEvent(event);
		await this.frame();
		return event.defaultPrevented;
	}

	#at: Spot = { x: 0, y: 0 };

	pointer(type: string, at: Spot, plan: PointerPlan = {}, target?: Element): void {
		this.#at = at;
		const kind = plan.kind ?? 'mouse';
		const init = { pointerId: plan.id ?? 1, pointerType: kind, isPrimary: (plan.id ?? 1) === 1 };
		const under = target ?? document.elementFromPoint(at.x, at.y) ?? document.body;
		under.dispatchEvent(
			new PointerEvent(type, {
				...init,
				clientX: at.x,
				clientY: at.y,
				bubbles: true,
				cancelable: true,
				composed: true,
			}),
		);
	}

	/** A mouse comes to rest over a place. */
	async hover(x: number, y: number): Promise<void> {
		const at = this.screen({ x: x + 0.5, y: y + 0.5 });
		this.root.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
		this.pointer('pointermove', at);
		await this.frame();
	}

	async wheel(at: Spot, deltaY: number, init: WheelEventInit = {}): Promise<boolean> {
		const event = new WheelEvent('wheel', {
			clientX: at.x,
			clientY: at.y,
			deltaY,
			bubbles: true,
			cancelable: true,
			...init,
		});
		(document.elementFromPoint(at.x, at.y) ?? this.root).dispatchEvent(event);
		await this.frame();
		return event.defaultPrevented;
	}

	// ---------- what a player sees ----------

	get root(): HTMLElement {
		const root = this.element.querySelector<HTMLElement>('.aq-board');
		if (!root) throw new Error('the board is gone');
		return root;
	}

	get #layer(): HTMLElement {
		const layer = this.element.querySelector<HTMLElement>('.aq-layer');
		if (!layer) throw new Error('the board is gone');
		return layer;
	}

	/** Where a point of the table is on the screen, measured at a card that lies there. */
	screen(point: Spot): Spot {
		const [first] = this.config.table;
		if (!first) throw new Error('no card to measure by');
		const box = this.cardBox(first);
		return { x: box.left + (point.x - first.x) * box.width, y: box.top + (point.y - first.y) * box.height };
	}

	/** The place of a card on the screen, as the browser lays it out. Plain numbers: a DOMRect equals every other one. */
	cardBox({ x, y }: Spot): ScreenBox {
		const named = [...this.element.querySelectorAll('.aq-stop')].find((stop) =>
			stop.getAttribute('aria-label')?.endsWith(` ${x},${y}`),
		);
		const hit = named?.querySelector('.aq-hit');
		if (!hit) throw new Error(`nothing at ${x},${y}`);
		const { left, top, width, height } = hit.getBoundingClientRect();
		return { left, top, width, height };
	}

	/** The marks that can be seen. */
	marks() {
		const count = (selector: string) => this.element.querySelectorAll(selector).length;
		const carried = this.element.querySelector<HTMLElement>('.aq-carried');
		return {
			spots: count('.aq-spot-stop'),
			turnedOnly: count('.aq-turned-only'),
			near: [...this.element.querySelectorAll('.aq-near')].map((stop) => stop.getAttribute('aria-label')),
			draft: count('.aq-over .aq-ghost'),
			lastMove: count('.aq-last'),
			targets: count('.aq-over .aq-target'),
			veil: count('.aq-veil'),
			refused: count('.aq-refused'),
			lit: count('.aq-lit'),
			numbers: count('.aq-number'),
			pill: this.element.querySelector('.aq-pill text')?.textContent ?? null,
			arrows: [...this.element.querySelectorAll<HTMLElement>('.aq-edge')].filter((edge) => !edge.hidden).length,
			carried: carried !== null && !carried.hidden,
		};
	}

	/** What has the focus, by its name; `board` for the board as a whole, null for what is outside of it. */
	focus(): string | null {
		const active = document.activeElement;
		if (active === this.root) return 'board';
		return active && this.root.contains(active) ? active.getAttribute('aria-label') : null;
	}

	button(name: string): HTMLButtonElement {
		const found = [...this.element.querySelectorAll('button')].find(
			(button) => button.getAttribute('aria-label') === name && !button.hidden,
		);
		if (!found) throw new Error(`no button ${name}`);
		return found;
	}

	// ---------- the host's side ----------

	#hold(card: Placement['card'], draft: Spot | null): Promise<void> {
		const placed = draft ? { card, x: draft.x, y: draft.y } : null;
		return this.set({ held: card, spots: spotsFor(this.config.table, card), draft: placed });
	}

	#handlers(): BoardHandlers {
		return {
			onSpot: (spot) => {
				this.calls.push(`spot ${spot.x},${spot.y}`);
				const held = this.config.held;
				if (held) void this.#hold(spot.turnedOnly ? turned(held) : held, spot);
			},
			onRefused: (spot) => {
				this.calls.push(`refused ${spot.x},${spot.y}`);
				const { held, table } = this.config;
				return held ? whyNotPlace(table, { card: held, ...spot }, rules) : 'target/possible';
			},
			onCard: (card) => {
				this.calls.push(`card ${card.card}@${card.x},${card.y}`);
			},
			onTurn: () => {
				this.calls.push('turn');
				const { held, draft } = this.config;
				if (held) void this.#hold(turned(held), draft);
			},
			onCommit: () => {
				this.calls.push('commit');
				const { draft, table } = this.config;
				if (draft) void this.set({ table: [...table, draft], lastMove: [draft], held: null, spots: [], draft: null });
			},
			onCancel: () => {
				this.calls.push('cancel');
				void this.set({ held: null, spots: [], draft: null });
			},
			onSay: (sentence) => {
				this.said.push(sentence);
			},
		};
	}
}

/** As `boardConfig` of a page does: legal as it lies, and only after a half turn. */
function spotsFor(table: readonly Placement[], card: Placement['card']): readonly LegalSpot[] {
	const legal = legalPlacements(table, card, rules);
	const asItLies = legal.filter((placement) => placement.card === card);
	const turnedOnly = legal.filter(
		(one) => one.card !== card && !asItLies.some((other) => other.x === one.x && other.y === one.y),
	);
	const spotOf = (placement: Placement): LegalSpot => ({
		x: placement.x,
		y: placement.y,
		joins: connectionsOf(table, placement).joins,
	});
	return [...asItLies.map(spotOf), ...turnedOnly.map((one) => ({ ...spotOf(one), turnedOnly: true }))];
}

function cardWord(word: string): Placement['card'] {
	const card = parseWord(word);
	if (!card) throw new Error(`not a card: ${word}`);
	return card;
}

let styled = false;
function usePalette(): void {
	if (styled) return;
	styled = true;
	const style = document.createElement('style');
	style.textContent = `${paletteCss()} body { margin: 0; background: var(--g0); color: var(--text) }`;
	document.head.append(style);
}
