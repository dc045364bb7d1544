import { COMMAND_BYTES, COMMAND_TYPES, type RoomCode } from '@aquarius/protocol';
import { Protocol } from '@colyseus/core';
import { decode, type Iterator } from '@colyseus/schema';

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

function judgeRequest(frame: Buffer, mayGoOn: () => boolean): Verdict {
	const head = readHead(frame);
	if (head === undefined) return { type: 'complain', code: 'room/bad-request' };
	const refuse = (code: RoomCode): Verdict => ({ type: 'refuse', request: head.request, code });
	if (!mayGoOn()) return refuse('room/too-fast');
	if (frame.byteLength > COMMAND_BYTES) return refuse('room/too-large');
	return COMMAND_TYPES.some((known) => known === head.name) ? { type: 'pass' } : refuse('room/unknown-message');
}

function readHead(frame: Buffer): { request: number; name: string | number } | undefined {
	const at: Iterator = { offset: 1 };
	try {
		const request = decode.number(frame, at);
		const name = decode.stringCheck(frame, at) ? decode.string(frame, at) : decode.number(frame, at);
		return Number.isSafeInteger(request) && request >= 0 && at.offset <= frame.byteLength
			? { request, name }
			: undefined;
	} catch {
		return undefined;
	}
}
