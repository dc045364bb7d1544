import { closeGenerator, openGenerator, shuffled } from './random/generator.ts';
import type { Card, Chance, Element } from './types.ts';

/** What the generator stands in, and is moved on in. */
export interface Chancy {
	random: string;
}

/** Where the results of chance come from. Each takes the cards as collected and gives them as they lie afterwards. */
export interface Mixer {
	/** The Goals of all seats (`seats` of them), then those of the pile or aside. */
	readonly goals: (draft: Chancy, collected: readonly Element[], seats: number) => readonly Element[];
	/** The pile of Goals. */
	readonly unused: (draft: Chancy, pile: readonly Element[]) => readonly Element[];
	readonly hands: (draft: Chancy, pool: readonly Card[], deal: Deal) => readonly (readonly Card[])[];
	readonly deck: (draft: Chancy, cards: readonly Card[]) => readonly Card[];
}

/** Deals a pool card by card: seat by seat a hand, empty for seats that get none. */
export type Deal = (pool: readonly Card[]) => readonly (readonly Card[])[];

/** The generator in the state. */
export const generated: Mixer = {
	goals: (draft, collected) => mix(draft, collected),
	unused: (draft, pile) => mix(draft, pile),
	hands: (draft, pool, deal) => deal(mix(draft, pool)),
	deck: (draft, cards) => mix(draft, cards),
};

/** A shuffle that mixes nothing, for counting (formats: perft). */
export const unmixed: Mixer = {
	goals: (_, collected) => collected,
	unused: (_, pile) => pile,
	hands: (_, pool, deal) => deal(pool),
	deck: (_, cards) => cards,
};

/**
 * Results that were written down. The generator runs along and is not listened to, so that after a replay it stands where it stood.
 * What is written down but cannot be is told to `wrong`; so is what is missing, unless another mixer is there to give it, which then runs
 * along instead.
 */
export function recorded(chance: Chance, wrong: (detail: string) => void, fallback?: Mixer): Mixer {
	const source = fallback ?? generated;
	const lack = (field: string) => {
		if (fallback === undefined) wrong(`chance.${field} is missing`);
	};
	return {
		goals: (draft, collected, seats) => {
			const mixed = source.goals(draft, collected, seats);
			const aside = collected.length - seats;
			if (chance.goals === undefined) {
				lack('goals');
				return mixed;
			}
			if (aside > 1 && chance.unused === undefined) lack('unused');
			const given = [...chance.goals, ...(chance.unused ?? leftOver(collected, chance.goals))];
			if (chance.goals.length !== seats || !sameItems(given, collected))
				wrong('chance.goals are not the Goals of the game');
			else return given;
			return mixed;
		},
		unused: (draft, pile) => {
			const mixed = source.unused(draft, pile);
			if (chance.unused === undefined) lack('unused');
			else if (!sameItems(chance.unused, pile)) wrong('chance.unused is not made of the Goals of the pile');
			else return chance.unused;
			return mixed;
		},
		hands: (draft, pool, deal) => {
			const mixed = source.hands(draft, pool, deal);
			const { hands } = chance;
			if (hands === undefined) {
				lack('hands');
				return mixed;
			}
			const given = mixed.map((_, seat) => hands[seat] ?? []);
			if (hands.length > mixed.length) wrong('chance.hands has more hands than there are seats');
			else if (!given.every((hand, seat) => hand.length === mixed[seat]?.length))
				wrong('chance.hands is not dealt evenly');
			else if (!sameItems(given.flat(), pool)) wrong('chance.hands are not the cards of the hands');
			else return given;
			return mixed;
		},
		deck: (draft, cards) => {
			const mixed = source.deck(draft, cards);
			if (chance.deck === undefined) lack('deck');
			else if (!sameItems(chance.deck, cards)) wrong('chance.deck is not made of the cards that were shuffled');
			else return chance.deck;
			return mixed;
		},
	};
}

/** What of a written result of chance has no place, as nothing was shuffled there; undefined if all has. */
export function unusedChance(written: Chance, decided: Chance): string | undefined {
	for (const field of ['goals', 'unused', 'hands', 'deck', 'start'] as const) {
		if (written[field] !== undefined && decided[field] === undefined)
			return `chance.${field} is given and nothing asks for it`;
	}
	return undefined;
}

function mix<T>(draft: Chancy, items: readonly T[]): T[] {
	const generator = openGenerator(draft.random);
	const mixed = shuffled(generator, items);
	draft.random = closeGenerator(generator, draft.random);
	return mixed;
}

/** What is left of a list when each item of another is taken out once. */
function leftOver<T>(items: readonly T[], taken: readonly T[]): readonly T[] {
	const left = [...items];
	for (const item of taken) if (left.includes(item)) left.splice(left.indexOf(item), 1);
	return left;
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
	const [first, second] = [[...a].sort(), [...b].sort()];
	return first.length === second.length && first.every((item, i) => item === second[i]);
}
