import type { Handle } from '@sveltejs/kit/hooks';
import { splitPath } from '#lib/language.ts';

/** The page says which language it is in. */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		transformPageChunk: ({ html }) => html.replace('%language%', splitPath(event.url.pathname).language),
	});
