/** Ends a switch over a union: reaching it means that a case was forgotten, which is a bug. */
export function assertNever(x: never): never {
	throw new Error(`Not a case that was thought of: ${JSON.stringify(x)}`);
}
