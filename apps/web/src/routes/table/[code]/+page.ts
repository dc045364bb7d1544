import { parseTableCode } from '@aquarius/protocol';
import { error, redirect } from '@sveltejs/kit';
import type { PageLoad } from './$types';

/** Only the code: who sits where comes over the player's own line, never into a page that is rendered for everybody. */
export const load: PageLoad = ({ params }) => {
	const code = parseTableCode(params.code);
	if (code === undefined) error(404, 'not found');
	if (code !== params.code) redirect(307, `/table/${code}`);
	return { code: String(code) };
};
