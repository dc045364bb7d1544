import type { RuleSet } from '../types.ts';
import { v1 } from './v1.ts';

/** Kristin's Aquarius Solitaire (D.4, E55): the 1.0 deck in piles. Its Goals are cards of the main deck. */
export const solitaire: RuleSet = {
	...v1,
	id: 'solitaire',
	layout: 'piles',
	goals: [],
	players: { min: 1, max: 1 },
	handSize: 0,
	drawing: 'never',
};
