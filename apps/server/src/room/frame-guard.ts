import type { Answer } from '@aquarius/protocol';
import { ClientState, CloseCode, getMessageBytes, Protocol, ResponseStatus } from '@colyseus/core';
import type { House } from '../house.ts';
import { errorText } from '../operation/log.ts';
import { isCommand, judgeFrame } from './door.ts';
import { hangUp, isStuck, stopReading, type TableClient, visitorOf } from './visitor.ts';

/** Whoever has a connection says so by the protocol's first frame, at once. */
const WORD_MS = 15_000;
/** How long a connection that was shut out may take to read why, in ms. */
const FAREWELL_MS = 1000;

/** Looks at each frame of one table before the framework reads it, and shuts out who sends too many or reads nothing. */
export class FrameGuard {
	readonly #house: House;
	readonly #code: string;

	constructor(house: House, code: string) {
		this.#house = house;
		this.#code = code;
	}

	/** Delivers a frame, or answers it with a refusal. Nothing above this would catch a fault: it would end the process, and everybody's game. */
	judge(client: TableClient, frame: Buffer, deliver: () => void): void {
		try {
			this.#judge(client, frame, deliver);
		} catch (error) {
			this.#house.log('command-failed', { code: this.#code, command: 'frame', error: errorText(error) });
			hangUp(client);
		}
	}

	#judge(client: TableClient, frame: Buffer, deliver: () => void) {
		const visitor = visitorOf(client);
		const now = this.#house.time.now();
		if (visitor.isGone) return;
		visitor.frameAt = performance.now();
		if (!visitor.frames.take(now) || isStuck(client)) return this.shutOut(client);
		// The address of a crowd that floods: whoever is calm at it may go on.
		if (visitor.addressFrames?.take(now) === false && visitor.isTooFast) return this.shutOut(client);
		if (client.state === ClientState.JOINING && isCommand(frame)) return this.shutOut(client);
		const verdict = judgeFrame(frame, () => visitor.commands.take(now));
		const wasTooFast = visitor.isTooFast;
		visitor.isTooFast = verdict.type !== 'pass' && verdict.code === 'room/too-fast';
		if (verdict.type === 'pass') return deliver();
		if (!wasTooFast || !visitor.isTooFast) this.#house.refusals.tell({ code: this.#code, why: verdict.code });
		this.#house.metrics.answered('unread', { refused: verdict.code });
		if (verdict.type === 'complain') return client.send('refused', { refused: verdict.code });
		const answer: Answer = { refused: verdict.code };
		client.enqueueRaw(getMessageBytes[Protocol.ROOM_RESPONSE](verdict.request, ResponseStatus.OK, answer));
	}

	/** Its seat waits for it as after any lost connection. */
	shutOut(client: TableClient): void {
		visitorOf(client).isGone = true;
		this.#house.log('flood', { code: this.#code });
		client.leave(CloseCode.WITH_ERROR);
		// Who does not read would not read that either, and what is written for them waits in our memory.
		if (isStuck(client)) hangUp(client);
		// Who floods goes on. To read it would cost more than the flood did so far.
		else stopReading(client);
		this.#house.time.after(FAREWELL_MS, () => hangUp(client));
	}

	/** The framework keeps everything for someone who has not said that they are here. */
	expectWord(client: TableClient): void {
		const callOff = this.#house.time.after(WORD_MS, () => {
			if (client.state === ClientState.JOINING) hangUp(client);
		});
		client.ref.once('close', callOff);
	}
}
