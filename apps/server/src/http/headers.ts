import type { RequestHandler } from 'express';
import { isHttps } from './origin.ts';

/**
 * On every answer: no guessing of types, no table code in the Referer of another site, no frame of another site around a page, no use
 * of our files by other sites, nothing of a device that a card game does not need.
 */
const HEADERS = {
	'X-Content-Type-Options': 'nosniff',
	'Referrer-Policy': 'same-origin',
	'X-Frame-Options': 'DENY',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
	/** What is no page may do nothing, should a browser ever take it for one. */
	'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};
/** Browsers heed these by https only, and complain about the second one elsewhere. */
const HTTPS_HEADERS = {
	'Strict-Transport-Security': 'max-age=31536000',
	'Cross-Origin-Opener-Policy': 'same-origin',
};

/** For answers that never reach the routes, such as that to a refused WebSocket. */
export const BARE_HEADERS: Readonly<Record<string, string>> = HEADERS;

export const securityHeaders =
	(trustProxy: boolean): RequestHandler =>
	(request, response, next) => {
		response.set(HEADERS);
		if (isHttps(request, trustProxy)) response.set(HTTPS_HEADERS);
		next();
	};

/** The site brings a policy for scripts with each page; this one is for what it does not render. */
export const SITE_POLICY = "frame-ancestors 'none'; object-src 'none'; base-uri 'self'; form-action 'self'";
/** The rule book is files, with small scripts in its pages, a search in WebAssembly, and nothing that people have written. */
export const DOCS_POLICY = [
	"default-src 'self'",
	"script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data:",
	"object-src 'none'",
	"base-uri 'self'",
	"form-action 'self'",
	"frame-ancestors 'none'",
].join('; ');
