import type { RuleSet } from '../types.ts';

/** Whether two rule sets are the same in every field, their id too. */
export function sameRules(a: RuleSet, b: RuleSet): boolean {
	return same(a, b);
}

/** Equal as JSON, whatever the order of fields. */
export function same(a: unknown, b: unknown): boolean {
	return a === b || sorted(a) === sorted(b);
}

function sorted(value: unknown): string {
	return JSON.stringify(value, (_, inner: unknown) =>
		typeof inner === 'object' && inner !== null && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
			: inner,
	);
}
