import { describe, expect, it } from 'vitest';
import { referencesIn } from './references.ts';

const ROWS: readonly (readonly [path: string, text: string, found: readonly string[]])[] = [
	['a.ts', "import a from 'a';", ['1 import a']],
	['a.ts', "import {\n\ta,\n} from 'a';\n\nimport 'b';", ['1 import a', '5 import b']],
	[
		'a.ts',
		"import type { A } from 'a';\nexport type { B } from 'b';\nexport * from 'c';",
		['1 import a', '2 import b', '3 import c'],
	],
	['a.ts', "let x: import('a').A | typeof import('b');", ['1 import a', '1 import b']],
	['a.ts', "const a = await import('a');\nconst b = await import(`b`);", ['1 import a', '2 import b']],
	[
		'a.ts',
		'await import(/* @vite-ignore */ path);\nawait import(`./` + x);',
		['1 computed path', '2 computed `./` + x'],
	],
	['a.ts', "import.meta.resolve('a');\nrequire('b');", ['1 import a', '2 import b']],
	[
		'a.ts',
		"new URL('../a.ts', import.meta.url);\nimport.meta.glob('../b/*.ts');",
		['1 path ../a.ts', '2 path ../b/*.ts'],
	],
	['a.ts', "// import 'a';\nconst text = \"import 'b'\";", []],
	['a.svelte.ts', "import a from './a.svelte';", ['1 import ./a.svelte']],
	[
		'A.svelte',
		"<script module>\n\timport a from 'a';\n</script>\n\n<script lang=\"ts\">\n\timport b from 'b';\n</script>\n{#await import('c')}{/await}",
		['2 import a', '6 import b', '8 import c'],
	],
	['a.astro', "---\nimport a from 'a';\n---\n<script>\n\timport 'b';\n</script>", ['5 import b', '2 import a']],
	[
		'a.mdx',
		"---\ntitle: import 'x'\n---\n\nimport A from 'a';\nimport {\n\tB,\n} from 'b';\n\n<A />\n\nWe import 'c' here.",
		['5 import a', '6 import b'],
	],
];

describe('references in a file', () => {
	it.each(ROWS)('%s: %s', (path, text, found) => {
		expect(referencesIn(path, text).map((reference) => `${reference.line} ${reference.how} ${reference.to}`)).toEqual(
			found,
		);
	});
});
