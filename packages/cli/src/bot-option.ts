import { BOT_NAMES, type BotName } from '@aquarius/bots';
import type { Args } from './args.ts';
import { WrongUsage } from './failures.ts';
import type { Choice } from './players/choice.ts';

const PROGRAM = 'cmd:';

/** Who can be named where outside programs may play too, for people. */
export const PLAYERS = `${BOT_NAMES.join(', ')}; or cmd:COMMAND, a program of yours`;
export const LIMIT_OPTION = ['--limit', 'seconds that a program has for each answer (default 10)'] as const;

/** `--limit`, in milliseconds. */
export const limitMsFrom = ({ decimal }: Args): number => decimal('limit', 0.001) * 1000;

export function botNamed(text: string): BotName {
	return ownBot(text, BOT_NAMES.join(', '));
}

/** One of our bots by its name, or `cmd:` and what a shell would run. */
export function choiceNamed(text: string, playouts: number | null = null): Choice {
	if (!text.startsWith(PROGRAM)) return { type: 'own', name: ownBot(text, PLAYERS), playouts };
	const command = text.slice(PROGRAM.length).trim();
	if (command === '') throw new WrongUsage(`${PROGRAM} names no program`);
	return { type: 'program', command };
}

function ownBot(text: string, known: string): BotName {
	const name = BOT_NAMES.find((own) => own === text);
	if (name !== undefined) return name;
	throw new WrongUsage(`${text === '' ? 'the name of a bot is empty' : `no bot ${text}`} (bots: ${known})`);
}
