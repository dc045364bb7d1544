import { BOT_NAMES, type BotName, type ChoiceOptions, chooseMove } from '@aquarius/bots';
import {
	deckOf,
	type FormatCode,
	HIDDEN_CARD,
	HIDDEN_GOAL,
	legalMoves,
	type Move,
	makeMove,
	type PlayerView,
	parseView,
	type ReasonCode,
	whyNotText,
} from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { botNamed } from '../bot-option.ts';
import { Failure } from '../failures.ts';
import { messageOf, parseJson } from '../input.ts';
import { linesOf, TOO_LONG } from '../lines.ts';
import { printJson, printLine } from '../output.ts';
import { keyFor } from '../seeds.ts';
import { type Command, seedOption } from './command.ts';

/**
 * One of our bots behind the line protocol for bots in any language: on standard input a line `{ "view": …, "legal": [ … ] }` for each
 * decision, on standard output the text of a move out of `legal`, or of any legal one where that is left out. A line that cannot be
 * answered gets `{ "error": { code, at, detail } }`, told on standard error too; then the next line is read, and the exit status is 1.
 */
export const bot: Command = {
	name: 'bot',
	usage: 'NAME [--seed 1] [--playouts N]',
	does: 'a move for each line { "view": …, "legal": [ … ] } of standard input, or { "error": { code, at, detail } }',
	details: [
		['NAME', BOT_NAMES.join(', ')],
		seedOption(),
		['--playouts', 'how many playouts it may make for a decision, if it makes any (default: as it likes)'],
	],
	async run(args) {
		const { words, text, optional, whole } = readArgs(args, { seed: '1', playouts: null }, ['NAME']);
		const name = botNamed(words[0] ?? '');
		const options = optional('playouts') === undefined ? {} : { budget: { playouts: whole('playouts', 1) } };
		let failed = false;
		let decision = 0;
		for await (const line of linesOf('-')) {
			const answer = answerTo(line.text, name, keyFor(text('seed'), decision++), options);
			if (typeof answer === 'string') {
				await printLine(answer);
				continue;
			}
			failed = true;
			const { code, at, detail } = answer;
			console.error(`line ${line.number}: ${at === '' ? '' : `${at}: `}${detail} (${code})`);
			await printJson({ error: answer });
		}
		return failed ? 1 : 0;
	},
};

/** What is wrong with a line: `at` is a path in it, as `view.players[0].hand[2]` or `legal[3]`. */
interface LineError {
	readonly code: FormatCode | ReasonCode;
	readonly at: string;
	readonly detail: string;
}

/** The text of a move, or why there is none. */
function answerTo(line: string | undefined, name: BotName, key: string, options: ChoiceOptions): string | LineError {
	if (line === undefined) return { code: 'format/not-this-format', at: '', detail: TOO_LONG };
	const asked = objectIn(line);
	if ('code' in asked) return asked;
	const unknown = Object.keys(asked.fields).find((field) => field !== 'view' && field !== 'legal');
	if (unknown !== undefined) {
		const at = unknown.slice(0, 60);
		return { code: 'format/unknown-field', at, detail: `unknown field ${JSON.stringify(at)}` };
	}
	const { view: given, legal: listed } = asked.fields;
	if (given === undefined) return { code: 'format/missing-field', at: 'view', detail: 'the field view is missing' };
	const view = parseView(given);
	if (!view.ok) return { ...view.code, at: view.code.at === '' ? 'view' : `view.${view.code.at}` };
	const unfit = whyNotDecide(view.value);
	if (unfit !== undefined) return unfit;
	const among = listed === undefined ? undefined : movesIn(listed, view.value);
	if (among !== undefined && 'code' in among) return among;
	try {
		return makeMove(chooseMove(name, view.value, key, among === undefined ? options : { ...options, among }));
	} catch (error) {
		// Views may hold what no game can reach, and the searches have room for what one can.
		return impossible('view', `${name} cannot decide by it: ${messageOf(error)}`);
	}
}

const impossible = (at: string, detail: string): LineError => ({ code: 'format/impossible', at, detail });

function objectIn(line: string): { readonly fields: Readonly<Record<string, unknown>> } | LineError {
	try {
		const json = parseJson(line, 'the line');
		if (typeof json === 'object' && json !== null && !Array.isArray(json)) return { fields: { ...json } };
		return { code: 'format/wrong-type', at: '', detail: 'an object was expected' };
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		return { code: 'format/not-this-format', at: '', detail: error.message };
	}
}

/** Why nobody can decide by this view. */
function whyNotDecide(view: PlayerView): LineError | undefined {
	const { me, turn, phase, players, outcome } = view;
	if (outcome !== null) return { code: 'game/over', at: 'view', detail: 'the game is over' };
	if (legalMoves(view, turn).length === 0) {
		const drawn = me !== turn || phase === 'play';
		const detail = `it is not the view of the seat on turn${drawn ? '' : ' after its draw'}`;
		return { code: 'turn/not-yours', at: 'view', detail };
	}
	const own = players[turn];
	if (own?.goal === HIDDEN_GOAL && !own.covered) return impossible('view', 'it does not show the Goal of its own seat');
	const hidden = own?.hand.indexOf(HIDDEN_CARD) ?? -1;
	if (hidden < 0) return tooMuchHidden(view);
	return impossible(`view.players[${turn}].hand[${hidden}]`, 'it does not show a card of its own seat');
}

/** Bots lay out what is hidden. Their memory is for what there is. */
function tooMuchHidden({ rules, players, deck, unusedGoals }: PlayerView): LineError | undefined {
	const hidden = players.flatMap(({ hand }) => hand.filter((card) => card === HIDDEN_CARD)).length + deck;
	const [cards, goals] = [deckOf(rules).length, rules.goals.length * rules.decks];
	if (hidden > cards) return impossible('view', `${hidden} cards are hidden, and these rules have ${cards}`);
	if (unusedGoals <= goals) return undefined;
	return impossible('view.unusedGoals', `${unusedGoals} Goals are unused, and these rules have ${goals}`);
}

/** The legal moves that are listed, in the engine's order: how the list is ordered makes no difference to what is chosen. */
function movesIn(listed: unknown, view: PlayerView): readonly Move[] | LineError {
	if (!Array.isArray(listed)) return { code: 'format/wrong-type', at: 'legal', detail: 'a list was expected' };
	if (listed.length === 0) return { code: 'format/impossible', at: 'legal', detail: 'there is no move to choose from' };
	const legal = new Map(legalMoves(view, view.turn).map((move) => [makeMove(move), move]));
	const wrong = listed.findIndex((text) => !legal.has(text));
	if (wrong === -1) {
		const wanted = new Set<unknown>(listed);
		return [...legal].flatMap(([text, move]) => (wanted.has(text) ? move : []));
	}
	const text: unknown = listed[wrong];
	const at = `legal[${wrong}]`;
	if (typeof text !== 'string') return { code: 'format/wrong-type', at, detail: 'a text was expected' };
	const code = whyNotText(view, view.turn, text) ?? 'text/unreadable';
	return { code, at, detail: `${JSON.stringify(text.slice(0, 60))} is not a legal move` };
}
