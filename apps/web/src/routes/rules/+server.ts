import { redirect } from '@sveltejs/kit';

/** The address people guess; the rule book begins there. */
export function GET(): never {
	redirect(308, '/docs/rules/aim/');
}
