import { assertNever } from '@aquarius/engine';
import type { Score } from '../commands/arena.ts';
import { nameOf, type Row, type Wanted } from './arena-rows.ts';

/** Under which the games of rows are kept, from the root of the repository. */
export const GAMES_FOLDER = '.arena';

/** The words after `aquarius` that give a row: they are in the page, so that anybody can play it again. */
export function commandOf(row: Row): readonly string[] {
	const { a, b, rules, players, games } = row;
	const out = `${GAMES_FOLDER}/${nameOf(row)}.jsonl`;
	return `arena --a ${a} --b ${b} --rules ${rules} --players ${players} --games ${games} --seed 1 --out ${out}`.split(
		' ',
	);
}

export type Scored = readonly [row: Row, score: Score];

export function isMet({ wanted }: Row, { low }: Score): boolean {
	switch (wanted.type) {
		case 'at-least':
			return low >= wanted.low;
		case 'above':
			return low > wanted.low;
		default:
			return assertNever(wanted);
	}
}

/** The rows as a table in Markdown. */
export function tableOf(scored: readonly Scored[]): string {
	const cells = scored.map(([row, score]) => [
		row.a,
		row.b,
		row.rules,
		String(row.players),
		String(score.games),
		percent(score.winRate),
		`${percent(score.low)}–${percent(score.high)}`,
		wantedText(row.wanted),
		isMet(row, score) ? 'yes' : '**no**',
		`${ms(score.cpuMsMean)} / ${ms(score.cpuMsP99)}`,
		`\`pnpm aquarius ${commandOf(row).join(' ')}\``,
	]);
	const lines = [HEADS, HEADS.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`);
	return `${lines.join('\n')}\n`;
}

const HEADS = [
	'a',
	'b',
	'rules',
	'players',
	'games',
	'a wins',
	'95 %',
	'wanted',
	'met',
	'CPU ms, mean / p99',
	'command',
];

/** The whole page. `version`: of the bots and the engine that played; `node`: which ran them. */
export function pageOf(scored: readonly Scored[], version: string, node: string): string {
	return `# How strong the bots are

\`pnpm arena:table\` wrote this page: it plays what is missing and ends with an error where a bound is not met. Do not edit it.

One seat is \`a\`'s and goes round, the others are \`b\`'s; a shared win counts in part. *95 %* are the bounds of Wilson's score interval, and *wanted* is
what the lower one has to be. An even share is 50 % with two players and 25 % with four. *CPU* is the time of a decision of \`a\`, in milliseconds of the thread
that made it: it hangs on the machine, and is higher while others use it too.

${tableOf(scored)}
The games are the same wherever they are played. These were played by bots and engine of version \`${version}\` (a hash of their sources and of the rules of 3.0),
in Node ${node}.
`;
}

function wantedText(wanted: Wanted): string {
	switch (wanted.type) {
		case 'at-least':
			return `≥ ${percent(wanted.low)}`;
		case 'above':
			return `> ${percent(wanted.low)}`;
		default:
			return assertNever(wanted);
	}
}

const percent = (share: number): string => `${Number((share * 100).toFixed(1))} %`;
const ms = (time: number | null): string => (time === null ? '–' : String(Number(time.toPrecision(3))));
