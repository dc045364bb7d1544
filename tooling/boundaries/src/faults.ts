import { ARROWS, EXCEPTIONS, type Exception } from './arrows.ts';
import { cyclesIn } from './cycles.ts';
import type { Fault } from './fault.ts';
import { globalFaults } from './globals.ts';
import { importFaults } from './imports.ts';
import { outsideFaults } from './outside.ts';
import { packsOf, type Repo } from './repo.ts';

/** All that is wrong with a repository, by the table in `arrows.ts`; empty when nothing is. */
export function faultsOf(repo: Repo, scope: string, exceptions: readonly Exception[] = EXCEPTIONS): readonly Fault[] {
	const packs = packsOf(repo);
	const misnamed: readonly Fault[] = packs
		.filter((pack) => pack.fullName !== `${scope}/${pack.name}`)
		.map((pack) => ({
			rule: 'scope',
			file: `${pack.folder}package.json`,
			detail: `${pack.fullName} is not ${scope}/…`,
		}));
	const rowless: readonly Fault[] = packs
		.filter((pack) => !pack.folder.startsWith('tooling/') && ARROWS[pack.name] === undefined)
		.map((pack) => ({
			rule: 'no-row',
			file: `${pack.folder}package.json`,
			detail: `${pack.name} is not in arrows.ts`,
		}));
	return [
		...misnamed,
		...rowless,
		...importFaults(repo, packs, exceptions),
		...cyclesIn(repo, packs),
		...globalFaults(repo, packs),
		...outsideFaults(repo),
	];
}
