import starlight from '@astrojs/starlight';
import svelte from '@astrojs/svelte';
import { defineConfig, passthroughImageService } from 'astro/config';
import { sidebar } from './src/site/sidebar.ts';
import { workspaceModule } from './workspace.ts';

// `site` stays unset: nobody knows yet where this will be served, and without it there is no sitemap to be wrong.
export default defineConfig({
	base: '/docs',
	outDir: './dist',
	trailingSlash: 'always',
	devToolbar: { enabled: false },
	// There is no picture file in this site, so nothing needs an image program.
	image: { service: passthroughImageService() },
	vite: {
		plugins: [workspaceModule()],
		build: {
			rolldownOptions: {
				// Astro marks its modules with directives that only it reads; the bundler would say so once for every page.
				onwarn: (warning, warn) => {
					if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
				},
			},
		},
	},
	integrations: [
		svelte(),
		starlight({
			title: 'Aquarius',
			description: 'The rules of the card game Aquarius, with boards you can try them on.',
			defaultLocale: 'root',
			// Each further language is one line here and one folder beside the English pages.
			locales: { root: { label: 'English', lang: 'en' } },
			favicon: '/favicon.svg',
			customCss: [
				'@fontsource-variable/nunito/index.css',
				'@fontsource-variable/fraunces/soft.css',
				'./src/styles/theme.css',
				'./src/styles/prose.css',
			],
			components: {
				Head: './src/overrides/Head.astro',
				SiteTitle: './src/overrides/SiteTitle.astro',
				SocialIcons: './src/overrides/SocialIcons.astro',
				PageTitle: './src/overrides/PageTitle.astro',
				Footer: './src/overrides/Footer.astro',
			},
			sidebar,
			credits: false,
			// Lines that wrap need no scrolling region of their own, which would need a name.
			expressiveCode: { defaultProps: { wrap: true } },
			pagefind: true,
		}),
	],
});
