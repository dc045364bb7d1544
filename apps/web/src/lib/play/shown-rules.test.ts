import { RULE_SET_IDS } from '@aquarius/engine';
import { expect, it } from 'vitest';
import { isShownJson } from './shown-rules.ts';

it.each([
	['v3 as it stands', 'v3'],
	['a switch', { base: 'v3', rotateOption: true, bonus: false, tieAtSeven: 'play-on' }],
	['another deck', { base: 'v3', deckProfile: '3C', fifthElement: 'ether' }],
	['the Actions of other editions', { base: 'v3', actions: ['rotate-goals', 'rotate-a-card'] }],
])('a game by %s is shown', (_, json) => expect(isShownJson(json)).toBe(true));

it.each<[string, unknown]>([
	...RULE_SET_IDS.filter((id) => id !== 'v3').map((id): [string, unknown] => [id, id]),
	...['overlap', 'goalsCovered', 'openHands'].map((field): [string, unknown] => [field, { base: 'v3', [field]: true }]),
	['two decks', { base: 'v3', decks: 2 }],
	['a pile of Goals', { base: 'v3', unusedGoals: 'pile' }],
	['a deck that comes back', { base: 'v3', deckOut: 'rebuild', maxRebuilds: 1 }],
	['rules that nobody knows', 'v9'],
	['nothing', null],
])('a game by %s is not', (_, json) => expect(isShownJson(json)).toBe(false));
