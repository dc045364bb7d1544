import type { Repo } from './repo.ts';

const json = (value: unknown): string => JSON.stringify(value);
const pack = (name: string, dependencies: readonly string[], more: object = {}): string =>
	json({
		name: `@aquarius/${name}`,
		exports: { '.': './src/index.ts' },
		dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '1.0.0'])),
		...more,
	});

/** A small repository in which every arrow is right, plus the given files. */
export function exampleRepo(files: Readonly<Record<string, string>>): Repo {
	return new Map(
		Object.entries({
			'packages/engine/package.json': pack('engine', [], {
				exports: { '.': './src/index.ts', './scenarios': './src/scenarios/index.ts' },
				devDependencies: { 'fast-check': '4.0.0' },
			}),
			'packages/engine/src/index.ts': "export { one } from './one.ts';",
			'packages/engine/src/one.ts': 'export const one = 1;',
			'packages/rendering/package.json': pack('rendering', ['@aquarius/engine']),
			'packages/bots/package.json': pack('bots', ['@aquarius/engine']),
			'packages/protocol/package.json': pack('protocol', ['@aquarius/engine', 'zod'], {
				exports: { '.': './src/index.ts', './testing': './src/testing.ts' },
			}),
			'packages/cli/package.json': pack('cli', ['@aquarius/engine', '@aquarius/bots']),
			'apps/server/package.json': pack('server', ['@aquarius/engine', '@aquarius/protocol', '@colyseus/core'], {
				exports: { './dev': './src/dev.ts' },
				devDependencies: { '@colyseus/sdk': '1.0.0' },
			}),
			'apps/web/package.json': pack('web', ['@aquarius/engine', '@aquarius/protocol', '@colyseus/sdk'], {
				imports: { '#lib/*': './src/lib/*' },
				devDependencies: { svelte: '5.0.0', '@colyseus/core': '1.0.0', colyseus: '1.0.0' },
			}),
			'apps/docs/package.json': pack('docs', ['@aquarius/engine', 'astro', 'svelte']),
			...files,
		}),
	);
}
