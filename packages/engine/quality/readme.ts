import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './package.ts';

/** A TypeScript block of the README. */
export interface Example {
	/** The heading above it. */
	readonly title: string;
	readonly code: string;
}

export function examples(): readonly Example[] {
	const readme = readFileSync(join(folder, 'README.md'), 'utf8');
	let title = '';
	return [...readme.matchAll(/^#+ (?<heading>[^\n]+)$|^```ts\n(?<code>.*?)^```$/gms)].flatMap(({ groups }) => {
		if (groups?.heading !== undefined) title = groups.heading;
		return groups?.code === undefined ? [] : [{ title, code: groups.code }];
	});
}
