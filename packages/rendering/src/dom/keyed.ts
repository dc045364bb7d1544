import { setAttributes, svgElement } from './elements.ts';

/** A piece of the picture. Same key, same markup; so it is read only for a key that is new. */
export interface Part {
	readonly key: string;
	readonly svg: () => string;
	/** May change without a redraw. */
	readonly className?: string;
}

/**
 * Keeps the children of a group in step with a list of parts. Elements whose key stays are not touched, so a table of a hundred
 * cards costs what changed. The markup is ours, made from card words; nothing that a person typed gets here unescaped.
 */
export function keyedParts(parent: SVGGElement): (parts: readonly Part[]) => void {
	let shown = new Map<string, SVGGElement>();
	return (parts) => {
		const next: typeof shown = new Map();
		for (const { key, svg, className } of parts) {
			const element = shown.get(key) ?? fromMarkup(svg());
			setAttributes(element, { class: className });
			next.set(key, element);
		}
		for (const [key, element] of shown) if (!next.has(key)) element.remove();
		inOrder(parent, [...next.values()]);
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
