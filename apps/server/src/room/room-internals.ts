import type { RuleSet } from '@aquarius/engine';
import { Protocol, type Room } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';

/*
 * What a table needs of the framework and finds no public door to. Each is a name that the framework keeps to itself, so that a new version
 * of it is to be looked through here.
 */

/** Patches go out with each change. Without a rate the framework would wake up sixty times a second in each room to move a clock that nobody reads. */
export const NEVER_MS = 2 ** 31 - 1;
/** The framework's entrance for frames, which has no public hook before it. */
export const FRAMES = '_onMessage';
/** What the framework's list says of a room. Asking the list itself could find what another process wrote there. */
export const LISTING = '_listing';

/** Where the framework encodes a room's state. */
const SERIALIZER = '_serializer';
/** Its buffers have this size at first. Each room gets larger ones for the game that it is to hold. */
Encoder.BUFFER_SIZE = 4 * 1024;
/** Room for a lobby, and for what a card leaves in the log of everybody and of its seat, in bytes. */
const LOBBY_BYTES = 6 * 1024;
const CARD_BYTES = 100;

interface Buffers {
	fullEncodeBuffer: Uint8Array;
	needFullEncode: boolean;
	readonly encoder: { sharedBuffer: Uint8Array };
}

interface Reservations {
	readonly _reservedSeats: Record<string, unknown>;
	readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
}

/**
 * Sets the buffers in which a room's state is encoded to what a game of these rules usually needs, and to more once it has `written` so
 * much, in bytes. The encoder must not have to grow them itself: it then loses references of clients with a view (seen in 5.0.34).
 */
export function makeRoomFor(room: Room, rules: RuleSet, written: number): void {
	const bytes = Math.max(usualBytes(rules), LOBBY_BYTES + nextPowerOfTwo(2 * written));
	const serializer = room[SERIALIZER] as unknown as Buffers; // its own types hide them
	if (serializer.fullEncodeBuffer.length === bytes) return;
	serializer.encoder.sharedBuffer = new Uint8Array(bytes);
	serializer.fullEncodeBuffer = new Uint8Array(bytes);
	serializer.fullEncodeBuffer[0] = Protocol.ROOM_STATE;
	serializer.needFullEncode = true;
}

const known = new WeakMap<RuleSet, number>();

function usualBytes(rules: RuleSet): number {
	const cards = () => Object.values(rules.deck).reduce((sum, count) => sum + count, 0) * rules.decks;
	const bytes = known.get(rules) ?? LOBBY_BYTES + cards() * (1 + rules.maxRebuilds) * CARD_BYTES;
	known.set(rules, bytes);
	return bytes;
}

const nextPowerOfTwo = (least: number): number => 2 ** Math.ceil(Math.log2(Math.max(1, least)));

/** How many places are kept for people on their way. */
export const reservedPlaces = (room: Room): number =>
	Object.keys((room as unknown as Reservations)._reservedSeats).length; // its own types hide them

/** Takes back the places that are kept for people on their way: the framework would wait for them before it lets go of a room. */
export function forgetReservations(room: Room): void {
	const { _reservedSeats: seats, _reservedSeatTimeouts: timers } = room as unknown as Reservations; // its own types hide them
	for (const [session, timer] of Object.entries(timers)) {
		clearTimeout(timer);
		delete timers[session];
		delete seats[session];
	}
}
