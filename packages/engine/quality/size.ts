import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { folder } from './package.ts';

/** What a program needs that deals, plays and shows games: the interface of pure functions, without records, scenarios and other forms. */
export const PURE_INTERFACE = [
	'applyMove',
	'createGame',
	'eventsFor',
	'joinGame',
	'leaveGame',
	'legalMoves',
	'makeMove',
	'parseMove',
	'ruleSet',
	'viewFor',
	'whyNot',
] as const;

/** Bytes of one module, as if it were alone. */
export interface ModuleSize {
	readonly file: string;
	readonly minified: number;
	readonly brotli: number;
}

export interface Size {
	/** Bytes of the whole, minified. */
	readonly minified: number;
	/** The same, compressed as a web server would: less than the sum of the modules. */
	readonly brotli: number;
	/** Heaviest first. */
	readonly modules: readonly ModuleSize[];
}

const brotli = (code: string) => brotliCompressSync(code).length;

/** Bundles some names of `index.ts` with all they need. */
export async function sizeOf(names: readonly string[]): Promise<Size> {
	const index = join(folder, 'src', 'index.ts');
	const entry = 'pure-interface.js';
	const bundle = await rolldown({
		input: entry,
		plugins: [
			{
				name: 'entry',
				resolveId: (id) => (id === entry ? join(folder, 'src', entry) : null),
				load: (id) =>
					id === join(folder, 'src', entry) ? `export { ${names.join(', ')} } from ${JSON.stringify(index)};` : null,
			},
		],
	});
	const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
	await bundle.close();
	const [{ code, modules }] = output;
	return {
		minified: Buffer.byteLength(code),
		brotli: brotli(code),
		modules: Object.entries(modules)
			.flatMap(([file, { code }]) => (code ? [moduleSize(file, code)] : []))
			.sort((a, b) => b.minified - a.minified),
	};
}

function moduleSize(file: string, code: string): ModuleSize {
	// On its own everything at the top of a module would look unused, or keep its long name, if it were not a module.
	const { code: minified } = minifySync(file, code, {
		module: true,
		compress: { unused: false },
		mangle: { toplevel: true },
	});
	return { file: file.slice(folder.length + 1), minified: Buffer.byteLength(minified), brotli: brotli(minified) };
}

export function sizeTable({ minified, brotli, modules }: Size): string {
	const row = (file: string, a: string | number, b: string | number) =>
		`${file.padEnd(34)}${String(a).padStart(10)}${String(b).padStart(10)}`;
	return [
		row('module', 'minified', 'brotli'),
		...modules.map((module) => row(module.file, module.minified, module.brotli)),
		row('all in one', minified, brotli),
	].join('\n');
}
