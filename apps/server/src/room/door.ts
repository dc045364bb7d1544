import { COMMAND_BYTES, COMMAND_TYPES, type RoomCode } from '@aquarius/protocol';
import { Protocol } from '@colyseus/core';
import { decode, type Iterator } from '@colyseus/schema';
import { isReadable } from './payload.ts';

/**
 * What to do with a frame before the framework reads it: it closes the connection over an unknown type or an unreadable
 * payload, and has no typed answer for a request that nobody handles.
 */
export type Verdict =
	| { readonly type: 'pass' }
	/** Answer the request with this code. */
	| { readonly type: 'refuse'; readonly request: number; readonly code: RoomCode }
	/** There is no request to answer: tell it by a message. */
	| { readonly type: 'complain'; readonly code: RoomCode };

/** The low bits of a frame's first byte name its kind, the high ones modify it. */
const KIND = 0x1f;
/** The high bits of a text of up to 31 bytes, whose low bits are its length. */
const SHORT_TEXT = 0b101;

/** `mayGoOn` is asked once for each command and says whether its sender is still within the limit. */
export function judgeFrame(frame: Buffer, mayGoOn: () => boolean): Verdict {
	const kind = (frame[0] ?? 0) & KIND;
	switch (kind) {
		case Protocol.JOIN_ROOM:
		case Protocol.LEAVE_ROOM:
		case Protocol.PING:
			return { type: 'pass' };
		case Protocol.ROOM_REQUEST:
			return judgeRequest(frame, mayGoOn);
		default:
			return { type: 'complain', code: mayGoOn() ? 'room/unknown-message' : 'room/too-fast' };
	}
}

/** Whether it is something that only those say who have joined. */
export const isCommand = (frame: Buffer): boolean => {
	const kind = (frame[0] ?? 0) & KIND;
	return kind !== Protocol.JOIN_ROOM && kind !== Protocol.LEAVE_ROOM && kind !== Protocol.PING;
};

function judgeRequest(frame: Buffer, mayGoOn: () => boolean): Verdict {
	const head = readHead(frame);
	if (head === undefined) return { type: 'complain', code: 'room/bad-request' };
	const refuse = (code: RoomCode): Verdict => ({ type: 'refuse', request: head.request, code });
	if (!mayGoOn()) return refuse('room/too-fast');
	if (frame.byteLength > COMMAND_BYTES) return refuse('room/too-large');
	if (!COMMAND_TYPES.some((known) => known === head.name)) return refuse('room/unknown-message');
	return isReadable(frame, head.end) ? { type: 'pass' } : refuse('room/bad-request');
}

/** The number of the request, its type, and where that ends. The type is undefined for a type that is no short text: those of ours are. Undefined if it breaks off. */
function readHead(frame: Buffer): { request: number; name: string | undefined; end: number } | undefined {
	const at: Iterator = { offset: 1 };
	const request = readNumber(frame, at);
	const first = frame[at.offset];
	if (request === undefined || first === undefined) return undefined;
	if (first >> 5 !== SHORT_TEXT) return { request, name: undefined, end: at.offset };
	const end = at.offset + 1 + (first & 0x1f);
	return end > frame.byteLength ? undefined : { request, name: frame.toString('latin1', at.offset + 1, end), end };
}

function readNumber(frame: Buffer, at: Iterator): number | undefined {
	try {
		const number = decode.number(frame, at);
		return Number.isSafeInteger(number) && number >= 0 && at.offset <= frame.byteLength ? number : undefined;
	} catch {
		// It breaks off.
		return undefined;
	}
}
