/** What a strict XML reader would say against a text, or nothing. Only what our pictures use: elements, attributes, text, entities. */
export function xmlFault(xml: string): string | undefined {
	const open: string[] = [];
	let rest = xml;
	let roots = 0;
	while (rest !== '') {
		const text = /^[^<]+/.exec(rest)?.[0] ?? '';
		if (text !== '') {
			if (open.length === 0) return `text outside of the root: ${text.slice(0, 20)}`;
			if (badEntity(text)) return `a bare & in ${text.slice(0, 20)}`;
			rest = rest.slice(text.length);
			continue;
		}
		const close = /^<\/([a-zA-Z]+)>/.exec(rest);
		if (close) {
			const name = open.pop();
			if (name !== close[1]) return `</${close[1]}> closes <${name}>`;
			rest = rest.slice(close[0].length);
			continue;
		}
		const tag = /^<([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<]*")*)\s*(\/?)>/.exec(rest);
		if (!tag) return `unreadable at ${rest.slice(0, 60)}`;
		const names = [...(tag[2] ?? '').matchAll(/\s([a-zA-Z:-]+)="/g)].map((m) => m[1]);
		if (new Set(names).size < names.length) return `an attribute twice in ${tag[0].slice(0, 60)}`;
		if (badEntity(tag[2] ?? '')) return `a bare & in ${tag[0].slice(0, 60)}`;
		if (open.length === 0) roots++;
		if (tag[3] !== '/') open.push(tag[1] ?? '');
		rest = rest.slice(tag[0].length);
	}
	if (open.length > 0) return `<${open.at(-1)}> is not closed`;
	return roots === 1 ? undefined : `${roots} roots`;
}

const badEntity = (text: string): boolean => /&(?!(?:amp|lt|gt|quot|#\d+);)/.test(text);

/** What is wrong with ids: one given twice, or one used that nobody has. */
export function idFault(svg: string): string | undefined {
	const given = [...svg.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1]);
	if (new Set(given).size < given.length) return `an id twice: ${given.find((id, i) => given.indexOf(id) !== i)}`;
	const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((m) => m[1]);
	const lost = used.find((id) => !given.includes(id));
	return lost === undefined ? undefined : `nobody has the id ${lost}`;
}

/** Numbers that a mistake in geometry leaves behind. */
export const numberFault = (svg: string): string | undefined => /NaN|undefined|Infinity/.exec(svg)?.[0];

export const elementCount = (svg: string): number => (svg.match(/<[a-zA-Z]/g) ?? []).length;
