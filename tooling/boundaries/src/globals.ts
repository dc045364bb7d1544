import { ARROWS } from './arrows.ts';
import type { Fault } from './fault.ts';
import { isShipped, packOf } from './files.ts';
import { globalsIn, isCode } from './references.ts';
import type { Pack, Repo } from './repo.ts';

/** Shipped files that touch a global which their package leaves alone. */
export function globalFaults(repo: Repo, packs: readonly Pack[]): readonly Fault[] {
	return [...repo].flatMap(([file, text]) => {
		const pack = packOf(file, packs);
		const arrow = pack && ARROWS[pack.name];
		if (pack === undefined || arrow?.untouched === undefined || !isCode(file) || !isShipped(file, pack)) return [];
		if (arrow.untouchedExcept !== undefined && file.startsWith(pack.folder + arrow.untouchedExcept)) return [];
		const touched = new Set(globalsIn(file, text));
		return arrow.untouched
			.filter((name) => touched.has(name))
			.map((name): Fault => ({ rule: 'global', file, detail: `${pack.name} touches ${name}` }));
	});
}
