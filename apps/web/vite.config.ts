import { fileURLToPath } from 'node:url';
import { paletteCss } from '@aquarius/rendering';
import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';
import { languageParts } from './language-parts.ts';

/** Rooms and pages share Vite's port in development; hot reload covers both. */
const rooms = fileURLToPath(new URL('../server/src/dev.ts', import.meta.url));

/** The palette is code; pages get it as a style sheet of its own, first of all. */
const palette = (): Plugin => ({
	name: 'palette-css',
	resolveId: (id) => (id === 'virtual:palette.css' ? '\0palette.css' : undefined),
	load: (id) => (id === '\0palette.css' ? paletteCss() : undefined),
});

export default defineConfig(async ({ command }) => ({
	plugins: [
		palette(),
		languageParts(),
		command === 'serve' ? (await import('colyseus/vite')).colyseus({ serverEntry: rooms }) : [],
		sveltekit({
			adapter: adapter({ precompress: true }),
			csp: {
				directives: {
					'default-src': ['self'],
					'script-src': ['self'],
					// Svelte sets positions and sizes through style attributes.
					'style-src': ['self', 'unsafe-inline'],
					'img-src': ['self', 'data:'],
					'connect-src': ['self', 'ws:', 'wss:'],
					'worker-src': ['self', 'blob:'],
					'object-src': ['none'],
					'base-uri': ['self'],
					'form-action': ['self'],
					'frame-ancestors': ['none'],
				},
			},
		}),
	],
	build: {
		rolldownOptions: {
			// Our packages do nothing when they are loaded: what a page does not use of them is left out.
			treeshake: {
				moduleSideEffects: [
					{ test: /[\\/]packages[\\/](engine|protocol|rendering|i18n|bots)[\\/]/, sideEffects: false },
				],
			},
		},
	},
	worker: { format: 'es' as const },
	// In development the rule book has a server of its own; people find it where it will be.
	server: { proxy: { '/docs': { target: 'http://localhost:4321', ws: true } } },
}));
