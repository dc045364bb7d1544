import { randomInt } from 'node:crypto';
import { assertNever, type Seat } from '@aquarius/engine';
import { parseName, type TableCommand } from '@aquarius/protocol';
import { addBot, addSalt, backToLobby, freeChair, mute, removeBot, rename, setOptions, sitDown } from './chairs.ts';
import { credentialOf, hashOfCredential, makeKey } from './codes.ts';
import { joinPlay, letsIn } from './late-join.ts';
import { begin, comeBack, leavePlay } from './play.ts';
import { withChair } from './seats.ts';
import { accept, type Outcome, refuse, refuseField, type Step, stepTo, type Table } from './table.ts';

/** What a table command leads to. `sat` comes with `sit`: the new seat and its credential, to be told to this person only. */
export interface Done {
	/** Null: nothing changes, such as somebody leaving who only watched. */
	readonly step: Step | null;
	readonly sat?: { readonly seat: Seat; readonly credential: string; readonly holder: string };
}

export interface Actor {
	readonly seat: Seat | null;
	readonly isHere: (seat: Seat) => boolean;
	readonly now: number;
}

/** Works out a table command of somebody who may give it. */
export function workOut(table: Table, command: TableCommand, actor: Actor): Outcome<Done> {
	switch (command.do) {
		case 'start':
			return step(begin(table, { first: firstSeat(table), now: actor.now }));
		case 'rematch':
			return step(rematch(table, command.shuffle ?? false, actor.now));
		case 'lobby':
			return step(backToLobby(table));
		case 'options':
			return step(setOptions(table, command.options));
		case 'add-bot':
			return step(addBot(table, command.bot, command.seat));
		case 'remove-bot':
			return step(removeBot(table, command.seat));
		case 'kick':
			return command.seat === actor.seat
				? refuse('room/bad-request')
				: step(freeChair(table, command.seat, actor.isHere));
		case 'sit':
			return table.facts.phase === 'playing' && !letsIn(table.facts)
				? refuse('room/wrong-phase')
				: sit(table, command.name, actor.now, { seat: command.seat });
		case 'stand':
			return actor.seat === null ? refuse('room/not-seated') : step(freeChair(table, actor.seat, actor.isHere));
		case 'leave':
			return leave(table, actor);
		case 'rename': {
			const name = parseName(command.name);
			if (name === undefined) return refuseField('name');
			return actor.seat === null ? refuse('room/not-seated') : step(rename(table, actor.seat, name));
		}
		case 'back':
			return actor.seat === null ? refuse('room/not-seated') : backAtPlay(table, actor.seat, actor.now);
		case 'mute':
			return step(mute(table, command.seat, command.muted));
		case 'salt':
			return actor.seat === null ? refuse('room/not-seated') : step(addSalt(table, actor.seat, command.salt));
		default:
			return assertNever(command);
	}
}

/** Sits someone down under a new credential, that of the key if there is one, in the lobby or at a running game that lets people in. */
export function sit(
	table: Table,
	wished: string,
	now: number,
	{ seat, key = makeKey() }: { readonly seat?: Seat | undefined; readonly key?: string | undefined } = {},
): Outcome<Done & { sat: NonNullable<Done['sat']> }> {
	const name = parseName(wished);
	if (name === undefined) return refuseField('name');
	const credential = credentialOf(key);
	const holder = hashOfCredential(credential);
	const who = { name, holder };
	const done = letsIn(table.facts) ? joinPlay(table, who, { wish: seat, now }) : sitDown(table, who, seat);
	return done.ok ? accept({ step: done.value, sat: { seat: done.value.seat, credential, holder } }) : done;
}

function leave(table: Table, actor: Actor): Outcome<Done> {
	if (actor.seat === null) return accept({ step: null });
	switch (table.facts.phase) {
		case 'lobby':
			return step(freeChair(table, actor.seat, actor.isHere));
		case 'playing':
			return step(leavePlay(table, actor.seat, actor.isHere, actor.now));
		case 'ended':
			return step(leaveResult(table, actor.seat, actor.isHere));
		default:
			return assertNever(table.facts.phase);
	}
}

/** The result keeps the name on its chair; a rematch goes on without it. */
function leaveResult(table: Table, seat: Seat, isHere: (seat: Seat) => boolean): Outcome {
	const freed = freeChair(table, seat, isHere);
	if (!freed.ok) return freed;
	const name = table.facts.chairs[seat]?.name ?? '';
	const chairs = withChair(freed.value.table.facts.chairs, seat, { kind: 'gone', name, bot: null, holder: null });
	return accept(stepTo(table, { chairs, host: freed.value.table.facts.host }));
}

/** The next game of the same people, each on the chair they had or on one that chance gives. */
function rematch(table: Table, isShuffled: boolean, now: number): Outcome {
	if (!isShuffled) return begin(table, { first: nextFirst(table), now });
	const { chairs, host } = table.facts;
	const mixed = shuffled(chairs);
	const hostChair = host === null ? undefined : chairs[host];
	const mixedHost = hostChair === undefined ? null : mixed.indexOf(hostChair);
	const facts = { ...table.facts, chairs: mixed, host: mixedHost, seatedAt: table.facts.version + 1 };
	return begin({ ...table, facts }, { first: firstSeat(table), now });
}

/** Every order is as likely as any other. */
function shuffled<T>(list: readonly T[]): readonly T[] {
	const mixed = [...list];
	for (let last = mixed.length - 1; last > 0; last--) {
		const other = randomInt(last + 1);
		[mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T]; // both places are in the list
	}
	return mixed;
}

function backAtPlay(table: Table, seat: Seat, now: number): Outcome<Done> {
	const done = comeBack(table, seat, now);
	return done.ok ? accept({ step: done.value }) : done;
}

/** Who begins the next game; null: whom its key gives, so that this too can be verified. */
export function firstSeat(table: Table): Seat | null {
	const { first } = table.facts.options;
	return first === 'random' ? null : first;
}

/** A rematch is begun by the next seat, unless chance decides. */
function nextFirst(table: Table): Seat | null {
	return table.facts.options.first === 'random' ? null : (table.facts.began ?? -1) + 1;
}

const step = (outcome: Outcome): Outcome<Done> => (outcome.ok ? accept({ step: outcome.value }) : outcome);
