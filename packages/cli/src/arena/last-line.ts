import { closeSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs';

const BREAK = '\n'.charCodeAt(0);

/** Takes what comes after the last line break of a file out of it. Throws what the file system does. */
export function dropLastLine(path: string): void {
	const file = openSync(path, 'r+');
	try {
		ftruncateSync(file, startOfLastLine(file));
	} finally {
		closeSync(file);
	}
}

/** In bytes. Texts would not do: in what is torn within a letter they have others. */
function startOfLastLine(file: number): number {
	const block = Buffer.alloc(2 ** 16);
	for (let end = fstatSync(file).size; end > 0; ) {
		const start = Math.max(0, end - block.length);
		const read = block.subarray(0, readSync(file, block, 0, end - start, start));
		const at = read.lastIndexOf(BREAK);
		if (at >= 0) return start + at + 1;
		end = start;
	}
	return 0;
}
