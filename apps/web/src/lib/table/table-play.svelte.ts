import { type Action, type Direction, type Element, largestGroups, type Seat } from '@aquarius/engine';
import type { Emote } from '@aquarius/protocol';
import type { BoardHandlers } from '@aquarius/rendering';
import { boardConfig, tableAsPlayed } from '#lib/play/board-config.ts';
import { boardWords } from '#lib/play/board-words.ts';
import {
	cancelStep,
	chooseCard,
	chooseRotate,
	chooseSeat,
	chooseSpot,
	type Draft,
	keepDraft,
	layAsCard,
	moveOf,
	NO_DRAFT,
	pickUp,
	sameSpot,
	turnDraft,
	useAs,
} from '#lib/play/draft.ts';
import { moveLines, spokenSince } from '#lib/play/move-list.ts';
import { handOf, isMyTurn } from '#lib/play/moves.ts';
import { goalOf } from '#lib/play/outcome.ts';
import { canTurn, mainButton, promptOf } from '#lib/play/prompt.ts';
import { whyNotSpot } from '#lib/play/why-not.ts';
import type { Connection, GameSession, TableDeed, TableSnapshot } from '#lib/session/session.ts';
import { m } from '#lib/words.ts';
import { wordsOf } from './refusal-words.ts';
import { nameOfSeat } from './seat-name.ts';
import { seatNews } from './seat-news.ts';

export interface Said {
	readonly id: number;
	readonly text: string;
}

const WORDS = boardWords(m);
/** How long a refusal stays in the place of the turn sentence. */
const REFUSAL_STAYS = 4000;
const SAID_KEPT = 12;

/** What one table page decides: the draft, what is shown on demand, and what is said. */
export class TablePlay {
	readonly session: GameSession;
	snapshot = $state.raw<TableSnapshot | null>(null);
	connection = $state.raw<Connection>({ type: 'joining' });
	draft = $state.raw<Draft>(NO_DRAFT);
	/** The element whose largest group is shown. */
	lit = $state<Element | null>(null);
	goalHidden = $state(false);
	refusal = $state.raw<Said | null>(null);
	/** Sentences for the live region, newest last. */
	said = $state.raw<readonly Said[]>([]);
	#playing = $state(false);
	#lastId = 0;
	#refusalTimer: ReturnType<typeof setTimeout> | undefined;
	readonly #undo: () => void;

