import type { Seat } from '@aquarius/engine';
import { type BotName, GIVEN_NAMES } from '@aquarius/protocol';

/** A chair at a table, as it is stored. `gone`: its person left a running game for good and nobody plays it. */
export interface Chair {
	readonly kind: 'empty' | 'person' | 'bot' | 'gone';
	readonly name: string;
	readonly bot: BotName | null;
	/** Hash of the credential of its person. */
	readonly holder: string | null;
	/** Turns in a row that the clock ended. */
	readonly missed?: number;
	/** Too many of them: a bot plays on until the person is back. */
	readonly idle?: true;
	/** What is left of the time for the whole game, in ms, as its last turn ended. */
	readonly leftMs?: number;
	/** The host does not let this person write. */
	readonly muted?: true;
	/** What this person gave for the shuffle of the next game. */
	readonly salt?: string;
}

export const EMPTY: Chair = { kind: 'empty', name: '', bot: null, holder: null };
export const person = (name: string, holder: string): Chair => ({ kind: 'person', name, bot: null, holder });
export const botChair = (bot: BotName, name = ''): Chair => ({ kind: 'bot', name, bot, holder: null });

export const emptyChairs = (count: number): readonly Chair[] => Array.from({ length: count }, () => EMPTY);

/** The seat of a credential's hash, or null. */
export function seatOf(chairs: readonly Chair[], holder: string | null): Seat | null {
	const seat = holder === null ? -1 : chairs.findIndex((chair) => chair.holder === holder);
	return seat < 0 ? null : seat;
}

/** The wished seat if it is free, else the first free one, else null. */
export function freeSeat(chairs: readonly Chair[], wish?: Seat): Seat | null {
	if (wish !== undefined) return chairs[wish]?.kind === 'empty' ? wish : null;
	const seat = chairs.findIndex((chair) => chair.kind === 'empty');
	return seat < 0 ? null : seat;
}

export const withChair = (chairs: readonly Chair[], seat: Seat, chair: Chair): readonly Chair[] =>
	chairs.map((old, at) => (at === seat ? chair : old));

/** The chairs with a bot on one of them, under a name that nobody else at the table has; it stays with the chair, wherever that goes. */
export function withBot(chairs: readonly Chair[], seat: Seat, bot: BotName): readonly Chair[] {
	const name = GIVEN_NAMES.find((free) => chairs.every((chair) => chair.name !== free));
	return withChair(chairs, seat, botChair(bot, name));
}

export const takenCount = (chairs: readonly Chair[]): number =>
	chairs.filter((chair) => chair.kind === 'person' || chair.kind === 'bot').length;

/** Another number of chairs; undefined if that would throw someone off. Free chairs go first, from the end. */
export function resized(chairs: readonly Chair[], count: number): readonly Chair[] | undefined {
	if (count >= chairs.length) return [...chairs, ...emptyChairs(count - chairs.length)];
	if (takenCount(chairs) > count) return undefined;
	let surplus = chairs.length - count;
	const kept = [...chairs].reverse().filter((chair) => {
		if (chair.kind !== 'empty' || surplus === 0) return true;
		surplus -= 1;
		return false;
	});
	return kept.reverse();
}

/** Only the chairs that take part, closed up. */
export const closedUp = (chairs: readonly Chair[]): readonly Chair[] =>
	chairs.filter((chair) => chair.kind === 'person' || chair.kind === 'bot');

/** Who is host when `host` no longer can be: the next person who is here, else the next person, else nobody. */
export function nextHost(chairs: readonly Chair[], host: Seat | null, isHere: (seat: Seat) => boolean): Seat | null {
	const from = host ?? -1;
	const order = chairs.map((_, step) => (from + 1 + step) % chairs.length);
	const people = order.filter((seat) => chairs[seat]?.kind === 'person' && seat !== host);
	return people.find(isHere) ?? people[0] ?? null;
}
