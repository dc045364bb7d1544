import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A repository as text: path from its root (with `/`) to content. In memory, so that bad examples are as easy as the real one. */
export type Repo = ReadonlyMap<string, string>;

/** Every file under version control that is text. */
export function readRepo(root: string): Repo {
	// The owner of a checkout in a container is often somebody else.
	const listed = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-z'], { cwd: root, encoding: 'utf8' });
	const files = new Map<string, string>();
	for (const path of listed.split('\0')) {
		const file = join(root, path);
		if (path === '' || !existsSync(file)) continue;
		const bytes = readFileSync(file);
		if (!bytes.includes(0)) files.set(path, bytes.toString('utf8'));
	}
	return files;
}

/** A workspace package as its package.json tells. */
export interface Pack {
	/** Without the scope. */
	readonly name: string;
	readonly fullName: string;
	/** From the root, with a `/` at the end. */
	readonly folder: string;
	/** What others may import: `.`, `./dom`, … */
	readonly exports: readonly string[];
	/** Inner aliases: `#lib/` to `src/lib/`. */
	readonly aliases: Readonly<Record<string, string>>;
	readonly dependencies: readonly string[];
	readonly devDependencies: readonly string[];
}

interface PackageJson {
	readonly name?: string;
	readonly exports?: string | Readonly<Record<string, unknown>>;
	readonly imports?: Readonly<Record<string, unknown>>;
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly devDependencies?: Readonly<Record<string, string>>;
	readonly peerDependencies?: Readonly<Record<string, string>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages directly under `packages/`, `apps/` and `tooling/`. */
export function packsOf(repo: Repo): readonly Pack[] {
	return [...repo].flatMap(([path, text]) =>
		/^(packages|apps|tooling)\/[^/]+\/package\.json$/.test(path) ? [packFrom(path, text)] : [],
	);
}

function packFrom(path: string, text: string): Pack {
	const json: PackageJson = JSON.parse(text);
	const fullName = json.name ?? '';
	const folder = path.slice(0, -'package.json'.length);
	const exported = json.exports ?? {};
	return {
		name: fullName.slice(fullName.indexOf('/') + 1),
		fullName,
		folder,
		exports: typeof exported === 'string' ? ['.'] : Object.keys(exported),
		aliases: Object.fromEntries(
			Object.entries(json.imports ?? {}).flatMap(([from, to]) =>
				typeof to === 'string' ? [[from.replace(/\*$/, ''), to.replace(/^\.\//, '').replace(/\*.*$/, '')]] : [],
			),
		),
		dependencies: Object.keys({ ...json.dependencies, ...json.peerDependencies, ...json.optionalDependencies }),
		devDependencies: Object.keys(json.devDependencies ?? {}),
	};
}
