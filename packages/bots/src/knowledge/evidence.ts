import {
	ELEMENTS,
	type GameEvent,
	largestGroups,
	type PlayerView,
	type RuleSet,
	SEVEN,
	type Seat,
} from '@aquarius/engine';
import type { Sizes } from '../table.ts';
import { deedOf, isPlay, type Play } from './deed.ts';
import { AT_RANDOM, TO_OWN } from './deeds-measured.ts';
import { withItem } from './lists.ts';
import { tableAfter, tableAtStart } from './past.ts';
import { movedWithGoals, type Places } from './places.ts';
import { type Roster, rosterAfter, rosterAtStart } from './roster.ts';

/** One weight an element, in the order of `ELEMENTS`: how well what was seen goes with that Goal; 0 if it cannot be. */
export type Weights = readonly number[];

/** How many players are believed to place at random, or for reasons that nobody sees, before they have played. */
const AIMLESS = 0.3;
/** How many plays of those who play for their Goal are for something else. */
const SLIPS = 0.05;
/** No single play says more than this, or less than one in so many. */
const AT_MOST = 100;
const LEAST = 1e-9;
/** Long games shall not leave the numbers that there are. */
const FAR = 1e100;

const NO_EVIDENCE: Weights = ELEMENTS.map(() => 1);

/** What is held against a player while it holds one Goal. */
interface Trail {
	/** By element: how much more likely its plays are from somebody with that Goal than from somebody with none of these. */
	readonly forGoal: Weights;
	/** The same for somebody who places at random. */
	readonly atRandom: number;
	/** How likely it is that this player does, before these plays. */
	readonly aimless: number;
}

const NEW_PLAYER: Trail = { forGoal: NO_EVIDENCE, atRandom: 1, aimless: AIMLESS };

interface Evidence {
	/** What goes with each Goal, of earlier holders. */
	readonly goals: Places<Weights>;
	/** By seat. */
	readonly trails: readonly Trail[];
}

/**
 * By place: what plays say about the Goal there. Who plays for a Goal makes its groups bigger, and keeps others small; how much more often
 * was measured (`deeds-measured.ts`). And who holds a Goal whose element hangs together seven times wins at once (C16), so as long as
 * nobody has, nobody holds it. The weights go with the Goals and are lost where those are shuffled; whether a player plays for a Goal at all
 * is learned along the way.
 */
export function evidenceOf(view: PlayerView): readonly Weights[] {
	const { players, rules, seen, unusedGoals, me } = view;
	let roster = rosterAtStart(view);
	const unused = players.length + unusedGoals - roster.length;
	let evidence: Evidence = {
		goals: { held: roster.map(() => NO_EVIDENCE), unused: Array.from({ length: unused }, () => NO_EVIDENCE) },
		trails: roster.map(() => NEW_PLAYER),
	};
	const covered = coveredAtStart(view);
	let table = tableAtStart(view);
	let sizes = largestGroups(table);
	for (const event of seen) {
		const after = tableAfter(table, event);
		const sizesAfter = after === table ? sizes : largestGroups(after);
		if (isPlay(event) && event.seat !== me && !covered.has(event.seat)) {
			evidence = withPlay(evidence, event, sizes, sizesAfter);
		}
		if (event.type === 'turn') evidence = withNoWinner(evidence, sizes, roster, rules);
		if (event.type === 'goal-opened') covered.delete(event.seat);
		if (event.type === 'joined' && rules.goalsCovered) covered.add(event.seat);
		evidence = moved(evidence, event, rules);
		roster = rosterAfter(roster, event);
		table = after;
		sizes = sizesAfter;
	}
	const { held, unused: pile } = settled(evidence, [...evidence.trails.keys()]).goals;
	return [...held, ...pile];
}

/** Who does not know the own Goal cannot play for it (D.5). */
function coveredAtStart({ players, rules, seen }: PlayerView): Set<Seat> {
	const covered = new Set<Seat>();
	if (!rules.goalsCovered) return covered;
	for (const [seat, player] of players.entries()) if (player.covered) covered.add(seat);
	for (const event of seen) if (event.type === 'goal-opened') covered.add(event.seat);
	return covered;
}

