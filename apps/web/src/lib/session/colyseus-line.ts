/** The only file that knows the Colyseus SDK; imported dynamically, on the page of an online table. */

import {
	type CommandType,
	type PackedAnswer,
	type Reservation,
	type ServerMessages,
	TableState,
	unpackAnswer,
} from '@aquarius/protocol';
import { ColyseusSDK } from '@colyseus/sdk';
import type { Line, LineHandlers } from './line.ts';

const ANSWER_WITHIN = 8000;

export async function connect(reservation: Reservation, handlers: LineHandlers): Promise<Line> {
	const sdk = new ColyseusSDK(location.origin);
	const room = await sdk.consumeSeatReservation(reservation, TableState);
	let closed = false;
	// We come back by our own credential: the SDK would use a token that a restarted server does not know.
	room.reconnection.enabled = false;

	room.onStateChange((state) => {
		if (!closed) handlers.onState(state);
	});
	room.onMessage('emote', (message: ServerMessages['emote']) => {
		if (!closed) handlers.onEmote(message.seat, message.emote);
	});
	room.onMessage('seat', (message: ServerMessages['seat']) => {
		if (!closed) handlers.onSeat(message.seat);
	});
	const gone = (code: number): void => {
		if (closed) return;
		closed = true;
		handlers.onClosed(code);
	};
	room.onLeave(gone);
	room.onDrop(gone);
	room.onError(() => {});

	return {
		request: (type: CommandType, payload: object) =>
			(room.request(type, payload, { timeout: ANSWER_WITHIN }) as Promise<PackedAnswer>).then(unpackAnswer),
		ping: () => new Promise((done) => room.ping(() => done())),
		close: () => {
			closed = true;
			void room.leave(false).catch(() => {});
		},
	};
}
