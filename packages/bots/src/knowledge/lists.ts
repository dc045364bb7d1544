/** The list with another item in a place; as it is where it has no such place, which only a made-up event names. */
export function withItem<T>(items: readonly T[], place: number, item: T): readonly T[] {
	return place in items ? items.with(place, item) : items;
}