function withPlay(evidence: Evidence, play: Play, before: Sizes, after: Sizes): Evidence {
	const trail = evidence.trails[play.seat] ?? NEW_PLAYER;
	let { atRandom } = trail;
	const forGoal = ELEMENTS.map((element, e) => {
		const deed = deedOf(play, element, before, after);
		const size = before[element];
		atRandom *= ratioAt(AT_RANDOM[deed], size);
		return bounded(weightAt(trail.forGoal, e) * (SLIPS + (1 - SLIPS) * ratioAt(TO_OWN[deed], size)), FAR);
	});
	return {
		...evidence,
		trails: withItem(evidence.trails, play.seat, { ...trail, forGoal, atRandom: bounded(atRandom, FAR) }),
	};
}

function ratioAt(ratios: readonly number[], size: number): number {
	return bounded(ratios[Math.min(size, ratios.length - 1)] as number, AT_MOST); // a place of the list
}

const weightAt = (weights: Weights, e: number): number => weights[e] as number; // one an element

/** A factor between one in `most` and `most`. */
const bounded = (factor: number, most: number): number => Math.min(most, Math.max(1 / most, factor));

/** A turn has come: nobody has won by the move before it, though some elements may hang together seven times. */
function withNoWinner(evidence: Evidence, sizes: Sizes, roster: Roster, rules: RuleSet): Evidence {
	if (rules.win !== 'seven' || rules.goalsCovered) return evidence;
	const reached = ELEMENTS.map((element) => sizes[element] >= SEVEN);
	const count = reached.filter((isReached) => isReached).length;
	// E28: where ties play on, two may have reached seven, and nobody won.
	if (count === 0 || (count > 1 && rules.tieAtSeven === 'play-on')) return evidence;
	const held = evidence.goals.held.map((weights, seat) =>
		roster[seat] ? weights.map((weight, e) => (reached[e] ? 0 : weight)) : weights,
	);
	return { ...evidence, goals: { ...evidence.goals, held } };
}

/** After what happens to Goals and players; trails end where a player gets another Goal, or goes. */
function moved(evidence: Evidence, event: GameEvent, rules: RuleSet): Evidence {
	const ending = seatsWithNewGoal(event, evidence.trails.length);
	if (ending.length === 0) return evidence;
	const { goals, trails } = settled(evidence, ending);
	return {
		goals: movedWithGoals(goals, event, rules, NO_EVIDENCE),
		trails: event.type === 'joined' || event.type === 'left' ? withNewPlayer(trails, event.seat) : trails,
	};
}

/** Nothing is thought of who sits down, on a new seat too; and nobody plays where somebody left. */
function withNewPlayer(trails: readonly Trail[], seat: Seat): readonly Trail[] {
	return seat === trails.length ? [...trails, NEW_PLAYER] : withItem(trails, seat, NEW_PLAYER);
}

function seatsWithNewGoal(event: GameEvent, seats: number): readonly Seat[] {
	switch (event.type) {
		case 'goals-traded':
			return event.with === 'unused' ? [event.seat] : [event.seat, event.with];
		case 'goals-shuffled':
		case 'goals-rotated':
			return Array.from({ length: seats }, (_, seat) => seat);
		case 'joined':
		case 'left':
			return [event.seat];
		default:
			return [];
	}
}

/** What trails say goes over to the Goals of these seats, and to what is thought of their players. */
function settled({ goals, trails }: Evidence, seats: readonly Seat[]): Evidence {
	const held = [...goals.held];
	const after = [...trails];
	for (const seat of seats) {
		const { forGoal, atRandom, aimless } = trails[seat] ?? NEW_PLAYER;
		const weights = held[seat];
		if (weights === undefined || forGoal === NO_EVIDENCE) continue;
		const sum = weights.reduce((all, weight) => all + weight, 0);
		const random = aimless * bounded(atRandom, 1 / LEAST);
		const own = weights.map((weight, e) => weight * (random + (1 - aimless) * weightAt(forGoal, e)));
		const most = Math.max(...own);
		const all = own.reduce((total, weight) => total + weight, 0);
		if (all === 0) continue;
		held[seat] = own.map((weight) => (weight === 0 ? 0 : Math.max(LEAST, weight / most)));
		// Nobody is so sure of a player that it could not be learned otherwise.
		const share = Math.min(0.98, Math.max(0.02, (random * sum) / all));
		after[seat] = { forGoal: NO_EVIDENCE, atRandom: 1, aimless: share };
	}
	return { goals: { ...goals, held }, trails: after };
}
