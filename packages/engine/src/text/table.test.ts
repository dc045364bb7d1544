import { expect, test } from 'vitest';
import { parsePosition } from './position.ts';

const players = [{ goal: 'E' }, { goal: 'A' }];
const refusalOf = (rules: unknown, table: readonly string[]) => {
	const parsed = parsePosition({ rules, players, table });
	return parsed.ok ? undefined : `${parsed.code.at}: ${parsed.code.code}`;
};

test.each([
	['half spots', ['FFFF@0,0', 'AAAA@1,0.5'], undefined],
	['cards covered in part', ['FFFF@0,0', 'AAAA@0.5,0', 'WWWW@0,0.5'], undefined],
	['cards at one spot', ['FFFF@0,0', 'AAAA@1,0', 'WWWW@0,0'], 'table[2]: format/impossible'],
	['a card that is hidden', ['FFFF@0,0', 'AAAA@0.5,0', 'WWWW@-0.5,0'], 'table: format/impossible'],
	['a card beyond the grid', ['FFFF@10000.5,0'], 'table[0]: format/impossible'],
	['cards at its edges', ['FFFF@-10000,-10000', 'AAAA@10000,10000'], undefined],
])('a table with %s, where cards may overlap', (_, table, refusal) => {
	expect(refusalOf('summary', table)).toBe(refusal);
	expect(refusalOf({ base: 'v3', overlap: true }, table)).toBe(refusal);
});

test.each([[['FFFF@0.5,0']], [['FFFF@0,0', 'AAAA@1,0.5']]])('no half spots where they may not: %j', (table) => {
	expect(refusalOf('v3', table)).toMatch('format/impossible');
	expect(refusalOf({ base: 'summary', overlap: false }, table)).toMatch('format/impossible');
});
