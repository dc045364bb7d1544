import { createGame, makePosition } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { printJson } from '../output.ts';
import { playersOr, rulesFrom } from '../rules-option.ts';
import { keyFor } from '../seeds.ts';
import { type Command, playersOption, RULES_OPTION, seedOption } from './command.ts';

const USUAL_PLAYERS = 2;

/** A game after the deal and the first draw, with nothing hidden: the one that `simulate` with these options begins with. */
export const deal: Command = {
	name: 'deal',
	usage: '[--rules v3] [--players N] [--seed 1]',
	does: 'a position (aquarius-position/1) after the deal',
	details: [RULES_OPTION, playersOption(USUAL_PLAYERS), seedOption()],
	async run(args) {
		const { text, optional } = readArgs(args, { rules: 'v3', players: null, seed: '1' }, []);
		const rules = rulesFrom(text('rules'));
		const players = playersOr(optional('players'), USUAL_PLAYERS, rules);
		await printJson(makePosition(createGame({ rules, players, random: keyFor(text('seed'), 0, 'game') })));
		return 0;
	},
};
