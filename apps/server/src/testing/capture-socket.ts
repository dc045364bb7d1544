/** Every byte that a socket of this process received, by the session id in its address. Import it before the SDK. */
const received = new Map<string, Uint8Array[]>();
let isCapturing = false;

/** Bytes are kept from now on: only for who looks through them, since they fill the memory of people who play for long. */
export function captureFrames(): void {
	isCapturing = true;
}

class CapturingWebSocket extends WebSocket {
	constructor(...args: ConstructorParameters<typeof WebSocket>) {
		super(...args);
		if (!isCapturing) return;
		const session = new URL(args[0]).searchParams.get('sessionId') ?? 'none';
		const frames = received.get(session) ?? [];
		received.set(session, frames);
		this.addEventListener('message', ({ data }) => {
			frames.push(data instanceof ArrayBuffer ? new Uint8Array(data.slice(0)) : new TextEncoder().encode(String(data)));
		});
	}
}
globalThis.WebSocket = CapturingWebSocket;

export const bytesOf = (session: string): Buffer => Buffer.concat(framesOf(session));

/** Throws where nothing was kept: a search of no bytes would find nothing. */
export function framesOf(session: string): readonly Uint8Array[] {
	const frames = received.get(session);
	if (frames === undefined) throw new Error('no bytes were kept: call captureFrames() before anybody connects');
	return frames;
}
export const forget = (session: string): boolean => received.delete(session);
