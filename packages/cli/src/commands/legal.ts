import { legalMoves, makeMove } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { printJson } from '../output.ts';
import { positionFrom } from '../position-file.ts';
import { type Command, FILE } from './command.ts';

/** The legal moves of the seat on turn, as a list of texts. */
export const legal: Command = {
	name: 'legal',
	usage: 'FILE|-',
	does: 'the legal moves of the seat on turn, a list of texts',
	details: [FILE],
	async run(args) {
		const { words } = readArgs(args, {}, ['FILE']);
		const state = positionFrom(words[0] ?? '');
		await printJson(legalMoves(state, state.turn).map(makeMove));
		return 0;
	},
};
