import { LANGUAGES, type Part } from '@aquarius/i18n';
import type { Plugin } from 'vite';

const PARTS: readonly Part[] = ['site', 'table', 'replay'];
const NAME = 'virtual:words';

/**
 * A language is one file with three parts. Pages load parts, so each part becomes a module of its own: the file under another name, of which the bundler keeps what that part uses.
 * `virtual:words` has the table of them: by language and part, a function that fetches it.
 */
export function languageParts(): Plugin {
	return {
		name: 'language-parts',
		resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
		load: (id) => {
			if (id === `\0${NAME}`) return tableOfParts();
			const [, language, part] = new RegExp(`^\0${NAME}/(\\w+)/(\\w+)$`).exec(id) ?? [];
			return part === undefined
				? undefined
				: `export { ${part} as words } from '@aquarius/i18n/words/${language}?part=${part}';`;
		},
	};
}

function tableOfParts(): string {
	const row = (language: string): string =>
		PARTS.map((part) => `${part}: () => import('${NAME}/${language}/${part}')`).join(', ');
	return `export const WORDS = { ${LANGUAGES.map((language) => `${language}: { ${row(language)} }`).join(', ')} };`;
}
