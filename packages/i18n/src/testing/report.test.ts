import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { messages } from '../index.ts';
import { reportOf } from './report.ts';

const fr = messages('fr');
const en = messages('en');

it('has a row for a language that says everything, and finds nothing wrong', () => {
	const { lines, isComplete } = reportOf([['fr', fr]]);
	expect(lines).toHaveLength(2);
	expect(lines[1]).toMatch(/^fr +(\d+) +\1 +\d+ +0 +0 +\d\.\d × /);
	expect(isComplete).toBe(true);
});

it('tells what is still in English, composed texts too', () => {
	const { lines, isComplete } = reportOf([
		['fr', { ...fr, hint: { ...fr.hint, take: en.hint.take, lead: en.hint.lead } }],
	]);
	expect(lines.slice(2)).toEqual([
		'fr untranslated: hint.lead #1: An idea.',
		'fr untranslated: hint.lead #2: Idea 1 of 21.',
		'fr untranslated: hint.lead #3: Idea 5 of 21.',
		'fr untranslated: hint.take: Use it',
	]);
	expect(isComplete).toBe(false);
});

it('tells what is missing, and what is there too much', () => {
	const { take: _, ...hint } = fr.hint;
	// Types would not let it come to this.
	const broken = { ...fr, hint: { ...hint, taken: '' } } as unknown as typeof fr;
	const { lines, isComplete } = reportOf([['fr', broken]]);
	expect(lines.slice(2)).toEqual(['fr missing: hint.take', 'fr not in English: hint.taken']);
	expect(isComplete).toBe(false);
});

it('says how many more faults there are, instead of all', () => {
	const { lines } = reportOf([['fr', en]]);
	expect(lines.at(-1)).toMatch(/^fr and \d{4} more$/);
	expect(lines.length).toBeLessThan(30);
});

it('is a command that succeeds when all languages are complete', () => {
	const printed = execFileSync(process.execPath, [fileURLToPath(new URL('report.ts', import.meta.url))], {
		encoding: 'utf8',
	});
	expect(printed).toMatch(/^language .*\nfr .*\nvi .*\nes .*\n$/);
});
