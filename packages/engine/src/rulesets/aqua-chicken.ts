import type { RuleSet } from '../types.ts';
import { v3 } from './v3.ts';

/**
 * Aqua-Chicken (D.5): the side game of not looking at the own Goal, here over edition 3.0. A Goal that is opened stays open; what the
 * source allows besides, a look at the old Goal alone before Shuffle Goals takes it, is not offered.
 */
export const aquaChicken: RuleSet = { ...v3, id: 'aqua-chicken', goalsCovered: true };
