import { type Action, type Direction, type Element, largestGroups, type PlayerView, type Seat } from '@aquarius/engine';
import type { Emote } from '@aquarius/protocol';
import type { BoardConfig, BoardHandlers } from '@aquarius/rendering';
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
import { asIdea, ideaWords } from '#lib/play/ideas.ts';
import { moveLines, spokenSince } from '#lib/play/move-list.ts';
import { handOf, isMyTurn, mustPass } from '#lib/play/moves.ts';
import { goalOf } from '#lib/play/outcome.ts';
import { canTurn, mainButton, promptOf } from '#lib/play/prompt.ts';
import { whyNotSpot } from '#lib/play/why-not.ts';
import type { Connection, GameSession, TableDeed, TableSnapshot } from '#lib/session/session.ts';
import { m } from '#lib/words.ts';
import { Hints } from './hints.svelte.ts';
import { wordsOf } from './refusal-words.ts';
import { nameOfSeat } from './seat-name.ts';
import { seatNews } from './seat-news.ts';

export interface Said {
	readonly id: number;
	readonly text: string;
}

/** How long a refusal stays in the place of the turn sentence. */
const REFUSAL_STAYS = 4000;
const SAID_KEPT = 12;

/** What one table page decides: the draft, what is shown on demand, and what is said. */
export class TablePlay {
	readonly session: GameSession;
	readonly hints: Hints;
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
	/** In the page's own games the person has no name but "you", in whatever language the page is now. */
	names = $derived(
		(this.snapshot?.seats ?? []).map((seat) =>
			this.snapshot?.code === null && seat.seat === this.me ? m.local.you : nameOfSeat(seat),
		),
	);
	busy = $derived(this.#playing || (this.snapshot?.busy ?? false));
	hand = $derived(this.view === null ? [] : handOf(this.view));
	goal = $derived(this.view === null || this.me === null ? null : goalOf(this.view, this.me));
	myTurn = $derived(this.view !== null && isMyTurn(this.view));
	/** What the table shows: the idea while there is one, else what the player has begun. */
	shown = $derived.by(() => this.hints.idea?.draft ?? this.draft);
	/** An idea would tell somebody who looks over the shoulder what the covered Goal is. */
	mayAsk = $derived(this.myTurn && !this.busy && !this.goalHidden && this.view !== null && !mustPass(this.view));
	whyNoIdea = $derived(this.goalHidden ? m.hint.covered : m.hint.notNow);
	ideaText = $derived.by(() => {
		const { idea } = this.hints;
		return this.view === null || idea === null ? '' : ideaWords(this.view, idea, this.names, m);
	});
	sizes = $derived(this.view === null ? null : largestGroups(tableAsPlayed(this.view, this.shown)));
	prompt = $derived(this.view === null ? null : promptOf(this.view, this.draft, this.names, this.busy, m));
	button = $derived(this.view === null ? null : mainButton(this.view, this.draft, this.busy, m));
	turnable = $derived(canTurn(this.draft));
	lines = $derived(moveLines(this.snapshot?.log ?? [], this.names, this.me, m));
	config = $derived(this.view === null ? null : this.#configOf(this.view));

	constructor(session: GameSession) {
		this.session = session;
		this.hints = new Hints(session.advise);
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
		this.hints.dismiss();
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
		this.hints.dismiss();
		if (this.draft.type === 'none' || this.draft.slot !== slot) this.pick(slot);
	}

	turn(): void {
		if (this.view === null || !this.turnable || this.busy) return;
		this.hints.dismiss();
		this.draft = turnDraft(this.view, this.draft);
		if ('card' in this.draft && this.draft.card !== null) this.say(`${m.card(this.draft.card)}.`);
		this.#explain();
	}

	cancel(): void {
		if (this.hints.idea !== null || this.hints.isThinking) this.hints.dismiss();
		else if (!this.busy) this.draft = cancelStep(this.draft);
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

	/** Sends the finished decision; says why if there is none. An idea is only taken over. */
	async commit(): Promise<void> {
		if (this.hints.idea !== null) {
			this.takeIdea();
			return;
		}
		const { view, button } = this;
		if (view === null || button === null) return;
		if (button.does === 'nothing') {
			this.refuse(button.why);
			return;
		}
		const move = button.does === 'pass' ? ({ type: 'pass' } as const) : moveOf(view, this.draft);
		if (move === null) return;
		this.#forgetRefusal();
		this.hints.forget();
		this.#playing = true;
		const answer = await this.session.play(move);
		this.#playing = false;
		if ('refused' in answer) this.refuse(wordsOf(answer.refused));
		else this.draft = NO_DRAFT;
	}

	readonly handlers: BoardHandlers = {
		onSpot: (spot) => {
			if (this.view === null || this.hints.idea !== null) return;
			const before = this.draft;
			this.draft = chooseSpot(this.view, before, spot);
			if (this.draft !== before) this.#explain();
		},
		onRefused: (spot) => {
			const code = this.view === null || this.hints.idea !== null ? undefined : whyNotSpot(this.view, this.draft, spot);
			if (code !== undefined) this.refuse(m.reasons[code]);
			return code;
		},
		onCard: (placement) => {
			if (this.hints.idea !== null) {
				this.takeIdea();
				return;
			}
			const { view, draft } = this;
			if (view === null || draft.type !== 'aim' || draft.card !== null) return;
			const again = draft.target !== null && sameSpot(draft.target, placement);
			if (again) void this.commit();
			else {
				this.draft = chooseCard(view, draft, placement);
				this.#explain();
			}
		},
		onTurn: () => {
			if (this.hints.idea === null) this.turn();
		},
		onCommit: () => void this.commit(),
		onCancel: () => this.cancel(),
		onSay: (sentence) => {
			// A refusal is an alert already, and is said once.
			if (sentence !== this.refusal?.text) this.say(sentence);
		},
	};

	// ---------- ideas ----------

	/** "Show me a good move", and the next one at the next asking. */
	async askForIdea(): Promise<void> {
		if (!this.hints.isOffered || this.view === null || this.hints.isThinking) return;
		if (!this.mayAsk) {
			this.refuse(this.whyNoIdea);
			return;
		}
		this.#forgetRefusal();
		this.lit = null;
		if (this.hints.idea === null) this.say(m.hint.thinking);
		const { view } = this;
		const answer = await this.hints.ask(view);
		if (answer === 'none') this.refuse(m.hint.failed);
		const { idea } = this.hints;
		if (answer !== 'shown' || idea === null) return;
		this.say(`${m.hint.lead(this.hints.number, this.hints.count)} ${ideaWords(view, idea, this.names, m, true)}`);
	}

	/** The idea becomes the player's own draft, to be looked at and played, or not. */
	takeIdea(): void {
		const { idea } = this.hints;
		if (idea === null) return;
		this.draft = idea.draft;
		this.hints.dismiss();
		this.#explain();
	}

	dismissIdea(): void {
		this.hints.dismiss();
	}

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
		this.hints.dismiss();
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

	#configOf(view: PlayerView): BoardConfig {
		const prefs = { lit: this.lit, interactive: this.me !== null && !this.busy };
		const config = boardConfig(view, prefs, this.shown, boardWords(m));
		return this.hints.idea === null ? config : asIdea(config, this.hints.idea.draft);
	}

	#update(): void {
		const before = this.snapshot;
		const now = this.session.snapshot();
		this.connection = this.session.connection();
		if (now === before || now === null) return;
		if (before?.view !== now.view) this.hints.forget();
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
		// At the start of a game open seats are closed up: nobody has come or gone by that.
		const news = before.game === now.game ? seatNews(before.seats, now.seats, now.me, m) : [];
		for (const text of news) this.say(text);
		for (const said of now.emotes) {
			if (said.id > (before.emotes.at(-1)?.id ?? 0) && said.seat !== now.me) {
				this.say(m.table.says(this.names[said.seat] ?? '', m.emotes[said.emote]));
			}
		}
	}
}
