import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A page as it is written. */
export interface Page {
	/** `rules/placing`, and the empty text for the first page. */
	readonly slug: string;
	readonly file: string;
	readonly text: string;
	readonly headings: readonly Heading[];
}
export interface Heading {
	readonly level: number;
	readonly text: string;
	readonly id: string;
}

const ROOT = fileURLToPath(new URL('../content/docs/', import.meta.url));

/** Every page of the site, by the order of the folders. */
export function readPages(): readonly Page[] {
	const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' });
	return files
		.filter((file) => /\.mdx?$/.test(file))
		.sort()
		.map((file) => {
			const text = readFileSync(join(ROOT, file), 'utf8');
			return { slug: slugOf(file), file, text, headings: headingsOf(text) };
		});
}

/** Attributes of every use of a component on a page. */
export function usesOf(page: Page, component: string): readonly Readonly<Record<string, string>>[] {
	return [...page.text.matchAll(new RegExp(`<${component}\\s([^>]*)>`, 'g'))].map(([, attributes]) =>
		Object.fromEntries([...(attributes ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
	);
}

/** Where the links of a page lead, as they are written. */
export function linksOf(page: Page): readonly string[] {
	const prose = page.text.replace(/```[\s\S]*?```/g, '');
	return [...prose.matchAll(/\]\(([^)\s]+)\)|href="([^"]+)"/g)].map(([, markdown, html]) => markdown ?? html ?? '');
}

const slugOf = (file: string): string =>
	file
		.replaceAll('\\', '/')
		.replace(/\.mdx?$/, '')
		.replace(/(^|\/)index$/, '');

function headingsOf(text: string): readonly Heading[] {
	const prose = text.replace(/```[\s\S]*?```/g, '');
	return [...prose.matchAll(/^(#{2,6}) (.+)$/gm)].map(([, marks, title]) => {
		const plain = (title ?? '').replace(/[*_`]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
		return { level: marks?.length ?? 0, text: plain, id: idOf(plain) };
	});
}

/** The id that a heading gets: lower case, without punctuation, hyphens for spaces. */
const idOf = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, '')
		.replace(/\s/g, '-');
