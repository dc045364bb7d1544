import { runScenario } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { scenarioNamed } from '../board/scenarios.ts';
import { linksOf, readPages, usesOf } from '../testing/read-pages.ts';
import { RULINGS } from './rulings.ts';
import { sidebar } from './sidebar.ts';

const pages = readPages();
const slugs = new Set(pages.map((page) => page.slug));
const rules = pages.filter((page) => /^chapter: /m.test(page.text));
const BOARDS = ['Scenario', 'Example', 'ScenarioText'];

const boards = pages.flatMap((page) =>
	BOARDS.flatMap((component) => usesOf(page, component).map((use) => [page.slug, use.name ?? ''] as const)),
);

describe('positions', () => {
	it.each(boards)('%s shows %s, which the engine has and passes', (_, name) => {
		expect(runScenario(scenarioNamed(name), 'v3')).toMatchObject({ ok: true });
	});

	it('are shown on every chapter about placing, the bonus, the Actions, the Wild and winning', () => {
		const shown = new Set(boards.map(([slug]) => slug));
		const needed = rules.map((page) => page.slug).filter((slug) => /placing|bonus|actions\/|wild|winning/.test(slug));
		expect(needed).toHaveLength(10);
		expect(needed.filter((slug) => !shown.has(slug))).toEqual([]);
	});

	it('appear once on a page, so that the ids of their pictures stay apart', () => {
		const seen = boards.filter(([slug], i) => boards.findIndex(([s, n]) => s === slug && n === boards[i]?.[1]) !== i);
		expect(seen).toEqual([]);
	});
});

describe('links', () => {
	/** A link from a page to the slug and heading it means; undefined for addresses outside of these pages. */
	const targetOf = (slug: string, link: string): { slug: string; id: string } | undefined => {
		if (/^(https?:|mailto:)/.test(link) || link === '/') return undefined;
		const url = new URL(link, `https://docs.invalid/${slug === '' ? '' : `${slug}/`}`);
		return { slug: url.pathname.replace(/^\/|\/$/g, ''), id: url.hash.slice(1) };
	};
	const links = pages.flatMap((page) => linksOf(page).map((link) => [page.slug, link] as const));

	it.each(links)('of %s: %s leads somewhere', (slug, link) => {
		const target = targetOf(slug, link);
		if (target === undefined) return;
		expect(slugs).toContain(target.slug);
		const ids = pages.find((page) => page.slug === target.slug)?.headings.map((heading) => heading.id) ?? [];
		if (target.id !== '') expect(ids).toContain(target.id);
	});

	it('do not depend on the base under which these pages are served', () => {
		expect(links.filter(([, link]) => link.startsWith('/') && link !== '/')).toEqual([]);
	});

	it('end in a slash or a heading, or the next relative link would be wrong', () => {
		const inner = links.map(([, link]) => link).filter((link) => !/^(https?:|#)/.test(link));
		expect(inner.filter((link) => !/(\/|\/#[\w-]+)$/.test(link))).toEqual([]);
	});
});

describe('the list of pages', () => {
	const listed = sidebar.flatMap((entry) => ('items' in entry ? entry.items : [entry]));

	it('names every page once', () => {
		const named = listed.map(({ slug }) => (slug === 'index' ? '' : slug));
		expect(named.toSorted()).toEqual([...slugs].toSorted());
	});

	it.each(rules.map((page) => [page.slug, page] as const))(
		'%s has the number of its chapter everywhere',
		(slug, page) => {
			const [, chapter] = /^chapter: (\d+)$/m.exec(page.text) ?? [];
			expect(listed.find((entry) => entry.slug === slug)?.label).toMatch(new RegExp(`^${chapter}\\. `));
			const sections = page.headings.filter((heading) => heading.level === 2);
			const numbers = sections.map((heading) => heading.text.split(' ')[0]);
			expect(numbers).toEqual(sections.map((_, i) => `${chapter}.${i + 1}`));
		},
	);

	it.each(pages.map((page) => [page.slug, page] as const))('%s has its headings in order', (_, page) => {
		const levels = [1, ...page.headings.map((heading) => heading.level)];
		expect(levels.slice(1).filter((level, i) => level > (levels[i] ?? 1) + 1)).toEqual([]);
	});
});

describe('rulings', () => {
	const marked = pages.flatMap((page) => usesOf(page, 'Ruling').map((use) => [use.code ?? '', page.slug] as const));

	it.each(RULINGS.map(({ code, page }) => [code, page] as const))('%s is marked on %s', (code, page) => {
		expect(marked).toContainEqual([code, page]);
	});

	it('that are marked are all in the list', () => {
		const codes = RULINGS.map(({ code }) => code);
		expect(marked.filter(([code]) => !codes.includes(code))).toEqual([]);
		expect(new Set(codes).size).toBe(codes.length);
	});
});
