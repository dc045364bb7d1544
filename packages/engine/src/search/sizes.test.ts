import { expect, test } from 'vitest';
import { ruleSet } from '../rulesets/rule-set.ts';
import { playGame } from '../testing/games.ts';
import { load } from './load.ts';
import { Memory } from './memory.ts';
import { countSizes } from './sizes.ts';

test('groups are counted on when the numbers of the visits are used up', () => {
	const rules = ruleSet('v3');
	const s = new Memory(rules, {});
	load(s, playGame(rules, 2, 7, { moves: 40 }).state);
	const { sizes } = s;
	for (let visit = 0xffff_fff0; visit <= 0xffff_ffff; visit++) {
		// Numbers that are about to be given again, as an earlier round would have left them.
		s.visits.fill(3);
		s.visit = visit;
		countSizes(s);
		expect(s.sizes).toBe(sizes);
	}
	expect(sizes).not.toBe(0);
});
