import { Socket } from 'node:net';
import type { Seat } from '@aquarius/engine';
import type { Client } from '@colyseus/core';
import { type Bucket, commandLimit, frameLimit } from '../http/limits.ts';
import type { Speaker } from './speaker.ts';

/** What the server remembers of a connection. Nothing of it is in the schema or the metadata. */
export interface Visitor extends Speaker {
	/** The seat as this client was last told. */
	seat: Seat | null;
	/** When the frame came that is being worked on, by `performance.now()`. */
	frameAt: number;
	/** Was told last that it is too fast; the log says so once. */
	isTooFast: boolean;
	readonly frames: Bucket;
	/** Of all connections of its address together. */
	readonly addressFrames: Bucket | undefined;
	readonly commands: Bucket;
}
export type TableClient = Client<{ userData: Visitor }>;

/** A new connection; which seat it has is shown to it later. */
export const newVisitor = (
	session: string,
	holder: string | null,
	commandsPerSecond: number,
	now: number,
	addressFrames: Bucket | undefined,
): Visitor => ({
	session,
	holder,
	seat: null,
	isRising: false,
	isGone: false,
	isTooFast: false,
	frameAt: 0,
	frames: frameLimit(commandsPerSecond, now),
	addressFrames,
	commands: commandLimit(commandsPerSecond, now),
});

export function visitorOf(client: TableClient): Visitor {
	if (client.userData === undefined) throw new Error('a client that joined has a visitor');
	return client.userData;
}

/** A person reads at once what a table says, which is a few kB. */
const MAX_UNREAD_BYTES = 256 * 1024;

/** Whether somebody has long read nothing of what was written to them. */
export function isStuck({ ref }: TableClient): boolean {
	return 'bufferedAmount' in ref && typeof ref.bufferedAmount === 'number' && ref.bufferedAmount > MAX_UNREAD_BYTES;
}

/** What is written to a client in this turn of the event loop goes out at once: the state and the answer cost one call, not two. */
export function gather({ ref }: TableClient): void {
	const socket: unknown = '_socket' in ref ? ref._socket : undefined;
	if (!(socket instanceof Socket) || socket.writableCorked > 0) return;
	socket.cork();
	setImmediate(() => socket.uncork());
}

/** Takes nothing more in from a connection. */
export function stopReading({ ref }: TableClient): void {
	if ('pause' in ref && typeof ref.pause === 'function') ref.pause();
}

/** Ends a connection without a word, and what waits to be written with it. */
export function hangUp({ ref }: TableClient): void {
	if ('terminate' in ref && typeof ref.terminate === 'function') ref.terminate();
}
