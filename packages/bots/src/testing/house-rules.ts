import { ACTIONS } from '@aquarius/engine';

/** What no edition mixes: hidden things beside open ones, every Action, many seats, cards that lie anywhere. */
export const HOUSE: readonly (readonly [string, object])[] = [
	['two decks, ten seats', { base: 'v3', decks: 2, players: { min: 6, max: 10 } }],
	['every Action', { base: 'v3', actions: ACTIONS, rotateOption: true, rotateGoals: 'shuffle' }],
	['covered Goals, a pile, open hands', { base: 'v2', goalsCovered: true, openHands: true, actions: ACTIONS }],
	['covered Goals aside', { base: 'v1', goalsCovered: true, rotateOption: true, fifthElement: 'space' }],
	[
		'overlap with bonus and Wilds',
		{ base: 'summary', deckProfile: '2.0', bonus: true, wildAsAction: true, zapTo: 'hand' },
	],
	['overlap with two decks', { base: 'summary', decks: 2, maxRebuilds: 0, players: { min: 2, max: 10 } }],
	['touching is enough', { base: 'v3', matchRequired: false, deckOut: 'rebuild', maxRebuilds: 1 }],
	['hands that win, with Actions', { base: 'collect-seven', actions: ['trade-hands', 'shuffle-hands', 'zap-a-card'] }],
	[
		'a way out to the outside',
		{ base: 'dont-block-it-off', openTable: 'outside', startKind: 'quad', openHands: false },
	],
	['hands of one card', { base: 'v3', handSize: 1 }],
	['no cards in hand', { base: 'v3', handSize: 0 }],
	['hardly anything that fits', { base: 'v1', deck: { EEEE: 4, FFFF: 5, 'zap-a-card': 9, 'move-a-card': 4 } }],
	['a relaxed solitaire', { base: 'solitaire', solitaireRuns: 'many', solitaireSlots: 'own' }],
];
