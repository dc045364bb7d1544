import { describe, expect, it } from 'vitest';
import type { Exception } from './arrows.ts';
import { exampleRepo } from './example-repo.ts';
import type { Fault } from './fault.ts';
import { faultsOf } from './faults.ts';

const faults = (files: Readonly<Record<string, string>>, exceptions: readonly Exception[] = []): readonly Fault[] =>
	faultsOf(exampleRepo(files), '@aquarius', exceptions);

/** Written apart, or this file would be a bad example itself. */
const away = ['..', '..', '..', '..', 'shared', 'x.md'].join('/');
const rooted = ['', 'home', 'shared', 'x.md'].join('/');

const BAD: readonly (readonly [file: string, text: string, rule: Fault['rule']])[] = [
	['packages/engine/src/a.ts', "import { b } from '@aquarius/bots';", 'package-not-allowed'],
	['packages/engine/src/a.ts', "import type { b } from '@aquarius/rendering';", 'package-not-allowed'],
	['packages/rendering/src/a.ts', "export * from '@aquarius/bots';", 'package-not-allowed'],
	['packages/bots/src/a.ts', "type S = import('@aquarius/protocol').S;", 'package-not-allowed'],
	['packages/cli/src/a.ts', "const s = await import('@aquarius/server/dev');", 'package-not-allowed'],
	['apps/server/src/a.ts', "import { x } from '@aquarius/web';", 'package-not-allowed'],
	[
		'apps/web/src/A.svelte',
		'<script lang="ts">\n\timport { x } from \'@aquarius/server/dev\';\n</script>',
		'package-not-allowed',
	],
	['apps/web/src/A.svelte', "{#await import('@aquarius/cli') then x}{x}{/await}", 'package-not-allowed'],
	['apps/docs/src/a.mdx', "import { x } from '@aquarius/bots';\n\n# Title", 'package-not-allowed'],
	['apps/docs/src/a.astro', "---\nimport { x } from '@aquarius/protocol';\n---\n<p>x</p>", 'package-not-allowed'],
	['packages/engine/src/a.test.ts', "import { b } from '@aquarius/bots';", 'package-not-allowed'],
	['packages/engine/src/a.ts', "import { z } from 'zod';", 'third-party'],
	['packages/rendering/src/a.ts', "import { select } from 'd3';", 'third-party'],
	['packages/protocol/src/a.ts', "import { Room } from '@colyseus/core';", 'third-party'],
	['apps/web/src/a.ts', "import { Room } from '@colyseus/core';", 'third-party'],
	['packages/engine/src/a.test.ts', "import { z } from 'zod';", 'undeclared'],
	['apps/server/src/a.ts', "import { Client } from '@colyseus/sdk';", 'undeclared'],
	['apps/server/src/a.ts', "import pg from 'pg';", 'undeclared'],
	['packages/engine/src/a.ts', "import { join } from 'node:path';", 'node'],
	['packages/bots/src/a.ts', "const fs = require('node:fs');", 'node'],
	['apps/web/src/a.ts', "import { readFileSync } from 'node:fs';", 'node'],
	['packages/bots/src/a.ts', "import { one } from '@aquarius/engine/src/one.ts';", 'inner-file'],
	['packages/bots/src/a.ts', "import { one } from '../../engine/src/one.ts';", 'inner-file'],
	['packages/bots/src/a.ts', "import { x } from '../../../tooling/scope.mjs';", 'inner-file'],
	['packages/bots/src/a.ts', "import { x } from '../../../../elsewhere/x.ts';", 'outside'],
	[
		'packages/bots/src/a.ts',
		"new Worker(new URL('../../engine/src/one.ts', import.meta.url));",
		'other-package-by-path',
	],
	['apps/server/src/main.ts', "const handler = '../../web/build/handler.js';", 'other-package-by-path'],
	['apps/web/vite.config.ts', "const rooms = '../server/src/dev.ts';", 'other-package-by-path'],
	['apps/server/src/a.ts', 'const x = await import(path);', 'computed-import'],
	['apps/server/src/a.ts', "import { canary } from '@aquarius/protocol/testing';", 'testing'],
	['packages/engine/src/a.ts', "import { deal } from './testing/deal.ts';", 'testing'],
	['packages/engine/src/one.ts', "import type { one } from './index.ts';", 'cycle'],
	['apps/web/src/lib/a.ts', "import '#lib/a.ts';", 'cycle'],
	['packages/rendering/src/a.ts', 'export const w = document.body;', 'global'],
	['packages/rendering/src/a.ts', 'export const w = globalThis.window;', 'global'],
	['packages/engine/src/a.ts', 'export const r = Math.random();', 'global'],
	['packages/engine/src/a.ts', 'export const now = () => Date.now();', 'global'],
	['packages/bots/src/a.ts', "console.log('thinking');", 'global'],
	['apps/docs/src/a.mdx', `See [the page](${away}).`, 'outside'],
	['README.md', `See ${rooted}.`, 'outside'],
	['packages/extra/package.json', '{ "name": "@aquarius/extra" }', 'no-row'],
	['tooling/extra/package.json', '{ "name": "@other/extra" }', 'scope'],
];

