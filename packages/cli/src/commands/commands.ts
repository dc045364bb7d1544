import { apply } from './apply.ts';
import { arena } from './arena.ts';
import { bench } from './bench.ts';
import { bot } from './bot.ts';
import type { Command } from './command.ts';
import { deal } from './deal.ts';
import { deck } from './deck.ts';
import { legal } from './legal.ts';
import { perft } from './perft.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { scenarios } from './scenarios.ts';
import { simulate } from './simulate.ts';
import { view } from './view.ts';

/** One row a command; a new one is a file and a row. */
export const COMMANDS: readonly Command[] = [
	rules,
	deck,
	deal,
	view,
	legal,
	apply,
	scenarios,
	simulate,
	replay,
	perft,
	arena,
	bench,
	bot,
];
