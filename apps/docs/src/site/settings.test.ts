import { expect, it } from 'vitest';
import { readPart } from '../../workspace.ts';
import { readPages } from '../testing/read-pages.ts';

it('lists every variable that the server reads, and no other', () => {
	const source = readPart('server', 'src/settings/config.ts');
	const read = [...source.matchAll(/given\.([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name);
	const page = readPages().find(({ slug }) => slug === 'run/settings');
	const told = [...(page?.text ?? '').matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name);
	expect(read.length).toBeGreaterThan(5);
	expect(told.toSorted()).toEqual([...new Set(read)].toSorted());
});
