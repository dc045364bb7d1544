import { ELEMENTS, largestGroups, type Move } from '@aquarius/engine';
import { type BotName, chooseMove } from '../bots.ts';
import { DEEDS, type Deed, deedOf, isPlay } from '../knowledge/deed.ts';
import { keyOf, newGame } from './games.ts';
import { playedTurns, type TurnToPlay } from './played-turns.ts';

/**
 * Measures how telling plays are, and prints the module `../knowledge/deeds-measured.ts`:
 *
 *     node src/testing/measure-deeds.ts 3000 > src/knowledge/deeds-measured.ts && biome check --write src/knowledge
 *
 * So many games of v3 with two to four players are played. A quarter of the players place at random; of the others, who play for their
 * Goal as the bots named below do, every second one makes each fourth move at random, as people do who overlook things.
 */
const FOR_GOAL: readonly BotName[] = ['greedy'];
const SLIPS = 4;
/** Sizes from here on count as one. */
const SIZES = 7;
/** What is seen seldom says little: with this many more sightings that say nothing. */
const FEW = 3;

type Player = { readonly bot: BotName; readonly slips: boolean };
/** Seats without a player are never on turn. */
const NOBODY: Player = { bot: 'random', slips: false };
type Group = 'own' | 'others' | 'random';
/** How often, by deed and size before it. */
type Counts = Record<Group, Record<Deed, number[]>>;

/** A list of numbers, by size, for every deed. */
function byDeed(numbersOf: (deed: Deed) => number[]): Record<Deed, number[]> {
	return Object.fromEntries(DEEDS.map((deed) => [deed, numbersOf(deed)])) as Record<Deed, number[]>; // every deed is among DEEDS
}

const noCounts = () => byDeed(() => new Array<number>(SIZES).fill(0));

function playersOf(n: number): readonly Player[] {
	return Array.from({ length: 2 + (n % 3) }, (_, seat) => {
		const kind = (n * 7 + seat * 3 + (n >> 3)) % 8;
		if (kind < 2) return { bot: 'random', slips: false };
		return { bot: FOR_GOAL[kind % FOR_GOAL.length] ?? 'greedy', slips: kind % 2 === 0 };
	});
}

function countGame(n: number, counts: Counts): void {
	const players = playersOf(n);
	let turn = 0;
	const decide = ({ state: { turn: seat }, view }: TurnToPlay): Move => {
		const { bot, slips } = players[seat] ?? NOBODY;
		const name = slips && (turn + n + seat) % SLIPS === 0 ? 'random' : bot;
		return chooseMove(name, view, keyOf(turn++));
	};
	for (const { state, events, after: played } of playedTurns(newGame(players.length, n + 1), decide)) {
		const [before, after] = [largestGroups(state.table), largestGroups(played.table)];
		const { bot } = players[state.turn] ?? NOBODY;
		const goal = state.players[state.turn]?.goal;
		for (const event of events.filter(isPlay)) {
			for (const element of ELEMENTS) {
				const group = bot === 'random' ? 'random' : element === goal ? 'own' : 'others';
				const row = counts[group][deedOf(event, element, before, after)];
				const size = Math.min(before[element], SIZES - 1);
				row[size] = (row[size] ?? 0) + 1;
			}
		}
	}
}

/** How much more often a group of plays does this than `others` do, of all plays of the kind at that size. */
function ratios(counts: Counts, group: Group): Record<Deed, number[]> {
	const all = (of: Group, deed: Deed, size: number) =>
		DEEDS.filter((other) => kindOf(other) === kindOf(deed)).reduce(
			(sum, other) => sum + (counts[of][other][size] ?? 0),
			0,
		);
	const ratio = (deed: Deed, size: number) => {
		const [mine, theirs] = [counts[group][deed][size] ?? 0, counts.others[deed][size] ?? 0];
		const [of, outOf] = [all(group, deed, size), all('others', deed, size)];
		// As if it had been seen a few times more, by both as often for what they do.
		const few = FEW / Math.max(1, of + outOf);
		return (mine / Math.max(1, of) + few) / (theirs / Math.max(1, outOf) + few);
	};
	return byDeed((deed) => Array.from({ length: SIZES }, (_, size) => Number(ratio(deed, size).toPrecision(3))));
}

const kindOf = (deed: Deed): string => deed.slice(0, deed.indexOf('-'));

const games = Number(process.argv[2] ?? 3000);
const counts: Counts = { own: noCounts(), others: noCounts(), random: noCounts() };
for (let n = 0; n < games; n++) countGame(n, counts);
console.log(`import type { Deed } from './deed.ts';

/** By the size of the element's largest group before the play: 0 to ${SIZES - 2}, and ${SIZES - 1} or more. */
type Ratios = Readonly<Record<Deed, readonly number[]>>;

// Measured in ${games} games of v3; made by src/testing/measure-deeds.ts, and not by hand.

/** How much more often players do this to the element of their own Goal than to any other. */
export const TO_OWN: Ratios = ${JSON.stringify(ratios(counts, 'own'))};

/** How much more often players who play at random do it than players who have another Goal. */
export const AT_RANDOM: Ratios = ${JSON.stringify(ratios(counts, 'random'))};`);
