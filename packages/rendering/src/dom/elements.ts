/** Small makers of elements, and the one place that changes attributes only when they differ. */

const SVG = 'http://www.w3.org/2000/svg';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export function svgElement<K extends keyof SVGElementTagNameMap>(
	name: K,
	attributes: Attributes = {},
	...children: Element[]
): SVGElementTagNameMap[K] {
	const element = document.createElementNS(SVG, name);
	setAttributes(element, attributes);
	element.append(...children);
	return element;
}

export function htmlElement<K extends keyof HTMLElementTagNameMap>(
	name: K,
	attributes: Attributes = {},
	...children: Element[]
): HTMLElementTagNameMap[K] {
	const element = document.createElement(name);
	setAttributes(element, attributes);
	element.append(...children);
	return element;
}

/** Sets what differs; undefined takes an attribute away. */
export function setAttributes(element: Element, attributes: Attributes): void {
	for (const [name, value] of Object.entries(attributes)) {
		if (value === undefined) element.removeAttribute(name);
		else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
	}
}
