import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type Line, LONGEST_LINE, linesOf } from './lines.ts';
import { aquarius, filesFolder, MAIN } from './testing.ts';

const file = filesFolder();
async function linesIn(content: string): Promise<readonly Line[]> {
	const lines: Line[] = [];
	for await (const line of linesOf(file('lines.txt', content))) lines.push(line);
	return lines;
}

describe('lines', () => {
	it.each([
		['end at \\n alone', 'a\u2028b\u2029c\rd\u0085e\nf\n', ['a\u2028b\u2029c\rd\u0085e', 'f']],
		['lose one \\r at their end', 'a\r\nb\r\r\n', ['a', 'b\r']],
		['may begin with a byte order mark', '\uFEFFa\n\uFEFFb\n', ['a', 'b']],
		['are read across the pieces in which they come', `${'ä'.repeat(99_999)}\n€\n`, ['ä'.repeat(99_999), '€']],
	])('%s', async (_, content, texts) => {
		expect((await linesIn(content)).map(({ text }) => text)).toEqual(texts);
	});

	it('are counted with the empty ones, which are left out', async () => {
		expect((await linesIn('\n \r\na\n\nb\n\n')).map(({ number, text }) => [number, text])).toEqual([
			[3, 'a'],
			[5, 'b'],
		]);
	});

	it('tell whether they are ended', async () => {
		expect((await linesIn('a\nb')).map(({ isEnded }) => isEnded)).toEqual([true, false]);
		expect((await linesIn('a\nb\n')).map(({ isEnded }) => isEnded)).toEqual([true, true]);
	});

	it('have no text when they are too long, and the next ones are read', async () => {
		const [most, more] = ['x'.repeat(LONGEST_LINE), 'x'.repeat(LONGEST_LINE + 1)];
		const lines = await linesIn(`${most}\n${more}\na\n${more}`);
		expect(lines.map(({ number, text }) => [number, text?.length])).toEqual([
			[1, LONGEST_LINE],
			[2, undefined],
			[3, 1],
			[4, undefined],
		]);
	});
});

describe('lines that are too long', () => {
	const long = 'x'.repeat(LONGEST_LINE + 1);

	it('are told by replay, which goes on', () => {
		const record = aquarius(['simulate']).stdout;
		const { status, stderr, lines } = aquarius(['replay', '-'], `${long}\n${record}`);
		expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
		expect(lines).toMatchObject([
			{
				game: 0,
				ok: false,
				error: { code: 'format/not-this-format', detail: expect.stringMatching(/longer than 33554432/) },
			},
			{ game: 1, ok: true },
		]);
	});
});

describe('a folder', () => {
	it.each([['bot medium'], ['replay -']])('on standard input cannot be read: aquarius %s', (words) => {
		const args = ['-c', '"$0" "$@" < /', process.execPath, MAIN, ...words.split(' ')];
		const { status, stdout, stderr } = spawnSync('sh', args, { encoding: 'utf8' });
		expect({ status, stdout, stderr }).toEqual({
			status: 1,
			stdout: '',
			stderr: 'cannot read standard input: it is a folder\n',
		});
	});
});
