import { expect, it } from 'vitest';
import { partsOf, pathIn, preferredLanguage, splitPath } from './language.ts';

it.each([
	['/', 'en', '/'],
	['/play', 'en', '/play'],
	['/fr', 'fr', '/'],
	['/fr/', 'fr', '/'],
	['/fr/table/KTX294', 'fr', '/table/KTX294'],
	// Nothing has two addresses: /en is no page.
	['/en/play', 'en', '/en/play'],
	['/french', 'en', '/french'],
])('%s is %s and %s', (address, language, path) => {
	expect(splitPath(address)).toEqual({ language, path });
});

it.each(['/', '/play', '/table/KTX294'])('%s is found again from its address in each language', (path) => {
	expect(splitPath(pathIn('en', path))).toEqual({ language: 'en', path });
	expect(splitPath(pathIn('es', path))).toEqual({ language: 'es', path });
});

it.each([
	['/', ['site']],
	['/new', ['site']],
	[null, ['site']],
	['/play', ['site', 'table']],
	['/table/[code]', ['site', 'table']],
	['/play/replay', ['site', 'table', 'replay']],
	['/replay/[id]', ['site', 'table', 'replay']],
] as const)('pages under %s say %j', (route, parts) => {
	expect(partsOf(route)).toEqual(parts);
});

it.each([
	[null, ['fr-CA', 'en'], 'fr'],
	[null, ['de', 'es-MX', 'en'], 'es'],
	[null, ['de'], 'en'],
	['es', ['fr'], 'es'],
	['xx', ['fr'], 'fr'],
] as const)('who chose %s on a device that speaks %j reads %s', (chosen, device, language) => {
	expect(preferredLanguage(chosen, device)).toBe(language);
});
