import type { Seat } from '@aquarius/engine';
import { type BotName, type OptionsPatch, parseTableRules } from '@aquarius/protocol';
import { type Chair, EMPTY, freeSeat, nextHost, person, resized, withBot, withChair } from './seats.ts';
import { accept, type Outcome, refuse, refuseRules, type Step, stepTo, type Table } from './table.ts';

/** Someone sits down. The first person of a table that is not a quick one becomes its host. */
export function sitDown(
	table: Table,
	who: { name: string; holder: string },
	wish?: Seat,
): Outcome<Step & { readonly seat: Seat }> {
	if (table.facts.phase !== 'lobby') return refuse('room/full');
	const seat = freeSeat(table.facts.chairs, wish);
	if (seat === null) return refuse('room/full');
	const chairs = withChair(table.facts.chairs, seat, person(who.name, who.holder));
	const host = table.facts.host ?? (table.facts.quick ? null : seat);
	return accept({ ...stepTo(table, { chairs, host }), seat });
}

/** A person's chair becomes free in the lobby: they stood up, left, were sent away or did not come back. */
export function freeChair(table: Table, seat: Seat, isHere: (seat: Seat) => boolean): Outcome {
	if (table.facts.chairs[seat]?.kind !== 'person') return refuse('room/bad-request');
	const chairs = withChair(table.facts.chairs, seat, EMPTY);
	const host = table.facts.host === seat ? nextHost(chairs, seat, isHere) : table.facts.host;
	return accept(stepTo(table, { chairs, host }));
}

export function addBot(table: Table, bot: BotName, wish?: Seat): Outcome {
	const seat = freeSeat(table.facts.chairs, wish);
	if (seat === null) return refuse('room/full');
	return accept(stepTo(table, { chairs: withBot(table.facts.chairs, seat, bot) }));
}

export function removeBot(table: Table, seat: Seat): Outcome {
	if (table.facts.chairs[seat]?.kind !== 'bot') return refuse('room/bad-request');
	return accept(stepTo(table, { chairs: withChair(table.facts.chairs, seat, EMPTY) }));
}

/** Host options. Fewer seats than are taken is `room/full`; rules that no table plays are `room/bad-request`, with what is wrong. */
export function setOptions(table: Table, patch: OptionsPatch): Outcome {
	const { seats, rules, ...rest } = patch;
	const parsed = rules === undefined ? accept(table.facts.rules) : parseTableRules(rules);
	if (!parsed.ok) return refuseRules(parsed.code);
	const read = parsed.value;
	const count = seats ?? table.facts.chairs.length;
	if (count < read.players.min || count > read.players.max) return refuse('room/bad-request');
	const chairs = resized(table.facts.chairs, count);
	if (chairs === undefined) return refuse('room/full');
	const hostChair = table.facts.host === null ? undefined : table.facts.chairs[table.facts.host];
	const host = hostChair === undefined ? null : chairs.indexOf(hostChair);
	const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
	const options = { ...table.facts.options, ...given };
	if (options.first !== 'random' && options.first >= count) return refuse('room/bad-request');
	if (options.talk === 'free' && !options.isPrivate) return refuse('room/bad-request');
	return accept(stepTo(table, { rules: read, chairs, host, options }));
}

export function rename(table: Table, seat: Seat, name: string): Outcome {
	const chair = table.facts.chairs[seat];
	if (chair === undefined) return refuse('room/not-seated');
	return accept(stepTo(table, { chairs: withChair(table.facts.chairs, seat, { ...chair, name }) }));
}

/** The host takes somebody's word, or gives it back. Only people have one. */
export function mute(table: Table, seat: Seat, isMuted: boolean): Outcome {
	const chair = table.facts.chairs[seat];
	if (chair?.kind !== 'person') return refuse('room/bad-request');
	const { muted: _, ...rest } = chair;
	const after: Chair = isMuted ? { ...rest, muted: true } : rest;
	return accept(stepTo(table, { chairs: withChair(table.facts.chairs, seat, after) }));
}

/** Somebody's part in the shuffle of the next game. */
export function addSalt(table: Table, seat: Seat, salt: string): Outcome {
	const chair = table.facts.chairs[seat];
	if (chair === undefined) return refuse('room/not-seated');
	return accept(stepTo(table, { chairs: withChair(table.facts.chairs, seat, { ...chair, salt }) }));
}

/** From the result back to the lobby; chairs of people who left are free again. */
export function backToLobby(table: Table): Outcome {
	const { rules, host } = table.facts;
	const freed = table.facts.chairs.map((chair) => (chair.kind === 'gone' ? EMPTY : chair));
	// Who came late may sit behind seats that only hold a Goal.
	const chairs = resized(freed, Math.min(freed.length, rules.players.max)) ?? freed;
	const hostChair = host === null ? undefined : freed[host];
	return accept(
		stepTo(table, {
			phase: 'lobby',
			chairs,
			host: hostChair === undefined ? null : chairs.indexOf(hostChair),
			deadline: 0,
		}),
	);
}

/** After a game whose host went away: the next person who is here takes over. */
export function handOver(table: Table, isHere: (seat: Seat) => boolean): Step {
	const { chairs, host } = table.facts;
	return stepTo(table, { host: nextHost(chairs, host, isHere) });
}

/** A quick table whose wait is over: people who do not come make room, bots take what is free. */
export function filledUp(table: Table, bot: BotName, comes: (seat: Seat) => boolean): Step {
	const { chairs } = table.facts;
	const fill = (filled: readonly Chair[], chair: Chair, seat: Seat) =>
		chair.kind === 'bot' || (chair.kind === 'person' && comes(seat)) ? filled : withBot(filled, seat, bot);
	return stepTo(table, { chairs: chairs.reduce(fill, chairs) });
}