	view = $derived(this.snapshot?.view ?? null);
	me = $derived(this.snapshot?.me ?? null);
	/** A bot moves for the person here, whose turns ran out. */
	isReplaced = $derived(
		this.me !== null && this.snapshot?.phase === 'playing' && this.snapshot.seats[this.me]?.away === true,
	);
	names = $derived((this.snapshot?.seats ?? []).map(nameOfSeat));
	busy = $derived(this.#playing || (this.snapshot?.busy ?? false));
	hand = $derived(this.view === null ? [] : handOf(this.view));
	goal = $derived(this.view === null || this.me === null ? null : goalOf(this.view, this.me));
	myTurn = $derived(this.view !== null && isMyTurn(this.view));
	sizes = $derived(this.view === null ? null : largestGroups(tableAsPlayed(this.view, this.draft)));
	prompt = $derived(this.view === null ? null : promptOf(this.view, this.draft, this.names, this.busy, m));
	button = $derived(this.view === null ? null : mainButton(this.view, this.draft, this.busy, m));
	turnable = $derived(canTurn(this.draft));
	lines = $derived(moveLines(this.snapshot?.log ?? [], this.names, this.me, m));
	config = $derived(
		this.view === null
			? null
			: boardConfig(this.view, { lit: this.lit, interactive: this.me !== null && !this.busy }, this.draft, WORDS),
	);

	constructor(session: GameSession) {
		this.session = session;
		this.#undo = session.subscribe(() => this.#update());
		this.#update();
	}

	/** Lets the session go; the seat is kept. */
	close(): void {
		clearTimeout(this.#refusalTimer);
		this.#undo();
		this.session.close();
	}

	// ---------- the draft ----------

	pick(slot: number): void {
		if (this.view === null || this.view.outcome !== null || this.busy) return;
		if (this.draft.type !== 'none' && this.draft.slot === slot) {
			this.draft = NO_DRAFT;
			return;
		}
		const draft = pickUp(this.view, slot);
		if (draft.type !== 'none' && draft.type !== 'place' && !this.myTurn) {
			this.refuse(m.reasons['turn/not-yours']);
			return;
		}
		this.draft = draft;
		if (draft.type === 'aim') this.lit = null;
		this.#explain();
	}

	/** Makes sure that the card of a slot is held, for a drag. */
	hold(slot: number): void {
		if (this.draft.type === 'none' || this.draft.slot !== slot) this.pick(slot);
	}

	turn(): void {
		if (this.view === null || !this.turnable || this.busy) return;
		this.draft = turnDraft(this.view, this.draft);
		if ('card' in this.draft && this.draft.card !== null) this.say(`${m.card(this.draft.card)}.`);
		this.#explain();
	}

	cancel(): void {
		if (!this.busy) this.draft = cancelStep(this.draft);
	}

	putBack(): void {
		if (!this.busy) this.draft = NO_DRAFT;
	}

	toSeat(seat: Seat): void {
		this.draft = chooseSeat(this.draft, seat);
	}

	rotate(rotate: Direction | null): void {
		this.draft = chooseRotate(this.draft, rotate);
	}

	asAction(action: Action): void {
		this.draft = useAs(this.draft, action);
		this.#explain();
	}

	asCard(): void {
		if (this.view === null) return;
		this.draft = layAsCard(this.view, this.draft);
		this.#explain();
	}

	/** Sends the finished decision; says why if there is none. */
	async commit(): Promise<void> {
		const { view, button } = this;
		if (view === null || button === null) return;
		if (button.does === 'nothing') {
			this.refuse(button.why);
			return;
		}
		const move = button.does === 'pass' ? ({ type: 'pass' } as const) : moveOf(view, this.draft);
		if (move === null) return;
		this.#forgetRefusal();
		this.#playing = true;
		const answer = await this.session.play(move);
		this.#playing = false;
		if ('refused' in answer) this.refuse(wordsOf(answer.refused));
		else this.draft = NO_DRAFT;
	}

	readonly handlers: BoardHandlers = {
		onSpot: (spot) => {
			if (this.view === null) return;
			const before = this.draft;
			this.draft = chooseSpot(this.view, before, spot);
			if (this.draft !== before) this.#explain();
		},
		onRefused: (spot) => {
			const code = this.view === null ? undefined : whyNotSpot(this.view, this.draft, spot);
			if (code !== undefined) this.refuse(m.reasons[code]);
			return code;
		},
		onCard: (placement) => {
			const { view, draft } = this;
			if (view === null || draft.type !== 'aim' || draft.card !== null) return;
			const again = draft.target !== null && sameSpot(draft.target, placement);
			if (again) void this.commit();
			else {
				this.draft = chooseCard(view, draft, placement);
				this.#explain();
			}
		},
		onTurn: () => this.turn(),
		onCommit: () => void this.commit(),
		onCancel: () => this.cancel(),
		onSay: (sentence) => {
			// A refusal is an alert already, and is said once.
			if (sentence !== this.refusal?.text) this.say(sentence);
		},
	};

	// ---------- the table ----------

	async command(deed: TableDeed): Promise<boolean> {
		const answer = await this.session.command(deed);
		if ('refused' in answer) this.refuse(wordsOf(answer.refused));
		return !('refused' in answer);
	}

	async emote(emote: Emote): Promise<void> {
		const answer = await this.session.emote(emote);
		if ('refused' in answer) this.refuse(wordsOf(answer.refused));
	}

	toggleLit(element: Element): void {
		this.lit = this.lit === element ? null : element;
	}

	toggleGoal(): void {
		this.goalHidden = !this.goalHidden;
	}

	// ---------- what is said ----------

	say(text: string): void {
		this.#lastId += 1;
		this.said = [...this.said.slice(1 - SAID_KEPT), { id: this.#lastId, text }];
	}

	/** Says the tray's sentence after a step of the player's own; a dialog says its question itself. */
	#explain(): void {
		this.#forgetRefusal();
		const text = this.prompt?.text ?? '';
		if (text !== '' && this.draft.type !== 'none' && this.draft.type !== 'seat') this.say(text);
	}

	/** The player has gone on: what was refused before is no news any more. */
	#forgetRefusal(): void {
		clearTimeout(this.#refusalTimer);
		this.refusal = null;
	}

	refuse(text: string): void {
		this.#lastId += 1;
		this.refusal = { id: this.#lastId, text };
		clearTimeout(this.#refusalTimer);
		this.#refusalTimer = setTimeout(() => {
			this.refusal = null;
		}, REFUSAL_STAYS);
	}

	#update(): void {
		const before = this.snapshot;
		const now = this.session.snapshot();
		this.connection = this.session.connection();
		if (now === before || now === null) return;
		this.snapshot = now;
		const sameGame = before !== null && before.game === now.game;
		this.#keepDraft(before, now, sameGame);
		if (!sameGame) this.lit = null;
		if (before !== null) this.#speak(before, now, sameGame ? before.log.length : 0);
	}

	#keepDraft(before: TableSnapshot | null, now: TableSnapshot, sameGame: boolean): void {
		if (before?.view === now.view) return;
		const went = this.#playing && now.log.length > (before?.log.length ?? 0);
		if (!sameGame || !before?.view || !now.view || went || now.view.outcome !== null) this.draft = NO_DRAFT;
		else this.draft = keepDraft(before.view, now.view, this.draft);
	}

	#speak(before: TableSnapshot, now: TableSnapshot, from: number): void {
		for (const text of spokenSince(now.log, from, this.names, now.me, m)) this.say(text);
		for (const text of seatNews(before.seats, now.seats, now.me, m)) this.say(text);
		for (const said of now.emotes) {
			if (said.id > (before.emotes.at(-1)?.id ?? 0) && said.seat !== now.me) {
				this.say(m.table.says(this.names[said.seat] ?? '', m.emotes[said.emote]));
			}
		}
	}
}
