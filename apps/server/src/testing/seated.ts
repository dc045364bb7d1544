import type { BotName, CreateTable, OptionsPatch } from '@aquarius/protocol';
import { Guest } from './guest.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dot', 'Emil', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo'];

export interface Seating extends Omit<Partial<CreateTable>, 'bots' | 'name' | 'key'> {
	/** How many sit down, in the order of their seats. Ann, who is host, is the first. Two if nothing is said. */
	readonly people?: number;
	/** As many random ones, or these. */
	readonly bots?: number | readonly BotName[];
	readonly watchers?: number;
	readonly first?: OptionsPatch['first'];
	/** Whether the game is started, and everybody has been dealt in. Yes if nothing is said. */
	readonly start?: boolean;
}

/** Who is at a table. To ask for somebody who is not throws. */
export class Party {
	readonly people: readonly Guest[];
	readonly watchers: readonly Guest[];

	constructor(people: readonly Guest[], watchers: readonly Guest[]) {
		this.people = people;
		this.watchers = watchers;
	}

	get all(): readonly Guest[] {
		return [...this.people, ...this.watchers];
	}
	get ann(): Guest {
		return this.#person(0);
	}
	get ben(): Guest {
		return this.#person(1);
	}
	get cleo(): Guest {
		return this.#person(2);
	}
	/** The first who watches. */
	get eve(): Guest {
		const [eve] = this.watchers;
		if (eve === undefined) throw new Error('nobody watches here');
		return eve;
	}

	#person(seat: number): Guest {
		const found = this.people[seat];
		if (found === undefined) throw new Error(`${NAMES[seat]} is not at this table`);
		return found;
	}
}

/** A new table of the server at that address: people sit down and others watch, Ann decides who begins, and starts the game. */
export async function seated(url: string, seating: Seating = {}): Promise<Party> {
	const { people: count = 2, bots: wished = [], watchers: eyes = 0, first, start = true, ...options } = seating;
	const bots = typeof wished === 'number' ? new Array<BotName>(wished).fill('random') : [...wished];
	const ann = await Guest.create(url, { seats: count + bots.length, ...options, bots });
	const people = [ann];
	for (const name of NAMES.slice(1, count)) people.push(await Guest.join(url, ann.code, { name }));
	const watchers: Guest[] = [];
	while (watchers.length < eyes) watchers.push(await Guest.join(url, ann.code, { watch: true }));
	const party = new Party(people, watchers);
	if (first !== undefined) await done(ann, { do: 'options', options: { first } });
	if (start) {
		await done(ann, { do: 'start' });
		await dealt(party.all, 1);
	}
	return party;
}

/** Resolves once everybody has been dealt that game. */
export const dealt = (guests: readonly Guest[], game: number) =>
	Promise.all(guests.map((guest) => guest.until(`the deal of game ${game}`, () => isDealt(guest, game))));

const isDealt = ({ table }: Guest, game: number) => table.game === game && table.phase !== 'lobby';

async function done(host: Guest, deed: Record<string, unknown>) {
	const answer = await host.deed(deed);
	if ('refused' in answer) throw new Error(`${JSON.stringify(deed)}: ${answer.refused}`);
}
