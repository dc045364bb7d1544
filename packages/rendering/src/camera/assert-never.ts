/** The end of every switch over a union: a case that is not handled is a type error, and a bug if it happens. */
export function assertNever(x: never): never {
	throw new Error(`believed impossible: ${JSON.stringify(x)}`);
}
