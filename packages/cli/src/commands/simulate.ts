import { once } from 'node:events';
import { makeRecord, type RuleSet, recordOf } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { choiceNamed, LIMIT_OPTION, limitMsFrom, PLAYERS } from '../bot-option.ts';
import { WrongUsage } from '../failures.ts';
import { untilStopped } from '../interrupts.ts';
import { printJson } from '../output.ts';
import { playGame } from '../play.ts';
import type { Choice } from '../players/choice.ts';
import { type Player, playerOf } from '../players/player.ts';
import { playersOr, rulesFrom } from '../rules-option.ts';
import { keyFor } from '../seeds.ts';
import { type Command, playersOption, RULES_OPTION, seedOption } from './command.ts';

const USUAL_PLAYERS = 2;

/** Games between bots, one record a line. The same options give the same lines, if outside programs answer alike. */
export const simulate: Command = {
	name: 'simulate',
	usage: '[--rules v3] [--players N] [--seed 1] [--games 1] [--bots NAME,…] [--limit 10]',
	does: 'games between bots, one record (aquarius-record/1) a line',
	details: [
		RULES_OPTION,
		playersOption(USUAL_PLAYERS),
		seedOption(),
		['--games', 'how many games (default 1)'],
		['--bots', `by seat, with commas between: ${PLAYERS}; a seat without one plays at random`],
		LIMIT_OPTION,
	],
	async run(args) {
		const options = { rules: 'v3', players: null, seed: '1', games: '1', bots: 'random', limit: '10' };
		const read = readArgs(args, options, []);
		const { text, whole, optional } = read;
		const rules = rulesFrom(text('rules'));
		const seats = playersOr(optional('players'), USUAL_PLAYERS, rules);
		const [choices, games, limitMs] = [choicesFrom(text('bots'), seats), whole('games', 1), limitMsFrom(read)];
		const play = async (stopped?: Promise<unknown>) => {
			const players = choices.map((choice) => playerOf(choice, limitMs));
			try {
				await Promise.race([
					playGames(rules, players, games, text('seed')),
					...(stopped === undefined ? [] : [stopped]),
				]);
			} finally {
				await Promise.all(players.map((player) => player.end()));
			}
		};
		// Our own bots need no good-bye. While they think nobody would be heard who wants to stop them politely.
		if (choices.every(({ type }) => type === 'own')) await play();
		else return (await untilStopped((stop) => play(once(stop, 'abort')))) ?? 0;
		return 0;
	},
};

async function playGames(rules: RuleSet, players: readonly Player[], games: number, seed: string): Promise<void> {
	for (let game = 0; game < games; game++) {
		const deciders = players.map((player) => player.inGame(game));
		const { start, log, end } = await playGame(rules, deciders, (...purpose) => keyFor(seed, game, ...purpose));
		await printJson(makeRecord(recordOf(start, log, end.outcome)));
	}
}

/** Who plays, by seat; seats that none is given for are played at random. */
function choicesFrom(text: string, seats: number): readonly Choice[] {
	const choices = text.split(',').map((name) => choiceNamed(name));
	if (choices.length > seats) throw new WrongUsage(`--bots ${text}: there are only ${seats} seats`);
	return Array.from({ length: seats }, (_, seat) => choices[seat] ?? choiceNamed('random'));
}
