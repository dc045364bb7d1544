import { BOT_NAMES, type BotName } from '@aquarius/bots';
import { WrongUsage } from './failures.ts';

export function botNamed(text: string): BotName {
	const name = BOT_NAMES.find((known) => known === text);
	if (name === undefined) {
		throw new WrongUsage(
			`${text === '' ? 'the name of a bot is empty' : `no bot ${text}`} (bots: ${BOT_NAMES.join(', ')})`,
		);
	}
	return name;
}
