/**
 * What may import what. One row a workspace package; `boundaries.test.ts` holds the repository against it.
 * A row is about shipped code. Tests, `src/testing` and the files beside `src` (configurations) may also use Node, the package's own
 * devDependencies and `tooling/`.
 */
export interface Arrow {
	/** Workspace packages, without the scope. */
	readonly may: readonly string[];
	/** `declared`: whatever the package's own package.json names. A list: only these. */
	readonly thirdParty: 'declared' | readonly string[];
	/** Whether it may import `node:*`. */
	readonly node: boolean;
	/** Packages that must not be imported although they may be declared for configurations. */
	readonly never?: readonly string[];
	/** Names of globals that it must not touch, `Math.random` and the like included. */
	readonly untouched?: readonly string[];
	/** The only folder of the package that may touch them. */
	readonly untouchedExcept?: string;
}

/** Pure parts read neither the page nor the world: chance and time are arguments. */
const PAGE = ['document', 'window'] as const;
const WORLD = [
	'Math.random',
	'Date',
	'console',
	'process',
	'performance',
	'setTimeout',
	'setInterval',
	'crypto',
] as const;

export const ARROWS: Readonly<Record<string, Arrow>> = {
	engine: { may: [], thirdParty: [], node: false, untouched: [...PAGE, ...WORLD] },
	rendering: { may: ['engine'], thirdParty: [], node: false, untouched: PAGE, untouchedExcept: 'src/dom/' },
	bots: { may: ['engine'], thirdParty: [], node: false, untouched: [...PAGE, ...WORLD] },
	protocol: { may: ['engine'], thirdParty: ['@colyseus/schema', 'zod'], node: false, untouched: PAGE },
	i18n: { may: ['engine'], thirdParty: [], node: false, untouched: PAGE },
	cli: { may: ['engine', 'bots'], thirdParty: [], node: true },
	server: { may: ['engine', 'bots', 'protocol', 'i18n', 'rendering'], thirdParty: 'declared', node: true },
	web: {
		may: ['engine', 'rendering', 'bots', 'protocol', 'i18n'],
		thirdParty: 'declared',
		node: false,
		never: ['colyseus', '@colyseus/core', '@colyseus/ws-transport'],
	},
	docs: { may: ['engine', 'rendering', 'i18n'], thirdParty: 'declared', node: false },
};

/** A file that reaches into another package by path although nobody may. This list may only get shorter. */
export interface Exception {
	readonly file: string;
	/** The package that it reaches, without the scope. */
	readonly reaches: string;
	readonly why: string;
}

export const EXCEPTIONS: readonly Exception[] = [
	{ file: 'apps/server/src/main.ts', reaches: 'web', why: 'one process on one port: it loads the built handler' },
	{ file: 'apps/web/vite.config.ts', reaches: 'server', why: 'the dev server starts the rooms: it names their entry' },
];

/** What the bundlers make up: SvelteKit's and Astro's own modules, and generated types. */
export const VIRTUAL = [/^\$app\//, /^\$env\//, /^\$service-worker$/, /^astro:/, /^virtual:/, /^\.\/\$types(\.js)?$/];
