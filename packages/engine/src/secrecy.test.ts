import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalMoves } from './legal-moves.ts';
import { type Deed, doIt, otherChance, sharedBy } from './testing/deeds.ts';
import { chooser } from './testing/games.ts';
import { reached, reachedUnder } from './testing/reached.ts';
import { VARIANTS } from './testing/variants.ts';
import { hiddenGoals, NOTHING, otherWorld } from './testing/worlds.ts';
import type { GameEvent, GameState, PlayerView, Viewer } from './types.ts';
import { eventsFor, viewFor } from './view.ts';

const viewers = (state: GameState): readonly Viewer[] => [
	...[...state.players.keys()].filter((seat) => !state.players[seat]?.invisible),
	null,
];

/** Some of what may happen now: every kind of move, of the seat on turn and of others, and everybody who can come or go. */
function deedsIn(state: GameState, seed: number): readonly Deed[] {
	const pick = chooser(seed);
	const deeds: Deed[] = [];
	for (const seat of state.players.keys()) {
		const legal = legalMoves(state, seat);
		for (const type of new Set(legal.map((move) => move.type))) {
			const among = legal.filter((move) => move.type === type);
			for (let i = 0; i < 2; i++) {
				const move = among[pick(among.length)];
				if (move !== undefined) deeds.push({ seat, move });
			}
		}
	}
	const seat = pick(state.players.length);
	deeds.push({ seat, event: state.players[seat]?.invisible ? 'join' : 'leave' });
	const last = state.players.length;
	if (state.unusedGoals.length > 0) deeds.push({ seat: last, event: 'join' });
	return deeds;
}

function canHappen(state: GameState, deed: Deed): boolean {
	return (
		!('event' in deed) ||
		deed.event === 'leave' ||
		state.players.filter((p) => !p.invisible).length < state.rules.players.max
	);
}

/**
 * What a viewer is told of a deed in both worlds, and what they see afterwards. Where it ends games with Goals, whose Goal it is decides
 * who wins, and the end shows all Goals (E34b): of these nothing is compared but what stays hidden, and nothing at all where a hidden
 * Goal ends only one of the games, or each in its own way.
 */
function inBoth(state: GameState, deed: Deed, me: Viewer, seed: number) {
	const here = doIt(state, deed);
	const other = otherWorld(state, me, seed, sharedBy(state, deed, here, me));
	const there = doIt(other, deed, otherChance(state, here, me));
	const showsGoals = state.rules.goals.length > 0 && (here.state.outcome !== null || there.state.outcome !== null);
	if (showsGoals && here.state.outcome?.reason !== there.state.outcome?.reason) return undefined;
	return [here, there].map(({ state: after, events }) => {
		const told = { events: eventsFor(events, me, after.players, state.rules), view: viewFor(after, me, events) };
		return showsGoals ? withoutGoals(told) : told;
	});
}

interface Told {
	readonly events: readonly GameEvent[];
	readonly view: PlayerView;
}

/** The same without who won and what everybody was after. */
function withoutGoals({ events, view }: Told): Told {
	const silent = (list: readonly GameEvent[]) =>
		list.map((event) => (event.type === 'game-over' ? { ...event, winners: [] } : event));
	const players = view.players.map(({ goal: _, ...player }) => player);
	return { events: silent(events), view: { ...view, players, outcome: null, seen: silent(view.seen) } };
}

describe('worlds that differ in all that a viewer has not seen', () => {
	test('differ in every hidden card and Goal', () => {
		fc.assert(
			fc.property(reached, fc.nat(), (state, seed) => {
				for (const me of viewers(state)) {
					const other = otherWorld(state, me, seed, NOTHING);
					for (const [i, card] of state.deck.entries()) expect(other.deck[i]).not.toBe(card);
					for (const [seat, { hand }] of state.players.entries()) {
						if (seat === me || state.rules.openHands) continue;
						for (const [i, card] of hand.entries()) expect(other.players[seat]?.hand[i]).not.toBe(card);
					}
					const hidden = hiddenGoals(state, me);
					if (hidden.length < 2 || state.rules.decks === 2) continue;
					const goals = ({ players, unusedGoals }: GameState) => [...players.map(({ goal }) => goal), ...unusedGoals];
					for (const place of hidden) expect(goals(other)[place]).not.toBe(goals(state)[place]);
				}
			}),
			{ numRuns: 40 },
		);
	});
	test('look alike', () => {
		fc.assert(
			fc.property(reached, fc.nat(), (state, seed) => {
				for (const me of viewers(state)) {
					expect(viewFor(otherWorld(state, me, seed, NOTHING), me)).toEqual(viewFor(state, me));
				}
			}),
		);
	});
	/** With shuffles that put everything else elsewhere: so nobody can follow a card that lies face down. */
	test.each(VARIANTS)('go on alike, and tell alike what happens: $name', ({ name, rules }) => {
		fc.assert(
			fc.property(reachedUnder([{ name, rules }]), fc.nat(), (state, seed) => {
				for (const deed of deedsIn(state, seed)) {
					if (!canHappen(state, deed)) continue;
					const newcomer = 'event' in deed && deed.event === 'join' ? [deed.seat] : [];
					for (const me of [...viewers(state), ...newcomer]) {
						const both = inBoth(state, deed, me, seed);
						if (both !== undefined) expect(both[1], `${JSON.stringify(deed)} for ${me}`).toEqual(both[0]);
					}
				}
			}),
			{ numRuns: 25 },
		);
	});
	test('tell so of everything that can happen', () => {
		const told = new Set<GameEvent['type']>();
		for (const { name, rules } of VARIANTS) {
			for (const [seed, state] of fc.sample(reachedUnder([{ name, rules }]), { numRuns: 40, seed: 5 }).entries()) {
				for (const deed of deedsIn(state, seed).filter((one) => canHappen(state, one))) {
					for (const event of inBoth(state, deed, null, seed)?.[0]?.events ?? []) told.add(event.type);
				}
			}
		}
		expect([...told].sort()).toEqual([...EVENTS].sort());
	});
});

const EVENTS: readonly GameEvent['type'][] = [
	...([
		'placed',
		'action-played',
		'no-target',
		'goals-traded',
		'goals-shuffled',
		'goals-rotated',
		'goal-opened',
		'claimed',
	] as const),
	...([
		'hands-traded',
		'hands-shuffled',
		'hands-rotated',
		'zapped',
		'moved',
		'card-rotated',
		'start-turned-up',
	] as const),
	...([
		'deck-rebuilt',
		'passed',
		'stacked',
		'refilled',
		'called',
		'resigned',
		'drew',
		'turn',
		'joined',
		'left',
	] as const),
	'game-over',
];
