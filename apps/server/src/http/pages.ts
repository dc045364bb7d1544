import type { ServerResponse } from 'node:http';
import { sep } from 'node:path';
import compression from 'compression';
import express, { type Application, type RequestHandler } from 'express';
import { DOCS_POLICY, SITE_POLICY } from './headers.ts';

/** What the built site exports: it answers a request or calls `next`. */
export type PageHandler = RequestHandler;

export interface Pages {
	readonly handler: PageHandler;
	/** Folder of the built rule book. */
	readonly docs: string;
	readonly trustProxy: boolean;
}

/** The rule book under `/docs`, and the site for everything else. */
export function addPages(app: Application, { handler, docs, trustProxy }: Pages): void {
	// What comes compressed already, as the site's own files do, is left alone.
	app.use(compression());
	app.use(
		'/docs',
		policy(DOCS_POLICY),
		express.static(docs, { redirect: true, extensions: ['html'], setHeaders: keepHashed }),
	);
	app.use((request, _response, next) => {
		// The site takes the protocol from this header and would believe https without it; strangers must not set it.
		if (!trustProxy || !request.headers['x-forwarded-proto']) request.headers['x-forwarded-proto'] = 'http';
		next();
	});
	app.use(policy(SITE_POLICY), handler);
}

const policy =
	(text: string): RequestHandler =>
	(_request, response, next) => {
		response.set('Content-Security-Policy', text);
		next();
	};

/** Files in `_astro` have a hash of their content in the name; everything else is asked for again, and mostly not changed. */
function keepHashed(response: ServerResponse, file: string) {
	if (file.includes(`${sep}_astro${sep}`)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
}
