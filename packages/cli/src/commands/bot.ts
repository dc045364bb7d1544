import { chooseMove } from '@aquarius/bots';
import { HIDDEN_GOAL, legalMoves, makeMove, type PlayerView, parseView } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { botNamed } from '../bot-option.ts';
import { Failure, unreadable } from '../failures.ts';
import { linesOf, parseJson } from '../input.ts';
import { printLine } from '../output.ts';
import { keyFor } from '../seeds.ts';
import type { Command } from './command.ts';

/**
 * One of our bots behind the line protocol for bots in any language: on standard input a line `{ "view": …, "legal": [ … ] }` for each
 * decision, on standard output the text of the move.
 */
export const bot: Command = {
	name: 'bot',
	usage: 'NAME [--seed 1]',
	async run(args) {
		const { words, text } = readArgs(args, { seed: '1' }, { min: 1, max: 1 });
		const name = botNamed(words[0] ?? '');
		let decision = 0;
		for await (const line of linesOf('-')) {
			const view = viewIn(parseJson(line, 'a line'));
			await printLine(makeMove(chooseMove(name, view, keyFor(text('seed'), decision++))));
		}
		return 0;
	},
};

function viewIn(asked: unknown): PlayerView {
	if (typeof asked !== 'object' || asked === null || !('view' in asked)) throw new Failure('a line has no view');
	const view = parseView(asked.view);
	if (!view.ok) throw unreadable('view', view.code);
	const { me, turn, phase, players } = view.value;
	if (legalMoves(view.value, turn).length === 0) {
		const drawn = me !== turn || phase === 'play';
		throw new Failure(`the view is not that of the seat on turn${drawn ? '' : ' after its draw'}`);
	}
	const own = players[turn];
	if (own?.goal === HIDDEN_GOAL && !own.covered) throw new Failure('the view does not show the Goal of its own seat');
	return view.value;
}
