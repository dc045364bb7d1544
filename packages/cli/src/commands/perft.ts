import { perft as sequences } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { printJson } from '../output.ts';
import { positionFrom } from '../position-file.ts';
import { type Command, FILE } from './command.ts';

/** `{ depth, sequences }`: how many sequences of so many moves there are; a shuffle mixes nothing here. */
export const perft: Command = {
	name: 'perft',
	usage: 'FILE|- [--depth 3]',
	does: '{ depth, sequences }: how many sequences of so many moves there are',
	details: [FILE, ['--depth', 'how many moves (default 3); a shuffle mixes nothing here']],
	async run(args) {
		const { words, whole } = readArgs(args, { depth: '3' }, ['FILE']);
		const depth = whole('depth', 0);
		await printJson({ depth, sequences: sequences(positionFrom(words[0] ?? ''), depth) });
		return 0;
	},
};
