import { createReadStream, fstatSync } from 'node:fs';
import { Failure } from './failures.ts';
import { messageOf, nameOf, STDIN, withoutMark } from './input.ts';

/** Characters of the longest line that is read: far more than any view, record or list of moves has. */
export const LONGEST_LINE = 2 ** 25;

export interface Line {
	/** From 1, as editors have it: lines that are empty or too long count too. */
	readonly number: number;
	/** Without its line break; undefined where it is longer than `LONGEST_LINE`, as nothing of it was kept. */
	readonly text: string | undefined;
	/** Whether a line break follows. Only the last line of a file can be without. */
	readonly isEnded: boolean;
}

/** What is wrong with a line that has no text. */
export const TOO_LONG = `the line is longer than ${LONGEST_LINE} characters`;

/**
 * The lines of a file or of standard input that are not empty, as they come: a file may be larger than memory. Lines end at \n, and a \r
 * before it is dropped; nothing else ends one, as JSON may have U+2028 in its texts. `Failure` if it cannot be read.
 */
export async function* linesOf(path: string): AsyncGenerator<Line> {
	let number = 0;
	for await (const { text, isEnded } of split(path)) {
		number++;
		if (text === undefined) yield { number, text, isEnded };
		else if (text.trim() !== '') yield { number, text: withoutMark(text), isEnded };
	}
}

async function* split(path: string): AsyncGenerator<Omit<Line, 'number'>> {
	let pieces: string[] = [];
	let length = 0;
	const add = (piece: string): void => {
		length += piece.length;
		if (length > LONGEST_LINE) pieces = [];
		else pieces.push(piece);
	};
	const take = (isEnded: boolean): Omit<Line, 'number'> => {
		const text = length > LONGEST_LINE ? undefined : pieces.join('').replace(/\r$/, '');
		[pieces, length] = [[], 0];
		return { text, isEnded };
	};
	for await (const chunk of chunksOf(path)) {
		const [first = '', ...more] = chunk.split('\n');
		add(first);
		for (const piece of more) {
			yield take(true);
			add(piece);
		}
	}
	if (length > 0) yield take(false);
}

async function* chunksOf(path: string): AsyncGenerator<string> {
	try {
		// Node takes a folder there for an empty file.
		if (path === STDIN && fstatSync(process.stdin.fd).isDirectory()) throw new Error('it is a folder');
		yield* path === STDIN ? process.stdin.setEncoding('utf8') : createReadStream(path, 'utf8');
	} catch (error) {
		throw new Failure(`cannot read ${nameOf(path)}: ${messageOf(error)}`);
	}
}
