import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Programs that some tests need and that npm does not bring. */
const WANTED = {
	postgres: 'PostgreSQL (Debian: apt-get install postgresql; macOS: brew install postgresql)',
	'redis-server': 'Redis (Debian: apt-get install redis-server; macOS: brew install redis)',
} as const;

/** Whether it is here. If not, says so loudly with how to get it; with CI set, where nothing may be skipped, it throws that. */
export function isHere(program: keyof typeof WANTED): boolean {
	if (findProgram(program) !== undefined) return true;
	const lack = `${program} is not on this machine. Needed: ${WANTED[program]}`;
	if (process.env.CI) throw new Error(lack);
	console.warn(`\n!! NOT RUN, ${lack}\n`);
	return false;
}

/** The program's path; throws if it is not here. Debian keeps PostgreSQL's own ones out of PATH, in a folder per version. */
export function programPath(program: string): string {
	const path = findProgram(program);
	if (path === undefined) throw new Error(`${program} is not on this machine`);
	return path;
}

/** A program of PostgreSQL, of the same version as its server. */
export const postgresProgram = (program: 'initdb' | 'postgres' | 'pg_dump' | 'pg_restore'): string =>
	join(dirname(realpathSync(programPath('postgres'))), program);

function findProgram(program: string): string | undefined {
	const folders = [...(process.env.PATH ?? '').split(delimiter), ...debianFolders()];
	return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

function debianFolders(): readonly string[] {
	const base = '/usr/lib/postgresql';
	const versions = existsSync(base) ? readdirSync(base).map(Number).filter(Number.isFinite) : [];
	return versions.sort((a, b) => b - a).map((version) => join(base, String(version), 'bin'));
}

/** A user without rights, for programs that refuse to run as root; undefined where we are not root. */
export function humbleUser(): { readonly uid: number; readonly gid: number } | undefined {
	if (process.getuid?.() !== 0) return undefined;
	for (const name of ['postgres', 'nobody']) {
		const [uid, gid] = ['-u', '-g'].map((what) =>
			Number(spawnSync('id', [what, name]).stdout.toString() || Number.NaN),
		);
		if (uid !== undefined && gid !== undefined && uid > 0 && gid > 0) return { uid, gid };
	}
	throw new Error('there is neither a user postgres nor nobody to run PostgreSQL as');
}
