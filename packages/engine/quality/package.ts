import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The folder of the engine, without a slash at the end. */
export const folder = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** What others may import, as `package.json` says. */
export interface PublicEntry {
	/** `.` or `./search`. */
	readonly name: string;
	/** From the folder of the package: `src/index.ts`. */
	readonly file: string;
	/** Of its API report: `engine.api.md`, `engine-search.api.md`. */
	readonly report: string;
}

export function publicEntries(): readonly PublicEntry[] {
	const json: { exports: Readonly<Record<string, string>> } = JSON.parse(
		readFileSync(join(folder, 'package.json'), 'utf8'),
	);
	return Object.entries(json.exports).map(([name, file]) => ({
		name,
		file: file.replace(/^\.\//, ''),
		report: `engine${name.slice(1).replaceAll('/', '-')}.api.md`,
	}));
}

/** The options and files of the package's own `tsconfig.json`: its source without tests and their helpers. */
export function sourceConfig(): ts.ParsedCommandLine {
	const file = join(folder, 'tsconfig.json');
	const config = ts.getParsedCommandLineOfConfigFile(file, undefined, {
		...ts.sys,
		onUnRecoverableConfigFileDiagnostic: (fault) => {
			throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'));
		},
	});
	if (config === undefined) throw new Error(`${file} cannot be read`);
	return config;
}
