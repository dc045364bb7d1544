import { artFile } from '#lib/art.ts';
import type { RequestHandler } from './$types';

export const prerender = true;

export const GET: RequestHandler = () =>
	new Response(artFile('mark'), { headers: { 'content-type': 'image/svg+xml' } });
