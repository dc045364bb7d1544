import { RULE_SET_IDS, ruleSet } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { parseTableRules } from './table-rules.ts';

describe('rules of a table', () => {
	it.each([
		['v3 as it stands', 'v3'],
		['a switch', { base: 'v3', rotateOption: true, bonus: false, tieAtSeven: 'play-on' }],
		['another deck', { base: 'v3', deckProfile: '3C', fifthElement: 'ether' }],
		['the Actions of other editions', { base: 'v3', actions: ['rotate-goals', 'rotate-a-card'] }],
	])('may be %s', (_, json) => {
		expect(parseTableRules(json)).toMatchObject({ ok: true, value: { id: 'v3' } });
	});

	it.each(RULE_SET_IDS.filter((id) => id !== 'v3'))('are not %s yet, in any form', (id) => {
		const code = { code: 'format/unknown-rules', at: 'base', detail: `tables play v3, not ${id}` };
		expect(parseTableRules(id)).toEqual({ ok: false, code });
		expect(parseTableRules({ base: id })).toEqual({ ok: false, code });
		// An id that claims to be v3 in all its fields is still another one.
		const { id: _, ...fields } = ruleSet('v3');
		expect(parseTableRules({ base: id, ...fields })).toEqual({ ok: false, code });
	});

	it.each([
		['overlap', true],
		['win', 'cards'],
		['goalsCovered', true],
		['openHands', true],
		['unusedGoals', 'pile'],
		['zapTo', 'discard'],
		['deckOut', 'rebuild'],
		['decks', 2],
	])('name the field %s with the value %j that no table can show', (field, value) => {
		const parsed = parseTableRules({ base: 'v3', [field]: value });
		expect(parsed).toMatchObject({ ok: false, code: { code: 'format/unknown-value', at: field } });
		expect(!parsed.ok && parsed.code.detail).toContain(JSON.stringify(value));
	});

	it('name what cannot be read as the engine does', () => {
		expect(parseTableRules('v9')).toMatchObject({ ok: false, code: { code: 'format/unknown-rules', at: '' } });
		expect(parseTableRules({ base: 'v3', colour: 1 })).toMatchObject({ ok: false, code: { at: 'colour' } });
	});
});
