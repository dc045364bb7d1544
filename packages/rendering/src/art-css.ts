/**
 * The few rules that pictures rely on, besides the palette: a class `aq-plain` on a parent leaves texture and aura out, `aq-back`
 * lets an item step back. Motion belongs to the live board.
 */
export function artCss(): string {
	return ['.aq-plain .aq-fine{display:none}', '.aq-back{opacity:.42}'].join('\n');
}
