import { LANGUAGES, type Language, type Messages, messages } from '../index.ts';
import { type Coverage, coverageOf } from './coverage.ts';

/** What is said of the languages, and whether every one says everything. */
export interface Report {
	readonly lines: readonly string[];
	readonly isComplete: boolean;
}

const HEAD = ['language', 'keys', 'translated', 'as in English', 'untranslated', 'missing', 'longest label'];
/** A language that was only begun is not listed to its end. */
const MOST_FAULTS = 20;

/** How far each of the languages is beside English: a table, then what is wrong. */
export function reportOf(languages: readonly (readonly [Language, Messages])[]): Report {
	const found = languages.map(([language, texts]) => [language, coverageOf(language, texts)] as const);
	const faults = found.flatMap(([language, coverage]) => faultsOf(language, coverage));
	return {
		lines: [...tableOf([HEAD, ...found.map(([language, coverage]) => rowOf(language, coverage))]), ...faults],
		isComplete: faults.length === 0,
	};
}

function rowOf(language: Language, { keys, missing, same, untranslated, longest }: Coverage): readonly string[] {
	const left = new Set(untranslated.map(({ key }) => key)).size;
	const alike = new Set(same.map(({ key }) => key)).size;
	const label = longest.path === '' ? '–' : `${longest.ratio.toFixed(1)} × ${longest.path}`;
	const numbers = [keys, Math.max(0, keys - left - missing.length), alike, left, missing.length];
	return [language, ...numbers.map(String), label];
}

function faultsOf(language: Language, { missing, unknown, untranslated }: Coverage): readonly string[] {
	const faults = [
		...missing.map((key) => `missing: ${key}`),
		...unknown.map((key) => `not in English: ${key}`),
		...untranslated.map(({ path, text }) => `untranslated: ${path}: ${text}`),
	];
	const more = faults.length - MOST_FAULTS;
	const shown = more > 0 ? [...faults.slice(0, MOST_FAULTS), `and ${more} more`] : faults;
	return shown.map((fault) => `${language} ${fault}`);
}

function tableOf(rows: readonly (readonly string[])[]): readonly string[] {
	const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
	return rows.map((row) =>
		row
			.map((cell, at) => cell.padEnd(widths[at] ?? 0))
			.join('  ')
			.trimEnd(),
	);
}

/** `pnpm i18n:report`: exits with 1 if a language lacks anything. */
if (import.meta.main) {
	const { lines, isComplete } = reportOf(
		LANGUAGES.filter((language) => language !== 'en').map((language) => [language, messages(language)]),
	);
	console.log(lines.join('\n'));
	process.exitCode = isComplete ? 0 : 1;
}
