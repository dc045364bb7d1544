import { markSvg } from '@aquarius/rendering';
import type { APIRoute } from 'astro';

/** The flower, drawn by the same code as every card. */
export const GET: APIRoute = () =>
	new Response(markSvg({ theme: 'light', width: 56 }), { headers: { 'content-type': 'image/svg+xml' } });
