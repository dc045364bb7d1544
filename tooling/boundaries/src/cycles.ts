import type { Fault } from './fault.ts';
import { importedFile } from './files.ts';
import { isCode, referencesIn } from './references.ts';
import type { Pack, Repo } from './repo.ts';

/** Import cycles inside each package, `import type` included; a cycle is told once, from its first file. */
export function cyclesIn(repo: Repo, packs: readonly Pack[]): readonly Fault[] {
	return packs.flatMap((pack) => {
		const files = [...repo.keys()].filter((path) => path.startsWith(pack.folder) && isCode(path));
		const graph = new Map(files.map((file) => [file, importsOf(repo, file, pack)]));
		return cyclesOf(graph).map(
			(cycle): Fault => ({
				rule: 'cycle',
				file: cycle[0] ?? '',
				detail: [...cycle, cycle[0]].map(short(pack)).join(' → '),
			}),
		);
	});
}

const short =
	(pack: Pack) =>
	(path: string | undefined): string =>
		(path ?? '').slice(pack.folder.length);

function importsOf(repo: Repo, file: string, pack: Pack): readonly string[] {
	return referencesIn(file, repo.get(file) ?? '').flatMap((reference) => {
		const path = reference.how === 'import' ? importedFile(repo, file, reference.to, pack) : undefined;
		return path === undefined ? [] : [path];
	});
}

/** Depth first; an edge back to a file that is still open closes a cycle. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
	const cycles: (readonly string[])[] = [];
	const done = new Set<string>();
	const open: string[] = [];
	const visit = (file: string): void => {
		if (done.has(file)) return;
		const at = open.indexOf(file);
		if (at >= 0) {
			cycles.push(open.slice(at));
			return;
		}
		open.push(file);
		for (const next of graph.get(file) ?? []) visit(next);
		open.pop();
		done.add(file);
	};
	for (const file of graph.keys()) visit(file);
	return cycles;
}
