import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a server on this machine that can be cut: then nothing comes through, and nobody gets through. */
export interface CutLine {
	readonly port: number;
	readonly cut: () => void;
	readonly mend: () => void;
	readonly close: () => Promise<void>;
}

export async function cutLine(to: number): Promise<CutLine> {
	const ends = new Set<Socket>();
	let isCut = false;
	const server = createServer((near) => {
		if (isCut) return near.destroy();
		const far = connect(to, '127.0.0.1');
		for (const [one, other] of [
			[near, far],
			[far, near],
		] as const) {
			ends.add(one);
			one.on('error', () => {});
			one.on('close', () => {
				ends.delete(one);
				other.destroy();
			});
			one.pipe(other);
		}
		return;
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
	const cut = () => {
		isCut = true;
		for (const each of ends) each.destroy();
	};
	return {
		port: address.port,
		cut,
		mend() {
			isCut = false;
		},
		async close() {
			cut();
			server.close();
			await once(server, 'close');
		},
	};
}
