import { BOARD_CSS } from './board-css.ts';
import type { Undo } from './listen.ts';

let sheet: CSSStyleSheet | undefined;
const users = new WeakMap<Document | ShadowRoot, number>();

/**
 * Gives the page (or shadow tree) around an element the board's style, once however many boards there are. A constructed sheet,
 * which a strict content security policy allows as well.
 */
export function styleFor(element: Element): Undo {
	const root = element.getRootNode();
	const home = root instanceof ShadowRoot ? root : document;
	sheet ??= made();
	const mine = sheet;
	const count = users.get(home) ?? 0;
	if (count === 0) home.adoptedStyleSheets = [...home.adoptedStyleSheets, mine];
	users.set(home, count + 1);
	return () => {
		const left = (users.get(home) ?? 1) - 1;
		users.set(home, left);
		if (left === 0) home.adoptedStyleSheets = home.adoptedStyleSheets.filter((one) => one !== mine);
	};
}

const made = (): CSSStyleSheet => {
	const made = new CSSStyleSheet();
	made.replaceSync(BOARD_CSS);
	return made;
};
