import express, { type Application, type RequestHandler } from 'express';

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
	app.use('/docs', express.static(docs, { redirect: true, extensions: ['html'] }));
	app.use((request, _response, next) => {
		// The site takes the protocol from this header and would believe https without it; strangers must not set it.
		if (!trustProxy || !request.headers['x-forwarded-proto']) request.headers['x-forwarded-proto'] = 'http';
		next();
	});
	app.use(handler);
}
