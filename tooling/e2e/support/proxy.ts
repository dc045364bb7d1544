import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line between browser and server that can break. */
export interface Proxy {
	readonly url: string;
	/** Cuts every connection and refuses new ones for that long, as a train tunnel does. */
	readonly outage: (ms: number) => Promise<void>;
	readonly close: () => Promise<void>;
}

export async function startProxy(target: string): Promise<Proxy> {
	const { hostname, port } = new URL(target);
	const open = new Set<Socket>();
	let down = false;
	const server = createServer((near) => {
		if (down) {
			near.destroy();
			return;
		}
		const far = connect(Number(port), hostname);
		for (const socket of [near, far]) {
			open.add(socket);
			// A cut line reports an error on the other half; that is what is being tried here.
			socket.on('error', () => undefined);
			socket.on('close', () => {
				open.delete(socket);
				near.destroy();
				far.destroy();
			});
		}
		near.pipe(far).pipe(near);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('a TCP server has an address with a port');
	const cut = () => {
		for (const socket of open) socket.destroy();
	};
	return {
		url: `http://127.0.0.1:${address.port}`,
		outage: async (ms) => {
			down = true;
			cut();
			await new Promise((done) => setTimeout(done, ms));
			down = false;
		},
		close: async () => {
			cut();
			await new Promise((done) => server.close(done));
		},
	};
}
