import type { RequestHandler } from 'express';

/**
 * On every answer: no guessing of types, no table code in the Referer of another site, no frame of another site around a page.
 * The site adds a policy of its own for scripts and may replace this one, so the older header for frames is there too.
 */
const HEADERS = {
	'X-Content-Type-Options': 'nosniff',
	'Referrer-Policy': 'same-origin',
	'X-Frame-Options': 'DENY',
	'Content-Security-Policy': "frame-ancestors 'none'",
};

export const securityHeaders: RequestHandler = (_request, response, next) => {
	response.set(HEADERS);
	next();
};