const GOOD: readonly (readonly [file: string, text: string])[] = [
	[
		'packages/bots/src/a.ts',
		"import { one } from '@aquarius/engine';\nimport * as s from '@aquarius/engine/scenarios';",
	],
	['packages/engine/src/a.test.ts', "import fc from 'fast-check';\nimport { join } from 'node:path';"],
	['packages/engine/src/a.test.ts', "import { deal } from './testing/deal.ts';"],
	['packages/engine/vitest.config.ts', "export { default } from '../../tooling/vitest.base.ts';"],
	[
		'packages/engine/src/a.ts',
		"export const text = 'Math.random() and document';\n// Date.now()\nexport const a = { Date: 1, document: 2 };",
	],
	['packages/engine/src/a.ts', 'export const f = (window: number) => window + Math.max(1, 2);'],
	['packages/rendering/src/dom/a.ts', 'export const w = document.body;'],
	['packages/cli/src/a.ts', "import { readFileSync } from 'node:fs';"],
	[
		'apps/server/src/a.test.ts',
		"import { Client } from '@colyseus/sdk';\nimport { canary } from '@aquarius/protocol/testing';",
	],
	['apps/web/vite.config.ts', "import { colyseus } from 'colyseus/vite';"],
	['apps/web/src/routes/+page.ts', "import { page } from '$app/state';\nimport type { PageLoad } from './$types';"],
	['apps/web/src/shared/a.ts', 'export const a = 1;'],
	['apps/web/src/shared/b.ts', `// ${['..', 'shared', 'b.ts'].join('/')}`],
	['apps/docs/src/a.mdx', "```ts\nimport { x } from '@aquarius/bots';\n```\nText about `import('nothing')`."],
];

describe('a wrong arrow is found', () => {
	it.each(BAD)('%s: %s', (file, text, rule) => {
		expect(faults({ [file]: text }).map((fault) => fault.rule)).toContain(rule);
	});
});

describe('a right arrow is left alone', () => {
	it.each(GOOD)('%s: %s', (file, text) => {
		expect(faults({ [file]: text })).toEqual([]);
	});
});

describe('an exception', () => {
	const exception: Exception = { file: 'apps/server/src/main.ts', reaches: 'web', why: 'an example' };

	it('excuses its file for the package that it names', () => {
		const main = "const handler = new URL('../../web/build/handler.js', import.meta.url);\nawait import(handler.href);";
		expect(faults({ 'apps/server/src/main.ts': main }, [exception])).toEqual([]);
	});

	it('excuses nothing else', () => {
		const main = "import '../../web/build/handler.js';\nimport '../../docs/x.js';";
		expect(faults({ 'apps/server/src/main.ts': main }, [exception]).map((fault) => fault.detail)).toEqual([
			'../../docs/x.js',
		]);
	});

	it('is a fault itself once its file does without', () => {
		expect(faults({ 'apps/server/src/main.ts': '' }, [exception]).map((fault) => fault.rule)).toEqual(['exception']);
	});
});
