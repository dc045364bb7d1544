import { ARROWS, type Arrow, type Exception, VIRTUAL } from './arrows.ts';
import type { Fault } from './fault.ts';
import { folderOf, importedPath, isShipped, isTesting, packOf, resolvePath } from './files.ts';
import { isCode, type Reference, referencesIn } from './references.ts';
import type { Pack, Repo } from './repo.ts';

/** References that the table forbids, and exceptions that no file needs any more. */
export function importFaults(repo: Repo, packs: readonly Pack[], exceptions: readonly Exception[]): readonly Fault[] {
	const used = new Set<Exception>();
	const faults = [...repo].flatMap(([file, text]) => {
		const pack = packOf(file, packs);
		const arrow = pack && ARROWS[pack.name];
		if (pack === undefined || arrow === undefined || pack.folder.startsWith('tooling/') || !isCode(file)) return [];
		return referencesIn(file, text).flatMap((reference) => {
			const at: Place = { file, pack, arrow, packs, shipped: isShipped(file, pack) };
			const fault = reasonAgainst(reference, at);
			const excuse = fault && exceptions.find((exception) => excuses(exception, fault, file));
			if (excuse !== undefined) used.add(excuse);
			return fault === undefined || excuse !== undefined
				? []
				: [{ rule: fault.rule, file: `${file}:${reference.line}`, detail: fault.detail }];
		});
	});
	const idle = exceptions
		.filter((exception) => repo.has(exception.file) && !used.has(exception))
		.map((exception): Fault => ({ rule: 'exception', file: exception.file, detail: 'does not need its exception' }));
	return [...faults, ...idle];
}

interface Place {
	readonly file: string;
	readonly pack: Pack;
	readonly arrow: Arrow;
	readonly packs: readonly Pack[];
	readonly shipped: boolean;
}

type Reason = Pick<Fault, 'rule' | 'detail'> & { readonly reaches?: string };

/** A computed import names nothing, so the exception's file has to be enough. */
const excuses = (exception: Exception, fault: Reason, file: string): boolean =>
	exception.file === file && (fault.rule === 'computed-import' || fault.reaches === exception.reaches);

function reasonAgainst(reference: Reference, at: Place): Reason | undefined {
	switch (reference.how) {
		case 'computed':
			return at.shipped ? { rule: 'computed-import', detail: `import(${reference.to})` } : undefined;
		case 'path':
			return reasonAgainstPath(reference.to, at);
		case 'import':
			return reasonAgainstImport(reference.to, at);
		default:
			throw new Error(`no such reference: ${reference.how satisfies never}`);
	}
}

/** A text with `../` may be meant from the file or, in configurations, from the package. */
function reasonAgainstPath(to: string, at: Place): Reason | undefined {
	for (const folder of [folderOf(at.file), at.pack.folder]) {
		const path = resolvePath(folder, to);
		const other = path === undefined ? undefined : packOf(path, at.packs);
		if (path !== undefined && other !== undefined && other !== at.pack && other.folder !== `${path}/`) {
			return { rule: 'other-package-by-path', detail: to, reaches: other.name };
		}
	}
	return undefined;
}

function reasonAgainstImport(to: string, at: Place): Reason | undefined {
	if (VIRTUAL.some((pattern) => pattern.test(to))) return undefined;
	if (to.startsWith('node:')) {
		return at.arrow.node || !at.shipped ? undefined : { rule: 'node', detail: `${at.pack.name} imports ${to}` };
	}
	const inside = importedPath(at.file, to, at.pack);
	if (to.startsWith('.') || inside !== undefined) return reasonAgainstFile(to, inside, at);
	const name = /^(@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? to;
	const pack = at.packs.find((other) => other.fullName === name);
	return pack === undefined ? reasonAgainstThirdParty(name, at) : reasonAgainstPack(pack, to, at);
}

function reasonAgainstFile(to: string, path: string | undefined, at: Place): Reason | undefined {
	if (path === undefined) return { rule: 'outside', detail: to };
	const other = packOf(path, at.packs);
	if (other !== undefined && other !== at.pack) return { rule: 'inner-file', detail: to, reaches: other.name };
	// Configurations share a base that lies in `tooling/`.
	if (other === undefined && (at.shipped || !path.startsWith('tooling/'))) return { rule: 'inner-file', detail: to };
	return at.shipped && isTesting(path.slice(at.pack.folder.length)) ? { rule: 'testing', detail: to } : undefined;
}

function reasonAgainstPack(other: Pack, to: string, at: Place): Reason | undefined {
	if (other !== at.pack && !at.arrow.may.includes(other.name)) {
		return { rule: 'package-not-allowed', detail: `${at.pack.name} → ${other.name}`, reaches: other.name };
	}
	const subpath = `.${to.slice(other.fullName.length)}`;
	if (!other.exports.includes(subpath)) return { rule: 'inner-file', detail: to, reaches: other.name };
	return at.shipped && isTesting(subpath)
		? { rule: 'testing', detail: to }
		: reasonAgainstUndeclared(other.fullName, at);
}

function reasonAgainstThirdParty(name: string, at: Place): Reason | undefined {
	const { thirdParty, never } = at.arrow;
	const refused = never?.includes(name) || (thirdParty !== 'declared' && !thirdParty.includes(name));
	return at.shipped && refused
		? { rule: 'third-party', detail: `${at.pack.name} imports ${name}` }
		: reasonAgainstUndeclared(name, at);
}

/** What runs on a server must be in `dependencies`; what a bundler takes in, and tests and configurations, may be in either list. */
function reasonAgainstUndeclared(name: string, at: Place): Reason | undefined {
	if (name === at.pack.fullName) return undefined;
	const { dependencies, devDependencies, folder } = at.pack;
	const bundled = folder === 'apps/web/' || folder === 'apps/docs/';
	const declared = at.shipped && !bundled ? dependencies : [...dependencies, ...devDependencies];
	return declared.includes(name) ? undefined : { rule: 'undeclared', detail: `${name} is not in its package.json` };
}
