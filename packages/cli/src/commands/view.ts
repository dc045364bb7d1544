import { isReal, makeView, viewFor } from '@aquarius/engine';
import { readArgs, WHOLE } from '../args.ts';
import { WrongUsage } from '../failures.ts';
import { printJson } from '../output.ts';
import { positionFrom } from '../position-file.ts';
import { type Command, FILE } from './command.ts';

/** What one seat may know of a position: what a bot is asked by. A position has no past, so nothing was `seen`. */
export const view: Command = {
	name: 'view',
	usage: 'FILE|- [SEAT]',
	does: 'the position as a seat may know it (aquarius-view/1)',
	details: [FILE, ['SEAT', 'whose view; left out, that of the seat on turn']],
	async run(args) {
		const { words } = readArgs(args, {}, ['FILE', '[SEAT]']);
		const [path = '', seat] = words;
		if (seat !== undefined && !WHOLE.test(seat)) throw new WrongUsage(`SEAT ${seat} is not a whole number`);
		const state = positionFrom(path);
		const viewer = seat === undefined ? state.turn : Number(seat);
		// Who does not play would be shown what anybody may know, as if that were a seat's view.
		if (!isReal(state.players, viewer)) throw new WrongUsage(`SEAT ${viewer}: nobody plays there`);
		await printJson(makeView(viewFor(state, viewer)));
		return 0;
	},
};
