/**
 * The npm scope of every package, kept here only. It is a working name; nothing is published yet.
 * `node tooling/scope.mjs @new-scope` writes another one into all tracked files; run `pnpm install` afterwards.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SCOPE = '@aquarius';

/** Text in, text with every `@old/…` and every quoted `'@old'` turned into the new scope out. Longer names that only begin alike stay. */
export function withScope(text, from, to) {
	const name = from.replace(/[^@a-z0-9-]/g, '');
	return text.replace(new RegExp(`(?<![\\w.-])${name}(?=/)|(?<=['"])${name}(?=['"])`, 'g'), to);
}

/** Renames in every tracked text file under `root`; gives the paths that changed. */
export function renameScope(root, from, to) {
	if (!/^@[a-z0-9][a-z0-9-]*$/.test(to)) throw new Error(`not a scope: ${to} (for example @my-name)`);
	const listed = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-z'], { cwd: root, encoding: 'utf8' });
	return listed.split('\0').filter((path) => path !== '' && rewrite(join(root, path), from, to));
}

function rewrite(file, from, to) {
	const bytes = readFileSync(file);
	// Pictures and fonts are left alone.
	if (bytes.includes(0)) return false;
	const text = bytes.toString('utf8');
	const renamed = withScope(text, from, to);
	if (renamed === text) return false;
	writeFileSync(file, renamed);
	return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const to = process.argv[2];
	if (to === undefined) {
		console.error('usage: node tooling/scope.mjs @new-scope');
		process.exitCode = 2;
	} else {
		const changed = renameScope(fileURLToPath(new URL('..', import.meta.url)), SCOPE, to);
		console.log(`${SCOPE} is now ${to} in ${changed.length} files. Run pnpm install.`);
	}
}
