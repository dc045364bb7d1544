/** Throws, because something that the program counts on is not so: a bug. Stands where no value can be. */
export function disbelieve(belief: string): never {
	throw new Error(`It was believed that ${belief}`);
}
