import type { Reroute } from '@sveltejs/kit/hooks';
import { splitPath } from '#lib/language.ts';

/** Every page is there in each language, under one route. */
export const reroute: Reroute = ({ url }) => splitPath(url.pathname).path;
