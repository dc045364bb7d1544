import { setAttributes, svgElement } from './elements.ts';

/** A piece of the picture: redrawn only when the markup behind its key is another. */
export interface Part {
	readonly key: string;
	readonly svg: string;
	/** May change without a redraw. */
	readonly className?: string;
}

/**
 * Keeps the children of a group in step with a list of parts. Elements whose key and markup stay are not touched, so a table of
 * a hundred cards costs what changed. The markup is ours, made from card words; nothing that a person typed gets here.
 */
export function keyedParts(parent: SVGGElement): (parts: readonly Part[]) => void {
	let shown = new Map<string, { readonly element: SVGGElement; readonly svg: string }>();
	return (parts) => {
		const next: typeof shown = new Map();
		for (const { key, svg, className } of parts) {
			const old = shown.get(key);
			const now = old?.svg === svg ? old : { element: fromMarkup(svg), svg };
			setAttributes(now.element, { class: className });
			next.set(key, now);
		}
		for (const [key, { element }] of shown) if (next.get(key)?.element !== element) element.remove();
		inOrder(
			parent,
			[...next.values()].map(({ element }) => element),
		);
		shown = next;
	};
}

/** Brings children into an order and moves as few as possible: moving one would take its focus away. */
export function inOrder(parent: Element, children: readonly Element[]): void {
	let at = parent.firstElementChild;
	for (const child of children) {
		if (child === at) at = at.nextElementSibling;
		else parent.insertBefore(child, at);
	}
}

const fromMarkup = (svg: string): SVGGElement => {
	const element = svgElement('g');
	element.innerHTML = svg;
	return element;
};
