import { type Config, SETTINGS } from './config.ts';

/** A line for the log about settings that can be used, but hardly as they were meant. */
export interface Hint {
	readonly event: 'settings-incomplete' | 'setting-unknown';
	readonly facts: Readonly<Record<string, string>>;
}

/** What the operator should know about the environment that `config` was read from. Values are not repeated. */
export function settingHints(env: Readonly<Record<string, string | undefined>>, config: Config): readonly Hint[] {
	return [...incomplete(config), ...unknown(Object.keys(env))];
}

function incomplete({ databaseUrl, redisUrl, publicAddress }: Config): readonly Hint[] {
	if (databaseUrl === undefined || redisUrl === undefined || publicAddress !== undefined) return [];
	const why =
		'DATABASE_URL and REDIS_URL are set, but not PUBLIC_ADDRESS. With one process all works. With more, nobody can join or come back to a table that another process has than the one that the page came from: give each process its own PUBLIC_ADDRESS';
	return [{ event: 'settings-incomplete', facts: { missing: 'PUBLIC_ADDRESS', why } }];
}

/** Names that are almost one of ours. PORT and HOST are too short to say: much is called nearly so. */
function unknown(names: readonly string[]): readonly Hint[] {
	const ours = SETTINGS.filter((name) => name.includes('_') && !names.includes(name));
	return names
		.filter((name) => !SETTINGS.includes(name))
		.flatMap((name) => {
			const meant = ours.find((one) => distance(one, name.toUpperCase()) <= (one.length < 10 ? 1 : 2));
			return meant === undefined ? [] : [{ event: 'setting-unknown' as const, facts: { name, meant } }];
		});
}

/** How many letters have to be put in, left out or changed to make one word of the other. */
function distance(from: string, to: string): number {
	let row = Array.from({ length: to.length + 1 }, (_, n) => n);
	for (const [i, letter] of [...from].entries()) {
		const next = [i + 1];
		for (const [j, other] of [...to].entries()) {
			const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
			next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
		}
		row = next;
	}
	return row.at(-1) ?? 0;
}
