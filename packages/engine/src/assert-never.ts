import { disbelieve } from './disbelieve.ts';

/** Ends a switch over a union: reaching it means that a case was forgotten, which is a bug. */
export function assertNever(x: never): never {
	return disbelieve(`there is no case ${JSON.stringify(x)}`);
}
