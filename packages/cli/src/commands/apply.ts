import { applyMove, type GameEvent, makePosition, parseMove, whyNotText } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { printJson } from '../output.ts';
import { positionFrom } from '../position-file.ts';
import { type Command, FILE } from './command.ts';

/**
 * Plays moves, each by the seat on turn then. Prints `{ position, events, outcome }` afterwards, with nothing hidden; or, with exit
 * status 1, `{ refused, move, at }` for the first move that is refused (`at` counts from 0).
 */
export const apply: Command = {
	name: 'apply',
	usage: 'FILE|- MOVE…',
	does: '{ position, events, outcome } after the moves; or { refused, move, at } and exit status 1',
	details: [FILE, ['MOVE', "a move's text, in quotes where it has a space; each is made by the seat on turn then"]],
	async run(args) {
		const { words } = readArgs(args, {}, ['FILE', 'MOVE…']);
		const [path = '', ...moves] = words;
		let state = positionFrom(path);
		const events: GameEvent[] = [];
		for (const [at, text] of moves.entries()) {
			const move = parseMove(text);
			const played = move && applyMove(state, state.turn, move);
			if (!played?.ok) {
				// A text that is no move of these rules may be one of others, which is another reason.
				const refused = played?.code ?? whyNotText(state, state.turn, text) ?? 'text/unreadable';
				await printJson({ refused, move: text, at });
				return 1;
			}
			state = played.value.state;
			events.push(...played.value.events);
		}
		await printJson({ position: makePosition(state), events, outcome: state.outcome });
		return 0;
	},
};
