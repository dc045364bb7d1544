import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRules } from './rulesets/parse.ts';
import { cardsIn, cardsUnder, goalsIn, goalsUnder } from './testing/cards.ts';
import { playersOf, playGame } from './testing/games.ts';
import { checkRecord, makeRecord, recordOf } from './text/record.ts';
import { makeView, parseView } from './text/view.ts';
import { ACTIONS, CARD_KINDS, DECK_PROFILES, ELEMENTS, RULE_SET_IDS } from './types.ts';
import { viewFor } from './view.ts';

const yesOrNo = fc.boolean();
const oneOf = (...values: readonly (string | number)[]) => fc.constantFrom(...values);
const some = (values: readonly string[]) => fc.subarray([...values]);
const FIELDS = {
	deckProfile: oneOf(...DECK_PROFILES),
	deckKinds: some(CARD_KINDS),
	deck: fc.dictionary(oneOf('FFFF', 'EEWW', 'FFSE', 'WFES', '****', 'zap-a-card').map(String), fc.nat({ max: 4 })),
	decks: oneOf(1, 2),
	goals: some(ELEMENTS),
	players: fc.record({ min: fc.nat({ max: 4 }), max: fc.nat({ max: 6 }) }),
	handSize: fc.nat({ max: 8 }),
	openHands: yesOrNo,
	startKind: oneOf('any', 'double', 'triple', 'quad'),
	wildMayStart: yesOrNo,
	unusedGoals: oneOf('seats', 'pile', 'aside'),
	goalsCovered: yesOrNo,
	drawing: oneOf('turn', 'never'),
	actions: some(ACTIONS),
	matchRequired: yesOrNo,
	overlap: yesOrNo,
	bonus: yesOrNo,
	bonusBesideWild: oneOf('ignore-wild', 'none'),
	bonusOnMove: yesOrNo,
	wildAsAction: yesOrNo,
	rotateOption: yesOrNo,
	rotateGoals: oneOf('rotate', 'shuffle'),
	pileTrade: oneOf('middle', 'shuffle'),
	zapTo: oneOf('hand', 'discard'),
	deckOut: oneOf('play-on', 'rebuild'),
	maxRebuilds: fc.nat({ max: 2 }),
	win: oneOf('seven', 'cards', 'path'),
	tieAtSeven: oneOf('turn-order', 'play-on'),
	closestTie: oneOf('shared', 'turn-order'),
	openTable: oneOf('any-hole', 'outside'),
	solitaireRuns: oneOf('one', 'many'),
	solitaireSlots: oneOf('any', 'own'),
	layout: oneOf('table', 'piles'),
};
/** Up to eight fields of any value over any edition. */
const anyRules = fc
	.tuple(oneOf(...RULE_SET_IDS), fc.subarray(Object.keys(FIELDS), { maxLength: 8 }))
	.chain(([base, names]) => {
		const chosen = Object.entries(FIELDS).filter(([name]) => names.includes(name));
		return fc.record<Record<string, unknown>>(Object.fromEntries([['base', fc.constant(base)], ...chosen]));
	});

test('whatever house rules are accepted can be played to an end, written down and read again', () => {
	let accepted = 0;
	fc.assert(
		fc.property(anyRules, fc.nat(), (json, seed) => {
			const parsed = parseRules(json);
			if (!parsed.ok) {
				// All values are of their type: what is wrong is how they go together.
				expect(parsed.code.code).toBe('format/impossible');
				return;
			}
			accepted++;
			const rules = parsed.value;
			const { start, state, log, events } = playGame(rules, playersOf(rules, seed), seed, { comings: true });
			expect(cardsIn(state)).toEqual(cardsUnder(rules));
			expect(goalsIn(state)).toEqual(goalsUnder(rules));
			const record: unknown = JSON.parse(JSON.stringify(makeRecord(recordOf(start, log, state.outcome))));
			expect(checkRecord(record)).toEqual({ ok: true, played: log.length, state });
			for (const viewer of [null, 0]) {
				const view = viewFor(state, viewer, events);
				expect(parseView(JSON.parse(JSON.stringify(makeView(view))))).toEqual({ ok: true, value: view });
			}
		}),
		{ numRuns: 300 },
	);
	expect(accepted).toBeGreaterThan(0);
});
