import type { IncomingMessage } from 'node:http';

/**
 * Where a request comes from, as far as it can be believed. `trustProxy`: a proxy of ours is right in front and sets
 * X-Forwarded-For, X-Forwarded-Proto and X-Forwarded-Host; what stands at their end is its word.
 */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
	return (trustProxy && lastOf(request.headers['x-forwarded-for'])) || request.socket.remoteAddress || 'unknown';
}

/** Whether people reach us by https: this process itself speaks only http. */
export function isHttps(request: IncomingMessage, trustProxy: boolean): boolean {
	return trustProxy && lastOf(request.headers['x-forwarded-proto']) === 'https';
}

/**
 * Whether the page that asks is one of ours: of the same host, or of one that is allowed. No page at all is fine, since what is
 * no browser can say what it likes.
 */
export function isOwnPage(
	request: IncomingMessage,
	{ trustProxy, allowedOrigins }: { readonly trustProxy: boolean; readonly allowedOrigins: readonly string[] },
): boolean {
	const origin = request.headers.origin ?? request.headers['sec-websocket-origin'];
	if (origin === undefined) return true;
	const page = urlOf(String(origin));
	if (page === undefined) return false;
	if (allowedOrigins.includes(page.origin)) return true;
	const host = (trustProxy && lastOf(request.headers['x-forwarded-host'])) || request.headers.host;
	// Read as the page's own address is, so that a port that goes without saying may be said.
	return host !== undefined && urlOf(`${page.protocol}//${host}`)?.host === page.host;
}

/** The web addresses only: a page without an address of its own says `null`. */
function urlOf(text: string): URL | undefined {
	const url = URL.parse(text);
	return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

const lastOf = (header: string | string[] | undefined): string | undefined =>
	(Array.isArray(header) ? header.join(',') : header)?.split(',').at(-1)?.trim();
