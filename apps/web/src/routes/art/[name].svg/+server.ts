import { error } from '@sveltejs/kit';
import { ART, artFile, isArtName } from '#lib/art.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;

export const entries: EntryGenerator = () => ART.map((name) => ({ name }));

export const GET: RequestHandler = ({ params }) => {
	if (!isArtName(params.name)) error(404, 'not found');
	return new Response(artFile(params.name), { headers: { 'content-type': 'image/svg+xml' } });
};
