import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The examples, by the heading above each. */
const EXAMPLES: ReadonlyMap<string, string> = new Map(
	readme
		.split(/^#+ /m)
		.flatMap((section) =>
			[...section.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => [section.split('\n', 1)[0] ?? '', code]),
		),
);

/** What each of them prints. */
const PRINTS: Readonly<Record<string, RegExp>> = {
	Bots: /^\[ 'random', .*\] \S+@\S+\n$/s,
	'Hints and reviews':
		/^\{\s+move: .*\s+value: 0\.\d+,\s+playouts: \d+\s+\}\n\[\s+\{\s+entry: \d+,\s+seat: [01],\s+before: [\d.]+,.*kind: '.*\]\n$/s,
	'What a seat knows': /^\[.*\]\n$/s,
};
const run = promisify(execFile);

describe('the examples of the README', () => {
	it('are those that are known here', () => {
		expect([...EXAMPLES.keys()]).toEqual(Object.keys(PRINTS));
	});
	// In the folder of the package its own name leads to its source.
	it.concurrent.each([...EXAMPLES])('%s: runs and prints what it says', async (title, code) => {
		const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '--eval', code], { cwd: folder });
		expect(stdout).toMatch(PRINTS[title] ?? /^$/);
	});
	it('have the right types', () => {
		expect(complaints()).toEqual([]);
	});
});

/** What the compiler says about all of them, with the package's own options. */
function complaints(): readonly string[] {
	const files = new Map([...EXAMPLES.values()].map((code, i) => [`${folder}readme-${i}.ts`, code]));
	const { config } = ts.readConfigFile(`${folder}tsconfig.json`, ts.sys.readFile);
	// An example may take the first of a list without a word about empty ones.
	const changed = { noUncheckedIndexedAccess: false, types: ['node'] };
	const options = { ...ts.parseJsonConfigFileContent(config, ts.sys, folder).options, ...changed };
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
