import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { apiReports } from './api-report.ts';
import { folder, publicEntries, sourceConfig } from './package.ts';
import { publicNames } from './public-names.ts';

const { options, fileNames } = sourceConfig();
const program = ts.createProgram(fileNames, options);

describe('the public names', () => {
	const reports = apiReports();
	test.each(reports)('of $name are those of etc/$report', ({ now, kept }) => {
		expect(now, '`pnpm --filter @aquarius/engine api` writes the report anew').toBe(kept);
	});
	test.each(reports)('of $name are enough to name every type they need', ({ forgotten }) => {
		// Other entries take the words of the main one.
		const known = publicNames(program, 'src/index.ts').map(({ name }) => name);
		expect(forgotten.filter((name) => !known.includes(name))).toEqual([]);
	});
	test.each(publicEntries())('of $name all have a doc comment', ({ file }) => {
		const names = publicNames(program, file);
		expect(names.length).toBeGreaterThan(0);
		const bare = names.filter(({ comment }) => comment.trim() === '').map(({ name, at }) => `${name} (${at})`);
		expect(bare).toEqual([]);
	});
});

describe('the source of the package', () => {
	test('is compiled without the types of pages and of Node', () => {
		const foreign = program
			.getSourceFiles()
			.map(({ fileName }) => fileName)
			.filter((file) => /lib\.(dom|webworker|scripthost)|@types/.test(file));
		expect(foreign).toEqual([]);
	});
	test.each(['document', 'window', 'fetch', 'console', 'setTimeout', 'process', 'Buffer'])(
		'does not compile when it names %s',
		(name) => {
			expect(complaintsAbout(`${name};\n`)).toEqual([expect.stringContaining(`Cannot find name '${name}'`)]);
		},
	);
	test('does not compile when it imports from Node', () => {
		expect(complaintsAbout("import 'node:fs';\n")).toEqual([expect.stringContaining("'node:fs'")]);
	});
	test('does compile when it keeps to the language', () => {
		expect(complaintsAbout('Math.max(1, 2);\n')).toEqual([]);
	});
});

/** What the compiler says, with the package's own options, about one more file in `src`. */
function complaintsAbout(text: string): readonly string[] {
	const name = join(folder, 'src', 'one-more.ts');
	const host = ts.createCompilerHost(options);
	const source = ts.createSourceFile(name, `export {};\n${text}`, ts.ScriptTarget.ES2024);
	const one = ts.createProgram([name], options, {
		...host,
		fileExists: (file) => file === name || host.fileExists(file),
		readFile: (file) => (file === name ? source.text : host.readFile(file)),
		// The libraries are read once, with the program of the whole package.
		getSourceFile: (file, ...rest) =>
			file === name ? source : (program.getSourceFile(file) ?? host.getSourceFile(file, ...rest)),
	});
	return ts.getPreEmitDiagnostics(one).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
