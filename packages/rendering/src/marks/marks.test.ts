import { describe, expect, test } from 'vitest';
import { FIRE_GROUP, FIRE_TABLE, tableFrom } from '../testing/tables.ts';
import { xmlFault } from '../testing/well-formed.ts';
import { paintCardFrame, paintGhostFrame, paintLastMove, paintTargetFrame, paintVeil } from './frames.ts';
import { paintLit, paintTrace } from './lit.ts';
import { paintSpot } from './spots.ts';

const spot = { x: 2, y: -1, joins: [{ x: 2, y: -0.75, element: 'W' as const }] };

describe('every mark', () => {
	test.each([
		['spot', paintSpot(spot)],
		['chosen spot that needs a half turn', paintSpot({ ...spot, turnedOnly: true }, { chosen: true })],
		['ghost frame', paintGhostFrame(spot)],
		['last move', paintLastMove([spot, { x: 0, y: 0 }])],
		['target', paintTargetFrame(spot)],
		['chosen target', paintTargetFrame(spot, { chosen: 'zap-a-card' })],
		['card frame', paintCardFrame(spot)],
		['veil', paintVeil([spot])],
		['ribbon', paintLit(FIRE_TABLE, FIRE_GROUP).below],
		['pill', paintLit(FIRE_TABLE, FIRE_GROUP).above],
	])('%s is one element', (_, markup) => {
		expect(xmlFault(markup)).toBeUndefined();
	});
});

test('a plug lies in the middle of the half border that would open', () => {
	expect(paintSpot(spot)).toContain('<circle cx="240" cy="-60" r="11"');
});

test('the pill counts the panels of the group, or says what it is told', () => {
	expect(paintLit(FIRE_TABLE, FIRE_GROUP).above).toContain('>6 / 7<');
	expect(paintLit(FIRE_TABLE, FIRE_GROUP, { label: '6 sur 7' }).above).toContain('>6 sur 7<');
});

test('the trace numbers every panel, a Wild as well', () => {
	const table = tableFrom('FFFF@0,0 ****@1,0 FEWA@2,0');
	const { above } = paintTrace(table, { element: 'F', spots: [{ x: 0, y: 0 }] });
	expect([...above.matchAll(/>(\d)<\/text>/g)].map((m) => m[1])).toEqual(['1', '2', '3']);
});

test('a group that the table does not have gets no mark', () => {
	expect(paintLit(FIRE_TABLE, { element: 'A', spots: [{ x: 2, y: 2 }] })).toEqual({ below: '', above: '' });
});
