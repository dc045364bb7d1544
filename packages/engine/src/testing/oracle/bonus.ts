import { WILD } from './cards.ts';
import { connectedElements, contactsOf, touchesWild } from './contacts.ts';
import type { Rules } from './rules.ts';
import { draw, type Laid } from './sheet.ts';

/** How many cards a placement earns: one fewer than the different elements it connects (E6, E7). `table` is without the card. */
export function bonusOf(table: readonly Laid[], laid: Laid, rules: Rules): number {
	if (!rules.bonus || laid.word === WILD) return 0;
	const contacts = contactsOf(draw(table), laid);
	if (rules.bonusBesideWild === 'none' && touchesWild(contacts)) return 0;
	return Math.max(0, connectedElements(contacts).length - 1);
}
