import { BOT_NAMES, type BotName, chooseMove } from '@aquarius/bots';
import { makeRecord, recordOf } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { botNamed } from '../bot-option.ts';
import { WrongUsage } from '../failures.ts';
import { printJson } from '../output.ts';
import { type Decide, playGame } from '../play.ts';
import { playersOr, rulesFrom } from '../rules-option.ts';
import { keyFor } from '../seeds.ts';
import { type Command, playersOption, RULES_OPTION, seedOption } from './command.ts';

const USUAL_PLAYERS = 2;

/** Games between bots, one record a line. The same options give the same lines. */
export const simulate: Command = {
	name: 'simulate',
	usage: '[--rules v3] [--players N] [--seed 1] [--games 1] [--bots NAME,…]',
	does: 'games between bots, one record (aquarius-record/1) a line',
	details: [
		RULES_OPTION,
		playersOption(USUAL_PLAYERS),
		seedOption(),
		['--games', 'how many games (default 1)'],
		['--bots', `names by seat, out of ${BOT_NAMES.join(', ')}; a seat without one plays at random`],
	],
	async run(args) {
		const options = { rules: 'v3', players: null, seed: '1', games: '1', bots: 'random' };
		const { text, whole, optional } = readArgs(args, options, []);
		const rules = rulesFrom(text('rules'));
		const players = playersOr(optional('players'), USUAL_PLAYERS, rules);
		const deciders = botsFrom(text('bots'), players).map(
			(bot): Decide =>
				(view, seed) =>
					chooseMove(bot, view, seed),
		);
		for (let game = 0; game < whole('games', 1); game++) {
			const { start, log, end } = await playGame(rules, deciders, (...purpose) =>
				keyFor(text('seed'), game, ...purpose),
			);
			await printJson(makeRecord(recordOf(start, log, end.outcome)));
		}
		return 0;
	},
};

/** Names by seat; seats that none is given for are played at random. */
function botsFrom(text: string, players: number): readonly BotName[] {
	const names = text.split(',').map(botNamed);
	if (names.length > players) throw new WrongUsage(`--bots ${text}: there are only ${players} seats`);
	return Array.from({ length: players }, (_, seat) => names[seat] ?? 'random');
}
