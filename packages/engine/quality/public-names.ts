import { join } from 'node:path';
import ts from 'typescript';
import { folder } from './package.ts';

/** A name that others may import. */
export interface PublicName {
	readonly name: string;
	/** `src/cards.ts:12`, where it is declared. */
	readonly at: string;
	/** Its doc comment as plain text; empty if it has none. */
	readonly comment: string;
}

/** The names that a file exports, wherever they are declared. */
export function publicNames(program: ts.Program, file: string): readonly PublicName[] {
	const checker = program.getTypeChecker();
	const source = program.getSourceFile(join(folder, file));
	const module = source && checker.getSymbolAtLocation(source);
	if (module === undefined) throw new Error(`${file} is not a module of the package`);
	return checker.getExportsOfModule(module).map((exported) => {
		const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
		return {
			name: exported.name,
			at: placeOf(symbol),
			comment: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
		};
	});
}

function placeOf(symbol: ts.Symbol): string {
	const [declaration] = symbol.declarations ?? [];
	if (declaration === undefined) return 'nowhere';
	const source = declaration.getSourceFile();
	const { line } = source.getLineAndCharacterOfPosition(declaration.getStart());
	return `${source.fileName.slice(folder.length + 1)}:${line + 1}`;
}
