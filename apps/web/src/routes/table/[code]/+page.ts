import { parseTableCode } from '@aquarius/protocol';
import { error, redirect } from '@sveltejs/kit';
import { pathIn, splitPath } from '#lib/language.ts';
import type { PageLoad } from './$types';

/** Only the code: who sits where comes over the player's own line, never into a page that is rendered for everybody. */
export const load: PageLoad = ({ params, url }) => {
	const code = parseTableCode(params.code);
	if (code === undefined) error(404, 'not found');
	if (code !== params.code) redirect(307, pathIn(splitPath(url.pathname).language, `/table/${code}`));
	return { code: String(code) };
};
