import { applyMove, type CardWord, legalMoves, type PlayerView, viewFor } from '@aquarius/engine';
import { messages } from '@aquarius/i18n';
import { describe, expect, it } from 'vitest';
import { playedGames } from '../testing/games.ts';
import { stateOf, viewOfGiven } from '../testing/positions.ts';
import { boardConfig, legalSpots, tableAsPlayed } from './board-config.ts';
import { boardWords } from './board-words.ts';
import { chooseCard, chooseSpot, type Draft, NO_DRAFT, pickUp } from './draft.ts';
import { winningElement } from './outcome.ts';
import { whyNotSpot } from './why-not.ts';

const WORDS = boardWords(messages('en'));
const PREFS = { lit: null, interactive: true } as const;
const config = (view: PlayerView, draft: Draft, prefs: Partial<Parameters<typeof boardConfig>[1]> = {}) =>
	boardConfig(view, { ...PREFS, ...prefs }, draft, WORDS);

describe('what the board shows', () => {
	const view = viewOfGiven({ hand: ['EEFF', 'zap-a-card', 'move-a-card'], table: ['FFFF@0,0', 'FAFW@1,0'] });

	it('nothing held: the table alone', () => {
		const shown = config(view, NO_DRAFT);
		expect(shown).toMatchObject({ table: view.table, held: null, spots: [], draft: null, targets: null, trace: null });
	});

	it('a held card: its spots with what would join, those of the other lie marked', () => {
		const spots = config(view, pickUp(view, 0)).spots;
		const above = spots.find((s) => s.x === 0 && s.y === -1);
		const below = spots.find((s) => s.x === 0 && s.y === 1);
		expect(above?.turnedOnly).toBeUndefined();
		expect(above?.joins.map((j) => j.element)).toEqual(['F', 'F']);
		expect(below?.turnedOnly).toBe(true);
		expect(WORDS.spot(below as never)).toBe('1 down, Fire above, after a half turn');
	});

	it('a preview counts as played', () => {
		const laid = chooseSpot(view, pickUp(view, 0), { x: 0, y: -1 });
		const shown = config(view, laid, { lit: 'F' });
		expect(shown.draft).toEqual({ card: 'EEFF', x: 0, y: -1 });
		expect(shown.lit?.spots).toHaveLength(3);
		expect(tableAsPlayed(view, laid)).toHaveLength(3);
	});

	it('Zap: targets, and the chosen one', () => {
		const aiming = pickUp(view, 1);
		expect(config(view, aiming).targets).toEqual({
			spots: [
				{ x: 0, y: 0 },
				{ x: 1, y: 0 },
			],
			chosen: null,
		});
		expect(config(view, chooseCard(view, aiming, { x: 1, y: 0 })).targets?.chosen).toEqual({ x: 1, y: 0 });
	});

	it('Move: the lifted card is off the table and is the one held', () => {
		const lifted = chooseCard(view, pickUp(view, 2), { x: 1, y: 0 });
		const shown = config(view, lifted);
		expect(shown.table).toHaveLength(1);
		expect(shown.held).toBe('FAFW');
		expect(shown.targets).toBeNull();
		expect(shown.spots.length).toBeGreaterThan(0);
	});

	it('after a win the chain of seven is traced', () => {
		const row = Array.from({ length: 6 }, (_, x) => `FFFF@${x},0`);
		const state = stateOf({ hand: ['EEFF'], table: row, goal: 'F' });
		const applied = applyMove(state, 0, { type: 'place', card: 'FFEE' as CardWord, x: 6, y: 0 });
		if (!applied.ok) throw new Error(applied.code);
		const won = viewFor(applied.value.state, 1);
		expect(winningElement(won)).toBe('F');
		expect(config(won, NO_DRAFT)).toMatchObject({ interactive: false, trace: { element: 'F' } });
		expect(config(won, NO_DRAFT).trace?.spots).toHaveLength(7);
	});
});

describe('marks and rules agree (A21)', () => {
	it('in positions of random games the marked spots are exactly the legal ones, and every other spot has a reason', () => {
		for (const { view, seat } of playedGames(12)) {
			const moves = legalMoves(view, seat);
			for (const [slot, card] of (view.players[seat]?.hand ?? []).entries()) {
				const draft = pickUp(view, slot);
				if (draft.type !== 'place') continue;
				const legal = new Set(
					moves.flatMap((m) =>
						m.type === 'place' && [m.card, [...m.card].reverse().join('')].includes(card) ? [`${m.x},${m.y}`] : [],
					),
				);
				const spots = legalSpots(view, draft);
				expect(new Set(spots.map((s) => `${s.x},${s.y}`))).toEqual(legal);
				for (const spot of spots) {
					expect(spot.joins.length).toBeGreaterThan(0);
					expect(whyNotSpot(view, draft, spot)).toBeUndefined();
				}
				for (const at of view.table) expect(whyNotSpot(view, draft, at)).toBe('placement/occupied');
				// A preview always starts in a lie that fits, if there is one.
				if (spots.length > 0) expect(spots.some((s) => !s.turnedOnly)).toBe(true);
			}
		}
	});
});
