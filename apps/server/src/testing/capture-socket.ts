/** Every byte that a socket of this process received, by the session id in its address. Import it before the SDK. */
const received = new Map<string, Uint8Array[]>();

class CapturingWebSocket extends WebSocket {
	constructor(...args: ConstructorParameters<typeof WebSocket>) {
		super(...args);
		const session = new URL(args[0]).searchParams.get('sessionId') ?? 'none';
		const frames = received.get(session) ?? [];
		received.set(session, frames);
		this.addEventListener('message', ({ data }) => {
			frames.push(data instanceof ArrayBuffer ? new Uint8Array(data.slice(0)) : new TextEncoder().encode(String(data)));
		});
	}
}
globalThis.WebSocket = CapturingWebSocket;

export const bytesOf = (session: string): Buffer => Buffer.concat(received.get(session) ?? []);
export const forget = (session: string): boolean => received.delete(session);
