import {
	bonusFor,
	connectionsOf,
	type Element,
	type GameState,
	type Move,
	makeMove,
	type Placement,
} from '@aquarius/engine';
import type { Messages } from '@aquarius/i18n';
import type { DocsWords } from '../site/words.ts';
import { type Draft, sameSpot, spotsFor, tableFor, targetsFor } from './draft.ts';
import { type Lesson, last, mayAct, now, readerOf } from './lesson.ts';
import { shownOf } from './picture.ts';

/** Everything that is said about a lesson is made here, from codes and events; the words themselves are elsewhere. */
export interface Said {
	readonly messages: Messages;
	readonly words: DocsWords;
}

/** The sentence under a board: why a try was refused, what has just happened, or what can be done next. */
export function sentenceOf(lesson: Lesson, { messages, words }: Said): string {
	if (lesson.refusal !== null) return messages.reasons[lesson.refusal.code];
	const told = toldOf(lesson, { messages, words });
	if (told !== '') return told;
	if (!mayAct(lesson)) return '';
	return adviceFor(now(lesson), lesson.draft, lesson, { messages, words });
}

function adviceFor(state: GameState, draft: Draft, lesson: Lesson, { messages, words }: Said): string {
	const { prompt } = messages;
	switch (draft.type) {
		case 'none':
			return words.pickACard;
		case 'placing':
		case 'moving': {
			if (draft.type === 'moving' && draft.lifted === null) {
				return targetsFor(state, draft).length === 0 ? prompt.noTarget : prompt.chooseCard['move-a-card'];
			}
			const { preview } = shownOf(lesson);
			if (preview !== null) return factsOf(lesson, preview, { messages, words });
			return spotsFor(state, draft).length === 0 ? prompt.pickSpotNone : prompt.pickSpot;
		}
		case 'zapping': {
			const chosen = state.table.find((card) => draft.target !== null && sameSpot(card, draft.target));
			if (chosen !== undefined) return prompt.chosenCard['zap-a-card'](chosen.card);
			return targetsFor(state, draft).length === 0 ? prompt.noTarget : prompt.chooseCard['zap-a-card'];
		}
		case 'acting':
			return messages.actionHelp[draft.action];
		default:
			return missing(draft);
	}
}

/** What a card laid there would connect, and what bonus it would earn. */
export function factsOf(lesson: Lesson, placement: Placement, { messages, words }: Said): string {
	const state = now(lesson);
	const table = tableFor(state, lesson.draft);
	const { elements, besideWild } = connectionsOf(table, placement);
	const names = elements.map((element) => messages.elements[element]);
	const facts = [
		names.length > 0 ? words.connects(messages.list(names)) : '',
		besideWild ? words.besideWild : '',
		lesson.draft.type === 'placing' ? words.bonus(bonusFor(table, placement, state.rules)) : '',
		words.ready,
	];
	return facts.filter((fact) => fact !== '').join(' ');
}

/** What the last scene's events were, as sentences; the seat that reads is “you”. */
function toldOf(lesson: Lesson, { messages, words }: Said): string {
	// Someone who has just joined or left is called a player.
	const before = lesson.scenes.at(-2)?.state.players ?? [];
	const names = now(lesson).players.map((player, seat) =>
		words.seat(seat, player.invisible === true && before[seat]?.invisible !== undefined),
	);
	const sentences = last(lesson).events.flatMap((event) => {
		if (event.type === 'turn' || (event.type === 'drew' && event.why !== 'join')) return [];
		if (event.type === 'placed') return connection(event.connected, event.bonus, { messages, words });
		return messages.spoken.event(event, names, readerOf(lesson)) ?? [];
	});
	return sentences.join(' ');
}

/** A placed card can be seen; what is said is what it joined, and what it earned. */
function connection(elements: readonly Element[], bonus: number, { messages, words }: Said): readonly string[] {
	const names = elements.map((element) => messages.elements[element]);
	return [
		...(names.length > 0 ? [words.connects(messages.list(names))] : []),
		...(bonus > 0 ? [words.bonus(bonus)] : []),
	];
}

/** The label of a complete move that is offered as a button. */
export function choiceLabel(state: GameState, move: Move, { messages, words }: Said): string {
	switch (move.type) {
		case 'trade-goals':
		case 'trade-hands':
			if (move.seat === 'unused') return makeMove(move);
			return words.seat(move.seat, state.players[move.seat]?.invisible === true);
		case 'shuffle-goals':
		case 'rotate-goals':
		case 'shuffle-hands':
			if (move.rotate === 'left') return messages.prompt.toLeft;
			return move.rotate === 'right' ? messages.prompt.toRight : messages.prompt.mix;
		case 'zap-a-card':
		case 'move-a-card':
			return messages.prompt.noTarget;
		case 'rotate-a-card':
			return move.target === null ? messages.prompt.noTarget : messages.spot(move.target);
		case 'pass':
			return messages.table.pass;
		case 'place':
			return messages.card(move.card);
		// No page plays rules that have these.
		case 'look':
		case 'claim':
		case 'stack':
		case 'call':
		case 'resign':
			return makeMove(move);
		default:
			return missing(move);
	}
}

const missing = (value: never): never => {
	throw new Error(`no words for ${JSON.stringify(value)}`);
};
