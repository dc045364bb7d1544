/** Beyond this many pixels a press is a drag. */
const DRAG_FROM = 8;

/** Has a press on a card of the hand become a drag to the board? A finger that moves along the hand scrolls it instead. */
export function isLifted(
	by: { readonly x: number; readonly y: number },
	mouse: boolean,
	board: 'above' | 'left',
): boolean {
	if (mouse) return Math.hypot(by.x, by.y) > DRAG_FROM;
	const [towards, along] = board === 'above' ? [-by.y, by.x] : [-by.x, by.y];
	return towards > DRAG_FROM && towards > Math.abs(along);
}
