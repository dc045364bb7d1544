import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SCOPE } from '../../scope.mjs';
import { ARROWS } from './arrows.ts';
import { faultsOf } from './faults.ts';
import { packsOf, readRepo } from './repo.ts';

const repo = readRepo(fileURLToPath(new URL('../../../', import.meta.url)));

describe('this repository', () => {
	it('has no arrow that points the wrong way', () => {
		const faults = faultsOf(repo, SCOPE).map(({ rule, file, detail }) => `${file}  ${rule}: ${detail}`);
		expect(faults).toEqual([]);
	});

	it('has a package for every row of the table', () => {
		const names = packsOf(repo).map((pack) => pack.name);
		expect(names).toEqual(expect.arrayContaining(Object.keys(ARROWS)));
	});

	it.each(['engine', 'rendering'])('ships %s without third-party code', (name) => {
		const pack = packsOf(repo).find((other) => other.name === name);
		expect(pack?.dependencies.filter((dependency) => !dependency.startsWith(`${SCOPE}/`))).toEqual([]);
	});
});
