import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, runApp } from '../testing/running-app.ts';
import { addPages } from './pages.ts';

const PAGE = `<!doctype html><title>Rules</title>${'<p>Fire meets fire.</p>'.repeat(500)}`;
let folder: string;
let running: RunningApp;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'aquarius-pages-'));
	const docs = join(folder, 'docs');
	mkdirSync(join(docs, '_astro'), { recursive: true });
	writeFileSync(join(folder, 'secret.txt'), 'secret');
	writeFileSync(join(docs, 'index.html'), PAGE);
	writeFileSync(join(docs, '_astro', 'page.cNngjUgL.js'), `/* ${'x'.repeat(5000)} */`);
	running = await runApp({
		pages: (app) =>
			addPages(app, {
				docs,
				trustProxy: false,
				handler: (request, response) =>
					void response.type('html').send(`site, ${request.get('x-forwarded-proto')}, ${request.path} ${PAGE}`),
			}),
	});
});
afterAll(async () => {
	await running.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** By hand, because `fetch` tidies paths up and unpacks bodies. */
function ask(path: string, headers: Record<string, string> = {}) {
	return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
		const { hostname, port } = new URL(running.url);
		get({ hostname, port, path, headers }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk) => chunks.push(chunk));
			response.on('end', () =>
				done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
			);
		}).on('error', fail);
	});
}

describe('pages travel compressed', () => {
	it.each([
		['/docs/', 'br, gzip', 'br'],
		['/docs/', 'gzip', 'gzip'],
		['/docs/_astro/page.cNngjUgL.js', 'gzip, deflate, br', 'br'],
		['/table/BCDFGH', 'br', 'br'],
	])('%s for a browser that reads %s: %s', async (path, accepted, encoding) => {
		const { status, headers, body } = await ask(path, { 'accept-encoding': accepted });
		expect([status, headers['content-encoding']]).toEqual([200, encoding]);
		expect(body.length).toBeLessThan(1000);
		expect(headers.vary).toContain('Accept-Encoding');
	});

	it('but not to one that cannot read it', async () => {
		const { headers, body } = await ask('/docs/');
		expect(headers['content-encoding']).toBeUndefined();
		expect(body.toString()).toBe(PAGE);
	});
});

it('files with a hash in their name are kept for good, pages are asked for again', async () => {
	expect((await ask('/docs/_astro/page.cNngjUgL.js')).headers['cache-control']).toBe(
		'public, max-age=31536000, immutable',
	);
	const page = await ask('/docs/');
	expect(page.headers['cache-control']).toBe('public, max-age=0');
	expect((await ask('/docs/', { 'if-none-match': String(page.headers.etag) })).status).toBe(304);
});

it.each(['/docs/', '/table/BCDFGH', '/api/tables/BCDFGH', '/healthz'])(
	'%s cannot be framed, sniffed, or told to other sites',
	async (path) => {
		expect((await ask(path)).headers).toMatchObject({
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'same-origin',
			'x-frame-options': 'DENY',
			'cross-origin-resource-policy': 'same-origin',
			'permissions-policy': expect.stringContaining('camera=()'),
			'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
		});
	},
);

it.each([
	'/docs/../secret.txt',
	'/docs/..%2fsecret.txt',
	'/docs/%2e%2e/secret.txt',
	'/docs/..\\secret.txt',
	'/docs//../../secret.txt',
])('nothing outside the folder is served: %s', async (path) => {
	expect((await ask(path)).body.toString()).not.toMatch(/^secret/);
});

it('what is no page may do nothing in a browser, and what is one may do what its policy says', async () => {
	const policy = async (path: string) => (await ask(path)).headers['content-security-policy'];
	expect(await policy('/api/lobby')).toContain("default-src 'none'");
	expect(await policy('/healthz')).toContain("default-src 'none'");
	// The site's pages add to theirs what they run.
	expect(await policy('/table/BCDFGH')).not.toContain('default-src');
	expect(await policy('/docs/')).toContain("default-src 'self'");
});

describe('https is asked for in future', () => {
	const https = { 'x-forwarded-proto': 'https' };
	const promise = { 'strict-transport-security': 'max-age=31536000', 'cross-origin-opener-policy': 'same-origin' };

	it('where people have come by it', async () => {
		const proxied = await runApp({ config: { trustProxy: true } });
		const headersOf = async (headers: Record<string, string>) =>
			Object.fromEntries((await fetch(`${proxied.url}/api/lobby`, { headers })).headers);
		expect(await headersOf(https)).toMatchObject(promise);
		expect(await headersOf({ 'x-forwarded-proto': 'http' })).not.toHaveProperty('strict-transport-security');
		expect(await headersOf({})).not.toHaveProperty('strict-transport-security');
		await proxied.stop();
	});

	it('and never at a stranger’s word, or at home without it', async () => {
		for (const headers of [https, {}]) {
			const got = (await ask('/docs/', headers)).headers;
			expect(Object.keys(got).filter((name) => name in promise)).toEqual([]);
		}
	});
});

it('a path that cannot be read is refused without a word about why', async () => {
	const { status, body } = await ask('/api/tables/%ff');
	expect([status, body.toString()]).toEqual([400, '{"refused":"room/bad-request"}']);
});

it('a stranger cannot make the site believe in https', async () => {
	expect((await ask('/', { 'x-forwarded-proto': 'https' })).body.toString()).toMatch(/^site, http,/);
});
