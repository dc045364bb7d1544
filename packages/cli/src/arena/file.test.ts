import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aquarius, filesFolder } from '../testing.ts';

const file = filesFolder();
const arena = (out: string, games: number) =>
	aquarius(['arena', '--a', 'greedy', '--b', 'random', '--players', '2', '--games', String(games), '--out', out]);
const played = file('played.jsonl', '');
const { lines: score } = arena(played, 3);
/** What hangs on the games alone. */
const { cpuMsMean: _, cpuMsP99: __, ...rate } = score[0];
const [first = '', second = '', third = ''] = readFileSync(played, 'utf8').split('\n');
/** The first game with other fields. */
const other = (fields: object): string => JSON.stringify({ ...JSON.parse(first), ...fields });
/** The same result at other times, as another run has it that plays the same games. */
const again = other({ cpuMs: JSON.parse(first).cpuMs.map((ms: number) => ms + 1) });

describe('a file of games of the arena', () => {
	it.each([
		['the number of a game below 0', other({ game: -1 }), ': game is no whole number from 0: -1'],
		['half a game', other({ game: 0.5 }), ': game is no whole number from 0: 0.5'],
		['a game without a number', other({ game: undefined }), ': game is no whole number from 0: undefined'],
		['a share above 1', other({ share: 5 }), ': share is no number from 0 to 1: 5'],
		['a share below 0', other({ share: -0.1 }), ': share is no number from 0 to 1: -0.1'],
		['a share that is a text', other({ share: '1' }), ': share is no number from 0 to 1: "1"'],
		['a time that is none', other({ cpuMs: ['x'] }), ': cpuMs is no list of times: ["x"]'],
		['a time below 0', other({ cpuMs: [1, -1] }), ': cpuMs is no list of times: [1,-1]'],
		['a time without an end', first.replace(/"cpuMs":.*\]/, '"cpuMs":[1e999]'), ': cpuMs is no list of times: [null]'],
		['no list of times', other({ cpuMs: 7 }), ': cpuMs is no list of times: 7'],
		['a list', '[]', ' is no game'],
		['a number', '7', ' is no game'],
		['a torn line in its midst', '{ torn', / is not JSON: .+$/],
		[
			'two results of one game',
			other({ game: JSON.parse(second).game, share: 0.25 }),
			/ tells game \d otherwise than a line before$/,
		],
		[
			'a game that is there with fewer decisions',
			other({ cpuMs: [1] }),
			/ tells game \d otherwise than a line before$/,
		],
	])('with %s is refused, and left alone', (_, line, why) => {
		const text = `${second}\n\n${line}\n${first}\n${third}\n`;
		const out = file('bad.jsonl', text);
		const { status, stdout, stderr } = arena(out, 4);
		expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
		const where = /^line \d of .*bad\.jsonl/;
		expect(stderr).toMatch(where);
		const told = stderr.trimEnd().replace(where, '');
		if (typeof why === 'string') expect(told).toBe(why);
		else expect(told).toMatch(why);
		expect(readFileSync(out, 'utf8')).toBe(text);
	});

	it('counts a game once that two runs have played', () => {
		const { status, lines } = arena(file('twice.jsonl', [first, again, second, third, ''].join('\n')), 3);
		expect({ status, lines }).toEqual({ status: 0, lines: score });
	});
});

describe('a file of games without its last line break', () => {
	it('gets it, and the next game a line of its own', () => {
		const out = file('open.jsonl', `${first}\n${second}`);
		const { status, stderr, lines } = arena(out, 3);
		expect({ status, stderr, lines }).toEqual({ status: 0, stderr: '', lines: [expect.objectContaining(rate)] });
		expect(readFileSync(out, 'utf8').startsWith(`${first}\n${second}\n{`)).toBe(true);
		expect(arena(out, 3).lines).toMatchObject([rate]);
	});

	it.each([
		['in its game', second.slice(0, -20)],
		['in its setting', second.slice(0, 30)],
		['at its beginning', '{'],
		['after very much', `${second.slice(0, -1)},"much":"${'x'.repeat(200_000)}`],
		['within a letter', Buffer.from(`${second.slice(0, -20)}ä`).subarray(0, -1)],
	])('that is torn %s loses its last line, and people are told', (_, torn) => {
		const out = file('torn.jsonl', Buffer.concat([Buffer.from(`${first}\n`), Buffer.from(torn)]));
		const { status, stderr, lines } = arena(out, 3);
		expect({ status, stderr }).toEqual({ status: 0, stderr: `${out}: line 2 is torn, and dropped\n` });
		expect(lines).toMatchObject([rate]);
		expect(readFileSync(out, 'utf8')).toMatch(/^(\{.*\}\n){3}$/);
		expect(arena(out, 3)).toMatchObject({ stderr: '', lines: [rate] });
	});

	it.each([
		['that is another file', 'all that I know'],
		['with half a letter alone', '\uFFFD'],
		['whose last line is of other games', other({ a: 'random' }).slice(0, -20)],
	])('%s is left alone', (_, text) => {
		const out = file('foreign.jsonl', text);
		const { status, stdout, stderr } = arena(out, 3);
		expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
		expect(stderr).toMatch(/^line 1 of .*foreign\.jsonl is not JSON: /);
		expect(readFileSync(out, 'utf8')).toBe(text);
	});
});

const DEVICES = ['/dev/full', '/dev/null', '/dev/stdout'].filter((path) => existsSync(path));

describe('what is no plain file', () => {
	it('is refused before a game is played, and is not waited for', () => {
		const pipe = join(dirname(played), 'pipe');
		expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
		const link = join(dirname(played), 'link');
		symlinkSync('/dev/null', link);
		for (const path of [pipe, link, dirname(played), ...DEVICES]) {
			const { status, stdout, stderr } = arena(path, 1);
			expect({ status, stdout, stderr }).toEqual({
				status: 1,
				stdout: '',
				stderr: `cannot write ${path}: it is no plain file\n`,
			});
		}
	});

	it('is not a link to a file', () => {
		const link = join(dirname(played), 'good-link');
		symlinkSync(file('target.jsonl', first), link);
		expect(arena(link, 1)).toMatchObject({ status: 0, stderr: '' });
	});
});
