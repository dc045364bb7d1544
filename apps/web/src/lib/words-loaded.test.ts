import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageFile, messages } from '@aquarius/i18n';
import { expect, it } from 'vitest';
import { partsOf } from './language.ts';

const SRC = join(import.meta.dirname, '..');
const ROUTES = join(SRC, 'routes');
const PARTS = languageFile('en');
const GROUPS = Object.keys(messages('en'));
const pages = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));

/** Everything of the site that a file takes along when it is loaded. */
function loadedWith(file: string, found = new Set<string>()): ReadonlySet<string> {
	if (found.has(file)) return found;
	found.add(file);
	for (const [, kind, path = ''] of readFileSync(file, 'utf8').matchAll(/^import (type )?[^;]*?from '([^']+)'/gm)) {
		const next = path.startsWith('#lib/') ? join(SRC, 'lib', path.slice(5)) : join(dirname(file), path);
		if (kind === undefined && /^(#lib|\.)/.test(path) && existsSync(next)) loadedWith(next, found);
	}
	return found;
}

/** The groups of texts that these files read: `m.table`, or by a function that gives one. */
const groupsRead = (files: Iterable<string>): readonly string[] =>
	[...files]
		.filter((file) => !file.endsWith('lib/words.ts'))
		.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bm\.(\w+)|\bemoteWords\(/g)])
		.map(([, group = 'emotes']) => group)
		// A move is called `m` in places.
		.filter((group) => GROUPS.includes(group));

it.each(pages)('%s reads no words but those that are fetched for it', (page) => {
	const route = dirname(page) === '.' ? '/' : `/${dirname(page)}`;
	const fetched = partsOf(page.endsWith('+page.svelte') ? route : null).flatMap((part) => Object.keys(PARTS[part]));
	const read = groupsRead(loadedWith(join(ROUTES, page)));
	expect(read).toContain('app');
	expect(new Set(read).difference(new Set(fetched))).toEqual(new Set());
});
