import type { Action, RuleSet } from '../types.ts';
import { withDeck } from './decks.ts';
import { v1 } from './v1.ts';

const ACTIONS: readonly Action[] = ['trade-goals', 'shuffle-goals', 'zap-a-card', 'move-a-card', 'rotate-a-card'];

/** The third-party summary: cards may overlap, touching is enough, and the discards become the deck again (E42 to E50). */
export const summary: RuleSet = withDeck({
	...v1,
	id: 'summary',
	fifthElement: 'space',
	actions: ACTIONS,
	matchRequired: false,
	overlap: true,
	zapTo: 'discard',
	deckOut: 'rebuild',
	maxRebuilds: 3,
});
