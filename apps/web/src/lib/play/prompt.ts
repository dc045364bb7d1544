import { connectionsOf, ELEMENTS, type Element, largestGroups, type PlayerView, SEVEN, turned } from '@aquarius/engine';
import type { Messages } from '@aquarius/i18n';
import { draftPlacement, legalSpots, tableAsPlayed, tableUnder } from './board-config.ts';
import { type Draft, isWildDraft, mayRotate, moveOf, targetsOf } from './draft.ts';
import { isMyTurn, mustPass } from './moves.ts';
import { goalOf } from './outcome.ts';

/** The sentence in the tray: a bold beginning and what follows. */
export interface Prompt {
	readonly lead: string;
	readonly text: string;
}

/** The main button: what it says and whether it does something. */
export interface MainButton {
	readonly label: string;
	readonly does: 'play' | 'pass' | 'nothing';
	/** Why it does nothing. */
	readonly why: string;
}

/** What the player may do now, in words. */
export function promptOf(
	view: PlayerView,
	draft: Draft,
	names: readonly string[],
	busy: boolean,
	words: Messages,
): Prompt {
	const p = words.prompt;
	if (view.outcome !== null) return { lead: p.over, text: '' };
	const turnName = names[view.turn] ?? '';
	if (view.me === null) return { lead: p.spectator, text: p.others(turnName) };
	if (busy) return { lead: p.sending, text: '' };
	const lead = isMyTurn(view) ? p.yourTurn : p.others(turnName);
	if (isMyTurn(view) && mustPass(view)) return { lead, text: p.noPlay };
	if (isMyTurn(view) && draft.type === 'none' && isFirstRound(view)) return { lead, text: p.pickFirst };
	return { lead, text: isMyTurn(view) || draft.type === 'place' ? ask(view, draft, words) : p.mayTry };
}

/** As long as few cards lie there, a newcomer may not know what they are for. */
const isFirstRound = (view: PlayerView): boolean =>
	view.table.length <= view.players.filter((player) => !player.invisible).length;

function ask(view: PlayerView, draft: Draft, words: Messages): string {
	const p = words.prompt;
	switch (draft.type) {
		case 'none':
			return isMyTurn(view) ? p.pick : p.mayTry;
		case 'place':
			if (draft.spot === null) return askForSpot(view, draft, words);
			return placed(view, draft, words);
		case 'seat':
			return draft.seat === null ? p.chooseSeat[draft.action] : p.confirm[draft.action];
		case 'mix':
			return mayRotate(view, draft) ? p.shuffle[draft.action] : p.confirm[draft.action];
		case 'aim':
			if (draft.target === null) return targetsOf(view, draft).length === 0 ? p.noTarget : p.chooseCard[draft.action];
			if (draft.action !== 'move-a-card') {
				const lying = view.table.find((c) => c.x === draft.target?.x && c.y === draft.target.y);
				return p.chosenCard[draft.action](lying?.card ?? '');
			}
			return draft.to === null ? p.moveTo : `${placed(view, draft, words)} ${p.confirmMove}`.trim();
		default:
			return draft satisfies never;
	}
}

function askForSpot(view: PlayerView, draft: Draft, words: Messages): string {
	const p = words.prompt;
	if (offersActions(view, draft)) return p.pickSpotWild;
	return legalSpots(view, draft).length === 0 ? p.pickSpotNone : p.pickSpot;
}

/** What the previewed card joins, and whether that makes the own Goal's seven. */
function placed(view: PlayerView, draft: Draft, words: Messages): string {
	const placement = draftPlacement(draft);
	if (placement === null) return '';
	const { elements, besideWild } = connectionsOf(tableUnder(view, draft), placement);
	const joined = elements.map((e) => words.elements[e]);
	const said = words.prompt.ready(joined.length === 0 && besideWild ? words.card('****') : words.list(joined));
	const seven = sevenOf(view, draft);
	return seven === null ? said : `${said} ${words.prompt.makesSeven(seven)}`;
}

/** The element that the preview brings to seven, if it was below: the own Goal first. */
export function sevenOf(view: PlayerView, draft: Draft): Element | null {
	if (draftPlacement(draft) === null) return null;
	const before = largestGroups(view.table);
	const after = largestGroups(tableAsPlayed(view, draft));
	const made = ELEMENTS.filter((e) => after[e] >= SEVEN && before[e] < SEVEN);
	const own = view.me === null ? null : goalOf(view, view.me);
	return made.find((e) => e === own) ?? made[0] ?? null;
}

/** The main button for a draft. */
export function mainButton(view: PlayerView, draft: Draft, busy: boolean, words: Messages): MainButton {
	const t = words.table;
	const label = mainLabel(draft, words);
	if (busy) return { label, does: 'nothing', why: words.prompt.sending };
	if (!isMyTurn(view)) return { label, does: 'nothing', why: words.reasons['turn/not-yours'] };
	if (mustPass(view)) return { label: t.pass, does: 'pass', why: '' };
	if (moveOf(view, draft) !== null) return { label, does: 'play', why: '' };
	return { label, does: 'nothing', why: ask(view, draft, words) };
}

function mainLabel(draft: Draft, words: Messages): string {
	const { prompt: p, table: t } = words;
	switch (draft.type) {
		case 'none':
		case 'place':
			return t.place;
		case 'seat':
			return p.trade;
		case 'mix':
			return draft.rotate === 'left' ? p.toLeft : draft.rotate === 'right' ? p.toRight : p.mix;
		case 'aim':
			return draft.target === null ? t.play : aimedLabel(draft.action, words);
		default:
			return draft satisfies never;
	}
}

function aimedLabel(action: (Draft & { type: 'aim' })['action'], { prompt: p, table: t }: Messages): string {
	switch (action) {
		case 'zap-a-card':
			return p.take;
		case 'move-a-card':
			return p.move;
		case 'rotate-a-card':
			return t.turn;
		default:
			return action satisfies never;
	}
}

/** Whether the half turn changes anything, and why not. */
export function canTurn(draft: Draft): boolean {
	if (draft.type !== 'place' && draft.type !== 'aim') return false;
	return draft.card !== null && turned(draft.card) !== draft.card;
}

/** A Wild in the hand may become an Action: the button beside it. */
export function offersActions(view: PlayerView, draft: Draft): boolean {
	return view.rules.wildAsAction && isMyTurn(view) && isWildDraft(draft);
}
