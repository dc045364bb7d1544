import { readdirSync, readFileSync } from 'node:fs';
import type { Part } from './src/architecture/diagram.ts';

const root = new URL('../../', import.meta.url);

interface Pack {
	readonly name: string;
	readonly description: string;
	readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * The parts of the workspace as their package.json files have them: folder, description, and which other parts their shipped code
 * needs. This is what the picture of the architecture is drawn from. In the order of the folders.
 */
export function readWorkspace(): readonly Part[] {
	const folders = ['packages', 'apps'].flatMap((group) =>
		readdirSync(new URL(`${group}/`, root), { withFileTypes: true })
			.filter((entry) => entry.isDirectory())
			.map((entry) => `${group}/${entry.name}`)
			.sort(),
	);
	const packs = folders.map((folder) => ({ folder, pack: readPack(folder) }));
	const names = new Set(packs.map(({ pack }) => pack.name));
	return packs.map(({ folder, pack }) => ({
		name: afterSlash(folder),
		folder,
		description: pack.description,
		needs: Object.keys(pack.dependencies ?? {})
			.filter((name) => names.has(name))
			.map(afterSlash),
	}));
}

/** The text of a file of a part, for tests that hold these pages against it. */
export function readPart(name: string, file: string): string {
	const part = readWorkspace().find((one) => one.name === name);
	if (part === undefined) throw new Error(`${name} was believed to be a part of the workspace`);
	return readFileSync(new URL(`${part.folder}/${file}`, root), 'utf8');
}

/** A module that pages can import, although they run without a file system. */
export function workspaceModule() {
	const id = 'virtual:aquarius/workspace';
	return {
		name: 'aquarius-workspace',
		resolveId: (wanted: string) => (wanted === id ? `\0${id}` : undefined),
		load: (wanted: string) =>
			wanted === `\0${id}` ? `export const parts = ${JSON.stringify(readWorkspace())};` : undefined,
	};
}

const afterSlash = (name: string): string => name.slice(name.indexOf('/') + 1);
const readPack = (folder: string): Pack => JSON.parse(readFileSync(new URL(`${folder}/package.json`, root), 'utf8'));
