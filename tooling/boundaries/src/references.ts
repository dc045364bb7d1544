import ts from 'typescript';

/**
 * One place where a file names another: `import` (static, dynamic, re-export, `import type`, `import('…').T`), `path` (a text that begins
 * with `../`, such as `new URL('../x', import.meta.url)` or an entry in a configuration), or `computed` (an `import()` of something
 * that only running it tells).
 */
export interface Reference {
	readonly how: 'import' | 'path' | 'computed';
	readonly to: string;
	readonly line: number;
}

const CODE = /\.(?:[cm]?[jt]s|tsx|svelte|astro|mdx)$/;

export const isCode = (path: string): boolean => CODE.test(path) && !path.endsWith('.d.ts');

/** Every reference of one file. `path` decides how the text is read. */
export function referencesIn(path: string, text: string): readonly Reference[] {
	return scriptsIn(path, text).flatMap(({ code, line }) => referencesInScript(code, line));
}

/** Names of globals that the file touches, with their members: `document`, `Math`, `Math.random`. */
export function globalsIn(path: string, text: string): readonly string[] {
	return scriptsIn(path, text).flatMap(({ code }) => {
		const touched = new Set<string>();
		const declared = new Set<string>();
		const walk = (node: ts.Node): void => {
			if (ts.isIdentifier(node)) {
				if (isFree(node)) for (const name of namesOf(node)) touched.add(name);
				else if (!ts.isPropertyAccessExpression(node.parent)) declared.add(node.text);
			}
			ts.forEachChild(node, walk);
		};
		walk(parse(code));
		return [...touched].filter((name) => !declared.has(name));
	});
}

function namesOf(node: ts.Identifier): readonly string[] {
	const up = node.parent;
	if (!ts.isPropertyAccessExpression(up)) return [node.text];
	const member = up.name.text;
	// `globalThis.document` is the same thing by another name.
	return node.text === 'globalThis' ? [member] : [node.text, `${node.text}.${member}`];
}

interface Script {
	readonly code: string;
	/** Line of the file at which the script begins, from 0. */
	readonly line: number;
}

const parse = (code: string): ts.SourceFile =>
	ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

/** The parts of a file that are TypeScript. Of markup that is scripts, front matter, and every `import('…')` in between. */
function scriptsIn(path: string, text: string): readonly Script[] {
	if (path.endsWith('.mdx')) return mdxScripts(text);
	if (!/\.(svelte|astro)$/.test(path)) return [{ code: text, line: 0 }];
	const blocks = [
		/<script\b[^>]*>([\s\S]*?)<\/script>/g,
		...(path.endsWith('.astro') ? [/^---\n([\s\S]*?)\n---/g] : []),
	];
	const scripts = blocks.flatMap((block) =>
		[...text.matchAll(block)].map((match) => ({
			code: match[1] ?? '',
			line: lineAt(text, match.index + match[0].indexOf(match[1] ?? '')),
		})),
	);
	const markup = blocks.reduce((rest, block) => rest.replace(block, blank), text);
	return [...scripts, ...dynamicImports(markup)];
}

/** In MDX imports and exports stand at the beginning of a line, outside of code that is shown. */
function mdxScripts(text: string): readonly Script[] {
	const prose = text.replace(/^(```+|~~~+)[\s\S]*?^\1/gm, blank).replace(/`[^`\n]+`/g, blank);
	const statements = [...prose.matchAll(/^(?:import|export)\b[\s\S]*?(?:from\s*)?['"][^'"\n]+['"];?/gm)];
	return [
		...statements.map((match) => ({ code: match[0], line: lineAt(prose, match.index) })),
		...dynamicImports(statements.reduce((rest, match) => rest.replace(match[0], blank), prose)),
	];
}

const dynamicImports = (markup: string): readonly Script[] =>
	[...markup.matchAll(/\bimport\(\s*(['"])[^'"]+\1\s*\)/g)].map((match) => ({
		code: match[0],
		line: lineAt(markup, match.index),
	}));

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length - 1;

function referencesInScript(code: string, firstLine: number): readonly Reference[] {
	const source = parse(code);
	const found: Reference[] = [];
	const specifiers = new Set<ts.Node>();
	const add = (how: Reference['how'], to: string, node: ts.Node): void => {
		found.push({ how, to, line: firstLine + source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 });
	};
	const walk = (node: ts.Node): void => {
		const imported = importedBy(node);
		if (imported !== undefined) {
			specifiers.add(imported);
			if (ts.isStringLiteralLike(imported)) add('import', imported.text, node);
			else add('computed', imported.getText(source), node);
		}
		if (isText(node) && !specifiers.has(node) && node.text.startsWith('../')) add('path', node.text, node);
		ts.forEachChild(node, walk);
	};
	walk(source);
	return found;
}

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead =>
	ts.isStringLiteralLike(node) || ts.isTemplateHead(node);

/** The expression that says what a node imports, if it imports. */
function importedBy(node: ts.Node): ts.Node | undefined {
	if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
	if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
		return node.moduleReference.expression;
	}
	if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node.argument;
	if (!ts.isCallExpression(node)) return undefined;
	const callee = node.expression;
	const imports =
		callee.kind === ts.SyntaxKind.ImportKeyword ||
		(ts.isIdentifier(callee) && callee.text === 'require') ||
		callee.getText() === 'import.meta.resolve';
	return imports ? node.arguments[0] : undefined;
}

/** Whether an identifier stands for a variable, rather than for a member, a key or a name that is being declared. */
function isFree(node: ts.Identifier): boolean {
	const up = node.parent;
	if (ts.isPropertyAccessExpression(up)) return up.expression === node;
	if (ts.isQualifiedName(up)) return up.left === node;
	if (ts.isPropertyAssignment(up)) return up.initializer === node;
	if (ts.isImportSpecifier(up) || ts.isTypeReferenceNode(up)) return false;
	const declares =
		ts.isPropertySignature(up) ||
		ts.isPropertyDeclaration(up) ||
		ts.isMethodSignature(up) ||
		ts.isMethodDeclaration(up) ||
		ts.isParameter(up) ||
		ts.isVariableDeclaration(up) ||
		ts.isBindingElement(up) ||
		ts.isFunctionDeclaration(up);
	return !(declares && up.name === node);
}
