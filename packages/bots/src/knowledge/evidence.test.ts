import { type GameEvent, type PlayerView, parsePosition, viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import type { BotName } from '../bots.ts';
import { must, playGame } from '../testing/games.ts';
import { isPlay } from './deed.ts';
import { knownGoals } from './goals.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';

type Placed = Extract<GameEvent, { type: 'placed' }>;

/** A card placed by seat 1 of three, at the right end of a row that begins with `FFFF`, or elsewhere. */
function placed(word: string, x: number, y: number, connected: readonly string[], seat = 1): Placed {
	return { type: 'placed', seat, card: word, x, y, connected, bonus: 0 } as unknown as Placed;
}

const START = 'FFFF@0,0';
const FIRE = placed('FFFF', 1, 0, ['F']);
const MORE_FIRE = placed('FFWW', 2, 0, ['F']);
const turn = (seat: number): GameEvent => ({ type: 'turn', seat });

/** What seat 0 of three, with Air, makes of events after a start card of Fire. */
function knownAfter(seen: readonly GameEvent[], rules: string | object = 'v3', me: number | null = 0): Knowledge {
	return knowledgeOf(viewAfter(seen, rules, me));
}

function viewAfter(seen: readonly GameEvent[], rules: string | object, me: number | null): PlayerView {
	let table = [START];
	for (const event of seen) {
		if (event.type === 'placed') table.push(`${event.card}@${event.x},${event.y}`);
		if (event.type === 'zapped') table = table.filter((text) => !text.endsWith(`@${event.x},${event.y}`));
	}
	const goalsCovered = typeof rules === 'object' && 'goalsCovered' in rules;
	const players = ['A', 'F', 'E'].map((goal) => ({ hand: ['AAAA'], goal, ...(goalsCovered ? { covered: true } : {}) }));
	const position = must(
		parsePosition({ format: 'aquarius-position/1', rules, players, table, unusedGoals: ['W', 'S'] }),
	);
	return { ...viewFor(position, me), seen };
}

const zapped = (word: string, x: number, y: number): GameEvent =>
	({ type: 'zapped', seat: 1, card: word, x, y }) as unknown as GameEvent;
const shuffled: GameEvent = { type: 'goals-shuffled', seat: 2, goals: ['A', '?', '?', '?', '?'] };
const traded: GameEvent = { type: 'goals-traded', seat: 1, with: 2, goals: ['?', '?'] };
const rotated: GameEvent = {
	type: 'goals-rotated',
	seat: 2,
	direction: 'left',
	goals: ['A', '?', '?', '?', '?'],
	ring: 5,
};

describe('what plays say about Goals', () => {
	it('is nothing before any: all that the seat does not hold itself are alike', () => {
		const { likelihood } = knownAfter([]);
		expect(likelihood[0]).toEqual({ E: 0, A: 1, W: 0, F: 0, S: 0 });
		expect(likelihood[1]).toEqual({ E: 0.25, A: 0, W: 0.25, F: 0.25, S: 0.25 });
	});

	it('is that who makes a group bigger holds its Goal, the more the bigger it is', () => {
		const once = knownAfter([FIRE]).likelihood;
		const twice = knownAfter([FIRE, MORE_FIRE]).likelihood;
		expect(once[1]?.F).toBeGreaterThan(0.45);
		expect(twice[1]?.F).toBeGreaterThan((once[1]?.F ?? 1) + 0.1);
		// And so nobody else does.
		expect(once[2]?.F).toBeLessThan(0.2);
	});

	it('is never that something cannot be, as players err', () => {
		const many = Array.from({ length: 6 }, (_, i) => placed('FFFF', i + 1, 0, ['F'])).slice(0, 5);
		const { likelihood, goals } = knownAfter(many);
		expect(likelihood[1]?.W).toBeGreaterThan(0.0001);
		expect(goals[1]).toBeUndefined();
	});

	it('stays a likelihood however often somebody plays the same', () => {
		const often = Array.from({ length: 300 }, (_, x) => placed('FFFF', x + 1, 0, ['F']));
		const row = knownAfter(often).likelihood[1];
		expect(row?.F).toBeGreaterThan(0.99);
		expect(Object.values(row ?? {}).reduce((sum, n) => sum + n, 0)).toBeCloseTo(1, 9);
	});

	it('is that who zaps a card is not after its element', () => {
		expect(knownAfter([placed('FFWW', 1, 0, ['F'], 2), turn(1), zapped('FFWW', 1, 0)]).likelihood[1]?.F).toBeLessThan(
			0.2,
		);
	});

	it('is nothing of what the seat itself did', () => {
		const own = knownAfter([placed('FFFF', 1, 0, ['F'], 0)]).likelihood;
		expect(own[1]).toEqual(knownAfter([]).likelihood[1]);
		expect(knownAfter([placed('FFFF', 1, 0, ['F'], 0)], 'v3', null).likelihood[0]?.F).toBeGreaterThan(0.4);
	});

	it('goes with a Goal that is traded or handed on', () => {
		const before = knownAfter([FIRE, MORE_FIRE]).likelihood[1]?.F ?? 0;
		const afterTrade = knownAfter([FIRE, MORE_FIRE, traded]).likelihood;
		expect(afterTrade[2]?.F).toBeCloseTo(before, 6);
		expect(afterTrade[1]?.F).toBeLessThan(0.2);
		expect(knownAfter([FIRE, MORE_FIRE, rotated]).likelihood[2]?.F).toBeGreaterThan(0.5);
	});

	it('is gone once Goals are shuffled', () => {
		expect(knownAfter([FIRE, MORE_FIRE, shuffled]).likelihood).toEqual(knownAfter([]).likelihood);
	});

	it('stays with the Goal of who left, and says nothing of who sits down there', () => {
		const left = knownAfter([FIRE, MORE_FIRE, { type: 'left', seat: 1 }, { type: 'joined', seat: 1 }]);
		expect(left.likelihood[1]?.F).toBeCloseTo(knownAfter([FIRE, MORE_FIRE]).likelihood[1]?.F ?? 0, 6);
	});

	it('is nothing as long as a player does not know the own Goal', () => {
		const covered = { base: 'v3', goalsCovered: true };
		const opened: GameEvent = { type: 'goal-opened', seat: 1, goal: '?' };
		expect(knownAfter([FIRE, MORE_FIRE], covered).likelihood[1]?.F).toBeCloseTo(0.2, 9);
		expect(knownAfter([opened, FIRE, MORE_FIRE], covered).likelihood[1]?.F).toBeGreaterThan(0.5);
	});

	it('says less of a player who has played for nothing', () => {
		const apart = [2, 3, 4, 5, 6].map((y) => placed('WFES', 0, y, []));
		const trusted = knownAfter([shuffled, FIRE, MORE_FIRE]).likelihood[1]?.F ?? 0;
		const doubted = knownAfter([...apart, shuffled, FIRE, MORE_FIRE]).likelihood[1]?.F ?? 1;
		expect(doubted).toBeLessThan(trusted - 0.02);
	});
});

describe('a group of seven', () => {
	const seven = [1, 2, 3, 4, 5, 6].map((x) => placed('FFFF', x, 0, ['F'], 2));

	it('that wins for nobody is the Goal of nobody who plays', () => {
		const { likelihood, goals } = knownAfter([...seven, turn(0)]);
		expect(likelihood[1]?.F).toBe(0);
		expect(likelihood[2]?.F).toBe(0);
		expect((likelihood[3]?.F ?? 0) + (likelihood[4]?.F ?? 0)).toBeCloseTo(1, 12);
		expect(goals.slice(1)).toEqual([undefined, undefined, undefined, undefined]);
	});

	it('is remembered of a Goal that moves on, though the group is gone', () => {
		const gone = [...seven, turn(1), zapped('FFFF', 3, 0), turn(0)];
		const trade: GameEvent = { type: 'goals-traded', seat: 1, with: 3, goals: ['?', '?'] };
		const { likelihood } = knownAfter([...gone, trade]);
		expect(likelihood[3]?.F).toBe(0);
		expect(likelihood[1]?.F).toBeGreaterThan(0);
	});

	it('says nothing beside another where ties play on', () => {
		const water = [0, 1, 2, 3, 4, 5, 6].map((x) => placed('WWWW', x, 1, ['W'], 2));
		const afterBoth = (tieAtSeven: string) => knownAfter([...seven, ...water, turn(0)], { base: 'v3', tieAtSeven });
		expect(afterBoth('turn-order').likelihood[1]?.W).toBe(0);
		expect(afterBoth('play-on').likelihood[1]?.W).toBeGreaterThan(0);
		expect(knownAfter([...seven, turn(0)], { base: 'v3', tieAtSeven: 'play-on' }).likelihood[1]?.F).toBe(0);
	});

	it('says nothing where wins are claimed', () => {
		expect(knownAfter([...seven, turn(0)], { base: 'v3', goalsCovered: true }).likelihood[1]?.F).toBeGreaterThan(0);
	});
});

/** Mean of -ln of the likelihood given to the true Goals of others, by how often they have played with it, and what evenness gives. */
function lossOf(bot: BotName, games: number): readonly { readonly loss: number; readonly even: number }[] {
	const sums = Array.from({ length: 5 }, () => ({ loss: 0, even: 0, count: 0 }));
	for (let n = 0; n < games; n++) {
		const players = 2 + (n % 3);
		playGame(new Array<BotName>(players).fill(bot), 500_000 + n, ({ state, view }) => {
			const { likelihood } = knowledgeOf(view);
			const shown = knownGoals(view);
			const unknown = shown.filter((goal) => goal === undefined).length;
			for (let seat = 0; seat < players; seat++) {
				const goal = state.players[seat]?.goal;
				const sum = sums[playsOf(view, seat)];
				if (sum === undefined || shown[seat] !== undefined || goal === undefined) continue;
				sum.loss -= Math.log(likelihood[seat]?.[goal] ?? 0);
				sum.even += Math.log(unknown);
				sum.count++;
			}
		});
	}
	return sums.map(({ loss, even, count }) => ({ loss: loss / count, even: even / count }));
}

/** How often a seat has played since its Goal came. */
function playsOf({ seen }: PlayerView, seat: number): number {
	const since = seen.findLastIndex((event) => event.type.startsWith('goals-'));
	return seen.slice(since + 1).filter((event) => isPlay(event) && event.seat === seat).length;
}

describe('a made-up history', () => {
	it('that names seats which are not there is heard, and no more', () => {
		const far = 2 ** 40;
		const seen: readonly GameEvent[] = [
			{ type: 'joined', seat: far },
			{ type: 'joined', seat: 5 },
			{ type: 'left', seat: far },
			placed('FFFF', 1, 0, ['F'], far),
			{ ...traded, seat: far } as GameEvent,
			{ ...traded, with: far } as GameEvent,
			{ ...traded, seat: far, with: 'unused' } as GameEvent,
			{ ...rotated, ring: far } as GameEvent,
			{ type: 'hands-traded', seat: far, with: 1, hands: [['????'], ['????']] },
			{ type: 'goal-opened', seat: far, goal: 'W' },
		];
		expect(knownAfter(seen, 'v3').likelihood).toHaveLength(5);
		expect(knownAfter(seen, 'v2').likelihood).toHaveLength(5);
	});
});

describe('over many games, the likelihood of the true Goals', () => {
	it('is far better than even for players who play for them', () => {
		const byPlays = lossOf('greedy', 60);
		expect(byPlays[1]?.loss).toBeLessThan(0.65 * (byPlays[1]?.even ?? 0));
		expect(byPlays[2]?.loss).toBeLessThan(0.4 * (byPlays[2]?.even ?? 0));
		expect(byPlays[4]?.loss).toBeLessThan(0.2 * (byPlays[4]?.even ?? 0));
	});

	it('is not much worse than even for players who play at random', () => {
		for (const { loss, even } of lossOf('random', 60)) expect(loss).toBeLessThan(even + 0.5);
	});
});
