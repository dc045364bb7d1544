import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { folder, sourceConfig } from './package.ts';
import { examples } from './readme.ts';

/** What an example of the README prints, by the heading above it. */
const PRINTS: Readonly<Record<string, RegExp>> = {
	'A game': /^\S+ \[[\s\S]*\nplacement\/not-adjacent\n$/,
	'Secrets and chance': /\?\?\?\?/,
	Records: /^true\n$/,
	'Fair shuffles': /^\{ fair: true \}\n$/,
	'Thinking ahead': /^\d+ \S.*\n$/,
	Scenarios: /^true\n$/,
};
const run = promisify(execFile);

describe('the examples of the README', () => {
	test('are those that are known here', () => {
		expect(examples().map(({ title }) => title)).toEqual(Object.keys(PRINTS));
	});
	// In the folder of the package its own name leads to its source.
	test.concurrent.each(examples())('$title: runs and prints what it says', async ({ title, code }) => {
		const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '--eval', code], { cwd: folder });
		expect(stdout).toMatch(PRINTS[title] ?? /^$/);
	});
	test('have the right types', () => {
		expect(complaints()).toEqual([]);
	});
});

/** What the compiler says about all of them, with the package's own options. */
function complaints(): readonly string[] {
	const files = new Map(examples().map(({ code }, i) => [join(folder, `readme-${i}.ts`), code]));
	// An example may take the first of a list without a word about empty ones.
	const options = { ...sourceConfig().options, noUncheckedIndexedAccess: false, types: ['node'] };
	const host = ts.createCompilerHost(options);
	const program = ts.createProgram([...files.keys()], options, {
		...host,
		fileExists: (file) => files.has(file) || host.fileExists(file),
		readFile: (file) => files.get(file) ?? host.readFile(file),
		getSourceFile: (file, ...rest) => {
			const code = files.get(file);
			return code === undefined
				? host.getSourceFile(file, ...rest)
				: ts.createSourceFile(file, code, ts.ScriptTarget.ES2024);
		},
	});
	return [...files.keys()].flatMap((file) =>
		ts
			.getPreEmitDiagnostics(program, program.getSourceFile(file))
			.map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
	);
}
