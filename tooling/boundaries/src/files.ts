import type { Pack, Repo } from './repo.ts';

/** `apps/web/src/` + `../x/./y.ts` → `apps/web/x/y.ts`; undefined when it leaves the repository. Paths use `/` and start at the root. */
export function resolvePath(folder: string, relative: string): string | undefined {
	const parts = folder.split('/').filter((part) => part !== '');
	for (const part of relative.split('/')) {
		if (part === '..') {
			if (parts.pop() === undefined) return undefined;
		} else if (part !== '.' && part !== '') parts.push(part);
	}
	return parts.join('/');
}

export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

export const packOf = (path: string, packs: readonly Pack[]): Pack | undefined =>
	packs.find((pack) => `${path}/`.startsWith(pack.folder));

/** Whether people get this file: not a test, not a helper for tests, not a configuration beside `src`. */
export function isShipped(path: string, pack: Pack): boolean {
	const inside = path.slice(pack.folder.length);
	return inside.startsWith('src/') && !/\.(test|spec)\.[cm]?[jt]s$/.test(inside) && !isTesting(inside);
}

/** `src/testing.ts`, `src/testing/…`, and `src/trials/…`: long trials and loads, which are commands but ship nowhere. */
export const isTesting = (path: string): boolean =>
	/(^|\/)testing(\/|\.[cm]?[jt]s$|$)/.test(path) || /(^|\/)src\/trials\//.test(path);

/** The tracked file that an import inside a package means, if it is one of the package's own. */
export function importedFile(repo: Repo, from: string, to: string, pack: Pack): string | undefined {
	const path = importedPath(from, to, pack);
	if (path === undefined) return undefined;
	const bare = path.replace(/\?.*$/, '');
	const guesses = [bare, `${bare}.ts`, `${bare}/index.ts`, bare.replace(/\.js$/, '.ts')];
	return guesses.find((guess) => repo.has(guess));
}

/** Where a relative specifier or an inner alias (`#lib/x`) points; undefined for other packages and for paths out of the repository. */
export function importedPath(from: string, to: string, pack: Pack): string | undefined {
	if (to.startsWith('.')) return resolvePath(folderOf(from), to);
	const alias = Object.entries(pack.aliases).find(([prefix]) => to.startsWith(prefix));
	return alias === undefined ? undefined : resolvePath(pack.folder, alias[1] + to.slice(alias[0].length));
}
