import type { Fault } from './fault.ts';
import { folderOf, resolvePath } from './files.ts';
import type { Repo } from './repo.ts';

/** Names a folder `shared` that lies beside the repository: by way of `../`, or from the root of a disk. */
const UPWARDS = /(?:\.\.\/)+shared\b/g;
const FROM_ROOT = /(?<![\w.@/-])\/(?:[\w.-]+\/)?shared\/[\w-]/g;

/** Places, in any file, that speak of a folder outside which nobody who clones the repository has. */
export function outsideFaults(repo: Repo): readonly Fault[] {
	return [...repo].flatMap(([file, text]) => {
		const upwards = [...text.matchAll(UPWARDS)].filter(([path]) => leaves(repo, file, path));
		const found = [...upwards, ...text.matchAll(FROM_ROOT)];
		return found.map(
			(match): Fault => ({ rule: 'outside', file: `${file}:${lineOf(text, match.index)}`, detail: match[0] }),
		);
	});
}

/** A folder of that name inside the repository is nobody's business. */
function leaves(repo: Repo, file: string, path: string): boolean {
	const target = resolvePath(folderOf(file), path);
	return (
		target === undefined ||
		![...repo.keys()].some((other) => other.startsWith(`${target}/`) || other.startsWith(`${target}.`))
	);
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
